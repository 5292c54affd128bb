import { useState } from 'react'
import { fill } from '../../texts/fill'
import { useTexts } from '../../texts/texts'
import { FormNotice } from './form-notice'
import { LineField } from './line-field'
import { anyProblem, emailProblem } from './problems'
import { useForm } from './use-form'
import { usePrepared } from './use-preloaded-auth'

/** Asks for a link to a new password. The answer is the same for every address. */
export function AskForLink({ needsScript }: { needsScript?: boolean }) {
  const t = useTexts('identity')
  const [sentTo, setSentTo] = useState<string>()
  const { form, problems, busy, onSubmit } = useForm(async (read) => {
    const email = read('email').trim()
    setSentTo(undefined)
    const wrong = anyProblem({ email: emailProblem(email) })
    if (wrong) return wrong
    const { mailReset } = await import('../browser/auth-actions')
    await mailReset(email)
    setSentTo(email)
  })
  return (
    <form
      ref={form}
      method="post"
      noValidate
      onSubmit={onSubmit}
      onFocus={usePrepared()}
      className="space-y-8 pt-4"
    >
      <p>{t.reset.askText}</p>
      <div role="status">
        {sentTo && (
          <p className="auth-notice text-ok">{fill(t.logIn.resetSent, { email: sentTo })}</p>
        )}
      </div>
      <FormNotice problem={problems.form} needsScript={needsScript} />
      <LineField
        name="email"
        type="email"
        label={t.email}
        autoComplete="username"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        required
        error={problems.email}
      />
      <button type="submit" className="auth-button" aria-disabled={busy}>
        {busy ? t.working : t.reset.askSubmit}
      </button>
    </form>
  )
}
