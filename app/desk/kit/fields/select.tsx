import {
  Select as AriaSelect,
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
} from 'react-aria-components'
import { useDeskTexts } from '../../client/desk-texts'
import { Icon } from '../icon'
import type { FieldProps } from './field-props'
import { ERROR, HINT, INPUT, LABEL } from './looks'

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
      {hint && (
        <Text slot="description" className={HINT}>
          {hint}
        </Text>
      )}
      <FieldError className={ERROR}>{error}</FieldError>
      <Popover className="min-w-(--trigger-width) overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-lg">
        <ListBox className="outline-none">
          {choices.map(({ id, text }) => (
            <ListBoxItem
              key={id}
              id={id}
              textValue={text}
              className="flex min-h-9 cursor-pointer items-center rounded-md px-3 outline-none data-focused:bg-ground data-selected:font-medium touch:min-h-11"
            >
              {text}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}
