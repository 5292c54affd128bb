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
  /** The locale in whose manner dates are written. */
  locale: string
}

export function ProfileForm({ shopper, refresh, locale }: Props) {
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
          <p className="wrap-anywhere">
            {withColon(language, t.profile.email)}{' '}
            <span className="inline-block">{shopper.email}</span>{' '}
            <span className="inline-block">
              ({shopper.emailVerified ? t.profile.verified : t.profile.unverified})
            </span>
          </p>
          {!shopper.emailVerified && <Confirmation email={shopper.email} refresh={refresh} />}
          {shopper.since && (
            <p className="text-muted">
              {fill(t.profile.since, {
                date: new Date(shopper.since).toLocaleDateString(locale, { dateStyle: 'long' }),
              })}
            </p>
          )}
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
    <div className="space-y-2 text-sm">
      <p className="text-muted">{t.verifyWhy}</p>
      <button
        type="button"
        className="min-h-11 font-medium underline underline-offset-4 hover:no-underline"
        onClick={send}
      >
        {t.verify}
      </button>
      <p role="status" className={problem ? 'text-red-text' : 'text-ok'}>
        {problem ? errors[problem] : sent}
      </p>
    </div>
  )
}
