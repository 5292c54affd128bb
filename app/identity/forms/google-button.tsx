import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { Icon } from '../../ui/icon'
import { sessionChanged } from '../has-session'
import { returnPath } from '../return-path'
import { googleProblemsOf, type Problems } from './use-auth-form'

interface Props {
  /** Tells whether a client is set up; without one a click shows an error. */
  available: boolean
  attempt: (work: () => Promise<Problems | undefined>) => void
  query: URLSearchParams
  children: ReactNode
}

export function GoogleButton({ available, attempt, query, children }: Props) {
  const navigate = useNavigate()
  const start = async () => {
    if (!available) return { form: 'googleOff' } as const
    const { startGoogle } = await import('../browser/google')
    try {
      if (!(await startGoogle(returnPath(query)))) return
      sessionChanged()
      navigate(returnPath(query))
    } catch (error) {
      return googleProblemsOf(error)
    }
  }
  return (
    <button
      type="button"
      className="button w-full button-outline needs-js"
      onClick={() => attempt(start)}
    >
      <Icon name="google" />
      {children}
    </button>
  )
}
