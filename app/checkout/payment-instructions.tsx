import type { Order } from '../orders/order/order'
import type { BankAccount } from '../orders/paying/bank-accounts.server'
import { WAYS_TO_PAY } from '../orders/paying/ways-to-pay'
import type { ShownPayment } from '../orders/unpaid/shown-payment.server'
import { withColon } from '../texts/colon'
import { formatPrice, plainAmount } from '../texts/figures'
import { fill } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'
import { CopyButton } from '../ui/copy-button'
import { ProviderPayment } from './paying/provider-payment'

interface Props {
  order: Order
  /** Given for an order paid by bank transfer. */
  accounts?: BankAccount[]
  /** The moment the order expires, formatted for people. */
  due?: string
  /** Given for an order that was or is to be paid at a provider. */
  payment?: ShownPayment
  /** The name of why the last try to pay led to no payment page. */
  refused?: string
  /** True of an order that was placed a moment ago. */
  recent: boolean
}

const ROW =
  'grid items-center gap-x-4 border-b border-line py-2 last:border-transparent sm:grid-cols-[10rem_1fr]'

export function PaymentInstructions({ order, accounts, due, payment, refused, recent }: Props) {
  const texts = useTexts('order')
  const language = useLanguage()
  const total = formatPrice(language, order.total, order.pattern)
  // The courier receives what was not paid in advance.
  const rest = formatPrice(language, order.total - (order.advance ?? 0), order.pattern)
  const transfer = accounts && [
    { name: texts.amount, value: total, copied: plainAmount(order.total, order.pattern) },
    ...(due ? [{ name: texts.payBy, value: due }] : []),
    { name: texts.reference, value: order.reference, copied: order.reference },
    ...accounts.flatMap(({ holder, bank, account, bic }) => [
      { name: texts.accountHolder, value: holder, copied: holder },
      { name: texts.bank, value: bank },
      { name: texts.accountNumber, value: account, copied: account },
      ...(bic ? [{ name: texts.swift, value: bic, copied: bic }] : []),
    ]),
  ]
  return (
    <section id="payment" aria-labelledby="order-payment">
      <h2 id="order-payment" className="mb-4 text-xl font-medium">
        {texts.payment}
      </h2>
      {order.status === 'awaiting_payment' && transfer ? (
        <>
          <p>{texts.bankText}</p>
          <dl className="mt-4 rounded bg-tile py-4" style={{ paddingInline: 24 }}>
            {transfer.map(({ name, value, copied }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: several accounts have the same rows
              <div key={at} className={ROW}>
                <dt className="text-muted">{name}</dt>
                <dd className="flex min-h-11 flex-wrap items-center justify-between gap-x-4 font-medium">
                  <span
                    className={`min-w-0 flex-1 basis-24 wrap-anywhere ${at === 0 ? 'text-2xl font-semibold' : ''}`}
                  >
                    {value}
                  </span>
                  {copied && (
                    <CopyButton text={copied} name={name} label={texts.copy} done={texts.copied} />
                  )}
                </dd>
              </div>
            ))}
          </dl>
          <CopyButton
            text={transfer
              .map(({ name, value }) => `${withColon(language, name)} ${value}`)
              .join('\n')}
            label={texts.copyAll}
            done={texts.copied}
            className="button mt-4 max-sm:w-full"
          />
        </>
      ) : payment?.state ? null : (
        <p role={payment && 'status'} className="rounded bg-tile p-6 font-medium">
          {order.status === 'cancelled'
            ? order.endedBy
              ? texts.endedBy[order.endedBy]
              : texts.cancelledText
            : order.total === 0
              ? texts.free
              : fill(WAYS_TO_PAY[order.payment].says.page(texts, order.status), { total: rest })}
        </p>
      )}
      {payment && <ProviderPayment {...{ order, payment, refused, recent }} />}
    </section>
  )
}
