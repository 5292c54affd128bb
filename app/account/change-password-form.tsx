import type { Shopper } from '../identity/browser/session'
import { PasswordField } from '../identity/forms/password-field'
import { anyProblem, newPasswordProblem } from '../identity/forms/use-auth-form'
import type { PasswordPolicy } from '../identity/password-policy'
import { useTexts } from '../texts/texts'
import { AccountForm } from './account-form'
import { AccountPart } from './account-part'

/** Changes the password, which ends every other session. */
export function ChangePasswordForm({
  shopper,
  policy,
}: {
  shopper: Shopper
  policy: PasswordPolicy | undefined
}) {
  const t = useTexts('account').password
  if (!shopper.hasPassword) {
    return (
      <AccountPart id="password" title={t.title}>
        <p>{t.google}</p>
      </AccountPart>
    )
  }
  return (
    <AccountForm
      id="password"
      title={t.title}
      submit={t.save}
      onSubmit={async (read) => {
        const [password, newPassword] = [read('password'), read('newPassword')]
        const wrong = anyProblem({
          password: password ? undefined : 'passwordMissing',
          newPassword: newPasswordProblem(newPassword, policy),
        })
        if (wrong) return wrong
        const { changePassword } = await import('../identity/browser/manage-account')
        await changePassword(password, newPassword)
        return t.done
      }}
    >
      {(errors) => (
        <>
          <input type="email" autoComplete="username" value={shopper.email} readOnly hidden />
          <PasswordField name="password" label={t.current} error={errors.password} />
          <PasswordField
            name="newPassword"
            label={t.next}
            policy={policy}
            error={errors.newPassword}
          />
        </>
      )}
    </AccountForm>
  )
}
