/** Returns what a field of a form needs, by the name of its value. */
export const boundTo =
  <Values extends object>(
    values: Values,
    set: (changed: Partial<Values>) => void,
    errorAt: (name: string) => string | undefined = () => undefined,
    isDisabled?: boolean,
  ) =>
  <Name extends keyof Values & string>(name: Name) => ({
    value: values[name],
    onChange: (value: Values[Name]) => set({ [name]: value } as unknown as Partial<Values>),
    error: errorAt(name),
    isDisabled,
  })

interface Bound<Value> {
  value: Value
  onChange(value: Value): void
  error: string | undefined
  isDisabled: boolean | undefined
}

/** Shows no text as an empty one, and keeps an empty one as none. */
export const textOrNone = <Field extends Bound<string | null>>(field: Field) => ({
  ...field,
  value: field.value ?? '',
  onChange: (text: string) => field.onChange(text || null),
})

/** Keeps an emptied number as nought. */
export const numberOrNought = <Field extends Bound<number>>(field: Field) => ({
  ...field,
  onChange: (value: number) => field.onChange(Number.isNaN(value) ? 0 : value),
})
