import { FieldError, ListBoxItem, Text } from 'react-aria-components'
import { Icon } from '../icon'
import { ERROR, HINT, WARNING } from './looks'

interface Notes {
  hint?: string
  /** Stands in place of the hint. */
  warning?: string
  error?: string
}

/** What stands below a field. */
export const FieldNotes = ({ hint, warning, error }: Notes) => (
  <>
    {(warning ?? hint) && (
      <Text slot="description" className={warning ? WARNING : HINT}>
        {warning ?? hint}
      </Text>
    )}
    <FieldError className={ERROR}>{error}</FieldError>
  </>
)

export const POPOVER = 'overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-lg'

/** A choice in the list of a field; `ticked` ones show which are chosen. */
export const ListedChoice = ({
  ticked,
  ...item
}: {
  id: string | number
  text: string
  ticked?: boolean
}) => (
  <ListBoxItem
    id={item.id}
    textValue={item.text}
    className="flex min-h-9 cursor-pointer items-center justify-between gap-2 rounded-md px-3 outline-none data-focused:bg-ground data-selected:font-medium touch:min-h-11"
  >
    {({ isSelected }) => (
      <>
        {item.text}
        {ticked && isSelected && <Icon name="check" className="size-4" />}
      </>
    )}
  </ListBoxItem>
)
