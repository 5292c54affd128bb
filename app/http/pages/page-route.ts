import { isOwnPath } from '../../input/own-path'
import { decodePart } from '../../input/parsed'
import { isDataPath } from '../../input/request-url'
import { withoutLanguage } from '../../texts/language'
import { PAGES } from './page-rules'

const PATTERNS = Object.keys(PAGES)
  .filter((path) => path.includes(':'))
  .map((path) => ({ path, form: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))

/** Returns the route of routes.ts, without language: '/shop/:id', or '*' for no page. */
export function pageRoute(address: string) {
  const path = address
    .replace(/\?.*$/s, '')
    .replace(/\/_\.data$|\.data$/, '')
    .toLowerCase()
  const bare = withoutLanguage(path).replace(/(?<=.)\/$/, '') || '/'
  if (Object.hasOwn(PAGES, bare)) return bare
  return PATTERNS.find(({ form }) => form.test(bare))?.path ?? '*'
}

/**
 * Tells whether no address of the shop can have the path: a percent sign in it is broken, or the
 * decoded path leads elsewhere or holds control characters (input/own-path.ts), which React Router
 * strips.
 */
export function isNoAddress(path: string) {
  const read = decodePart(path)
  return read === undefined || !isOwnPath(read)
}

/** Tells whether no page has the path; a browser's router asks for data instead. */
export const leadsNowhere = (method: string | undefined, path: string) =>
  (method === 'GET' || method === 'HEAD') &&
  !isDataPath(path) &&
  (pageRoute(path) === '*' || isNoAddress(path))
