import { type ReactNode, useState } from 'react'
import { FormNotice } from '../identity/forms/form-notice'
import type { Problems } from '../identity/forms/problems'
import { useForm } from '../identity/forms/use-form'
import { useTexts } from '../texts/texts'

interface Props {
  title: string
  submit: string
  /** Answers what is wrong, or the words that say it is done. */
  onSubmit: (read: (name: string) => string) => Promise<Problems | string>
  /** The fields, with what is wrong at them. */
  children: (problems: Problems) => ReactNode
}

/** One card of the account page: fields, a button, and what came of it. */
export function AccountForm({ title, submit, onSubmit, children }: Props) {
  const { working } = useTexts('identity')
  const [done, setDone] = useState<string>()
  const [round, setRound] = useState(0)
  const { form, problems, busy, ...handlers } = useForm(async (read) => {
    setDone(undefined)
    const result = await onSubmit(read)
    if (typeof result !== 'string') return result
    setDone(result)
    setRound((count) => count + 1) // fields start anew: a password never stays behind
  })
  return (
    <section className="account-card">
      <h2 className="text-xl font-medium">{title}</h2>
      <form
        ref={form}
        method="post"
        noValidate
        onSubmit={handlers.onSubmit}
        aria-label={title}
        className="space-y-6"
      >
        <FormNotice problem={problems.form} />
        <div key={round} className="space-y-6">
          {children(problems)}
        </div>
        <button type="submit" className="button" aria-disabled={busy}>
          {busy ? working : submit}
        </button>
        <div role="status">{done && <p className="auth-notice text-ok">{done}</p>}</div>
      </form>
    </section>
  )
}
