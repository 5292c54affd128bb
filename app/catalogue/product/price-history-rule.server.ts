import { settings } from '../../settings/settings.server'

/** Tells whether only a price that the shop asked before may be crossed out. */
export const areOfHistory = () => settings().shop.kind === 'own'
