import { useEffect, useState } from 'react'
import { useTexts } from '../../texts/texts'
import { privateMeta } from '../../ui/page-meta'
import { AskForLink } from '../forms/ask-for-link'
import { SetPassword } from '../forms/set-password'
import { VerifyAddress } from '../forms/verify-address'
import type { Route } from './+types/reset-password-page'
import { AuthPage } from './auth-page'
import { identityPageData, needsScript } from './page-data.server'
import { useVisit } from './use-visit'

export const loader = ({ request }: Route.LoaderArgs) => identityPageData(request)
export const action = needsScript
export const shouldRevalidate = () => false

export const meta = (args: Route.MetaArgs) => [
  ...privateMeta(args, args.loaderData?.texts.identity.reset.askTitle),
  { name: 'description', content: args.loaderData?.texts.identity.reset.description },
  { name: 'referrer', content: 'no-referrer' }, // the address contains a code
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
