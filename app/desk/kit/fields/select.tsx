import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  Popover,
  SelectValue,
} from 'react-aria-components'
import { useDeskTexts } from '../../client/desk-texts'
import { Icon } from '../icon'
import { FieldNotes, ListedChoice, POPOVER } from './field-parts'
import type { FieldProps } from './field-props'
import { INPUT, LABEL } from './looks'

interface Props<Id extends string> extends FieldProps<Id | undefined, Id> {
  options: readonly { id: Id; text: string }[]
  /** Label of a first option whose value is ''. */
  none?: string
  hint?: string
  /** Hides the label from sight only, for a row of filters. */
  bare?: boolean
}

/** React Aria's lists accept no empty key. */
const NONE = '*'

export function Select<Id extends string>({
  label,
  options,
  value,
  onChange,
  none,
  hint,
  error,
  isDisabled,
  bare,
}: Props<Id>) {
  const { kit } = useDeskTexts()
  const choices = none === undefined ? options : [{ id: NONE, text: none }, ...options]
  return (
    <AriaSelect
      aria-label={bare ? label : undefined}
      value={(none === undefined ? value : value || NONE) ?? null}
      onChange={(id) => id !== null && onChange((id === NONE ? '' : id) as Id)}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      placeholder={kit.choose}
    >
      {!bare && <Label className={LABEL}>{label}</Label>}
      <Button className={`${INPUT} flex items-center justify-between gap-2 text-left`}>
        <SelectValue className="truncate data-placeholder:text-muted" />
        <Icon name="down" className="size-4" />
      </Button>
      <FieldNotes hint={hint} error={error} />
      <Popover className={`${POPOVER} min-w-(--trigger-width)`}>
        <ListBox className="outline-none">
          {choices.map(({ id, text }) => (
            <ListedChoice key={id} id={id} text={text} />
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
