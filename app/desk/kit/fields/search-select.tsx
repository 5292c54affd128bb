import {
  Button,
  ComboBox,
  type ComboBoxProps,
  FieldError,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Text,
} from 'react-aria-components'
import { useDeskTexts } from '../../client/desk-texts'
import { Icon } from '../icon'
import { Empty } from '../list/empty'
import { ERROR, HINT, INPUT, LABEL } from './looks'

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
      {hint && (
        <Text slot="description" className={HINT}>
          {hint}
        </Text>
      )}
      <FieldError className={ERROR}>{error}</FieldError>
      <Popover className="max-h-80 w-(--trigger-width) overflow-y-auto rounded-md border border-line bg-surface p-1 shadow-lg">
        <ListBox className="outline-none" renderEmptyState={() => <Empty text={kit.nothing} />}>
          {({ id, text }: { id: string; text: string }) => (
            <ListBoxItem
              id={id}
              textValue={text}
              className="flex min-h-9 cursor-pointer items-center justify-between gap-2 rounded-md px-3 outline-none data-focused:bg-ground data-selected:font-medium touch:min-h-11"
            >
              {({ isSelected }) => (
                <>
                  {text}
                  {isSelected && <Icon name="check" className="size-4" />}
                </>
              )}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </ComboBox>
  )
}
