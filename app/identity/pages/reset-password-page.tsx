import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { fill } from '../../texts/fill'
import { useTexts } from '../../texts/texts'
import { FormNotice } from '../../ui/forms/form-notice'
import { privateMeta } from '../../ui/page-meta'
import { EmailField } from '../forms/email-field'
import { SetPassword } from '../forms/set-password'
import {
  anyProblem,
  type ErrorText,
  emailProblem,
  problemsOf,
  useAuthForm,
} from '../forms/use-auth-form'
import { usePreloadedAuth } from '../forms/use-preloaded-auth'
import { ALREADY_CONFIRMED } from '../service/refusal'
import type { Route } from './+types/reset-password-page'
import { AuthPage } from './auth-page'
import { identityPageData, needsScript } from './page-data.server'
import { useVisit } from './use-visit'

export const loader = ({ request }: Route.LoaderArgs) => identityPageData(request)
export const action = needsScript
export const shouldRevalidate = () => false

export const meta = (args: Route.MetaArgs) => [
  ...privateMeta(
    args,
    args.loaderData?.texts.identity.reset.askTitle,
    args.loaderData?.texts.identity.reset.description,
  ),
  { name: 'referrer', content: 'no-referrer' }, // The address contains a code.
]

/** The target of mailed links; without a code it asks for one. */
export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTexts('identity').reset
  const { query } = useVisit()
  const { code, mode, askAgain } = useMailedCode(query)
  const verifies = mode === 'verifyEmail' || mode === 'verifyAndChangeEmail'
  const title = code ? (verifies ? t.verifyTitle : t.setTitle) : t.askTitle
  return (
    <AuthPage
      breadcrumb={code && verifies ? t.verifyBreadcrumb : t.breadcrumb}
      title={title}
      isPlain={loaderData.isOwn}
    >
      {!code && <AskForLink needsScript={actionData?.needsScript} />}
      {code && verifies && <VerifyAddress code={code} />}
      {code && !verifies && (
        <SetPassword code={code} policy={loaderData.policy} askAgain={askAgain} />
      )}
    </AuthPage>
  )
}

/** Reads `?mode=…&oobCode=…` in the browser only: the server caches one page for all visitors. */
function useMailedCode(query: URLSearchParams) {
  const [mailed, setMailed] = useState<{ code?: string; mode?: string }>({})
  useEffect(() => {
    const code = query.get('oobCode')
    if (!code) return
    setMailed({ code, mode: query.get('mode') ?? 'resetPassword' })
    history.replaceState(history.state, '', location.pathname)
  }, [query])
  return { ...mailed, askAgain: () => setMailed({}) }
}

/** Asks for a mailed link. The response is the same for every address. */
function AskForLink({ needsScript }: { needsScript?: boolean }) {
  const t = useTexts('identity')
  const [sentTo, setSentTo] = useState<string>()
  const { props, errors, busy } = useAuthForm(async (read) => {
    const email = read('email').trim()
    setSentTo(undefined)
    const wrong = anyProblem({ email: emailProblem(email) })
    if (wrong) return wrong
    const { mailReset } = await import('../browser/auth-actions')
    await mailReset(email)
    setSentTo(email)
  })
  return (
    <form {...props} onFocus={usePreloadedAuth()} className="space-y-6 pt-4">
      <p>{t.reset.askText}</p>
      <div role="status">
        {sentTo && (
          <p className="auth-notice text-ok">{fill(t.logIn.resetSent, { email: sentTo })}</p>
        )}
      </div>
      <FormNotice>{errors.form ?? (needsScript && t.needsScript)}</FormNotice>
      <EmailField label={t.email} autoComplete="username" error={errors.email} />
      <button type="submit" className="button w-full" aria-disabled={busy}>
        {busy ? t.working : t.reset.askSubmit}
      </button>
    </form>
  )
}

function VerifyAddress({ code }: { code: string }) {
  const t = useTexts('identity')
  const [done, setDone] = useState<string>()
  const [problem, setProblem] = useState<ErrorText>()
  const applied = useRef(false)
  const words = t.reset

  useEffect(() => {
    if (applied.current) return // A code works once, an effect may run twice.
    applied.current = true
    const apply = async () => {
      const { readCode, applyCode } = await import('../browser/auth-actions')
      const { data, operation } = await readCode(code)
      await applyCode(code)
      const text = operation === 'VERIFY_EMAIL' ? words.verifyDone : words.changeDone
      setDone(fill(text, { email: data.email ?? '' }))
    }
    apply().catch((error) =>
      String(error).includes(ALREADY_CONFIRMED)
        ? setDone(words.verifiedBefore)
        : setProblem(problemsOf(error).form ?? 'failed'),
    )
  }, [code, words])

  return (
    <div className="space-y-8 pt-4">
      <div role="status">
        {!problem && <p className={done ? 'auth-notice text-ok' : ''}>{done ?? t.working}</p>}
      </div>
      <FormNotice>{problem && t.errors[problem]}</FormNotice>
      <Link to="/accounts" className="button w-full">
        {words.toAccount}
      </Link>
    </div>
  )
}
