import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../icon'

interface Props {
  label: ReactNode
  /** Set when something inside needs attention. */
  opened?: boolean
  className?: string
  children: ReactNode
}

/** A part that unfolds by itself, but only the shopper folds it again. */
export function Fold({ label, opened, className = '', children }: Props) {
  const box = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (opened && box.current) box.current.open = true
  }, [opened])
  return (
    <details ref={box} className={`fold ${className}`}>
      <summary>
        {label}
        <Icon name="chevron-down" size={20} />
      </summary>
      <div className="fold-content">{children}</div>
    </details>
  )
}
