import { asciiDigits } from './digits'
import { withoutAccents } from './spelling'

/** Removes case and accents, to compare what people type; digits of every script are 0 to 9. */
export const plainText = (text: string) => withoutAccents(asciiDigits(text).toLowerCase()).trim()

/** Returns a phone number's digits without leading zeros. */
export const plainDigits = (phone: string) =>
  asciiDigits(phone).replace(/\D/g, '').replace(/^0+/, '')
