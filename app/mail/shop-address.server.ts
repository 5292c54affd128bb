import { sender } from './sender.server'

/** Where the shop itself is written to. */
export const shopAddress = () => sender().address
