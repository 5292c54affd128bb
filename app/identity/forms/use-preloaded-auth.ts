import { useRef } from 'react'
import type { PasswordPolicy } from '../password-policy'

/** Fetches the SDK at the first focus in a form, so that submitting it does not wait. */
export function usePreloadedAuth(setPolicy?: (policy: PasswordPolicy) => void) {
  const done = useRef(false)
  return () => {
    if (done.current) return
    done.current = true
    import('../browser/auth-actions')
      .then(async ({ hostedPolicy }) => setPolicy?.(await hostedPolicy()))
      .catch(() => {
        done.current = false
      })
  }
}
