import { useEffect, useState } from 'react'

const SETTLED_MS = 300

/** What is typed, a moment after the last letter of it. */
export function useSettled<Value>(value: Value) {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
