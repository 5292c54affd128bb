import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { LOGGED_IN_MS } from '../../business'
import { isOwnPath } from '../../input/own-path'
import { fill } from '../../texts/fill'
import { useTexts } from '../../texts/texts'
import { FormNotice } from '../../ui/forms/form-notice'
import { pageMeta } from '../../ui/page-meta'
import { EmailField } from '../forms/email-field'
import { GoogleButton } from '../forms/google-button'
import { PasswordField } from '../forms/password-field'
import {
  anyProblem,
  emailProblem,
  googleProblemsOf,
  type Problems,
  useAuthForm,
} from '../forms/use-auth-form'
import { usePreloadedAuth } from '../forms/use-preloaded-auth'
import { sessionChanged } from '../has-session'
import { returnPath, withReturn } from '../return-path'
import type { Route } from './+types/log-in-page'
import { AuthPage } from './auth-page'
import { identityPageData, needsScript } from './page-data.server'
import { SignedInNotice } from './signed-in-notice'
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
  const { query, state: signedUp } = useVisit()
  const [message, setMessage] = useState<string>()
  const goTo = useLeaving()
  const enter = (path: string) => {
    setMessage(t.logIn.done)
    sessionChanged()
    goTo(path)
  }
  const { form, props, problems, errors, busy, attempt } = useAuthForm(async (read) => {
    const [email, password] = [read('email').trim(), read('password')]
    setMessage(undefined)
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
    setMessage(undefined)
    const wrong = anyProblem({ email: emailProblem(email) })
    if (wrong) return wrong
    const { mailReset } = await import('../browser/auth-actions')
    await mailReset(email)
    setMessage(fill(t.logIn.resetSent, { email }))
  }
  useGoogleResponse(query, attempt, enter)

  const notice = message ?? (signedUp?.ready && Object.keys(problems).length === 0 && t.logIn.ready)
  return (
    <AuthPage
      breadcrumb={t.logIn.breadcrumb}
      title={t.logIn.title}
      subtitle={t.logIn.subtitle}
      isPlain={loaderData.isOwn}
    >
      <form {...props} onFocus={usePreloadedAuth()} className="space-y-6 pt-6">
        {!message && <SignedInNotice to={returnPath(query)} />}
        <div role="status" className="empty:hidden">
          {notice && <p className="auth-notice text-ok">{notice}</p>}
        </div>
        <FormNotice>{errors.form ?? (actionData?.needsScript && t.needsScript)}</FormNotice>
        <EmailField
          key={signedUp?.email}
          label={t.email}
          defaultValue={signedUp?.email}
          autoComplete="username"
          error={errors.email}
        />
        <PasswordField name="password" label={t.password} error={errors.password} />
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <button type="submit" className="button max-sm:w-full" aria-disabled={busy}>
            {busy ? t.working : t.logIn.submit}
          </button>
          <button
            type="button"
            className="needs-js min-h-11 underline underline-offset-4 hover:no-underline"
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

/** Navigates once the message has been readable; leaving the page cancels it. */
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

/** Reads `?code=…&state=…` and removes it from the address, so that the history omits it. */
function useGoogleResponse(
  query: URLSearchParams,
  attempt: (work: () => Promise<Problems | undefined>) => void,
  enter: (path: string) => void,
) {
  const taken = useRef(false)
  useEffect(() => {
    if (taken.current || !query.has('state') || !(query.has('code') || query.has('error'))) return
    taken.current = true
    history.replaceState(history.state, '', location.pathname)
    attempt(async () => {
      const { finishGoogle, startedGoogle } = await import('../browser/google')
      const started = startedGoogle(query)
      if (!started) return { form: 'googleFailed' }
      try {
        await finishGoogle(query, started)
      } catch (error) {
        return googleProblemsOf(error)
      }
      enter(isOwnPath(started.returnTo) ? started.returnTo : '/accounts')
    })
  }, [query, attempt, enter])
}
