import type { ProductOption } from '../../product/variant'
import type { FormVariant } from './product-form'

/** Returns the index of the first repeated text; undefined without any. */
export function doubled(texts: readonly string[]) {
  const at = texts.findIndex((text, place) => texts.indexOf(text) < place)
  return at === -1 ? undefined : at
}

export function unfitValues(values: readonly string[], options: readonly ProductOption[]) {
  if (values.length !== options.length) return 'It needs one value of each option.'
  const at = options.findIndex((one, place) => !one.values.includes(values[place] as string))
  return at === -1 ? undefined : `${options[at]?.name} has no ${values[at]}.`
}

/** Returns every choice of one value per option, in their order. */
export const combinations = (options: readonly ProductOption[]): string[][] =>
  options.reduce<string[][]>(
    (chosen, { values }) => chosen.flatMap((some) => values.map((value) => [...some, value])),
    [[]],
  )

type NewVariant = Omit<FormVariant, 'id' | 'values' | 'sku' | 'gtin'>

/**
 * Returns the variants after a change of options. A variant stays if all its values exist; for an
 * added option it gets the first value.
 */
export function variantsFor(
  options: readonly ProductOption[],
  before: readonly FormVariant[],
  fresh: NewVariant,
): FormVariant[] {
  if (options.length === 0) return []
  const left = [...before]
  const take = (values: readonly string[]) => {
    const at = left.findIndex(
      (one) =>
        one.values.every((value, place) => values[place] === value) &&
        values.slice(one.values.length).every((value, place) => {
          return options[one.values.length + place]?.values[0] === value
        }),
    )
    return at === -1 ? undefined : left.splice(at, 1)[0]
  }
  return combinations(options).map((values) => {
    const known = take(values)
    return known ? { ...known, values } : { ...fresh, values, sku: null, gtin: null }
  })
}

export function withoutOption(variants: readonly FormVariant[], place: number): FormVariant[] {
  const seen = new Set<string>()
  return variants.flatMap((one) => {
    const values = one.values.filter((_, at) => at !== place)
    const key = JSON.stringify(values)
    if (values.length === 0 || seen.has(key)) return []
    seen.add(key)
    return { ...one, values }
  })
}

/** Renames a value in all its variants. */
export const renamedValue = (
  variants: readonly FormVariant[],
  place: number,
  { from, to }: { from: string; to: string },
): FormVariant[] =>
  variants.map((one) => ({
    ...one,
    values: one.values.map((value, at) => (at === place && value === from ? to : value)),
  }))
