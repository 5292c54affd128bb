import { domainToASCII } from 'node:url'

const DOMAIN = /(?<=@)(?=.*[^\0-\x7f])[\p{L}\p{M}\p{N}.-]+$/u

/**
 * Returns an address with its domain in the letters that mail servers know (RFC 5890): some browsers
 * send ana@müller.at as ana@xn--mller-kva.at, others as typed. A domain without such a form is left out.
 */
export const withAsciiDomain = (address: string) => address.trim().replace(DOMAIN, domainToASCII)
