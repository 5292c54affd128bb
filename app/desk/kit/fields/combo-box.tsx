import {
  ComboBox as AriaComboBox,
  Button,
  Input,
  Label,
  ListBox,
  Popover,
} from 'react-aria-components'
import { plainText } from '../../../text-core/plain-text'
import { useDeskTexts } from '../../client/desk-texts'
import { Icon } from '../icon'
import { FieldNotes, ListedChoice, POPOVER } from './field-parts'
import type { FieldProps } from './field-props'
import { INPUT, LABEL } from './looks'

/** The value is the typed or chosen text; any text is valid. */
interface Props extends FieldProps<string> {
  options: readonly string[]
  /** Hides the label and shows it as a placeholder, for a row of filters. */
  bare?: boolean
}

const MOST_SHOWN = 50

export function ComboBox({ label, options, value, onChange, error, isDisabled, bare }: Props) {
  const { kit } = useDeskTexts()
  const typed = plainText(value)
  const near = options.filter((one) => plainText(one).includes(typed)).slice(0, MOST_SHOWN)
  return (
    <AriaComboBox
      aria-label={bare ? label : undefined}
      allowsCustomValue
      inputValue={value}
      onInputChange={onChange}
      defaultFilter={() => true}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      menuTrigger="focus"
    >
      {!bare && <Label className={LABEL}>{label}</Label>}
      <div className="relative">
        <Input className={`${INPUT} pr-9 touch:pr-11`} placeholder={bare ? label : undefined} />
        <Button
          aria-label={kit.choose}
          className="absolute inset-y-0 right-0 grid w-9 touch:w-11 place-items-center"
        >
          <Icon name="down" className="size-4" />
        </Button>
      </div>
      <FieldNotes error={error} />
      <Popover className={`${POPOVER} max-h-72 min-w-(--trigger-width)`}>
        <ListBox className="outline-none" items={near.map((id) => ({ id }))}>
          {({ id }) => <ListedChoice id={id} text={id} />}
        </ListBox>
      </Popover>
    </AriaComboBox>
  )
}
