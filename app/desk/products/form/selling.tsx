import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Card } from '../../kit/card'
import { boundTo, numberOrNought, textOrNone } from '../../kit/fields/bound-to'
import { MoneyField } from '../../kit/fields/money-field'
import { NumberField } from '../../kit/fields/number-field'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import { useMoney } from '../../kit/use-formats'
import { useChoices } from '../table/use-choices'
import type { Editing } from './use-editing'
import { useWeight } from './use-weight'

const FIRST = '*'

export function Selling(props: Editing & { scheduled?: number }) {
  const { form, set, errorAt, isDisabled, scheduled } = props
  const field = boundTo(form, set, errorAt, isDisabled)
  const { form: texts } = useDeskTexts().products
  const money = useMoney()
  const weight = useWeight()
  const { taxClasses, discounts } = useChoices()
  const varied = form.options.length > 0
  const before =
    form.discount > 0 ? Math.round(form.price / (1 - form.discount / 10_000)) : undefined
  return (
    <Card title={texts.selling}>
      <div className="flex flex-col gap-4">
        {varied && <p className="text-muted">{texts.byVariants}</p>}
        {(!varied || errorAt('price')) && (
          <MoneyField
            label={texts.price}
            hint={
              scheduled === undefined
                ? undefined
                : fill(texts.scheduled, { price: money.format(scheduled) })
            }
            {...field('price')}
            value={form.price || undefined}
            onChange={(price) => set({ price: price ?? 0 })}
          />
        )}
        {(discounts || errorAt('discount')) && (
          <NumberField
            label={texts.discount}
            hint={
              before === undefined || varied
                ? undefined
                : fill(texts.discountHint, { price: money.format(before) })
            }
            minValue={0}
            maxValue={99.99}
            formatOptions={{ maximumFractionDigits: 2 }}
            {...field('discount')}
            value={form.discount / 100}
            onChange={(percent) => set({ discount: Math.round((percent || 0) * 100) })}
          />
        )}
        {taxClasses.length > 1 && (
          <Select
            label={texts.taxClass}
            {...field('taxClass')}
            value={form.taxClass ?? FIRST}
            options={taxClasses.map((name, at) =>
              at === 0
                ? { id: FIRST, text: fill(texts.firstClass, { name }) }
                : { id: name, text: name },
            )}
            onChange={(name) => set({ taxClass: name === FIRST ? null : name })}
          />
        )}
        {(!varied || errorAt('stock')) && (
          <NumberField
            label={texts.stock}
            minValue={0}
            step={1}
            {...numberOrNought(field('stock'))}
          />
        )}
        <TextField label={texts.sku} {...textOrNone(field('sku'))} />
        {(!varied || errorAt('gtin')) && (
          <TextField label={texts.gtin} inputMode="numeric" {...textOrNone(field('gtin'))} />
        )}
        <NumberField
          label={fill(texts.weight, { unit: weight.unit })}
          minValue={0}
          formatOptions={{ maximumFractionDigits: 2 }}
          {...field('weight')}
          value={weight.shown(form.weight)}
          onChange={(given) => set({ weight: weight.stored(given) })}
        />
      </div>
    </Card>
  )
}
