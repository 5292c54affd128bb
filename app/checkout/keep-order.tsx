import { lazy, Suspense, useState } from 'react'
import type { PasswordPolicy } from '../identity/password-policy'
import type { Billing } from '../orders/order/order'
import { useTexts } from '../texts/texts'

const KeepOrderForm = lazy(() => import('./keep-order-form'))

interface Props {
  billing: Billing
  token: string
  policy?: PasswordPolicy
}

/** Leads a guest to an account, which finds its orders by the confirmed address. */
export function KeepOrder(props: Props) {
  const { title, text, open } = useTexts('order').keepIt
  const [asked, setAsked] = useState(false)
  return (
    // A class for its layout would show it to who is signed in.
    <div className={`needs-js print:hidden ${asked ? '' : 'signed-out'}`}>
      <section
        aria-labelledby="keep-order"
        className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded border border-line p-6"
      >
        <div className="min-w-0 flex-1 basis-48">
          <h2 id="keep-order" className="mb-2 text-xl font-medium">
            {title}
          </h2>
          <p>{text}</p>
        </div>
        {asked ? (
          <Suspense fallback={<div className="min-h-20" />}>
            <KeepOrderForm {...props} />
          </Suspense>
        ) : (
          <button type="button" className="button button-outline" onClick={() => setAsked(true)}>
            {open}
          </button>
        )}
      </section>
    </div>
  )
}
