import { useState } from 'react'
import { useLanguage, useTexts } from '../texts/texts'
import { Icon } from '../ui/icon'

/** A plain form that answers with a page; with JavaScript the answer appears here instead. */
export function NewsletterForm() {
  const texts = useTexts('shell').footer
  const language = useLanguage()
  const [said, setSaid] = useState('')

  async function subscribe(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    setSaid(texts.sending)
    try {
      const { ok, status } = await fetch(form.action, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
      })
      if (ok) form.reset()
      setSaid(ok ? texts.sent : status === 422 ? texts.refused : texts.failed)
    } catch {
      setSaid(texts.failed)
    }
  }

  return (
    <form method="post" action="/api/newsletter" onSubmit={subscribe} className="max-w-72">
      <input type="hidden" name="language" value={language} />
      <div className="flex rounded border-2 border-white focus-within:outline-2 focus-within:outline-offset-2">
        <input
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={texts.email}
          aria-label={texts.email}
          className="min-w-0 grow bg-transparent py-2.5 ps-4 outline-none placeholder:text-white/60"
        />
        <button type="submit" aria-label={texts.send} className="icon-button">
          <Icon name="send-horizontal" />
        </button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm">
        {said}
      </p>
    </form>
  )
}
