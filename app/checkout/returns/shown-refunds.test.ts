import { expect, test } from 'vitest'
import type { Invoice } from '../../orders/invoices/issue-invoice.server'
import type { Order } from '../../orders/order/order'
import type { ShownRefund } from '../../orders/order/refund'
import { printedDocuments, refundSteps } from './shown-refunds.server'

const refund: ShownRefund = {
  at: '2026-11-22T10:00:00.000Z',
  reason: 'Came broken',
  amount: 1149,
  taxes: [],
  lines: [{ line: 1, quantity: 2, amount: 1149, restocked: 0 }],
  creditNote: 'C2026-00007',
}
const items = [{ title: 'Mug' }, { title: 'Shirt', options: [{ name: 'Size', value: 'M' }] }]
const order = (refunds?: ShownRefund[]) => ({ currency: 'EUR', items, refunds }) as Order

test('an order’s page says what was refunded and why; returns say so themselves', () => {
  const [step] = refundSteps(order([refund, { ...refund, return: 1 }]), 'en')
  expect(step).toEqual({
    at: refund.at,
    text: '€11.49 refunded',
    lines: ['2 × Shirt (M)', 'Came broken'],
  })
  expect(refundSteps(order([refund, { ...refund, return: 1 }]), 'de')).toHaveLength(1)
  expect(refundSteps(order([{ ...refund, lines: [], reason: '' }]), 'fr')[0]?.lines).toEqual([])
  expect(refundSteps(order(), 'en')).toEqual([])
})

test('the page links to the invoice and to each credit note', () => {
  const kinds = [
    { kind: 'invoice', number: '2026-00009' },
    { kind: 'credit_note', number: 'C2026-00007', refundId: 'x' },
    { kind: 'credit_note', number: 'C2026-00008' },
  ] as Invoice[]
  expect(printedDocuments('t', kinds, 'en')).toEqual([
    { path: '/orders/t/invoice', label: 'Invoice' },
    { path: '/orders/t/credit-note/C2026-00007', label: 'Credit note C2026-00007' },
    { path: '/orders/t/credit-note', label: 'Credit note' },
  ])
})
