/** What every field of a form takes; it hands on a new value and keeps none. */
export interface FieldProps<Value, Given = Value> {
  label: string
  error?: string
  value: Value
  onChange(value: Given): void
  isDisabled?: boolean
}
