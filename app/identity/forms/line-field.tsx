import { type ReactNode, useId } from 'react'
import { useTexts } from '../../texts/texts'
import type { ErrorText } from './problems'

interface Props extends Omit<React.ComponentProps<'input'>, 'id'> {
  name: string
  label: string
  error?: ErrorText
  /** Stands at the end of the line: show and hide. */
  end?: ReactNode
  /** Says more under the line; read out with the field. */
  hint?: ReactNode
}

/** An underlined input whose label rests on the line and makes room for what is entered. */
export function LineField({ label, error, end, hint, ...input }: Props) {
  const id = useId()
  const { errors } = useTexts('identity')
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div>
      <div className="line-field">
        <input
          {...input}
          id={id}
          className="line-input"
          placeholder=" "
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <label htmlFor={id} className="line-label">
          {label}
        </label>
        {end}
      </div>
      {error && (
        <p id={`${id}-error`} className="pt-2 text-sm text-red-text">
          {errors[error]}
        </p>
      )}
      {hint && (
        <div id={`${id}-hint`} className="pt-2 text-sm text-muted">
          {hint}
        </div>
      )}
    </div>
  )
}
