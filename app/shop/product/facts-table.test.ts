import { expect, test } from 'vitest'
import type { ProductDetail } from '../../catalogue/product/product'
import { factsOf } from './facts-table.server'

const bowl = { warrantyInformation: '', shippingInformation: '', returnPolicy: '' }
const labels = (weight: number) =>
  factsOf('de', { ...bowl, weight } as ProductDetail).map(({ label, value }) => [label, value])

test('the table names a weight only where one was given', () => {
  expect(labels(0.6)).toEqual([['Gewicht', '0,27\u00a0kg']])
  expect(labels(0)).toEqual([])
})
