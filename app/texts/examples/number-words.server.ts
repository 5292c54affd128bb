import { type CountryCode, getExampleNumber } from 'libphonenumber-js'
import examples from 'libphonenumber-js/mobile/examples'
import type { Settings } from '../../settings/schema'
import type { Texts } from '../texts'

/** The order number in the built-in texts, and its prefix. */
const EXAMPLE = 'EX-01ABCD-23XYZ'
const PREFIX = 'EX'
/** The phone numbers in the built-in texts. */
const PHONE = /\+880\s17\d\d\s\d{6}/
/** The country of the phone number that explains the format where the shop has none. */
const ANY_COUNTRY = 'GB'

/**
 * Returns the texts with an order number and, in a merchant's own shop, a phone number such as this
 * shop has. The demo gets the same object.
 */
export function numberedTexts(texts: Texts, { shop }: Settings): Texts {
  const numbered = shop.orderPrefix === PREFIX ? texts : withOrderNumber(texts, shop.orderPrefix)
  return shop.kind === 'demo' ? numbered : withPhone(numbered, shop.country || ANY_COUNTRY)
}

function withOrderNumber(texts: Texts, prefix: string): Texts {
  const { track } = texts
  const example = EXAMPLE.replace(`${PREFIX}-`, prefix && `${prefix}-`)
  const badNumber = track.badNumber.replace(EXAMPLE, example)
  return { ...texts, track: { ...track, example, badNumber } as Texts['track'] }
}

function withPhone(texts: Texts, country: string): Texts {
  const found =
    getExampleNumber(country as CountryCode, examples) ?? getExampleNumber(ANY_COUNTRY, examples)
  const phone = (text: string) => text.replace(PHONE, found?.formatInternational() ?? '')
  const { checkout, orderProblems, contact } = texts
  return {
    ...texts,
    checkout: {
      ...checkout,
      problems: { ...checkout.problems, phone: phone(checkout.problems.phone) },
    } as Texts['checkout'],
    orderProblems: {
      ...orderProblems,
      fields: { ...orderProblems.fields, phone: phone(orderProblems.fields.phone) },
    } as Texts['orderProblems'],
    contact: {
      ...contact,
      errors: { ...contact.errors, badPhone: phone(contact.errors.badPhone) },
    } as Texts['contact'],
  }
}
