import { clockAt, momentAt } from '../../../texts/clocks/zoned-time'
import { fill } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import type { FieldProps } from '../../kit/fields/field-props'
import { TextField } from '../../kit/fields/text-field'
import { useDates } from '../../kit/use-formats'

/** The value is ISO 8601; undefined for none. */
interface Props extends FieldProps<string | undefined> {
  hint?: string
}

/** Edits a moment by the clock of the shop's time zone. */
export function MomentField({ value, onChange, hint = '', ...field }: Props) {
  const { zone } = useDeskTexts().home
  const { timeZone } = useDates()
  const typed = (clock: string) => {
    const moment = momentAt(clock, timeZone)
    onChange(moment === undefined ? undefined : new Date(moment).toISOString())
  }
  return (
    <TextField
      {...field}
      type={'datetime-local' as 'text'}
      hint={`${hint} ${fill(zone, { zone: timeZone })}`.trim()}
      value={value ? clockAt(Date.parse(value), timeZone) : ''}
      onChange={typed}
    />
  )
}
