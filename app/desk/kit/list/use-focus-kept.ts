import { useEffect, useRef } from 'react'

/** A closing dialog first tries to return the focus to the bar that opened it. */
const AFTER_DIALOG_MS = 100

/** Focuses the table if the focus was lost with the bar for selected rows. */
export function useFocusKept(selected: number) {
  const table = useRef<HTMLTableElement>(null)
  const before = useRef(selected)
  useEffect(() => {
    const gone = before.current > 0 && selected === 0
    before.current = selected
    if (!gone) return
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) table.current?.focus({ preventScroll: true })
    }, AFTER_DIALOG_MS)
    return () => clearTimeout(timer)
  }, [selected])
  return table
}
