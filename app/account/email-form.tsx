import type { Shopper } from '../identity/browser/session'
import { EmailField } from '../identity/forms/email-field'
import { PasswordField } from '../identity/forms/password-field'
import { anyProblem, emailProblem } from '../identity/forms/use-auth-form'
import { fill } from '../texts/fill'
import { useTexts } from '../texts/texts'
import { AccountForm } from './account-form'

/** Changes the mail address. The new one counts once the link mailed to it is opened. */
export function EmailForm({ shopper }: { shopper: Shopper }) {
  const t = useTexts('account')
  return (
    <AccountForm
      id="email"
      title={t.changeEmail.title}
      submit={t.changeEmail.submit}
      onSubmit={async (read) => {
        const [email, password] = [read('email').trim(), read('password')]
        const wrong = anyProblem({
          email: emailProblem(email),
          password: shopper.hasPassword && !password ? 'passwordMissing' : undefined,
        })
        if (wrong) return wrong
        const { changeEmail } = await import('../identity/browser/manage-account')
        await changeEmail(email, password)
        return fill(t.changeEmail.sent, { email })
      }}
    >
      {(errors) => (
        <>
          <EmailField label={t.changeEmail.newEmail} autoComplete="email" error={errors.email} />
          {shopper.hasPassword && (
            <PasswordField name="password" label={t.password.current} error={errors.password} />
          )}
        </>
      )}
    </AccountForm>
  )
}
