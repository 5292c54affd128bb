import { parseUrl } from './parsed'

const NO_URL = 'http://localhost/'

/** Returns a request's URL, or a first page's when a server library passed a broken one. */
export const requestUrl = ({ url }: { url: string }): URL =>
  parseUrl(url) ?? (parseUrl(NO_URL) as URL)

/** Tells whether a path is that of a page's data, for which the browser's router asks. */
export const isDataPath = (path: string) => path.endsWith('.data')
