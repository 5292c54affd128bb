import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useTexts } from '../../texts/texts'
import { Field } from '../../ui/forms/field'
import { FormNotice } from '../../ui/forms/form-notice'
import { pageMeta } from '../../ui/page-meta'
import { DISPLAY_NAME } from '../field-rules'
import { EmailField } from '../forms/email-field'
import { GoogleButton } from '../forms/google-button'
import { PasswordField } from '../forms/password-field'
import { anyProblem, emailProblem, newPasswordProblem, useAuthForm } from '../forms/use-auth-form'
import { usePreloadedAuth } from '../forms/use-preloaded-auth'
import { returnPath, withReturn } from '../return-path'
import type { Route } from './+types/sign-up-page'
import { AuthPage } from './auth-page'
import { identityPageData, needsScript } from './page-data.server'
import { SignedInNotice } from './signed-in-notice'
import { useVisit } from './use-visit'

export const loader = ({ request }: Route.LoaderArgs) => identityPageData(request)
export const action = needsScript
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.texts.identity.signUp.title,
    description: args.loaderData?.texts.identity.signUp.description,
  })

/** Spec section 2, Sign-up; the errors by decisions.md, Identity. */
export default function SignUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts('identity')
  const navigate = useNavigate()
  const { query } = useVisit()
  const [policy, setPolicy] = useState(loaderData.policy)
  const prepare = usePreloadedAuth(loaderData.policy ? undefined : setPolicy)
  const { props, errors, busy, attempt } = useAuthForm(async (read) => {
    const [name, email, password] = [read('name').trim(), read('email').trim(), read('newPassword')]
    const wrong = anyProblem({
      email: emailProblem(email),
      newPassword: newPasswordProblem(password, policy),
    })
    if (wrong) return wrong
    const { createAccount } = await import('../browser/auth-actions')
    await createAccount(name, email, password)
    navigate(withReturn('/login', query), { state: { ready: true, email } })
  })

  return (
    <AuthPage
      breadcrumb={t.signUp.breadcrumb}
      title={t.signUp.title}
      subtitle={t.signUp.subtitle}
      isLong
      isPlain={loaderData.isOwn}
    >
      <form {...props} onFocus={prepare} className="space-y-6 pt-6">
        <SignedInNotice to={returnPath(query)} />
        <FormNotice>{errors.form ?? (actionData?.needsScript && t.needsScript)}</FormNotice>
        <Field
          {...DISPLAY_NAME}
          look="line"
          name="name"
          label={t.name}
          autoComplete="name"
          error={errors.name}
        />
        <EmailField label={t.email} autoComplete="email" error={errors.email} />
        <PasswordField
          name="newPassword"
          label={t.password}
          policy={policy}
          error={errors.newPassword}
        />
        <div className="space-y-4">
          <button type="submit" className="button w-full" aria-disabled={busy}>
            {busy ? t.working : t.signUp.submit}
          </button>
          {(loaderData.google || !loaderData.isOwn) && (
            <GoogleButton available={loaderData.google} attempt={attempt} query={query}>
              {t.signUp.google}
            </GoogleButton>
          )}
        </div>
        <p>
          {t.signUp.member}{' '}
          <Link
            to={withReturn('/login', query)}
            className="ms-2 font-medium underline underline-offset-4"
          >
            {t.signUp.logIn}
          </Link>
        </p>
      </form>
    </AuthPage>
  )
}
