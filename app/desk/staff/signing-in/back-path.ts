import { isOwnPath } from '../../../input/own-path'

/** Where signing in leads back to: only to the desk itself, whatever the address says. */
export const backPath = (given: string | null) =>
  given && isOwnPath(given) && !given.startsWith('/sign-in') ? given : '/'
