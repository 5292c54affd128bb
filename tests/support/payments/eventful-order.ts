import type { Connection } from '../../../app/database/tables.server'
import { inTransaction } from '../../../app/database/transactions/transaction.server'
import { DAY_MS } from '../../../app/durations'
import { changeStatus } from '../../../app/orders/changing/change-status.server'
import { endUnpaid } from '../../../app/orders/changing/end-unpaid.server'
import { readAttempt } from '../../../app/orders/online/attempt-jobs.server'
import { comparePayments } from '../../../app/orders/online/compare-payments.server'
import { decideStuckRefund, refundAgain } from '../../../app/orders/online/decide-refund.server'
import { mayEndUnpaid } from '../../../app/orders/online/end-attempts.server'
import { receiveMessage } from '../../../app/orders/online/receive-message.server'
import { startPayment } from '../../../app/orders/online/start-payment.server'
import { refundOrder } from '../../../app/orders/refunds/refund-order.server'
import { attemptsOf, takeBy } from '../../../app/payments/attempts.server'
import type { ProviderName } from '../../../app/payments/provider'
import { type payingShop, STOCK } from './paying-shop'
import type { ScriptedProvider } from './scripted-provider'

type PayingShop = ReturnType<typeof payingShop>
export type EventfulOrder = Awaited<ReturnType<typeof eventfulOrder>>

/** How money is taken: by the provider itself, by the shop, or by a person at the desk. */
export const TAKINGS = ['by itself', 'by the shop', 'by hand'] as const
type Taking = (typeof TAKINGS)[number]

interface At {
  bank: ScriptedProvider
  ref: string
}

const later = () => Date.now() + 3 * DAY_MS

/**
 * Places an order of one piece that may be paid at two providers. `events` happen to it by name;
 * `known` is what persons did with it, and `wrong` what must never be seen on the way where one event
 * happens at a time.
 */
export async function eventfulOrder(shop: PayingShop, how: Taking) {
  await shop.forget()
  const takenByShop = how !== 'by itself'
  const banks = shop.openTwo({ takenByShop, byHand: how === 'by hand' })
  const order = await shop.started()
  const { db } = shop
  const known = { cancelled: false, paid: false, soldElsewhere: 0 }
  const wrong: string[] = []

  const bankOf = (provider: ProviderName) => (provider === 'test' ? banks[0] : banks[1])
  const attempts = () => attemptsOf(db, order.id)
  const first: At = { bank: banks[0], ref: order.ref }
  async function newest(): Promise<At> {
    const last = (await attempts()).findLast(({ provider_ref }) => provider_ref !== null)
    return last?.provider_ref ? { bank: bankOf(last.provider), ref: last.provider_ref } : first
  }
  const statusNow = async () => (await shop.row(order.number)).status

  /** A person changes the order; true where it was not so before. */
  async function change(to: 'cancelled' | 'paid') {
    const changed = await changeStatus(db, { number: order.number }, to)
    return changed.ok && changed.changed
  }
  const isPaid = async () => (await shop.row(order.number)).paid_at !== null

  async function start(name: 'test' | 'stripe') {
    const before = await attempts()
    await startPayment(db, { token: order.token }, name)
    const undecided = before.some(({ status }) => status === 'authorized' || status === 'review')
    if (undecided && (await attempts()).length > before.length) wrong.push('beside undecided money')
  }

  /** No order ends while a person may take its reserved money. */
  async function end(now: number) {
    const before = await statusNow()
    await endUnpaid(db, now, mayEndUnpaid(db))
    const after = await statusNow()
    const mayTake = (await attempts()).some((attempt) => now < (takeBy(attempt) ?? 0))
    if (before !== 'cancelled' && after === 'cancelled' && mayTake)
      wrong.push('ended beside reserved money')
  }

  /** Where the shop takes agreed money, it takes one attempt's at a time. */
  async function readAtOnce() {
    const captures = () => banks.reduce((sum, bank) => sum + bank.captures(), 0)
    const before = captures()
    await Promise.all((await attempts()).map(({ id }) => readAttempt(db, id).catch(() => {})))
    if (takenByShop && captures() > before + 1) wrong.push('two taken at once')
  }

  async function message() {
    const { bank, ref } = await newest()
    await receiveMessage(db, bank.provider.name, {
      headers: { 'x-signature': 'right' },
      body: Buffer.from(JSON.stringify({ eventId: `of-${ref}`, kind: 'paid', providerRef: ref })),
      receivedAt: Date.now(),
    })
  }

  async function readAll(wanted?: 'capture' | 'release') {
    for (const { id } of await attempts()) await readAttempt(db, id, { wanted }).catch(() => {})
  }

  /** A person decides about each refund of the order. */
  async function eachRefund(act: (connection: Connection, id: string) => Promise<unknown>) {
    const refunds = db.selectFrom('payment_refunds').select('id').where('order_id', '=', order.id)
    for (const { id } of await refunds.execute())
      await inTransaction(db, (connection) => act(connection, id))
  }

  /** Somebody has looked at the provider's site. */
  const decideAsItIs = (connection: Connection, id: string) => {
    const made = banks.flatMap(({ payments }) =>
      [...payments.values()].flatMap((one) => one.refunds),
    )
    const went = made.some(({ key, status }) => key === id && status === 'done')
    return decideStuckRefund(connection, id, { went, reason: 'seen there' })
  }

  /** The provider does what it is asked next, and its answer is lost. */
  const cut = (call: 'start' | 'capture' | 'refund') => {
    for (const bank of banks)
      bank.faults[call] = () => {
        bank.faults[call] = undefined
        bank.away()
      }
  }
  const dispute = ({ bank, ref }: At, how: 'open' | 'won') => {
    const payment = bank.payments.get(ref)
    const isDisputed = payment?.disputes.length === 1
    if (payment?.captures && isDisputed === (how === 'won')) bank.dispute(ref, how)
  }
  const all = (act: (bank: ScriptedProvider) => void) => () => banks.forEach(act)
  const atNewest = (act: (at: At) => void) => async () => act(await newest())

  const events = {
    pay: atNewest(({ bank, ref }) => bank.pay(ref)),
    'pay first': () => first.bank.pay(first.ref),
    'pay less': atNewest(({ bank, ref }) =>
      bank.pay(ref, { amount: order.total - 1, currency: 'USD' }),
    ),
    'pay else': () => first.bank.pay(first.ref, { amount: order.total, currency: 'EUR' }),
    fail: atNewest(({ bank, ref }) => bank.end(ref, 'failed')),
    expire: atNewest(({ bank, ref }) => bank.end(ref, 'expired')),
    hold: atNewest(({ bank, ref }) => bank.end(ref, 'review')),
    read: () => readAll(),
    'read at once': readAtOnce,
    'take by hand': () => readAll('capture'),
    'give free': () => readAll('release'),
    'refund again': () => eachRefund(refundAgain),
    'decide a refund': () => eachRefund(decideAsItIs),
    message,
    again: () => start('test'),
    'start elsewhere': () => start('stripe'),
    end: () => end(later()),
    // The order's time is over, but not that in which reserved money can be taken.
    'end in time': () => end(Date.now() + DAY_MS),
    cancel: async () => {
      if ((await change('cancelled')) && !(await isPaid())) known.cancelled = true
    },
    'mark paid': async () => {
      if (await change('paid')) known.paid = true
    },
    refund: () =>
      refundOrder(db, {
        ...{ number: order.number, reason: 'Came broken', by: 'ana', key: crypto.randomUUID() },
        lines: [{ line: 0, quantity: 1, restock: false }],
      }),
    'sold out': async () => {
      known.soldElsewhere += STOCK + (await shop.stock())
      await db.updateTable('stock').set({ quantity: 0 }).where('product_id', '=', 1).execute()
    },
    jobs: () => shop.runJobs(later()).catch(() => {}),
    compare: () => comparePayments(db, later()).catch(() => {}),
    'refunds fail': all((bank) => bank.refundsBecome('failed')),
    dispute: atNewest((at) => dispute(at, 'open')),
    win: atNewest((at) => dispute(at, 'won')),
    away: all((bank) => {
      bank.faults.read = bank.faults.read ? undefined : bank.away
    }),
    'stale readings': atNewest(({ bank, ref }) => bank.readsStay(ref)),
    'fresh readings': all((bank) => bank.readsAreFresh()),
    'cut start': () => cut('start'),
    'cut capture': () => cut('capture'),
    'cut refund': () => cut('refund'),
  }

  /** Everything answers again, and all that waits is done. */
  async function settle() {
    for (const bank of banks) {
      bank.readsAreFresh()
      for (const call of Object.keys(bank.faults) as (keyof typeof bank.faults)[])
        bank.faults[call] = undefined
    }
    for (let rest = 0; rest < 4; rest++) {
      // The claims of processes that take money are over.
      const claims = db.updateTable('payment_attempts').where('capturing_at', 'is not', null)
      await claims.set({ capturing_at: 1 }).execute()
      for (const { id } of await attempts()) await readAttempt(db, id)
      await shop.runJobs(later())
    }
  }

  return { order, banks, bankOf, attempts, known, wrong, events, settle }
}
