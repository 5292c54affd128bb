import { useEffect, useState } from 'react'

const SETTLED_MS = 300

/** Returns the typed value a moment after the last change. */
export function useSettled<Value>(value: Value) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
