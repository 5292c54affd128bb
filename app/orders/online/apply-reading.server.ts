import { updateRow } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'
import { MINUTE_MS } from '../../durations'
import { isOpen, judge } from '../../payments/attempt'
import { type Attempt, attemptsOf, changeAttempt } from '../../payments/attempts.server'
import { noteFinding, settleFinding } from '../../payments/findings.server'
import type { Reading } from '../../payments/provider'
import { changeLocked, type Left, restocking } from '../changing/change-status.server'
import { lockOrder } from '../order/lock-order.server'
import { bookMoney } from '../paying/payments.server'
import { dueAtProvider, isInParts, isPaidAtProvider } from '../paying/ways-to-pay'
import { writeRows } from '../queue/search-rows.server'
import type { OrderRow } from '../reading/find-order.server'
import { applyDisputes } from './apply-disputes.server'
import { applyRefunds } from './apply-refunds.server'
import { giveBack } from './give-back.server'
import { reviveOrder } from './revive-order.server'

/** A process that takes agreed money has this long before another one asks again. */
const CAPTURING_MS = 2 * MINUTE_MS

export interface Applied {
  attempt: Attempt
  /** What the provider is to be asked next: to take agreed money, or to end the attempt. */
  next?: 'capture' | 'cancel'
}

interface Applying {
  /** The order is about to end: an attempt that is still open is to be ended. */
  ending?: boolean
  /** A person wants reserved money to be taken, or given free. */
  wanted?: 'capture' | 'release'
  /** The caller has just asked for that, so that nothing is asked next. */
  last?: boolean
}

/**
 * Applies what a provider says of an attempt, in one transaction under the lock of its order:
 * status, ledger, order, stock, refunds, mails. Repeated in any order, it changes nothing twice.
 */
export async function applyReading(
  db: Database,
  { id, order_id }: Pick<Attempt, 'id' | 'order_id'>,
  reading: Reading,
  applying: Applying = {},
): Promise<Applied> {
  return restocking(
    db,
    async (connection, onStock) => {
      const order = await lockOrder(connection, { id: order_id })
      const attempts = await attemptsOf(connection, order_id)
      const attempt = attempts.find((one) => one.id === id)
      if (!order || !attempt) throw new Error(`no attempt ${id}`)
      return applyIn(connection, { order, attempt, attempts }, reading, applying, onStock)
    },
    { repeatable: true },
  )
}

interface Locked {
  order: OrderRow
  attempt: Attempt
  attempts: Attempt[]
}

async function applyIn(
  connection: Connection,
  { order, attempt: before, attempts }: Locked,
  reading: Reading,
  applying: Applying,
  onStock: (left: Left) => void,
): Promise<Applied> {
  const judged = judge(before, reading)
  const values = {
    status: judged.status,
    read_at: Date.now(),
    payment_ref: before.payment_ref ?? reading.paymentRef ?? null,
    reason: reading.reason ?? before.reason,
    reserved_at: before.reserved_at ?? (judged.status === 'authorized' ? Date.now() : null),
  }
  await changeAttempt(connection, before.id, values)
  const attempt = { ...before, ...values }
  if (judged.mismatch) await noteMismatch(connection, attempt, reading, judged.mismatch)
  if (judged.captured) await takeMoney(connection, order, attempt, onStock)
  if (attempt.status === 'captured') {
    const reference = attempt.provider_ref as string
    const { id, order_id } = attempt
    if (reading.fee)
      await bookMoney(connection, {
        ...{ attempt_id: id, order_id, kind: 'fee', reference },
        amount: reading.fee,
      })
    await applyRefunds(connection, attempt, reading.refunds)
    await applyDisputes(connection, attempt, reading.disputes)
  }
  if (applying.last) return { attempt }
  if (judged.strayReserve) return { attempt, next: 'cancel' }
  const now = await lockOrder(connection, { id: order.id })
  const next = await nextOf(connection, { order: now ?? order, attempt, attempts }, applying)
  return { attempt, ...(next && { next }) }
}

/** Books captured money once; the order is paid by it, comes back to life, or gives it back. */
async function takeMoney(
  connection: Connection,
  order: OrderRow,
  attempt: Attempt,
  onStock: (left: Left) => void,
) {
  const { id, order_id, amount, provider_ref } = attempt
  const reference = provider_ref as string
  const money = { attempt_id: id, order_id, kind: 'captured', amount, reference } as const
  if (!(await bookMoney(connection, money))) return
  await settleFinding(connection, 'other_money', id)
  await settleFinding(connection, 'held', id)
  // An order that is paid another way since may cost something else.
  const isAdvance = isInParts(order) && amount === dueAtProvider(order)
  const fits = isAdvance || amount === order.total
  const revived = fits && (await reviveOrder(connection, order, onStock))
  if (revived || (fits && order.status === 'awaiting_payment')) {
    if (!isAdvance) await keepWay(connection, order, attempt)
    const waiting = await lockOrder(connection, { id: order_id })
    const told = !isPaidAtProvider(order) // As its customer had chosen another way to pay.
    const paid = await changeLocked(connection, waiting ?? order, 'paid', { told }, onStock)
    if (!paid.ok || !paid.changed) throw new Error(`order ${order_id} could not be paid`)
  } else {
    const cause = order.status === 'cancelled' ? 'order_cancelled' : 'second_payment'
    await giveBack(connection, order, attempt, cause)
  }
}

/** The order is paid as it was, though its customer may have chosen another way to pay since. */
async function keepWay(connection: Connection, { id, payment }: OrderRow, { provider }: Attempt) {
  if (payment === provider) return
  await updateRow(connection, 'orders', id, { payment: provider, advance: 0 })
  await writeRows(connection, [id])
}

async function noteMismatch(
  connection: Connection,
  attempt: Attempt,
  { money, reason }: Reading,
  mismatch: NonNullable<ReturnType<typeof judge>['mismatch']>,
) {
  const kind = mismatch === 'held' ? 'held' : 'other_money'
  const facts = { mismatch, ...money, reference: attempt.reference, ...(reason && { reason }) }
  await noteFinding(connection, {
    ...{ kind, subject: attempt.id, provider: attempt.provider, attempt },
    facts,
  })
}

/** Only one attempt of an order is taken at a time, so that agreed money is never taken twice. */
async function nextOf(
  connection: Connection,
  { order, attempt, attempts }: Locked,
  { ending, wanted }: Applying,
): Promise<Applied['next']> {
  if (!isOpen(attempt.status)) return undefined
  if (order.status !== 'awaiting_payment') return 'cancel'
  const now = Date.now()
  if (attempt.status !== 'authorized')
    return ending || now >= attempt.expires_at ? 'cancel' : undefined
  if (wanted === 'release') return 'cancel'
  if (attempt.by_hand === 1 && wanted !== 'capture') return undefined
  const others = attempts.filter(({ id }) => id !== attempt.id)
  if (others.some(({ capturing_at: since }) => since !== null && since > now - CAPTURING_MS))
    return undefined
  await changeAttempt(connection, attempt.id, { capturing_at: now })
  return 'capture'
}
