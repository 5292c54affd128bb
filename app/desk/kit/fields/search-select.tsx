import {
  Button,
  ComboBox,
  type ComboBoxProps,
  Input,
  Label,
  ListBox,
  Popover,
} from 'react-aria-components'
import { useDeskTexts } from '../../client/desk-texts'
import { Icon } from '../icon'
import { Empty } from '../list/empty'
import { FieldNotes, ListedChoice, POPOVER } from './field-parts'
import { INPUT, LABEL } from './looks'

interface Props<Mode extends 'single' | 'multiple'>
  extends Pick<
    ComboBoxProps<{ id: string; text: string }, Mode>,
    'selectionMode' | 'value' | 'onChange' | 'isDisabled'
  > {
  label: string
  options: readonly { id: string; text: string }[]
  hint?: string
  error?: string
}

export function SearchSelect<Mode extends 'single' | 'multiple' = 'single'>({
  label,
  options,
  hint,
  error,
  ...box
}: Props<Mode>) {
  const { kit } = useDeskTexts()
  return (
    <ComboBox
      {...box}
      defaultItems={options}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      allowsEmptyCollection
    >
      <Label className={LABEL}>{label}</Label>
      <div className="relative">
        <Input className={`${INPUT} pr-10 touch:pr-11`} />
        <Button className="absolute inset-y-0 right-0 grid w-10 touch:w-11 place-items-center">
          <Icon name="down" className="size-4" />
        </Button>
      </div>
      <FieldNotes hint={hint} error={error} />
      <Popover className={`${POPOVER} max-h-80 w-(--trigger-width)`}>
        <ListBox className="outline-none" renderEmptyState={() => <Empty text={kit.nothing} />}>
          {(choice: { id: string; text: string }) => <ListedChoice {...choice} ticked />}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
