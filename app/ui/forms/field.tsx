import { lazy, type ReactNode, Suspense, useId } from 'react'

/** This code loads after the page: it has nothing to say before a field is left. */
const LikelyAddress = import.meta.env.SSR
  ? (await import('./likely-address')).default
  : lazy(() => import('./likely-address'))

/**
 * `tile` is a grey input, `line` has a label that moves up, `bare` hides its
 * placeholder, which says what the label above it does.
 */
type Look = 'tile' | 'line' | 'bare'

interface Shared {
  label: string
  look?: Look
  optional?: string
  error?: string
  hint?: ReactNode
  end?: ReactNode
}

type FieldProps = Shared & React.ComponentProps<'input'>
type SelectProps = Shared & React.ComponentProps<'select'>
type TextAreaProps = Shared & React.ComponentProps<'textarea'>

const CONTROL: Record<Look, string> = {
  tile: 'field',
  line: 'line-input',
  bare: 'field placeholder:text-transparent',
}

const ABOVE_PROBLEM: Record<Look, string> = { tile: '', line: 'pt-2 ', bare: '' }

export function Field(props: FieldProps) {
  const { frame, control } = useField(props)
  // The label of a `line` moves by :placeholder-shown, which needs a placeholder.
  const placeholder = frame.look === 'line' ? ' ' : control.placeholder
  const likely = control.type === 'email' && (
    <Suspense>
      <LikelyAddress of={control.id} />
    </Suspense>
  )
  return (
    <Frame {...frame} below={likely}>
      <input {...control} placeholder={placeholder} />
    </Frame>
  )
}

export function SelectField(props: SelectProps) {
  const { frame, control } = useField(props)
  return (
    <Frame {...frame}>
      <select {...control} />
    </Frame>
  )
}

export function TextAreaField(props: TextAreaProps) {
  const { frame, control } = useField(props)
  const className = `${control.className} py-3`
  return (
    <Frame {...frame}>
      <textarea {...control} className={className} />
    </Frame>
  )
}

interface FrameProps extends Shared {
  look: Look
  id: string
  required?: boolean
  below?: ReactNode
  children: ReactNode
}

type Control = Shared & { id?: string; required?: boolean; className?: string }

function useField<Props extends Control>({
  label,
  look = 'tile',
  optional,
  error,
  hint,
  end,
  ...given
}: Props) {
  const own = useId()
  const id = given.id ?? own
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  const control = {
    ...given,
    id,
    className: CONTROL[look],
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': describedBy || undefined,
  }
  const frame = { label, look, optional, error, hint, end, id, required: given.required }
  return { frame, control }
}

function Frame(props: FrameProps) {
  const { look, id, label, optional, error, hint, end, required, below, children } = props
  const problem = error && (
    <p id={`${id}-error`} className={`${ABOVE_PROBLEM[look]}text-sm text-red-text`}>
      {error}
    </p>
  )
  switch (look) {
    case 'tile':
      return (
        <div className="grid gap-2">
          <label htmlFor={id} className="text-muted">
            {label}
            {required && <span className="text-red-text">*</span>}
            {optional && ` ${optional}`}
          </label>
          {children}
          {problem}
          {below}
        </div>
      )
    case 'line':
      return (
        <div>
          <div className="line-field">
            {children}
            <label htmlFor={id} className="line-label">
              {label}
            </label>
            {end}
          </div>
          {problem}
          {below}
          {hint && (
            <div id={`${id}-hint`} className="pt-2 text-sm text-muted">
              {hint}
            </div>
          )}
        </div>
      )
    case 'bare':
      return (
        <div className="grid gap-2">
          <label htmlFor={id} className="text-muted">
            {label}
            {required && <span className="text-red-text"> *</span>}
          </label>
          {children}
          {problem}
          {below}
        </div>
      )
  }
}
