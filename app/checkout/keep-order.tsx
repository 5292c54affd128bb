import { lazy, Suspense, useState } from 'react'
import type { PasswordPolicy } from '../identity/password-policy'
import type { Billing } from '../orders/order/order'
import { useTexts } from '../texts/texts'

const KeepOrderForm = lazy(() => import('./keep-order-form'))

interface Props {
  billing: Billing
  policy?: PasswordPolicy
}

/** Leads a guest to an account, which finds its orders by the confirmed address. */
export function KeepOrder(props: Props) {
  const { title, text, open } = useTexts('order').keepIt
  const [asked, setAsked] = useState(false)
  return (
    <section
      aria-labelledby="keep-order"
      className="needs-js signed-out rounded border border-line p-6 print:hidden"
    >
      <h2 id="keep-order" className="mb-2 text-xl font-medium">
        {title}
      </h2>
      <p>{text}</p>
      {asked ? (
        <Suspense fallback={<div className="min-h-40" />}>
          <KeepOrderForm {...props} />
        </Suspense>
      ) : (
        <button type="button" className="button button-outline mt-4" onClick={() => setAsked(true)}>
          {open}
        </button>
      )}
    </section>
  )
}
