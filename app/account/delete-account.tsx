import { useState } from 'react'
import type { Shopper } from '../identity/browser/session'
import { PasswordField } from '../identity/forms/password-field'
import { useAuthForm } from '../identity/forms/use-auth-form'
import { useTexts } from '../texts/texts'
import { Dialog } from '../ui/dialog'
import { FormNotice } from '../ui/forms/form-notice'
import { AccountPart } from './account-part'

interface Props {
  shopper: Shopper
  /** Says what the page shows to who has just left; nothing where they have not. */
  setFarewell: (text?: string) => void
}

export function DeleteAccount({ shopper, setFarewell }: Props) {
  const t = useTexts('account').remove
  const [open, setOpen] = useState(false)
  return (
    <AccountPart id="delete" title={t.title} opened={open}>
      <p>{t.text}</p>
      <button
        type="button"
        className="min-h-11 justify-self-start text-red-text underline underline-offset-4 hover:no-underline"
        onClick={() => setOpen(true)}
      >
        {t.open}
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={t.ask}>
        {open && <Confirm {...{ shopper, setFarewell }} cancel={() => setOpen(false)} />}
      </Dialog>
    </AccountPart>
  )
}

function Confirm({ shopper, setFarewell, cancel }: Props & { cancel: () => void }) {
  const t = useTexts('account').remove
  const { working } = useTexts('identity')
  const { props, errors, busy } = useAuthForm(async (read) => {
    const password = read('password')
    if (shopper.hasPassword && !password) return { password: 'passwordMissing' }
    const { deleteAccount } = await import('../identity/browser/manage-account')
    // The session may end before the answer is read.
    setFarewell(t.done)
    await deleteAccount(password).catch((fault) => {
      setFarewell(undefined)
      throw fault
    })
  })
  return (
    <form {...props} className="space-y-6">
      <FormNotice>{errors.form}</FormNotice>
      <p>{t.text}</p>
      {shopper.hasPassword && (
        <PasswordField name="password" label={t.password} error={errors.password} />
      )}
      <div className="flex flex-wrap gap-4">
        <button type="submit" className="button" aria-disabled={busy}>
          {busy ? working : t.confirm}
        </button>
        <button type="button" className="button button-outline" onClick={cancel}>
          {t.cancel}
        </button>
      </div>
    </form>
  )
}
