import type { BankAccount } from '../orders/bank-account.server'
import type { Order } from '../orders/order'
import { formatPrice } from '../texts/figures'
import { fill } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'
import { CopyButton } from '../ui/copy-button'

interface Props {
  order: Order
  /** Of an order paid by bank transfer. */
  account?: BankAccount
  /** When the order ends by itself, as people read it. */
  due?: string
}

export function PaymentInstructions({ order, account, due }: Props) {
  const texts = useTexts('order')
  const total = formatPrice(useLanguage(), order.total, order.pattern)
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
              { name: texts.amount, value: total, copied: (order.total / 100).toFixed(2) },
              ...(due ? [{ name: texts.payBy, value: due }] : []),
              { name: texts.reference, value: order.reference, copied: order.reference },
              { name: texts.accountHolder, value: account.holder, copied: account.holder },
              { name: texts.bank, value: account.bank },
              { name: texts.accountNumber, value: account.account, copied: account.account },
              { name: texts.swift, value: account.bic, copied: account.bic },
            ].map(({ name, value, copied }) => (
              <div key={name} className="grid gap-x-4 sm:grid-cols-[10rem_1fr] sm:items-center">
                <dt className="text-muted">{name}</dt>
                <dd className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 font-medium">
                  <span className="wrap-anywhere">{value}</span>
                  {copied && (
                    <CopyButton text={copied} name={name} label={texts.copy} done={texts.copied} />
                  )}
                </dd>
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
