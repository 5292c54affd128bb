import { parsePhoneNumberFromString } from 'libphonenumber-js'
import type { Database } from '../../database/tables.server'
import { limiter } from '../../http/rate-limits.server'
import { asciiDigits } from '../../text-core/digits'
import { findOrderByNumber, orderNumberOf } from './find-order.server'

/** Stops many addresses together from trying the phone numbers of a known order number. */
const tries = limiter('order-by-phone', { points: 20, seconds: 86_400, per: 'account' })

/**
 * Returns the link's secret of an order that was placed by phone without an e-mail address, for who
 * knows its number and the phone number; undefined for any other.
 */
export async function tokenByPhone(
  db: Database,
  { number, phone }: { number: string; phone: string },
) {
  if (!(await tries.take(orderNumberOf(number)))) return undefined
  const found = await findOrderByNumber(db, number)
  if (!found || found.anonymous || found.order.billing.email !== '') return undefined
  const { billing, token } = found.order
  const typed = asciiDigits(phone)
  const read = parsePhoneNumberFromString(typed, billing.country as never)
  const digits = digitsOf(typed)
  const isSame = read?.number === billing.phone || digits === digitsOf(billing.phone)
  return isSame && digits !== '' ? token : undefined
}

const digitsOf = (phone: string) => phone.replace(/\D/g, '')
