import { useEffect, useRef } from 'react'

/** A dialog that opened from the bar first tries to give the focus back there. */
const AFTER_DIALOG_MS = 100

/** The bar of what can be done with selected rows goes with the last one; the focus stays here. */
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
