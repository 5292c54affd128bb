import { useEffect, useRef } from 'react'
import { isOwnPath } from '../../input/own-path'
import { googleProblemsOf, type Problems } from '../forms/use-auth-form'

/** Reads `?code=…&state=…` and removes it from the address, so that the history omits it. */
export function useGoogleResponse(
  query: URLSearchParams,
  attempt: (work: () => Promise<Problems | undefined>) => void,
  enter: (path: string) => void,
) {
  const taken = useRef(false)
  useEffect(() => {
    if (taken.current || !query.has('state') || !(query.has('code') || query.has('error'))) return
    taken.current = true
    history.replaceState(history.state, '', location.pathname)
    attempt(async () => {
      const { finishGoogle, startedGoogle } = await import('../browser/google')
      const started = startedGoogle(query)
      if (!started) return { form: 'googleFailed' }
      try {
        await finishGoogle(query, started)
      } catch (error) {
        return googleProblemsOf(error)
      }
      enter(isOwnPath(started.returnTo) ? started.returnTo : '/accounts')
    })
  }, [query, attempt, enter])
}
