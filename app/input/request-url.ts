import { parseUrl } from './parsed'

const NO_URL = 'http://localhost/'

/** Returns a request's URL, or a first page's when a server library passed a broken one. */
export const requestUrl = ({ url }: { url: string }): URL =>
  parseUrl(url) ?? (parseUrl(NO_URL) as URL)

/** Tells whether the browser's router asks for a page's data, and not for the document. */
export const isDataRequest = (request: { url: string }) =>
  requestUrl(request).pathname.endsWith('.data')
