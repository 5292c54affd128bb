import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LOGGED_IN_MS } from '../../business'
import { fill } from '../../texts/fill'
import { useTexts } from '../../texts/texts'
import { pageMeta } from '../../ui/page-meta'
import { FormNotice } from '../forms/form-notice'
import { GoogleButton } from '../forms/google-button'
import { LineField } from '../forms/line-field'
import { PasswordField } from '../forms/password-field'
import { anyProblem, emailProblem } from '../forms/problems'
import { useForm } from '../forms/use-form'
import { usePrepared } from '../forms/use-preloaded-auth'
import { returnPath, withReturn } from '../return-path'
import type { Route } from './+types/log-in-page'
import { AuthPage } from './auth-page'
import { identityPageData, needsScript } from './page-data.server'
import { useGoogleAnswer } from './use-google-response'
import { useVisit } from './use-visit'

export const loader = ({ request }: Route.LoaderArgs) => identityPageData(request)
export const action = needsScript
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.texts.identity.logIn.title,
    description: args.loaderData?.texts.identity.logIn.description,
  })

/** Spec section 2, Login; the errors by decisions.md, Identity. */
export default function LogInPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts('identity')
  const { query, handedOn: signedUp } = useVisit()
  const [said, setSaid] = useState<string>()
  const goTo = useLeaving()
  const enter = (path: string) => {
    setSaid(t.logIn.done)
    goTo(path)
  }
  const { form, problems, busy, attempt, onSubmit } = useForm(async (read) => {
    const [email, password] = [read('email').trim(), read('password')]
    setSaid(undefined)
    const wrong = anyProblem({
      email: emailProblem(email),
      password: password ? undefined : 'passwordMissing',
    })
    if (wrong) return wrong
    const { logIn } = await import('../browser/auth-actions')
    await logIn(email, password)
    enter(returnPath(query))
  })
  const sendReset = async () => {
    const email = String(new FormData(form.current ?? undefined).get('email') ?? '').trim()
    setSaid(undefined)
    const wrong = anyProblem({ email: emailProblem(email) })
    if (wrong) return wrong
    const { mailReset } = await import('../browser/auth-actions')
    await mailReset(email)
    setSaid(fill(t.logIn.resetSent, { email }))
  }
  useGoogleAnswer(query, attempt, enter)

  const notice = said ?? (signedUp?.ready && Object.keys(problems).length === 0 && t.logIn.ready)
  return (
    <AuthPage breadcrumb={t.logIn.breadcrumb} title={t.logIn.title} subtitle={t.logIn.subtitle}>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={onSubmit}
        onFocus={usePrepared()}
        className="space-y-8 pt-10"
      >
        <div role="status">{notice && <p className="auth-notice text-ok">{notice}</p>}</div>
        <FormNotice problem={problems.form} needsScript={actionData?.needsScript} />
        <LineField
          name="email"
          type="email"
          label={t.email}
          key={signedUp?.email}
          defaultValue={signedUp?.email}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          error={problems.email}
        />
        <PasswordField name="password" label={t.password} error={problems.password} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <button type="submit" className="button" aria-disabled={busy}>
            {busy ? t.working : t.logIn.submit}
          </button>
          <button
            type="button"
            className="needs-js min-h-11 text-red-text underline-offset-4 hover:underline"
            onClick={() => attempt(sendReset)}
          >
            {t.logIn.forgot}
          </button>
        </div>
        {loaderData.google && (
          <GoogleButton available attempt={attempt} query={query}>
            {t.logIn.google}
          </GoogleButton>
        )}
        <p>
          {t.logIn.noAccount}{' '}
          <Link
            to={withReturn('/signup', query)}
            className="ms-2 font-medium underline underline-offset-4"
          >
            {t.logIn.signUp}
          </Link>
        </p>
      </form>
    </AuthPage>
  )
}

/** Goes on after the message was there to be read, unless the visitor went elsewhere. */
function useLeaving() {
  const navigate = useNavigate()
  const [path, goTo] = useState<string>()
  useEffect(() => {
    if (!path) return
    const timer = setTimeout(() => navigate(path), LOGGED_IN_MS)
    return () => clearTimeout(timer)
  }, [path, navigate])
  return goTo
}
