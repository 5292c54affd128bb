import { plainDigits, plainText } from '../../texts/plain-text'
import type { Billing } from '../order'

const MOST = 600

/** What a customer's orders are found by: name, company, address and phone, as `plainText` has it. */
export function personWords({ firstName, lastName, company = '', email, phone }: Billing) {
  const words = [`${firstName} ${lastName}`, company, email, phone, plainDigits(phone)]
  return plainText(words.join('\n')).slice(0, MOST)
}

/** An order's columns that say whose it is. */
export const billingColumns = (billing: Billing) => ({
  billing: JSON.stringify(billing),
  words: personWords(billing),
})
