import { useEffect, useState } from 'react'
import { withinLimit } from '../input/time-limit'

/** Fetches JSON from the shop. */
export function useFetched<Answer extends object>(path: string) {
  const [answer, setAnswer] = useState<Answer | 'loading' | 'failed'>('loading')
  useEffect(() => {
    const leaving = new AbortController()
    fetch(path, { signal: withinLimit(leaving.signal) })
      .then(async (response) => {
        if (!response.ok) throw new Error(`status ${response.status}`)
        setAnswer((await response.json()) as Answer)
      })
      .catch(() => leaving.signal.aborted || setAnswer('failed'))
    return () => leaving.abort()
  }, [path])
  return answer
}
