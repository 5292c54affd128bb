import { registerMails } from '../../../app/background-jobs.server'
import type { Language } from '../../../app/business'
import { variantsOf } from '../../../app/catalogue/variants/variant-rows.server'
import type { Database } from '../../../app/database/tables.server'
import { KNOWN_MAILS } from '../../../app/desk/settings/mails/known-mails.server'
import { type RenderedMail, renderTemplate } from '../../../app/mail/templates.server'
import { changeStatus } from '../../../app/orders/changing/change-status.server'
import type { Billing } from '../../../app/orders/order/order'
import { parseOrder } from '../../../app/orders/placing/order-request.server'
import { placeOrder } from '../../../app/orders/placing/place-order.server'
import { findOrder } from '../../../app/orders/reading/find-order.server'
import { refundOrder } from '../../../app/orders/refunds/refund-order.server'
import { answerReturn } from '../../../app/orders/returns/answer-return.server'
import { askReturn } from '../../../app/orders/returns/ask-return.server'
import { withdraw } from '../../../app/orders/returns/withdraw.server'

interface Bought {
  /** A product with options; its variant with the last values that are in stock is bought twice. */
  varied: number
  plain: number
  billing: Billing
  language: Language
}

type Placed = Awaited<ReturnType<typeof placeOne>>

/** What a kind of mail is about: data for its template, and its order. */
interface MailSubject {
  data: unknown
  order?: Placed
}

/** Registers all mails and makes an order in each state, returns and a refund: each kind's subject. */
export async function mailScene(db: Database, bought: Bought) {
  registerMails()
  const variants = (await variantsOf(db, [bought.varied])).get(bought.varied) ?? []
  const variant = variants.findLast(({ stock }) => stock > 40)?.id ?? variants.at(-1)?.id
  await db.updateTable('stock').set({ quantity: 500 }).execute()
  await db.updateTable('variant_stock').set({ quantity: 100 }).execute()
  const lines = [
    { productId: bought.varied, quantity: 2, variant },
    { productId: bought.plain, quantity: 1 },
  ]
  let person = 0
  const place = async (...states: ('paid' | 'shipped' | 'delivered' | 'cancelled')[]) => {
    const billing = { ...bought.billing, email: `customer${++person}@mail.example` }
    const order = await placeOne(db, { items: lines, billing, language: bought.language })
    const sent = { carrier: 'Parcel Post', tracking: 'PP 4711 0815' }
    for (const to of states)
      await changeStatus(db, { token: order.token }, to, to === 'shipped' ? sent : {})
    return { ...order, ...(await findOrder(db, order.token))?.order }
  }
  const returned = async (more: { reason?: string } = {}) => {
    const order = await place('paid', 'shipped', 'delivered')
    const asked = [{ position: 0, quantity: 1, reason: 'other' as const }]
    await askReturn(db, order.token, { key: crypto.randomUUID(), lines: asked })
    const answer = more.reason ? 'refused' : 'accepted'
    await answerReturn(db, { order: order.number, sequence: 1 }, answer, more)
    return { order, data: { orderId: order.id, sequence: 1 } }
  }
  const about = (order: Placed) => ({ order, data: { orderId: order.id, code: 'sample' } })
  const placed = about(await place())
  const accepted = await returned()
  return {
    'order-confirmation': placed,
    'bank-instructions': placed,
    'bank-reminder': placed,
    'order-link': placed,
    'order-to-confirm': about(await unconfirmed(db, await place())),
    'online-reminder': about(await payableOnline(db, await place())),
    'order-paid': about(await place('paid')),
    'new-order': about(await place('paid')),
    'order-shipped': about(await place('paid', 'shipped')),
    'order-cancelled': about(await place('cancelled')),
    'order-refunded': await refunded(db, await place('paid', 'shipped', 'delivered')),
    'payment-returned': await givenBack(await place('paid')),
    'return-requested': accepted,
    'return-accepted': accepted,
    'return-received': accepted,
    'return-refunded': accepted,
    'return-to-answer': accepted,
    'return-refused': await returned({ reason: 'It came back worn.' }),
    'withdrawal-receipt': await withdrawn(db, bought, lines),
  } satisfies Record<string, MailSubject>
}

export type MailScene = Awaited<ReturnType<typeof mailScene>>

/** Renders a kind: about the scene's subject, or from the samples of the desk. */
export async function mailOf(db: Database, scene: MailScene, name: string, language: Language) {
  const subject: MailSubject | undefined = scene[name as keyof MailScene]
  const mail: RenderedMail | undefined = subject
    ? await renderTemplate(name, language, subject.data)
    : await KNOWN_MAILS[name]?.render(db, language)
  if (!mail) throw new Error(`no mail ${name}`)
  return { mail, order: subject?.order }
}

async function placeOne(
  db: Database,
  { items, billing, language }: { items: object[]; billing: Billing; language: Language },
) {
  const parsed = parseOrder({ items, payment: 'bank', billing })
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
  const key = crypto.randomUUID()
  const placing = await placeOrder(db, { key, request: parsed.value, language })
  if (!placing.ok) throw new Error(placing.code)
  const found = await findOrder(db, placing.order.token)
  if (!found) throw new Error('the order is gone')
  return { ...found.order, id: found.id }
}

async function unconfirmed(db: Database, order: Placed) {
  await db
    .updateTable('orders')
    .set({
      payment: 'cash_on_delivery',
      status: 'awaiting_confirmation',
      confirm_hash: 'sample',
      confirm_by: Date.now() + 1e8,
      due_at: null,
    })
    .where('id', '=', order.id)
    .execute()
  return order
}

async function payableOnline(db: Database, order: Placed) {
  await db.updateTable('orders').set({ payment: 'test' }).where('id', '=', order.id).execute()
  return order
}

async function refunded(db: Database, order: Placed) {
  const made = await refundOrder(db, {
    number: order.number,
    lines: [{ line: 0, quantity: 1, restock: false }],
    shipping: false,
    reason: 'One had a flaw.',
    by: 'ana',
    key: crypto.randomUUID(),
  })
  if (!made.ok) throw new Error(made.code)
  return { order, data: { orderId: order.id, sequence: 1 } }
}

const givenBack = async (order: Placed) => ({
  order,
  data: { orderId: order.id, amount: order.total, currency: order.currency },
})

/** Withdraws from an order of a customer in the European Union, whose right it is. */
async function withdrawn(db: Database, { billing, language }: Bought, items: object[]) {
  const email = 'withdrawn@mail.example'
  const european = billing.country === 'AT' ? {} : { country: 'DE', postCode: '10115' }
  const order = await placeOne(db, { items, billing: { ...billing, ...european, email }, language })
  for (const to of ['paid', 'shipped'] as const) await changeStatus(db, { token: order.token }, to)
  const lines = [{ position: 0, quantity: 1 }]
  const statement = { key: 'withdrawn', name: 'Ana Rahman', email, lines, language }
  const outcome = await withdraw(db, order.token, statement)
  if (!outcome.ok) throw new Error(outcome.code)
  return { order, data: { orderId: order.id, sequence: 1 } }
}
