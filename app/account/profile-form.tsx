import { useEffect, useState } from 'react'
import type { Shopper } from '../identity/browser/session'
import { DISPLAY_NAME } from '../identity/field-rules'
import { type ErrorText, problemsOf } from '../identity/forms/use-auth-form'
import { withColon } from '../texts/colon'
import { fill } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'
import { Field } from '../ui/forms/field'
import { AccountForm } from './account-form'

interface Props {
  shopper: Shopper
  refresh: () => Promise<void>
}

export function ProfileForm({ shopper, refresh }: Props) {
  const t = useTexts('account')
  const language = useLanguage()
  return (
    <AccountForm
      id="profile"
      title={t.profile.title}
      submit={t.profile.save}
      onSubmit={async (read) => {
        const { saveName } = await import('../identity/browser/manage-account')
        await saveName(read('name').trim())
        await refresh()
        return t.saved
      }}
    >
      {(errors) => (
        <>
          <Field
            {...DISPLAY_NAME}
            look="line"
            name="name"
            label={t.profile.name}
            defaultValue={shopper.name}
            autoComplete="name"
            error={errors.name}
          />
          <div className="auth-notice grid gap-2">
            <p className="wrap-anywhere">
              {withColon(language, t.profile.email)}{' '}
              <span className="inline-block">{shopper.email}</span>{' '}
              <span className="inline-block">
                ({shopper.emailVerified ? t.profile.verified : t.profile.unverified})
              </span>
            </p>
            {!shopper.emailVerified && <Confirmation email={shopper.email} refresh={refresh} />}
          </div>
        </>
      )}
    </AccountForm>
  )
}

function Confirmation({ email, refresh }: { email: string; refresh: () => Promise<void> }) {
  const t = useTexts('account').profile
  const { errors } = useTexts('identity')
  const [sent, setSent] = useState<string>()
  const [problem, setProblem] = useState<ErrorText>()

  // The link is opened in another tab or device, so the state is read again on return.
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const { refreshShopper } = await import('../identity/browser/manage-account')
      await refreshShopper().then(refresh, () => {})
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [refresh])

  const send = async () => {
    try {
      const { mailConfirmation } = await import('../identity/browser/manage-account')
      await mailConfirmation()
      setSent(fill(t.verifySent, { email }))
      setProblem(undefined)
    } catch (error) {
      setSent(undefined)
      setProblem(problemsOf(error).form ?? 'failed')
    }
  }
  return (
    <>
      <p className="text-sm text-muted">{t.verifyWhy}</p>
      <button
        type="button"
        className="justify-self-start text-sm font-medium underline underline-offset-4 hover:no-underline touch:min-h-11"
        onClick={send}
      >
        {t.verify}
      </button>
      <p role="status" className={`text-sm empty:hidden ${problem ? 'text-red-text' : 'text-ok'}`}>
        {problem ? errors[problem] : sent}
      </p>
    </>
  )
}
