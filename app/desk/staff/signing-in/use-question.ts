import { useEffect, useRef, useState } from 'react'
import { DeskError } from '../../client/desk-fetch'
import type { DeskQuestion } from './question'

interface Waiting {
  resolve(): void
  reject(error: DeskError): void
}

/** Collects the requests that wait for a question; `answered` and `gaveUp` end them all. */
export function useQuestion({ onAsk }: DeskQuestion) {
  const waiting = useRef<Waiting[]>([])
  const [isAsked, setAsked] = useState(false)
  useEffect(() => {
    const unregister = onAsk(
      () =>
        new Promise<void>((resolve, reject) => {
          waiting.current.push({ resolve, reject })
          setAsked(true)
        }),
    )
    return () => {
      unregister()
      const left = waiting.current.splice(0)
      for (const { reject } of left) reject(new DeskError(401, 'not_asked', ''))
    }
  }, [onAsk])
  const end = (how: (one: Waiting) => void) => {
    setAsked(false)
    waiting.current.splice(0).forEach(how)
  }
  return {
    isAsked,
    answered: () => end((one) => one.resolve()),
    gaveUp: (error: DeskError) => end((one) => one.reject(error)),
  }
}
