import { expect, test } from 'vitest'
import { en } from '../../../texts/desk/en'
import type { OrderView } from '../order/order-view'
import { timelineOf } from './timeline'

const iso = (at: number) => new Date(at).toISOString()
const view = {
  order: {
    history: [
      { status: 'awaiting_payment', at: iso(1000) },
      { status: 'paid', at: iso(2000) },
      { status: 'shipped', at: iso(4000) },
    ],
    carrier: 'DHL',
    tracking: 'T1',
  },
  packedAt: 3000,
  payments: [{ kind: 'refund', amount: 500, note: 'Broken', at: 6000, by: 'Berta' }],
  returns: [],
  acts: [
    { action: 'order.note-added', at: 5000, by: 'Mina' },
    { action: 'order.packed', at: 3000, by: 'Anna' },
    { action: 'order.shipped', at: 4000, by: 'Anna' },
    {
      action: 'order.address-changed',
      at: 2500,
      by: 'Berta',
      fields: [
        { field: 'street', before: '1 Old Road', after: '2 New Road' },
        { field: 'company', before: 'Ltd' },
        { field: 'country', before: 'BD', after: 'AT' },
      ],
    },
    { action: 'order.refunded', at: 6000, by: 'Berta' },
  ],
  mails: [
    { template: 'order-shipped', state: 'sent', at: 4500 },
    { template: 'order-link', state: 'waiting', at: 7000 },
  ],
  notes: [{ id: 'n', by: { id: '1', name: 'Mina' }, text: 'Call first', at: 5000 }],
} as unknown as OrderView

const tellOf = (of: OrderView) =>
  timelineOf(of, { texts: en.orders, money: (amount) => `$${amount / 100}` })

test('the timeline lists events with who did them, the newest first, without unsent mails', () => {
  const told = tellOf(view)
  expect(told.map(({ text, by }) => `${text} · ${by}`)).toEqual([
    '$5 refunded: Broken · Berta',
    'Note · Mina',
    'Mail sent: On its way · The shop by itself',
    'Shipped with DHL T1 · Anna',
    'Packed · Anna',
    'Address changed · Berta',
    'Paid · The command line',
    'Placed, waits for payment · The customer',
  ])
  expect(told[1]?.more).toBe('Call first')
})

test('a change of address says what it was and is, or only which fields', () => {
  const shown = (of: OrderView) => tellOf(of).find(({ text }) => text === 'Address changed')?.more
  expect(shown(view)).toBe(
    [
      'Street and number: 1 Old Road → 2 New Road',
      'Company: Ltd → nothing',
      'Country: Bangladesh → Austria',
    ].join('\n'),
  )
  const hidden = { action: 'order.address-changed', at: 2500, by: 'Berta' }
  const only = (fields?: object[]) => ({ ...view, acts: [{ ...hidden, fields }] }) as never
  expect(shown(only([{ field: 'street' }, { field: 'phone' }]))).toBe('Street and number\nPhone')
  expect(shown(only())).toBeUndefined()
})

test("the timeline tells the customer's acts by link from those of the shop", () => {
  const history = [
    { status: 'confirmed', at: iso(1000) },
    { status: 'cancelled', at: iso(5000) },
  ]
  const of = (acts: object[], more = {}) => {
    const given = { ...view, acts, order: { history, ...more }, mails: [], notes: [], payments: [] }
    const [told] = tellOf({ ...given, packedAt: undefined } as never)
    return `${told?.text} · ${told?.by}`
  }
  const cancelled = { action: 'order.cancelled', at: 5000 }
  expect(of([{ ...cancelled, by: null }])).toBe('Cancelled by the customer · The customer')
  expect(of([{ ...cancelled, by: 'Anna' }])).toBe('Cancelled · Anna')
  expect(of([])).toBe('Cancelled · The command line')
  expect(of([], { endedBy: 'unpaid' })).toBe(
    'Cancelled by itself: it was not paid in time · The shop by itself',
  )
})

test('a provider’s messages are shown as acts of the shop by itself, not of a command', () => {
  const order = { history: [{ status: 'awaiting_payment', at: iso(1000) }] }
  order.history.push({ status: 'paid', at: iso(2000) })
  const payments = [
    { kind: 'captured', amount: 500, at: 2000 },
    { kind: 'chargeback', amount: 500, at: 3000 },
  ]
  const given = { ...view, ...{ order, payments, acts: [], mails: [], notes: [], returns: [] } }
  const told = tellOf({ ...given, packedAt: undefined } as never)
  expect(told.map(({ by }) => by)).toEqual([
    ...['The shop by itself', 'The shop by itself', 'The shop by itself', 'The customer'],
  ])
})

test('an order by phone was placed by a person of the shop, and answers to a return have names', () => {
  const given = {
    ...view,
    acts: [
      { action: 'order.placed', at: 1000, by: 'Mina' },
      { action: 'return.accepted', at: 8000, by: 'Anna', of: 'EX-1-R1' },
      { action: 'order.mail-sent-again', at: 9000, by: 'Anna', of: 'order-link' },
    ],
  }
  const told = tellOf(given as never).map(({ text, by }) => `${text} · ${by}`)
  expect(told.slice(0, 2)).toEqual([
    'Mail sent again: Link to the order · Anna',
    'Return EX-1-R1 accepted · Anna',
  ])
  expect(told.at(-1)).toBe('Placed, waits for payment · Mina')
})

test('the timeline says when a return was asked for, whatever has become of it since', () => {
  const asked = { state: 'received', at: 6500 }
  const returns = [
    { ...asked, number: 'A-R2', kind: 'withdrawal' },
    { ...asked, number: 'A-R1', kind: 'return' },
  ]
  const told = tellOf({ ...view, returns } as unknown as OrderView)
  expect(told.slice(0, 2).map(({ text, by }) => `${text} · ${by}`)).toEqual([
    'Withdrawal A-R2 declared · The customer',
    'Return A-R1 asked for · The customer',
  ])
})

test('a payment that was taken back stands in the timeline, each with who marked it and why', () => {
  const history = [
    { status: 'awaiting_payment', at: iso(1000) },
    { status: 'paid', at: iso(4000) },
  ]
  const acts = [
    { action: 'order.paid', at: 2001, by: 'Mina' },
    { action: 'order.unpaid', at: 3000, by: 'Anna', reason: 'The wrong line', paidAt: 2000 },
  ]
  const given = { ...view, order: { ...view.order, history }, acts, packedAt: undefined }
  const told = tellOf({ ...given, ...{ payments: [], mails: [], notes: [] } } as never)
  expect(told.map(({ text, by, more }) => [text, by, more])).toEqual([
    ['Paid', 'The command line', undefined],
    ['Marked as unpaid', 'Anna', 'The wrong line'],
    ['Paid', 'Mina', undefined],
    ['Placed, waits for payment', 'The customer', undefined],
  ])
})
