import { BILLING } from '../../support/shopper'
import type { Scene } from './scene'
import { button, refused, seen } from './states'
import { order, sameNumberAndDay, shippedLine } from './visitors'

/** The pages of one order. */
export const ORDER_SCENES: Scene[] = [
  {
    name: 'order',
    path: '/orders/:token',
    prepare: async (_page, request, prefix) => `${prefix}/orders/${await order(request)}`,
    ready: sameNumberAndDay,
    states: [
      {
        name: 'cancelling',
        within: 'main',
        reach: (page, texts) => button(page, texts.order.cancel).click(),
      },
    ],
  },
  {
    name: 'order-to-pay',
    path: '/orders/:token',
    prepare: async (_page, request, prefix) =>
      `${prefix}/orders/${await order(request, BILLING, 'test')}`,
    ready: sameNumberAndDay,
  },
  {
    name: 'review',
    path: '/orders/:token/review/:line',
    allowed: ['422'],
    prepare: async (_page, request, prefix) => prefix + (await shippedLine(request)),
    ready: sameNumberAndDay,
    states: [
      refused(
        (t) => t.review.send,
        (t) => t.review.problems,
      ),
    ],
  },
  {
    name: 'order-return',
    path: '/orders/:token/return',
    prepare: async (_page, request, prefix) => `${prefix}/orders/${await order(request)}/return`,
    ready: sameNumberAndDay,
  },
  {
    name: 'order-withdraw',
    path: '/orders/:token/withdraw',
    allowed: ['422'],
    prepare: async (_page, request, prefix) => {
      const abroad = { ...BILLING, country: 'DE', city: 'Berlin', postCode: '10115' }
      return `${prefix}/orders/${await order(request, abroad)}/withdraw`
    },
    ready: sameNumberAndDay,
    states: [
      {
        name: 'refused',
        within: 'main',
        reach: async (page, texts) => {
          await page.getByLabel(texts.returns.withdraw.name).fill('')
          await button(page, texts.returns.withdraw.confirm).click()
          await seen(page, texts.returns.problems)
        },
      },
    ],
  },
]
