import { parseUrl } from './parsed'

const NO_URL = 'http://localhost/'

/**
 * Returns a request's URL, or that of a first page when a server library passed on a broken one.
 */
export const requestUrl = ({ url }: { url: string }): URL =>
  parseUrl(url) ?? (parseUrl(NO_URL) as URL)
