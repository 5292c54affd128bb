import { useId } from 'react'
import {
  TextField as AriaTextField,
  Input,
  Label,
  TextArea,
  type TextFieldProps,
} from 'react-aria-components'
import { FieldNotes } from './field-parts'
import { INPUT, LABEL } from './looks'

type Props = Omit<TextFieldProps, 'className' | 'children'> & {
  label: string
  hint?: string
  /** Stands in place of the hint while the text is odd, but may stay. */
  warning?: string
  error?: string
  /** Number of visible lines; makes it a text area. */
  lines?: number
  /** Texts that the browser offers while one is typed; any other is as good. */
  suggestions?: readonly string[]
  /** Hides the label from sight only, for a row of fields. */
  labelHidden?: boolean
}

export const TextField = ({ lines, ...props }: Props) => {
  const list = useId()
  const { label, hint, warning, error, labelHidden, suggestions = [], ...field } = props
  const offered = suggestions.length > 0 && { list, autoComplete: 'off' }
  return (
    <AriaTextField {...field} isInvalid={error !== undefined} validationBehavior="aria">
      <Label className={labelHidden ? 'sr-only' : LABEL}>{label}</Label>
      {lines ? (
        <TextArea rows={lines} className={INPUT} />
      ) : (
        <Input className={INPUT} {...offered} />
      )}
      {offered && (
        <datalist id={list}>
          {suggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      )}
      <FieldNotes hint={hint} warning={warning} error={error} />
    </AriaTextField>
  )
}
