import { useState } from 'react'
import { fill, plural } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { boundTo } from '../../kit/fields/bound-to'
import { MoneyField } from '../../kit/fields/money-field'
import { NumberField } from '../../kit/fields/number-field'
import { TextField } from '../../kit/fields/text-field'
import { Form } from '../../kit/form'
import { useWeight } from '../form/use-weight'
import type { FilledValues } from './fill-variants'

interface Props {
  /** The number of selected variants; the values go to all `count` where none is selected. */
  selected: number
  count: number
  onFill(values: FilledValues): void
}

/** Fields whose values are filled into several variants at once, by the button or Enter. */
export function FillBar({ selected, count, onFill }: Props) {
  const { variants: texts } = useDeskTexts().products
  const weight = useWeight()
  const [values, setValues] = useState<FilledValues>({})
  const [filled, setFilled] = useState<number>()
  const reached = selected || count
  const set = (changed: FilledValues) => {
    setValues((before) => ({ ...before, ...changed }))
    setFilled(undefined)
  }
  const submit = () => {
    if (Object.values(values).every((value) => value === undefined)) return
    onFill(values)
    setValues({})
    setFilled(reached)
  }
  const { fillIn } = texts
  const field = boundTo(values, set)
  return (
    <Form onSubmit={submit} className="rounded-md bg-ground p-3">
      <fieldset>
        <legend className="sr-only">{fillIn.title}</legend>
        <p className="mb-2 font-medium">
          {selected > 0
            ? fill(fillIn.selected, { count: selected })
            : plural('en', fillIn.all, count)}
        </p>
        <div className="grid grid-cols-2 items-end gap-3 md:grid-cols-3 lg:grid-cols-6">
          <MoneyField label={fillIn.price} {...field('price')} />
          <MoneyField label={fillIn.compareAt} {...field('compareAt')} />
          <NumberField
            label={fillIn.stock}
            minValue={0}
            step={1}
            value={values.stock ?? Number.NaN}
            onChange={(stock) => set({ stock: Number.isNaN(stock) ? undefined : stock })}
          />
          <TextField
            label={fillIn.sku}
            value={values.sku ?? ''}
            onChange={(sku) => set({ sku: sku.trim() === '' ? undefined : sku })}
          />
          <NumberField
            label={fill(fillIn.weight, { unit: weight.unit })}
            minValue={0}
            formatOptions={{ maximumFractionDigits: 2 }}
            value={values.weight === undefined ? Number.NaN : weight.shown(values.weight)}
            onChange={(given) =>
              set({ weight: Number.isNaN(given) ? undefined : weight.stored(given) })
            }
          />
          <Button type="submit">{fillIn.action}</Button>
        </div>
      </fieldset>
      <p role="status" className="mt-1 text-muted text-sm">
        {filled !== undefined && plural('en', fillIn.done, filled)}
      </p>
    </Form>
  )
}
