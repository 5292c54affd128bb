import { parseUrl } from './parsed'

const NO_URL = 'http://localhost/'

/** The URL of a request, or of a shop's first page where a server library passed on a broken one. */
export const urlOf = ({ url }: { url: string }): URL => parseUrl(url) ?? (parseUrl(NO_URL) as URL)
