import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { fill } from '../../texts/fill'
import { useTexts } from '../../texts/texts'
import { FormNotice } from '../../ui/forms/form-notice'
import type { PasswordPolicy } from '../password-policy'
import { PasswordField } from './password-field'
import { anyProblem, newPasswordProblem, useAuthForm } from './use-auth-form'
import { usePreloadedAuth } from './use-preloaded-auth'

interface Props {
  code: string
  policy?: PasswordPolicy
  askAgain: () => void
}

/** Sets a new password; a code that is used or too old shows at once. */
export function SetPassword({ code, policy: given, askAgain }: Props) {
  const t = useTexts('identity')
  const [email, setEmail] = useState<string>()
  const [done, setDone] = useState(false)
  const [policy, setPolicy] = useState(given)
  const prepare = usePreloadedAuth(given ? undefined : setPolicy)
  const { props, problems, errors, busy, attempt } = useAuthForm(async (read) => {
    const password = read('newPassword')
    const wrong = anyProblem({ newPassword: newPasswordProblem(password, policy) })
    if (wrong) return wrong
    const { savePassword } = await import('../browser/auth-actions')
    await savePassword(code, password)
    setDone(true)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: a code is read once
  useEffect(() => {
    attempt(async () => {
      const { readCode } = await import('../browser/auth-actions')
      setEmail((await readCode(code)).data.email ?? '')
      return undefined
    })
  }, [code])

  if (done) {
    return (
      <div className="space-y-8 pt-4">
        <p role="status" className="auth-notice text-ok">
          {t.reset.setDone}
        </p>
        <Link to="/login" className="button w-full">
          {t.reset.toLogIn}
        </Link>
      </div>
    )
  }
  const spent = problems.form === 'codeInvalid' || problems.form === 'codeExpired'
  return (
    <form {...props} onFocus={prepare} className="space-y-6 pt-4">
      <p>{email ? fill(t.reset.setText, { email }) : spent ? '' : t.working}</p>
      <FormNotice>{errors.form}</FormNotice>
      {spent ? (
        <button type="button" className="button w-full" onClick={askAgain}>
          {t.reset.askAgain}
        </button>
      ) : (
        <>
          <input
            type="email"
            name="email"
            autoComplete="username"
            value={email ?? ''}
            readOnly
            hidden
          />
          <PasswordField
            name="newPassword"
            label={t.reset.newPassword}
            policy={policy}
            error={errors.newPassword}
          />
          <button type="submit" className="button w-full" aria-disabled={busy}>
            {busy ? t.working : t.reset.setSubmit}
          </button>
        </>
      )}
    </form>
  )
}
