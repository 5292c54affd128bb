import { z } from 'zod'

/** One line of words, without control characters. */
export const singleLine = (most: number) =>
  z
    .string()
    .trim()
    .min(1, 'is empty')
    .max(most, `is longer than ${most} letters`)
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, 'has a line break or control character')

/** A name that texts contain: braces in it would be placeholders. */
export const name = (most: number) => singleLine(most).regex(/^[^{}<>]*$/, 'has { } < or >')

export const lineOrNone = (most: number) => z.literal('').or(singleLine(most))
export const web = z.literal('').or(z.url({ protocol: /^https?$/, error: 'is no http address' }))
export const whole = (least: number, most: number) =>
  z.int('is no whole number').min(least, `is below ${least}`).max(most, `is above ${most}`)

/** An amount in minor units of the shop's currency: cents. */
export const amount = whole(0, 2_000_000_000)

/** A country (ISO 3166-1 alpha-2), or `*` for all countries that no other entry names. */
export const country = z.string().regex(/^(\*|[A-Z]{2})$/, 'is no country such as FR, nor *')

/** The slug of a category or department: small letters, marks and digits of any script. */
export const categorySlug = z
  .string()
  .regex(/^(?:(?!\p{Lu})[\p{L}\p{M}\p{N}-]){1,100}$/u, 'is no slug such as mens-shoes')

/** Requires that each name occurs once: a second entry is a slip. */
export function eachOnce<Entry>(entries: readonly Entry[], nameOf: (entry: Entry) => string) {
  const names = entries.map(nameOf)
  return names.find((name, at) => names.indexOf(name) !== at)
}
