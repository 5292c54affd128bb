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

test('the table names no colour where one is chosen', () => {
  const namesColour = (name: string) =>
    factsOf('en', {
      ...bowl,
      ...{ colour: 'Black', weight: 0, options: [{ name, values: ['Red'] }] },
    } as ProductDetail).some(({ value }) => value === 'Black')
  expect([namesColour('Colour'), namesColour('Size')]).toEqual([false, true])
})
