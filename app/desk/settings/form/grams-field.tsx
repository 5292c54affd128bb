import { useDeskTexts } from '../../client/desk-texts'
import { NumberField } from '../../kit/fields/number-field'

/** Grams in each unit in which a shop weighs; a unit that pages choose by language stays grams. */
const GRAMS: Record<string, number> = { kg: 1000, lb: 453.592_37 }
/** A kilogram's or a pound's decimals that grams tell apart. */
const DECIMALS = 3

interface Props {
  label: string
  error?: string
  isDisabled?: boolean
  /** Grams. */
  value: number | undefined
  onChange(grams: number | undefined): void
  /** `shop.weightUnit` */
  unit: string
}

/** A weight that is stored in grams and typed in the shop's unit. */
export function GramsField({ label, value, onChange, unit, ...shared }: Props) {
  const { upTo } = useDeskTexts().settings
  const inUnit = GRAMS[unit] ?? 1
  return (
    <NumberField
      {...shared}
      label={upTo[unit as keyof typeof upTo] ?? label}
      minValue={0}
      formatOptions={{ maximumFractionDigits: inUnit === 1 ? 0 : DECIMALS }}
      value={value === undefined ? Number.NaN : value / inUnit}
      onChange={(typed) => onChange(Number.isNaN(typed) ? undefined : Math.round(typed * inUnit))}
    />
  )
}
