import { plainDigits, plainText } from '../../text-core/plain-text'
import type { Billing } from '../order/order'

const PHONE = /^[+\d][\d\s()/.-]*$/

/** Returns all that finds an order, a line each: any part of a line matches. */
export function searchText(number: string, person: Billing, skus: readonly string[]) {
  const { firstName, lastName, company = '', email, phone } = person
  const lines = [number, number.replaceAll('-', ''), `${firstName} ${lastName}`, company, email]
  return [...lines, ...skus].map(plainText).concat(plainDigits(phone)).filter(Boolean).join('\n')
}

/**
 * Returns what a text must contain: one of each inner list. A phone number is one word however it
 * is written, with or without its leading zero.
 */
export function needlesOf(search: string): string[][] {
  const text = plainText(search)
  const words = PHONE.test(text) ? [text] : text.split(/\s+/)
  return words
    .filter((word) => word && word !== '+')
    .map((word) => {
      const digits = PHONE.test(word) ? plainDigits(word) : ''
      const asWritten = word.startsWith('+') ? '' : word // A country's prefix is kept as digits.
      return [...new Set([asWritten, digits].filter(Boolean))]
    })
}
