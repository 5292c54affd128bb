import { useState } from 'react'
import type { FieldProps } from '../../kit/fields/field-props'
import { TextField } from '../../kit/fields/text-field'

interface Props extends FieldProps<readonly string[], string[]> {
  hint?: string
  /** Separates entries by lines instead of commas. */
  lines?: number
}

/** Edits several words in one field, whose text stays as typed while it is focused. */
export function ListField({ value, onChange, lines, ...field }: Props) {
  const [text, setText] = useState<string>()
  const sign = lines ? '\n' : ', '
  const change = (typed: string) => {
    setText(typed)
    onChange(partsOf(typed, lines ? /\n/ : /[,;]/))
  }
  return (
    <TextField
      {...field}
      lines={lines}
      value={text ?? value.join(sign)}
      onChange={change}
      onBlur={() => setText(undefined)}
    />
  )
}

const partsOf = (text: string, between: RegExp) =>
  text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '')
