import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { sessionChanged } from '../has-session'
import { returnPath } from '../return-path'
import { googleProblemsOf, type Problems } from './problems'

interface Props {
  /** Whether a client is set up; without one a click shows an error. */
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
      className="auth-button button-outline needs-js"
      onClick={() => attempt(start)}
    >
      <GoogleMark />
      {children}
    </button>
  )
}

const GoogleMark = () => (
  <svg aria-hidden="true" width={24} height={24} viewBox="0 0 24 24">
    <path
      fill="#4285f4"
      d="M22.5 12.2c0-.7-.1-1.4-.2-2.100H12v4h5.900a5 5 0 0 1-2.200 3.300v2.700h3.500a10.700 10.700 0 0 0 3.300-7.900Z"
    />
    <path
      fill="#34a853"
      d="M12 23c3 0 5.5-1 7.300-2.700L15.700 17.500a6.600 6.600 0 0 1-9.900-3.500H2.200v2.800A11 11 0 0 0 12 23Z"
    />
    <path
      fill="#fbbc05"
      d="M5.800 14a6.600 6.600 0 0 1 0-4.200V7H2.200a11 11 0 0 0 0 9.900L5.800 14Z"
    />
    <path
      fill="#ea4335"
      d="M12 5.400c1.600 0 3.100.6 4.200 1.600l3.200-3.100A11 11 0 0 0 2.200 7l3.600 2.800A6.600 6.600 0 0 1 12 5.400Z"
    />
  </svg>
)
