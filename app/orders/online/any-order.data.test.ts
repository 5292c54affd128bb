import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import {
  type EventfulOrder,
  eventfulOrder,
  TAKINGS,
} from '../../../tests/support/payments/eventful-order'
import { payingShop } from '../../../tests/support/payments/paying-shop'
import { log } from '../../http/log.server'
import { isEnded } from '../../payments/attempt'

/** More by command: `PAYMENT_RUNS=4000 npm exec vitest -- run app/orders/online/any-order`. */
const RUNS = Number(process.env.PAYMENT_RUNS ?? 50)
const LONG = { timeout: 3_600_000 }

type Event = keyof EventfulOrder['events']
const OFTEN: Event[] = [
  ...(['pay', 'read', 'jobs', 'message', 'start elsewhere', 'pay first', 'read at once'] as const),
]
const NOW_AND_THEN: Event[] = [
  ...(['end', 'end in time', 'cancel', 'mark paid', 'refund', 'sold out', 'again'] as const),
  ...(['fail', 'expire', 'refunds fail', 'dispute', 'win', 'away', 'compare'] as const),
  ...(['cut start', 'cut capture', 'cut refund', 'stale readings', 'fresh readings'] as const),
]
const AT_ONCE: Event[] = ['end', 'end in time', 'cancel', 'mark paid', 'refund', 'compare', 'again']
const BY_HAND: Event[] = ['take by hand', 'give free', 'refund again', 'decide a refund']
const SELDOM: Event[] = ['pay less', 'pay else', 'hold']

const takings = fc.constantFrom(...TAKINGS)

/** Orders of events that chance seldom makes. */
const ALWAYS: Event[][] = [
  ['end', 'pay', 'read', 'jobs'],
  ['end', 'sold out', 'pay', 'read', 'jobs', 'refunds fail'],
  ['cancel', 'pay', 'read', 'cut refund', 'jobs', 'jobs'],
  ['start elsewhere', 'pay', 'pay first', 'read', 'jobs'],
  ['start elsewhere', 'pay', 'pay first', 'cut capture', 'read', 'read', 'jobs'],
  ['start elsewhere', 'pay', 'pay first', 'read at once', 'read', 'jobs'],
  ['pay', 'read', 'refund', 'cut refund', 'jobs', 'jobs', 'refunds fail'],
  ['pay', 'read', 'refund', 'jobs', 'refunds fail', 'read'],
  ['stale readings', 'pay', 'end in time', 'fresh readings', 'read'],
  ['away', 'pay', 'end in time', 'away'],
  ['fail', 'read', 'pay', 'read', 'start elsewhere', 'pay'],
  ['fail', 'stale readings', 'pay', 'fresh readings', 'read', 'stale readings', 'read'],
  ['pay', 'read', 'dispute', 'read', 'mark paid', 'win'],
  ['start elsewhere', 'mark paid', 'pay', 'pay first', 'jobs'],
  ['pay less', 'read', 'start elsewhere', 'pay'],
  ['pay', 'stale readings', 'read', 'fail', 'read'],
  ['pay', 'read', 'end in time', 'take by hand', 'refund', 'jobs'],
  ['start elsewhere', 'pay', 'pay first', 'read', 'take by hand', 'read'],
  ['pay', 'read', 'take by hand', 'refunds fail', 'refund', 'jobs', 'refund again', 'jobs'],
  ['pay', 'read', 'refund', 'cut refund', 'jobs', 'compare', 'decide a refund', 'read'],
]

eachDatabase('payments in any order', (open) => {
  const shop = payingShop(open)
  const { level } = log
  beforeAll(() => {
    log.level = 'fatal'
  })
  afterAll(() => {
    log.level = level
  })

  test('whatever comes in which order, the books hold what the providers hold', LONG, async () => {
    const events = fc.array(
      fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...OFTEN) },
        { weight: 4, arbitrary: fc.constantFrom(...NOW_AND_THEN, ...BY_HAND) },
        { weight: 1, arbitrary: fc.constantFrom(...SELDOM) },
      ),
      { minLength: 4, maxLength: 16 },
    )
    const property = fc.asyncProperty(events, takings, async (happens, taking) => {
      const one = await eventfulOrder(shop, taking)
      for (const event of happens) {
        const before = await capturedOf(one)
        await one.events[event]()
        expect(await capturedOf(one)).toEqual(expect.arrayContaining(before))
      }
      await one.settle()
      expect(one.wrong).toEqual([])
      await holdsTogether(one)
      await isAllowed(one)
    })
    const examples = ALWAYS.flatMap((one) =>
      TAKINGS.map((taking): [Event[], typeof taking] => [one, taking]),
    )
    await fc.assert(property, { numRuns: examples.length + RUNS, examples })
  })

  test('whatever happens at once, the books hold what the providers hold', LONG, async () => {
    const event = fc.constantFrom(...OFTEN, ...AT_ONCE, ...BY_HAND)
    const steps = fc.array(fc.tuple(event, event, event), { minLength: 2, maxLength: 6 })
    const property = fc.asyncProperty(steps, takings, async (happens, taking) => {
      const one = await eventfulOrder(shop, taking)
      for (const atOnce of happens) await Promise.all(atOnce.map((name) => one.events[name]()))
      await one.settle()
      await holdsTogether(one)
      await isAllowed(one)
    })
    await fc.assert(property, { numRuns: RUNS })
  })

  /** What is captured stays captured, whatever a provider says later. */
  const capturedOf = async ({ attempts }: EventfulOrder) =>
    (await attempts()).filter(({ status }) => status === 'captured').map(({ id }) => id)

  /** Each captured attempt is booked once; any other money is for a person, and none is stray. */
  async function holdsTogether(one: EventfulOrder) {
    const { order, attempts, bankOf } = one
    const { status: final } = await shop.row(order.number)
    let atProviders = 0
    for (const { provider, provider_ref, status } of await attempts()) {
      const payment = bankOf(provider).payments.get(provider_ref ?? '')
      if (!payment) continue
      expect(payment.captures).toBeLessThanOrEqual(1)
      const back = payment.refunds.filter((refund) => refund.status !== 'failed')
      expect(back.length).toBeLessThanOrEqual(payment.captures)
      if (status === 'captured') atProviders += bankOf(provider).holds(provider_ref ?? '')
      else if (payment.captures > 0) expect(status).toBe('review')
      if (isEnded(status) || final !== 'awaiting_payment')
        expect(status === 'review' || !/pending|authorized/.test(payment.status)).toBe(true)
    }
    expect(await shop.books(order.id)).toBe(atProviders)
    const rows = (await shop.ledger(order.id, true)).filter(([kind]) => kind === 'captured')
    const captured = await capturedOf(one)
    expect(rows).toEqual(captured.map(() => ['captured', order.total]))
  }

  /** One captured payment pays the order unless a person settled it before; the others go back. */
  async function isAllowed(one: EventfulOrder) {
    const { order, known } = one
    const { status, paid_at } = await shop.row(order.number)
    const captured = (await capturedOf(one)).length
    const returned = (await returns(order.id)).length
    const paysIt = paid_at !== null && !known.paid
    expect(returned).toBe(captured - (paysIt ? 1 : 0))
    expect(await shop.mails('payment-returned', order.id)).toBe(returned)
    expect(await shop.mails('order-paid', order.id)).toBe(paid_at === null ? 0 : 1)
    if (known.cancelled) expect([status, paid_at]).toEqual(['cancelled', null])
    else expect(['awaiting_payment', 'paid', 'cancelled']).toContain(status)
    if (status === 'awaiting_payment') expect(captured).toBe(0)
    const held = status === 'cancelled' ? 0 : 1
    expect((await shop.stock()) + known.soldElsewhere + held).toBe(0)
  }

  /** The attempts whose money went back; one that failed may have been asked again. */
  const returns = (orderId: number) =>
    shop.db
      .selectFrom('payment_refunds')
      .select('attempt_id')
      .distinct()
      .where('order_id', '=', orderId)
      .where('cause', 'in', ['second_payment', 'order_cancelled'])
      .execute()
})
