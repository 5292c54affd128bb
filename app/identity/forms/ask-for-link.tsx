import { useState } from 'react'
import { fill } from '../../texts/fill'
import { useTexts } from '../../texts/texts'
import { FormNotice } from '../../ui/forms/form-notice'
import { EmailField } from './email-field'
import { anyProblem, emailProblem, useAuthForm } from './use-auth-form'
import { usePreloadedAuth } from './use-preloaded-auth'

/** Asks for a mailed link. The response is the same for every address. */
export function AskForLink({ needsScript }: { needsScript?: boolean }) {
  const t = useTexts('identity')
  const [sentTo, setSentTo] = useState<string>()
  const { props, errors, busy } = useAuthForm(async (read) => {
    const email = read('email').trim()
    setSentTo(undefined)
    const wrong = anyProblem({ email: emailProblem(email) })
    if (wrong) return wrong
    const { mailReset } = await import('../browser/auth-actions')
    await mailReset(email)
    setSentTo(email)
  })
  return (
    <form {...props} onFocus={usePreloadedAuth()} className="space-y-8 pt-4">
      <p>{t.reset.askText}</p>
      <div role="status">
        {sentTo && (
          <p className="auth-notice text-ok">{fill(t.logIn.resetSent, { email: sentTo })}</p>
        )}
      </div>
      <FormNotice>{errors.form ?? (needsScript && t.needsScript)}</FormNotice>
      <EmailField label={t.email} autoComplete="username" error={errors.email} />
      <button type="submit" className="auth-button" aria-disabled={busy}>
        {busy ? t.working : t.reset.askSubmit}
      </button>
    </form>
  )
}
