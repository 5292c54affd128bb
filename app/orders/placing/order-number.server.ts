import { randomInt } from 'node:crypto'
import { settings } from '../../settings/settings.server'
import { writtenNumber } from '../order/order-number'

/** Crockford's base 32: no I, L, O or U to misread or misspell. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const EPOCH = Date.UTC(2025, 0, 1)

/** Returns the shop's prefix, the second and 25 random bits, which hide how many orders exist. */
export function newOrderNumber(now = Date.now()) {
  const second = Math.floor((now - EPOCH) / 1000)
  const digits = inBase32(second, 6) + inBase32(randomInt(2 ** 25), 5)
  return writtenNumber(settings().shop.orderPrefix, digits)
}

function inBase32(value: number, length: number) {
  let digits = ''
  for (let rest = value; digits.length < length; rest = Math.floor(rest / 32))
    digits = DIGITS[rest % 32] + digits
  return digits
}
