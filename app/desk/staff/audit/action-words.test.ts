import { expect, test } from 'vitest'
import { actionWords } from './action-words'

test('an audited action is shown in words, not as its code', () => {
  expect(
    ['product.created', 'order.cancelled_by_link', 'api-token.made', 'signed_in'].map(actionWords),
  ).toEqual(['Product: created', 'Order: cancelled by link', 'Api token: made', 'Signed in'])
})
