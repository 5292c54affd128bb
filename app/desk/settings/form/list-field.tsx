import { useState } from 'react'
import { TextField } from '../../kit/fields/text-field'

interface Props {
  label: string
  hint?: string
  error?: string
  value: readonly string[]
  onChange(value: string[]): void
  isDisabled?: boolean
  /** One a line instead of parted by commas. */
  lines?: number
}

/** Several words in one field; what is typed stays as it is while it is typed. */
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
