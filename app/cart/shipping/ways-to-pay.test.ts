import { expect, test } from 'vitest'
import type { Payment } from '../../settings/payments'
import { labelled } from './ways-to-pay.server'

const usual = (...ways: [Payment, number][]) =>
  labelled(
    'en',
    ways.map(([payment, fee]) => ({ payment, fee })),
  ).payments.flatMap((way) => (way.usual ? [way.payment] : []))

test('the usual way is the last one without a fee, and leads to no provider', () => {
  expect(usual(['bank', 0], ['cash_on_delivery', 0], ['test', 0])).toEqual(['cash_on_delivery'])
  expect(usual(['bank', 0], ['cash_on_delivery', 9], ['test', 0])).toEqual(['bank'])
  expect(usual(['bank', 9], ['test', 0])).toEqual(['test'])
  expect(usual(['bank', 9], ['cash_on_delivery', 9])).toEqual(['cash_on_delivery'])
  expect(usual()).toEqual([])
})

test('cash on delivery is usual wherever it stands, while it costs nothing more', () => {
  expect(usual(['cash_on_delivery', 0], ['bank', 0])).toEqual(['cash_on_delivery'])
  expect(usual(['cash_on_delivery', 9], ['bank', 0])).toEqual(['bank'])
})

test('a way at a provider says what comes next, in each language', () => {
  const [way] = labelled('de', [{ payment: 'test', fee: 0 }]).payments
  expect(way?.label).toBe('Testzahlung (es fließt kein Geld)')
  expect(way?.note).toContain('Testseite')
})
