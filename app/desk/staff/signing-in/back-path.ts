import { isOwnPath } from '../../../input/own-path'

/** Returns the desk path after signing in, never one outside the desk. */
export const backPath = (given: string | null) =>
  given && isOwnPath(given) && !given.startsWith('/sign-in') ? given : '/'
