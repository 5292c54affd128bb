import type { Language } from '../../../business'
import { answerLetter } from '../../../content/messages/answer-mail.server'
import type { Database } from '../../../database/tables.server'
import { codeLetter } from '../../../identity/service/mailed-codes/code-mail.server'
import { type RenderedMail, renderTemplate } from '../../../mail/templates.server'
import { paymentsThat } from '../../../orders/paying/ways-to-pay'
import { ORDER_MAILS } from '../../../orders/register-mails.server'
import { heldReviewLetter } from '../../../reviews/held-review-mail.server'
import { invitationLetter } from '../../staff/mails'

interface KnownMail {
  template: string
  /** Path prefixes of the mail's own texts; none for mails to staff. */
  texts: string[]
  /** Renders the mail with the newest data that fits, or sample data; undefined where none fits. */
  render(db: Database, language: Language): Promise<RenderedMail> | RenderedMail | undefined
}

const WRITER = { name: 'Ana Example', email: 'ana@example.com', phone: '+1 202 555 0100' }
const MESSAGE = 'Where is my parcel?'
const ANSWER = { text: 'It is on its way.', message: MESSAGE, created_at: 1_767_225_600_000 }
const PRODUCT = { token: 'sample', productId: 1, title: 'Essence Mascara Lash Princess' }
const REVIEW = { stars: 4, number: 'EX-01ABCD-23XYZ', title: PRODUCT.title }
const CODE = { uid: '', email: 'ana@example.com', newEmail: 'ana@new.example' }
const DEVICE = { device: 'Firefox, Linux', at: ANSWER.created_at }
const INVITATION = { by: 'Ana', role: 'staff', expiresAt: ANSWER.created_at } as const

/** Describes a mail whose template takes its data directly. */
const given = (template: string, texts: string[], data: unknown): KnownMail => ({
  template,
  texts,
  render: (_, language) => renderTemplate(template, language, data),
})

/** Describes a mail whose data is found in the database. */
const found = (
  template: string,
  texts: string[],
  sample: (db: Database, template: string) => Promise<unknown>,
): KnownMail =>
  ({
    template,
    texts,
    async render(db, language) {
      const data = await sample(db, template)
      return data && renderTemplate(template, language, data)
    },
  }) as KnownMail

const camelCased = (name: string) =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const returned = (template: string, part: string, ...more: string[]) =>
  found(template, [`returnMails.${part}.`, ...more], newestReturn)

const coded = (request: Parameters<typeof codeLetter>[1]['request']): KnownMail => ({
  template: 'identity-code',
  texts: [`identityMails.${request}.`],
  render: (_, language) => codeLetter(language, { ...CODE, request }, 'sample'),
})

const inviting = (kind: 'invite' | 'reset'): KnownMail => ({
  template: 'desk-invitation',
  texts: [],
  render: () => invitationLetter({ ...INVITATION, kind }, 'sample'),
})

const SEND_TO = 'returnMails.sendTo'

/** Every mail that the shop and the desk send, by its name in addresses. */
export const KNOWN_MAILS: Readonly<Record<string, KnownMail>> = {
  ...Object.fromEntries(
    ORDER_MAILS.map((name) => [name, found(name, [`mails.${camelCased(name)}.`], newestOrder)]),
  ),
  'new-order': found('new-order', ['mails.newOrder.'], newestOrder),
  'order-refunded': found('order-refunded', ['refunds.mail.'], newestRefund),
  'payment-returned': found('payment-returned', ['onlinePayment.returned.'], newestGivenBack),
  'return-requested': returned('return-requested', 'requested'),
  'return-accepted': returned('return-accepted', 'accepted', SEND_TO),
  'return-refused': returned('return-refused', 'refused'),
  'return-received': returned('return-received', 'received'),
  'return-refunded': returned('return-refunded', 'refunded'),
  'withdrawal-receipt': returned('withdrawal-receipt', 'withdrawal', SEND_TO),
  'return-to-answer': returned('return-to-answer', 'toAnswer'),
  'contact-receipt': given('contact-receipt', ['mails.contactReceipt.'], {}),
  'contact-answer': {
    template: 'contact-answer',
    texts: ['mails.contactAnswer.'],
    render: (_, language) => answerLetter(language, ANSWER),
  },
  'contact-message': given('contact-message', ['mails.contactMessage.'], {
    ...WRITER,
    message: MESSAGE,
  }),
  'newsletter-welcome': given(
    'newsletter-welcome',
    ['mails.newsletterWelcome.', 'mails.newsletterFooter', 'mails.unsubscribe'],
    { token: 'sample', coupon: 'WELCOME-SAMPLE' },
  ),
  'back-in-stock-confirm': given('back-in-stock-confirm', ['mails.backInStockConfirm.'], PRODUCT),
  'back-in-stock': given('back-in-stock', ['mails.backInStock.'], PRODUCT),
  'review-held': {
    template: 'review-held',
    texts: ['mails.heldReview.'],
    render: (_, language) => heldReviewLetter(language, REVIEW),
  },
  'password-reset': coded('PASSWORD_RESET'),
  'verify-email': coded('VERIFY_EMAIL'),
  'change-email': coded('VERIFY_AND_CHANGE_EMAIL'),
  'email-sign-in': coded('EMAIL_SIGNIN'),
  'desk-invite': inviting('invite'),
  'desk-reset': inviting('reset'),
  'desk-device': given('desk-device', [], DEVICE),
}

/** Returns the newest order that fits the mail; undefined where there is none. */
async function newestOrder(db: Database, name: string) {
  const reminded = paymentsThat(({ inAdvance }) => inAdvance?.reminder === name)
  const told = paymentsThat(({ inAdvance }) => inAdvance?.instructions === name)
  const paidBefore = [...told, ...reminded]
  const order = await db
    .selectFrom('orders')
    .select('id')
    .$if(paidBefore.length > 0, (query) => query.where('payment', 'in', paidBefore))
    .$if(reminded.length > 0, (query) => query.where('status', '=', 'awaiting_payment'))
    .$if(name === 'order-to-confirm', (query) => query.where('confirm_hash', 'is not', null))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order && { orderId: order.id, code: 'sample' }
}

/** Returns the newest return, whatever its state. */
async function newestReturn(db: Database, name: string) {
  const returned = await db
    .selectFrom('order_returns')
    .select(['order_id', 'sequence'])
    .$if(name === 'withdrawal-receipt', (query) => query.where('kind', '=', 'withdrawal'))
    .orderBy('requested_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return returned && { orderId: returned.order_id, sequence: returned.sequence }
}

async function newestRefund(db: Database) {
  const refund = await db
    .selectFrom('order_refunds')
    .select(['order_id', 'sequence'])
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return refund && { orderId: refund.order_id, sequence: refund.sequence }
}

/** Returns the newest order, as if money came for it that it did not need. */
async function newestGivenBack(db: Database) {
  const order = await db
    .selectFrom('orders')
    .select(['id', 'total', 'currency'])
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return order && { orderId: order.id, amount: order.total, currency: order.currency }
}
