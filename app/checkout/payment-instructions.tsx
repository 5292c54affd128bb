import type { BankAccount } from '../orders/bank-account.server'
import type { Order } from '../orders/order'
import { formatPrice } from '../texts/figures'
import { fill } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'

interface Props {
  order: Order
  /** Of an order paid by bank transfer. */
  account?: BankAccount
}

export function PaymentInstructions({ order, account }: Props) {
  const texts = useTexts('order')
  const total = formatPrice(useLanguage(), order.total)
  return (
    <section id="payment" aria-labelledby="order-payment" className="scroll-mt-40">
      <h2 id="order-payment" className="mb-4 text-xl font-medium">
        {texts.payment}
      </h2>
      {order.status === 'awaiting_payment' && account ? (
        <>
          <p>{texts.bankText}</p>
          <dl className="mt-4 grid gap-3 rounded bg-tile p-6">
            {[
              [texts.amount, total],
              [texts.reference, order.reference],
              [texts.accountHolder, account.holder],
              [texts.bank, account.bank],
              [texts.accountNumber, account.account],
              [texts.swift, account.bic],
            ].map(([name, value]) => (
              <div key={name} className="grid gap-x-4 sm:grid-cols-[10rem_1fr]">
                <dt className="text-muted">{name}</dt>
                <dd className="font-medium wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>
          {order.status === 'cancelled'
            ? order.endedBy
              ? texts.endedBy[order.endedBy]
              : texts.cancelledText
            : order.payment === 'bank' || order.status === 'delivered'
              ? texts.paidText
              : fill(texts.cashText, { total })}
        </p>
      )}
    </section>
  )
}
