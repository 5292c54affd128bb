import { useMoney } from '../use-formats'
import { NumberField } from './number-field'

interface Props {
  label: string
  hint?: string
  error?: string
  /** Minor units; undefined where it is empty. */
  value: number | undefined
  onChange(amount: number | undefined): void
  isRequired?: boolean
  isDisabled?: boolean
  autoFocus?: boolean
  /** Hides the label from sight only, for a row of fields. */
  labelHidden?: boolean
}

export function MoneyField({ value, onChange, ...props }: Props) {
  const { currency, units, decimals } = useMoney()
  return (
    <NumberField
      {...props}
      minValue={0}
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
