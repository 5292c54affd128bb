import { useState } from 'react'
import { Link } from 'react-router'
import { PasswordField } from '../identity/forms/password-field'
import { anyProblem, newPasswordProblem, useAuthForm } from '../identity/forms/use-auth-form'
import { usePreloadedAuth } from '../identity/forms/use-preloaded-auth'
import type { PasswordPolicy } from '../identity/password-policy'
import { personName } from '../orders/order/address'
import type { Billing } from '../orders/order/order'
import { fill } from '../texts/fill'
import { useTexts } from '../texts/texts'
import { FormNotice } from '../ui/forms/form-notice'

interface Props {
  billing: Billing
  /** Undefined with a hosted project, which is asked for its own policy. */
  policy?: PasswordPolicy
}

export default function KeepOrderForm({ billing, policy: given }: Props) {
  const t = useTexts('identity')
  const texts = useTexts('order').keepIt
  const [done, setDone] = useState(false)
  const [policy, setPolicy] = useState(given)
  const prepare = usePreloadedAuth(given ? undefined : setPolicy)
  const { email } = billing
  const { props, errors, busy } = useAuthForm(async (read) => {
    const password = read('newPassword')
    const wrong = anyProblem({ newPassword: newPasswordProblem(password, policy) })
    if (wrong) return wrong
    const { createAccount } = await import('../identity/browser/auth-actions')
    await createAccount(personName(billing), email, password)
    setDone(true)
  })
  if (done)
    return (
      <p role="status" className="mt-4 wrap-anywhere">
        {fill(texts.done, { email })}{' '}
        <Link to="/login" className="ms-2 font-medium underline underline-offset-4">
          {t.signUp.logIn}
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
