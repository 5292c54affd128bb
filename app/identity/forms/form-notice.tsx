import { useTexts } from '../../texts/texts'
import type { ErrorText } from './problems'

/** What concerns a whole form, over it. */
export function FormNotice({
  problem,
  needsScript,
}: {
  problem?: ErrorText
  needsScript?: boolean
}) {
  const t = useTexts('identity')
  const text = problem ? t.errors[problem] : needsScript ? t.needsScript : undefined
  return (
    text && (
      <p role="alert" tabIndex={-1} className="auth-notice text-red-text">
        {text}
      </p>
    )
  )
}
