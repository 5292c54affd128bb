import {
  NumberField as AriaNumberField,
  FieldError,
  Input,
  Label,
  type NumberFieldProps,
  Text,
} from 'react-aria-components'
import { ERROR, HINT, INPUT, LABEL } from './looks'

type Props = Omit<NumberFieldProps, 'className' | 'children'> & {
  label: string
  hint?: string
  error?: string
  /** Hides the label from sight only, for a row of fields. */
  labelHidden?: boolean
}

/** A number field; NaN stands for empty. */
export const NumberField = ({ label, hint, error, labelHidden, ...props }: Props) => (
  <AriaNumberField {...props} isInvalid={error !== undefined} validationBehavior="aria">
    <Label className={labelHidden ? 'sr-only' : LABEL}>{label}</Label>
    <Input className={INPUT} />
    {hint && (
      <Text slot="description" className={HINT}>
        {hint}
      </Text>
    )}
    <FieldError className={ERROR}>{error}</FieldError>
  </AriaNumberField>
)
