import type { ReactNode } from 'react'
import type { FormVariant } from '../../../catalogue/care/form/product-form'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { boundTo, numberOrNought, textOrNone } from '../../kit/fields/bound-to'
import { MoneyField } from '../../kit/fields/money-field'
import { NumberField } from '../../kit/fields/number-field'
import { TextField } from '../../kit/fields/text-field'
import { useWeight } from '../form/use-weight'

export const VARIANT_FIELDS = ['price', 'compareAt', 'stock', 'sku', 'gtin', 'weight'] as const
type VariantField = (typeof VARIANT_FIELDS)[number]

/** Returns a function that names a field: its column's title, with the unit of a weight. */
export function useVariantFieldName() {
  const { variants: texts } = useDeskTexts().products
  const { unit } = useWeight()
  return (field: VariantField) => (field === 'weight' ? `${texts.weight} (${unit})` : texts[field])
}

interface Props {
  variant: FormVariant
  change(changed: Partial<FormVariant>): void
  errorOf(field: string): string | undefined
  isDisabled: boolean
}

/** The cells of one variant's fields; on a phone each has its column's title above it. */
export function VariantCells({ variant, change, errorOf, isDisabled }: Props) {
  const { variants: texts } = useDeskTexts().products
  const nameOf = useVariantFieldName()
  const weight = useWeight()
  const name = variant.values.join(' / ')
  const bound = boundTo(variant, change, errorOf, isDisabled)
  const shared = <Field extends VariantField>(field: Field) => ({
    label: fill(texts.of, { field: texts[field], variant: name }),
    labelHidden: true,
    ...bound(field),
  })
  const fields: Record<VariantField, ReactNode> = {
    price: (
      <MoneyField
        {...shared('price')}
        value={variant.price || undefined}
        onChange={(price) => change({ price: price ?? 0 })}
      />
    ),
    compareAt: (
      <MoneyField
        {...shared('compareAt')}
        value={variant.compareAt ?? undefined}
        onChange={(compareAt) => change({ compareAt: compareAt ?? null })}
      />
    ),
    stock: <NumberField {...numberOrNought(shared('stock'))} minValue={0} step={1} />,
    sku: <TextField {...textOrNone(shared('sku'))} />,
    gtin: <TextField {...textOrNone(shared('gtin'))} inputMode="numeric" />,
    weight: (
      <NumberField
        {...shared('weight')}
        minValue={0}
        formatOptions={{ maximumFractionDigits: 2 }}
        value={variant.weight === null ? Number.NaN : weight.shown(variant.weight)}
        onChange={(given) => change({ weight: Number.isNaN(given) ? null : weight.stored(given) })}
      />
    ),
  }
  return VARIANT_FIELDS.map((field) => (
    <td key={field} className="p-1 align-top max-lg:block">
      <span aria-hidden className="mb-1 block font-medium text-sm lg:hidden">
        {nameOf(field)}
      </span>
      {fields[field]}
    </td>
  ))
}
