import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Order } from '../orders/order/order'
import { useTexts } from '../texts/texts'

const TIMEOUT_MS = 30_000

export function CancelOrder({ order }: { order: Order }) {
  const texts = useTexts('order')
  const { revalidate } = useRevalidator()
  const [asking, setAsking] = useState(false)
  const [sending, setSending] = useState(false)
  const [result, setResult] = useState('')
  const question = useRef<HTMLDivElement>(null)
  const said = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (asking) question.current?.focus()
  }, [asking])
  useEffect(() => {
    if (result) said.current?.focus()
  }, [result])

  async function cancel() {
    if (sending) return
    setSending(true)
    const status = await fetch(`/api/orders/${order.token}/cancel`, {
      method: 'POST',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      (response) => response.status,
      () => 0,
    )
    setResult(
      status === 200
        ? texts.cancelledNow
        : status === 409
          ? texts.notCancellable
          : texts.cancelFailed,
    )
    setSending(false)
    setAsking(false)
    await revalidate()
  }

  return (
    <>
      {order.cancellable && !asking && (
        <button
          type="button"
          className="needs-js min-h-11 underline underline-offset-4"
          onClick={() => setAsking(true)}
        >
          {texts.cancel}
        </button>
      )}
      {order.cancellable && asking && (
        // biome-ignore lint/a11y/useSemanticElements: a question with two buttons, not form fields
        <div
          ref={question}
          role="group"
          aria-label={texts.cancelAsk}
          tabIndex={-1}
          className="flex w-full flex-wrap items-center gap-4"
        >
          <p>{texts.cancelAsk}</p>
          <button
            type="button"
            className="button button-outline"
            aria-disabled={sending}
            onClick={cancel}
          >
            {texts.cancelYes}
          </button>
          <button
            type="button"
            className="min-h-11 font-medium underline"
            onClick={() => setAsking(false)}
          >
            {texts.cancelNo}
          </button>
        </div>
      )}
      <p ref={said} role="status" tabIndex={-1} className="w-full empty:hidden">
        {/* The order read anew knows better than a lost answer. */}
        {result && order.status === 'cancelled' ? texts.cancelledNow : result}
      </p>
    </>
  )
}
