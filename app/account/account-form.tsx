import { type ReactNode, useState } from 'react'
import { type Problems, useAuthForm } from '../identity/forms/use-auth-form'
import { useTexts } from '../texts/texts'
import { FormNotice } from '../ui/forms/form-notice'
import type { ReadField } from '../ui/forms/use-form'
import { AccountPart } from './account-part'

interface Props {
  id: string
  title: string
  submit: string
  /** Returns what is wrong, or the text that says it is done. */
  onSubmit: (read: ReadField) => Promise<Problems | string>
  /** Renders the fields; `errors` are texts by the field's name. */
  children: (errors: Partial<Record<keyof Problems, string>>) => ReactNode
}

/** One card of the account page: fields, a button, and the result. */
export function AccountForm({ id, title, submit, onSubmit, children }: Props) {
  const { working } = useTexts('identity')
  const [done, setDone] = useState<string>()
  const [round, setRound] = useState(0)
  const { props, errors, busy } = useAuthForm(async (read) => {
    setDone(undefined)
    const result = await onSubmit(read)
    if (typeof result !== 'string') return result
    setDone(result)
    // New fields replace the old ones: a password must not stay in the form.
    setRound((count) => count + 1)
  })
  return (
    <AccountPart id={id} title={title} opened={Object.keys(errors).length > 0 || !!done}>
      <form {...props} aria-label={title} className="grid grid-cols-1 gap-6">
        <FormNotice>{errors.form}</FormNotice>
        <div key={round} className="space-y-6">
          {children(errors)}
        </div>
        <button type="submit" className="button button-outline w-full" aria-disabled={busy}>
          {busy ? working : submit}
        </button>
        <div role="status" className="empty:hidden">
          {done && <p className="auth-notice text-ok">{done}</p>}
        </div>
      </form>
    </AccountPart>
  )
}
