import { useEffect, useRef, useState } from 'react'
import { fill } from '../../../texts/fill'
import { useLanguage, useTexts } from '../../../texts/texts'
import { EMAIL } from '../../../ui/forms/email'
import { Field } from '../../../ui/forms/field'
import { faultOf } from '../../../ui/forms/rules'
import { useForm } from '../../../ui/forms/use-form'

type Refusal = 'invalid' | 'inStock' | 'later' | 'failed'

const BY_STATUS: Record<number, Refusal> = { 409: 'inStock', 422: 'invalid', 429: 'later' }

export interface BackInStockProps {
  productId: number
  variant?: number
}

/** Takes an address for a mail. Without JavaScript every address gets the same page. */
export default function BackInStockForm({ productId, variant }: BackInStockProps) {
  const texts = useTexts('productPage').back
  const language = useLanguage()
  const [sentTo, setSentTo] = useState<string>()
  const done = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (sentTo) done.current?.focus() // The button that had the focus is gone.
  }, [sentTo])
  const { props, problems, busy } = useForm<{ email?: Refusal }>(
    async (read) => {
      const email = read('email').trim()
      if (faultOf(email, EMAIL)) return { email: 'invalid' }
      const response = await fetch('/api/back-in-stock', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ product: productId, variant, email, language }),
        signal: AbortSignal.timeout(30_000),
      })
      if (!response.ok) return { email: BY_STATUS[response.status] ?? 'failed' }
      setSentTo(email)
    },
    () => ({ email: 'failed' }),
  )
  return (
    <form
      {...props}
      action="/api/back-in-stock"
      aria-labelledby="back-in-stock"
      className="grid gap-3 rounded border border-line p-4"
    >
      <h2 id="back-in-stock" className="font-medium">
        {texts.title}
      </h2>
      {!sentTo && (
        <>
          <input type="hidden" name="product" value={productId} />
          {variant && <input type="hidden" name="variant" value={variant} />}
          <input type="hidden" name="language" value={language} />
          <Field
            {...EMAIL}
            id="back-in-stock-email"
            name="email"
            label={texts.email}
            autoComplete="email"
            error={problems.email && texts[problems.email]}
          />
          <p className="text-sm text-muted">{texts.hint}</p>
          <button type="submit" className="button button-outline" aria-disabled={busy}>
            {texts.send}
          </button>
        </>
      )}
      <p ref={done} tabIndex={-1} role="status" className="text-sm text-ok empty:hidden">
        {sentTo && fill(texts.sent, { email: sentTo })}
      </p>
    </form>
  )
}
