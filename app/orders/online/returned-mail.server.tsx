import { Section } from '@react-email/section'
import type { Language } from '../../business'
import { db } from '../../database/current.server'
import { shopUrl } from '../../http/shop-url.server'
import { MailButton, Pair, Paragraph } from '../../mail/frame/mail-parts'
import { renderLetter } from '../../mail/frame/render-letter'
import { MailLayout } from '../../mail/mail-layout'
import { formatMoney } from '../../texts/currency.server'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'
import { findOrderById } from '../reading/find-order.server'
import type { GivenBackMail } from './give-back.server'

/** Says that money goes back which an order did not need, and nothing of the customer. */
export async function returnedMail(language: Language, mail: GivenBackMail) {
  const found = await findOrderById(db, mail.orderId)
  if (!found) throw new Error(`no order ${mail.orderId}`)
  const { mails, onlinePayment, sheets } = textsOf(language)
  const { subject, title, text } = onlinePayment.returned
  const values = {
    number: found.order.number,
    amount: formatMoney(language, mail.amount, mail.currency),
  }
  return renderLetter(
    fill(subject, values),
    <MailLayout
      language={language}
      title={title}
      footer={mails.footer}
      preview={fill(text, values)}
    >
      <Paragraph>{mails.greetingWithoutName}</Paragraph>
      <Paragraph>{fill(text, values)}</Paragraph>
      <Section style={{ margin: '0 0 16px' }}>
        <Pair left={sheets.order} right={values.number} />
        <Pair left={mails.bankInstructions.amount} right={values.amount} strong />
      </Section>
      <MailButton href={shopUrl(`/orders/${found.order.token}`, language)}>
        {mails.viewOrder}
      </MailButton>
    </MailLayout>,
  )
}
