import { gstinIn } from './gst'
import type { Seller } from './issue-invoice.server'

/** A number for value added tax begins with its country, as 'ATU12345678' does. */
const VAT_NUMBER = /^[A-Z]{2}/
/** 'CNPJ 12.345.678/0001-95' says what it is. */
const NAMED_NUMBER = /^(?!CHE\b)\p{L}{3,}[.:]?\s/u

export function sellerLines(
  { name, address, phone, email, taxNumber }: Seller,
  words: { taxNumber: string; vatNumber: string },
) {
  return [name, ...address, phone, email, namedNumber(taxNumber, words)].filter(Boolean)
}

function namedNumber(number: string, words: { taxNumber: string; vatNumber: string }) {
  const gstin = gstinIn(number)
  if (gstin) return `GSTIN ${gstin}`
  if (!number || NAMED_NUMBER.test(number)) return number
  return `${VAT_NUMBER.test(number) ? words.vatNumber : words.taxNumber} ${number}`
}
