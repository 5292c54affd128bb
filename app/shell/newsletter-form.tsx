import { useState } from 'react'
import { useLanguage, useTexts } from '../texts/texts'
import { EMAIL } from '../ui/forms/email'
import { Icon } from '../ui/icon'

/** The newsletter form. Without JavaScript the response is a page, else a text below it says it. */
export function NewsletterForm() {
  const texts = useTexts('shell').footer
  const language = useLanguage()
  const [status, setStatus] = useState('')

  async function subscribe(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (!form.checkValidity()) return setStatus(texts.refused)
    setStatus(texts.sending)
    try {
      const response = await fetch(form.action, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
        signal: AbortSignal.timeout(30_000),
      })
      if (response.ok) form.reset()
      setStatus(response.ok ? texts.sent : response.status === 422 ? texts.refused : texts.failed)
    } catch {
      setStatus(texts.failed)
    }
  }

  return (
    <form method="post" action="/api/newsletter" noValidate onSubmit={subscribe}>
      <input type="hidden" name="language" value={language} />
      <div
        className="flex items-center rounded border-2 border-white focus-within:outline-2"
        style={{ outlineOffset: 2 }}
      >
        <input
          {...EMAIL}
          name="email"
          autoComplete="email"
          placeholder={texts.email}
          aria-label={texts.email}
          className="min-w-0 grow bg-transparent py-2.5 ps-4 no-outline placeholder:text-[#fff9]"
        />
        <button type="submit" aria-label={texts.send} className="icon-button">
          <Icon name="send-horizontal" />
        </button>
      </div>
      <p role="status" className="mt-2 min-h-6 text-sm">
        {status}
      </p>
    </form>
  )
}
