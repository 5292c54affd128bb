import { decodePart } from '../../input/parsed'
import { withoutLanguage } from '../../texts/language'
import { PAGES } from './page-rules'

const PATTERNS = Object.keys(PAGES)
  .filter((path) => path.includes(':'))
  .map((path) => ({ path, form: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`) }))

/** The route of routes.ts, without language: '/shop/:id', or '*' where there is no such page. */
export function pageRoute(address: string) {
  const path = address
    .replace(/\?.*$/s, '')
    .replace(/\/_\.data$|\.data$/, '')
    .toLowerCase()
  const bare = withoutLanguage(path).replace(/(?<=.)\/$/, '') || '/'
  if (Object.hasOwn(PAGES, bare)) return bare
  return PATTERNS.find(({ form }) => form.test(bare))?.path ?? '*'
}

/** With a broken percent sign, bytes that are no UTF-8, or a NUL, which PostgreSQL stores in no text. */
export const isUnreadable = (path: string) => decodePart(path)?.includes('\0') ?? true

/** Whether no page has the path; what a browser's router asks for is data instead. */
export const leadsNowhere = (method: string | undefined, path: string) =>
  (method === 'GET' || method === 'HEAD') &&
  !path.endsWith('.data') &&
  (pageRoute(path) === '*' || isUnreadable(path))
