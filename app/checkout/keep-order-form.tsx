import { useState } from 'react'
import { Link } from 'react-router'
import { PasswordField } from '../identity/forms/password-field'
import { anyProblem, newPasswordProblem, useAuthForm } from '../identity/forms/use-auth-form'
import { usePreloadedAuth } from '../identity/forms/use-preloaded-auth'
import { sessionChanged } from '../identity/has-session'
import type { PasswordPolicy } from '../identity/password-policy'
import { personName } from '../orders/order/address'
import type { Billing } from '../orders/order/order'
import { fill } from '../texts/fill'
import { useTexts } from '../texts/texts'
import { FormNotice } from '../ui/forms/form-notice'

interface Props {
  billing: Billing
  /** Of the order's link. */
  token: string
  /** Undefined with a hosted project, which is asked for its own policy. */
  policy?: PasswordPolicy
}

export default function KeepOrderForm({ billing, token, policy: given }: Props) {
  const t = useTexts('identity')
  const texts = useTexts('order').keepIt
  const [done, setDone] = useState('')
  const [policy, setPolicy] = useState(given)
  const prepare = usePreloadedAuth(given ? undefined : setPolicy)
  const { email } = billing
  const { props, errors, busy } = useAuthForm(async (read) => {
    const password = read('newPassword')
    const wrong = anyProblem({ newPassword: newPasswordProblem(password, policy) })
    if (wrong) return wrong
    const { openAccount } = await import('../identity/browser/auth-actions')
    const idToken = await openAccount(personName(billing), email, password)
    sessionChanged()
    const kept = await fetch(`/api/orders/${token}/keep`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${idToken}` },
      signal: AbortSignal.timeout(15_000), // It is there with the confirmation, if no answer comes.
    }).catch(() => undefined)
    setDone(kept?.ok ? texts.kept : texts.done)
  })
  if (done)
    return (
      <p role="status" className="mt-4 wrap-anywhere">
        {fill(done, { email })}{' '}
        <Link to="/accounts" className="ms-2 font-medium underline underline-offset-4">
          {texts.account}
        </Link>
      </p>
    )
  return (
    <form {...props} onFocus={prepare} className="mt-6 grid max-w-md gap-6">
      <FormNotice>{errors.form ?? errors.email}</FormNotice>
      {/* This field lets a password manager store the address with the password. */}
      <input type="email" name="email" value={email} autoComplete="username" readOnly hidden />
      <PasswordField
        name="newPassword"
        label={t.password}
        policy={policy}
        error={errors.newPassword}
      />
      <p>
        <button type="submit" className="button" aria-disabled={busy}>
          {busy ? t.working : texts.create}
        </button>
      </p>
    </form>
  )
}
