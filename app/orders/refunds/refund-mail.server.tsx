import { Section } from '@react-email/section'
import type { Language } from '../../business'
import { untaxed } from '../../cart/rules/taxes'
import { db } from '../../database/current.server'
import { shopUrl } from '../../http/shop-url.server'
import { MailArticles } from '../../mail/frame/mail-articles'
import { MailButton, Pair, Paragraph } from '../../mail/frame/mail-parts'
import { renderLetter } from '../../mail/frame/render-letter'
import { MailLayout } from '../../mail/mail-layout'
import { withColon } from '../../texts/colon'
import { formatMoney } from '../../texts/currency.server'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'
import { findInvoices } from '../invoices/issue-invoice.server'
import { articleOf, OrderNumber } from '../mails/order-details.server'
import type { Order } from '../order/order'
import type { Refund } from '../order/refund'
import { taxRows } from '../pricing/tax-rows.server'
import { findOrderById } from '../reading/find-order.server'
import { refundsOf } from '../reading/refunds-of.server'
import type { RefundMail } from './enqueue-refund-mail.server'

/** Contains the merchant's words and figures, and nothing of the customer. */
export async function refundMail(language: Language, { orderId, sequence }: RefundMail) {
  const found = await findOrderById(db, orderId)
  const refund = (await refundsOf(db, orderId)).find((one) => one.sequence === sequence)
  if (!found || !refund) throw new Error(`no refund ${sequence} of order ${orderId}`)
  const { order } = found
  const invoices = await findInvoices(db, orderId)
  const { mails, refunds: t } = textsOf(language)
  const values = {
    number: order.number,
    amount: formatMoney(language, refund.amount, order.currency),
    note: refund.creditNote ?? '',
  }
  return renderLetter(
    fill(t.mail.subject, values),
    <MailLayout
      language={language}
      title={fill(t.mail.title, values)}
      footer={mails.footer}
      preview={fill(t.mail.text, values)}
    >
      <OrderNumber order={order} language={language} />
      <Paragraph>{mails.greetingWithoutName}</Paragraph>
      <Paragraph>{fill(t.mail.text, values)}</Paragraph>
      {refund.reason && (
        <Paragraph>
          {withColon(language, t.reason)} {refund.reason}
        </Paragraph>
      )}
      <Parts order={order} refund={refund} language={language} />
      {refund.creditNote && <Paragraph>{fill(t.mail.creditNote, values)}</Paragraph>}
      {invoices.length === 0 && <Paragraph>{t.mail.noInvoice}</Paragraph>}
      <MailButton href={shopUrl(`/orders/${order.token}`, language)}>{mails.viewOrder}</MailButton>
    </MailLayout>,
  )
}

function Parts(props: { order: Order; refund: Refund; language: Language }) {
  const { order, refund, language } = props
  const { mails, refunds: t } = textsOf(language)
  const money = (amount: number) => formatMoney(language, amount, order.currency)
  const articles = refund.lines.flatMap(({ line, quantity, amount }) => {
    const item = order.items[line]
    return item ? [articleOf(language, item, order.currency, { quantity, price: amount })] : []
  })
  const taxes = { vat: 0, taxes: refund.taxes, includesTax: true, currency: order.currency }
  const included = untaxed(refund.taxes) ? [] : taxRows(mails.vat, taxes, language)
  return (
    <>
      {articles.length > 0 && <MailArticles articles={articles} />}
      <Section style={{ margin: '0 0 16px' }}>
        {refund.shipping ? <Pair left={mails.shipping} right={money(refund.shipping)} /> : null}
        <Pair
          left={t.refunded}
          right={money(refund.amount)}
          strong
          summed={Boolean(refund.shipping) || articles.length > 1}
        />
        {included.map(([tax = '', sum]) => (
          <Pair key={tax} left={fill(mails.includes, { tax })} right={sum} />
        ))}
      </Section>
    </>
  )
}
