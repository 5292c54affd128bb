import type { Shopper } from '../identity/browser/session'
import { LineField } from '../identity/forms/line-field'
import { PasswordField } from '../identity/forms/password-field'
import { anyProblem, emailProblem } from '../identity/forms/problems'
import { fill } from '../texts/fill'
import { useTexts } from '../texts/texts'
import { AccountForm } from './account-form'

/** Another address: it counts once the mail sent there is answered. */
export function EmailForm({ shopper }: { shopper: Shopper }) {
  const t = useTexts('account')
  return (
    <AccountForm
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
      {(problems) => (
        <>
          <LineField
            name="email"
            type="email"
            label={t.changeEmail.newEmail}
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            required
            error={problems.email}
          />
          {shopper.hasPassword && (
            <PasswordField name="password" label={t.password.current} error={problems.password} />
          )}
        </>
      )}
    </AccountForm>
  )
}
