import { useMoney } from '../use-formats'
import type { FieldProps } from './field-props'
import { NumberField } from './number-field'

/** The value is in minor units; undefined where it is empty. */
interface Props extends FieldProps<number | undefined> {
  hint?: string
  isRequired?: boolean
  autoFocus?: boolean
  /** Hides the label from sight only, for a row of fields. */
  labelHidden?: boolean
}

export function MoneyField({ value, onChange, ...props }: Props) {
  const { currency, units, decimals, inLakhs } = useMoney()
  return (
    <NumberField
      {...props}
      minValue={0}
      inLakhs={inLakhs}
      formatOptions={{
        style: 'currency',
        currency,
        currencyDisplay: 'narrowSymbol',
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }}
      value={value === undefined ? Number.NaN : value / units}
      onChange={(amount) => onChange(Number.isNaN(amount) ? undefined : Math.round(amount * units))}
    />
  )
}
