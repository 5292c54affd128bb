import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/**
 * A form that works without scripts, posted to the page it is on. `outcome` is of what says the result:
 * screen readers and keyboards continue there.
 */
export function usePostedForm(result: unknown) {
  const sending = useNavigation().state === 'submitting'
  const outcome = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (result) outcome.current?.focus()
  }, [result])
  return { sending, outcome }
}
