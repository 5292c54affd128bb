import type { FormVariant } from '../../../catalogue/care/form/product-form'

/** Values that are filled into several variants at once; an undefined one leaves theirs. */
export interface FilledValues {
  price?: number
  compareAt?: number
  stock?: number
  weight?: number
  /** What each SKU begins with; the variant's values follow it. */
  sku?: string
}

const MOST_SKU = 60

/** Identifies a variant of the form, even a new one: no two have the same values. */
export const variantKey = ({ values }: Pick<FormVariant, 'values'>) => JSON.stringify(values)

/** Returns the variants with the given values in those whose keys are `chosen`. */
export const filledVariants = (
  variants: readonly FormVariant[],
  chosen: ReadonlySet<string>,
  { sku, ...given }: FilledValues,
): FormVariant[] => {
  const set = Object.fromEntries(
    Object.entries(given).filter(([, value]) => value !== undefined),
  ) as Partial<FormVariant>
  return variants.map((one) =>
    chosen.has(variantKey(one))
      ? { ...one, ...set, ...(sku && { sku: skuOf(sku, one.values) }) }
      : one,
  )
}

/** Returns a SKU of a beginning and a variant's values: `TEE` and Dark blue / M is TEE-DARK-BLUE-M. */
const skuOf = (beginning: string, values: readonly string[]) =>
  [beginning, ...values.map((value) => value.toUpperCase())]
    .map((part) => part.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '-').replace(/^-+|-+$/g, ''))
    .filter((part) => part !== '')
    .join('-')
    .slice(0, MOST_SKU)
