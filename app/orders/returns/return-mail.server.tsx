import type { ReactNode } from 'react'
import type { Language } from '../../business'
import { db } from '../../database/current.server'
import { shopUrl } from '../../http/shop-url.server'
import { MailArticles } from '../../mail/frame/mail-articles'
import {
  MailAddress,
  MailButton,
  MailLink,
  MailSubject,
  MailTile,
  Paragraph,
  Unbroken,
} from '../../mail/frame/mail-parts'
import { renderLetter } from '../../mail/frame/render-letter'
import { MailLayout } from '../../mail/mail-layout'
import { shopMoment } from '../../texts/clocks/shop-moment.server'
import { withColon } from '../../texts/colon'
import { formatMoney } from '../../texts/currency.server'
import { formatDay } from '../../texts/day.server'
import { fill } from '../../texts/fill'
import { textsOf } from '../../texts/texts.server'
import { articleOf } from '../mails/order-details.server'
import type { Order } from '../order/order'
import { findOrderById } from '../reading/find-order.server'
import type { ReturnEvent, ReturnMail } from './enqueue-return-mail.server'
import { listReturnsOf, type OrderReturn } from './find-returns.server'
import { readsAsName } from './reads-as-name'
import { labelPath, lastDayToSend, returnAddressLines } from './return-label.server'

type Words = ReturnType<typeof textsOf>['returnMails']

interface Subject {
  t: Words
  returned: OrderReturn
  order: Order
  language: Language
}

const TEXTS = {
  'return-requested': 'requested',
  'return-accepted': 'accepted',
  'return-refused': 'refused',
  'return-received': 'received',
  'return-refunded': 'refunded',
  'withdrawal-receipt': 'withdrawal',
  'return-to-answer': 'toAnswer',
} as const satisfies Record<ReturnEvent, keyof Words>

const content: Record<ReturnEvent, (subject: Subject) => ReactNode> = {
  'return-requested': (subject) => (
    <>
      <Paragraph>{filled(subject.t.requested.text, subject)}</Paragraph>
      <Lines {...subject} />
    </>
  ),
  'return-accepted': (subject) => (
    <>
      <Paragraph>{filled(subject.t.accepted.text, subject)}</Paragraph>
      <Lines {...subject} />
      <SendTo {...subject} />
    </>
  ),
  'return-refused': (subject) => (
    <>
      <Paragraph>{filled(subject.t.refused.text, subject)}</Paragraph>
      {subject.returned.answer && <Paragraph>{subject.returned.answer}</Paragraph>}
      <Paragraph>{subject.t.refused.ask}</Paragraph>
    </>
  ),
  'return-received': (subject) => <Paragraph>{filled(subject.t.received.text, subject)}</Paragraph>,
  'return-refunded': (subject) => <Paragraph>{filled(subject.t.refunded.text, subject)}</Paragraph>,
  'withdrawal-receipt': (subject) => <Receipt {...subject} />,
  'return-to-answer': (subject) => <ToShop {...subject} />,
}

/** Content, date and time: Directive 2011/83/EU, Article 11a (4). */
function Receipt(subject: Subject) {
  const { t, returned, order, language } = subject
  const { withdrawal } = t
  const neverLeft = order.status === 'cancelled'
  const settled = returned.state === 'closed' ? withdrawal.nothingPaid : withdrawal.refund
  return (
    <>
      <Paragraph>{filled(withdrawal.text, subject)}</Paragraph>
      <Paragraph>
        {withColon(language, withdrawal.order)} {order.number}
      </Paragraph>
      {readsAsName(returned.name ?? '') && (
        <Paragraph>
          {withColon(language, withdrawal.name)} {returned.name}
        </Paragraph>
      )}
      <Lines {...subject} />
      <Paragraph>{filled(neverLeft ? settled : withdrawal.sendBack, subject)}</Paragraph>
      {!neverLeft && <SendTo {...subject} />}
    </>
  )
}

function ToShop(subject: Subject) {
  const { text, answer, declared } = subject.t.toAnswer
  return (
    <>
      <Paragraph>{filled(text, subject)}</Paragraph>
      <Lines {...subject} />
      <Paragraph>
        {filled(subject.returned.kind === 'withdrawal' ? declared : answer, subject)}
      </Paragraph>
    </>
  )
}

const Lines = ({ returned, order, language }: Subject) => (
  <MailArticles
    articles={returned.lines.map(({ position, quantity, title }) => {
      const item = order.items[position]
      if (!item) return { title, pieces: `${quantity} ×` }
      return { ...articleOf(language, item, order.currency, { quantity }), price: undefined }
    })}
  />
)

function SendTo({ t, returned, order, language }: Subject) {
  const label = labelPath(order.token, returned)
  const until = lastDayToSend(returned)
  return (
    <>
      <Paragraph>{fill(t.sendTo, { return: returned.number })}</Paragraph>
      <MailTile>
        <strong>{returned.number}</strong>
        <MailAddress lines={returnAddressLines()} below={0} />
      </MailTile>
      {until && <Paragraph>{fill(t.sendBy, { until: formatDay(language, until) })}</Paragraph>}
      {label && (
        <Paragraph>
          <MailLink href={shopUrl(label, language)}>{t.label}</MailLink>
        </Paragraph>
      )}
    </>
  )
}

/** Contains the merchant's words and figures, and at most a name of the customer. */
export async function returnMail(
  event: ReturnEvent,
  language: Language,
  { orderId, sequence }: ReturnMail,
) {
  const found = await findOrderById(db, orderId)
  const returns = (await listReturnsOf(db, [orderId])).get(orderId)
  const returned = returns?.find((one) => one.sequence === sequence)
  if (!found || !returned) throw new Error(`no return ${sequence} of order ${orderId}`)
  const { mails, returnMails: t } = textsOf(language)
  const subject = { t, returned, order: found.order, language }
  const words = t[TEXTS[event]]
  return renderLetter(
    filled(words.subject, subject),
    <MailLayout
      language={language}
      title={filled(words.title, subject)}
      footer={event === 'return-to-answer' ? mails.shopFooter : mails.footer}
      contact={event !== 'return-to-answer'}
      preview={filled(words.text, subject)}
    >
      <MailSubject>
        {t.name} <Unbroken>{returned.number}</Unbroken>
      </MailSubject>
      <Paragraph>{mails.greetingWithoutName}</Paragraph>
      {content[event](subject)}
      {event === 'return-to-answer' ? (
        <MailButton href={shopUrl('/desk/returns')}>{t.toAnswer.button}</MailButton>
      ) : (
        <MailButton href={shopUrl(`/orders/${found.order.token}`, language)}>
          {mails.viewOrder}
        </MailButton>
      )}
    </MailLayout>,
  )
}

const filled = (text: string, { returned, order, language }: Subject) =>
  fill(text, {
    number: order.number,
    return: returned.number,
    amount: formatMoney(language, returned.refund ?? 0, order.currency),
    moment: shopMoment(language, returned.history[0]?.at ?? order.placedAt),
  })
