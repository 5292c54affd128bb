import { useRef, useState } from 'react'
import { asciiDigits } from '../../text-core/digits'
import { fill } from '../../texts/fill'
import { useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'

interface Props {
  id: string
  /** The article, for those who hear a button without what it stands beside. */
  title: string
  left: number
  /** What was entered before, or is likely. */
  given: string
  error?: string
}

/** Asks how many pieces go back. Without scripts it is a field; its buttons work with them. */
export function PiecesField({ id, title, left, given, error }: Props) {
  const { pieces } = useTexts('returns')
  const { increase, decrease } = useTexts('cart')
  const field = useRef<HTMLInputElement>(null)
  const [count, setCount] = useState(() => Number(given))
  const step = (by: number) => {
    const input = field.current
    if (!input) return
    const now = Math.trunc(Number(asciiDigits(input.value))) || 0
    const next = Math.min(Math.max(now + by, 1), left)
    input.value = String(next)
    setCount(next)
  }
  return (
    <div className="grid content-start justify-items-start gap-2">
      <label htmlFor={id} className="text-muted">
        {pieces}
      </label>
      <div className="stepper">
        <input
          ref={field}
          id={id}
          name={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          defaultValue={given}
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
          onChange={(event) => setCount(Number(asciiDigits(event.target.value)))}
          onKeyDown={(event) => {
            if (event.key === 'ArrowUp') step(1)
            if (event.key === 'ArrowDown') step(-1)
          }}
        />
        <button
          type="button"
          className="needs-js stepper-up"
          aria-label={fill(increase, { title })}
          aria-disabled={count >= left || undefined}
          onClick={() => step(1)}
        >
          <Icon name="chevron-down" size={20} className="rotate-180" />
        </button>
        <button
          type="button"
          className="needs-js stepper-down"
          aria-label={fill(decrease, { title })}
          aria-disabled={count <= 1 || undefined}
          onClick={() => step(-1)}
        >
          <Icon name="chevron-down" size={20} />
        </button>
      </div>
      {error && (
        <p id={`${id}-error`} className="max-w-60 text-sm text-red-text">
          {error}
        </p>
      )}
    </div>
  )
}
