import {
  TextField as AriaTextField,
  FieldError,
  Input,
  Label,
  Text,
  TextArea,
  type TextFieldProps,
} from 'react-aria-components'
import { ERROR, HINT, INPUT, LABEL } from './looks'

type Props = Omit<TextFieldProps, 'className' | 'children'> & {
  label: string
  hint?: string
  error?: string
  /** Number of visible lines; makes it a text area. */
  lines?: number
  /** Hides the label from sight only, for a row of fields. */
  labelHidden?: boolean
}

export const TextField = ({ label, hint, error, lines, labelHidden, ...props }: Props) => (
  <AriaTextField {...props} isInvalid={error !== undefined} validationBehavior="aria">
    <Label className={labelHidden ? 'sr-only' : LABEL}>{label}</Label>
    {lines ? <TextArea rows={lines} className={INPUT} /> : <Input className={INPUT} />}
    {hint && (
      <Text slot="description" className={HINT}>
        {hint}
      </Text>
    )}
    <FieldError className={ERROR}>{error}</FieldError>
  </AriaTextField>
)
