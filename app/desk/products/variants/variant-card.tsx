import type { FormPicture, FormVariant } from '../../../catalogue/care/form/product-form'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { IconButton } from '../../kit/button'
import { MoneyField } from '../../kit/fields/money-field'
import { NumberField } from '../../kit/fields/number-field'
import { TextField } from '../../kit/fields/text-field'
import { useWeight } from '../form/use-weight'
import { VariantPictures } from './variant-pictures'

interface Props {
  variant: FormVariant
  pictures: readonly FormPicture[]
  paths: Record<string, string>
  change(changed: Partial<FormVariant>): void
  remove(): void
  errorOf(field: string): string | undefined
  isDisabled: boolean
}

export function VariantCard(props: Props) {
  const { variant, pictures, paths, change, remove, errorOf, isDisabled } = props
  const { variants: texts } = useDeskTexts().products
  const weight = useWeight()
  const name = variant.values.join(' / ')
  return (
    <fieldset className="rounded-md border border-line p-3">
      <legend className="sr-only">{name}</legend>
      <div className="mb-2 flex items-center justify-between gap-2">
        <span aria-hidden className="font-medium">
          {name}
        </span>
        {!isDisabled && (
          <IconButton icon="bin" label={fill(texts.remove, { variant: name })} onPress={remove} />
        )}
      </div>
      {errorOf('values') && <p className="mb-2 text-bad text-sm">{errorOf('values')}</p>}
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4">
        <MoneyField
          label={texts.price}
          value={variant.price || undefined}
          onChange={(price) => change({ price: price ?? 0 })}
          error={errorOf('price')}
          isDisabled={isDisabled}
        />
        <MoneyField
          label={texts.compareAt}
          value={variant.compareAt ?? undefined}
          onChange={(compareAt) => change({ compareAt: compareAt ?? null })}
          error={errorOf('compareAt')}
          isDisabled={isDisabled}
        />
        <NumberField
          label={texts.stock}
          minValue={0}
          step={1}
          value={variant.stock}
          onChange={(stock) => change({ stock: Number.isNaN(stock) ? 0 : stock })}
          error={errorOf('stock')}
          isDisabled={isDisabled}
        />
        <TextField
          label={texts.sku}
          value={variant.sku ?? ''}
          onChange={(sku) => change({ sku: sku || null })}
          error={errorOf('sku')}
          isDisabled={isDisabled}
        />
        <TextField
          label={texts.gtin}
          value={variant.gtin ?? ''}
          onChange={(gtin) => change({ gtin: gtin || null })}
          error={errorOf('gtin')}
          isDisabled={isDisabled}
        />
        <NumberField
          label={`${texts.weight} (${weight.unit})`}
          minValue={0}
          formatOptions={{ maximumFractionDigits: 2 }}
          value={variant.weight === null ? Number.NaN : weight.shown(variant.weight)}
          onChange={(given) =>
            change({ weight: Number.isNaN(given) ? null : weight.stored(given) })
          }
          error={errorOf('weight')}
          isDisabled={isDisabled}
        />
        {pictures.length > 0 && (
          <VariantPictures
            name={name}
            pictures={pictures}
            paths={paths}
            chosen={variant.pictures}
            onChange={(chosen) => change({ pictures: chosen })}
            isDisabled={isDisabled}
          />
        )}
      </div>
    </fieldset>
  )
}
