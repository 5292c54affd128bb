import { useId } from 'react'

interface Shared {
  label: string
  /** Said after the label of a field that may stay empty; a required one has a star. */
  optional?: string
  /** What is wrong with it, shown at the field and read out with it. */
  error?: string
  /** Below the label: what is expected. */
  hint?: string
}

type FieldProps = Shared & React.ComponentProps<'input'>
type SelectProps = Shared & React.ComponentProps<'select'>
type TextAreaProps = Shared & React.ComponentProps<'textarea'>

/** A labelled input on tile grey, with its error below it. */
export function Field({ label, optional, error, hint, ...input }: FieldProps) {
  const { ids, described } = useDescribed(input.id, error, hint)
  return (
    <Frame {...{ label, optional, error, hint, ids }} required={input.required}>
      <input {...input} {...described} id={ids.field} className="field" />
    </Frame>
  )
}

/** A labelled choice; its options are children. */
export function SelectField({ label, optional, error, hint, ...select }: SelectProps) {
  const { ids, described } = useDescribed(select.id, error, hint)
  return (
    <Frame {...{ label, optional, error, hint, ids }} required={select.required}>
      <select {...select} {...described} id={ids.field} className="field" />
    </Frame>
  )
}

/** A labelled text of several lines. */
export function TextAreaField({ label, optional, error, hint, ...area }: TextAreaProps) {
  const { ids, described } = useDescribed(area.id, error, hint)
  return (
    <Frame {...{ label, optional, error, hint, ids }} required={area.required}>
      <textarea {...area} {...described} id={ids.field} className="field py-3" />
    </Frame>
  )
}

interface Ids {
  field: string
  error: string
  hint: string
}

function useDescribed(given: string | undefined, error?: string, hint?: string) {
  const own = useId()
  const field = given ?? own
  const ids: Ids = { field, error: `${field}-error`, hint: `${field}-hint` }
  const describedBy = [hint && ids.hint, error && ids.error].filter(Boolean).join(' ')
  const described = {
    'aria-invalid': error ? true : undefined,
    'aria-describedby': describedBy || undefined,
  }
  return { ids, described }
}

interface FrameProps extends Shared {
  ids: Ids
  required?: boolean
  children: React.ReactNode
}

function Frame({ label, optional, error, hint, ids, required, children }: FrameProps) {
  return (
    <div className="grid gap-2">
      <label htmlFor={ids.field} className="text-ink/60">
        {label}
        {required && <span className="text-red-text">*</span>}
        {optional && ` ${optional}`}
      </label>
      {hint && (
        <p id={ids.hint} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      {error && (
        <p id={ids.error} className="text-sm text-red-text">
          {error}
        </p>
      )}
    </div>
  )
}
