import { screen } from '../kit/screen'

export const orderScreens = [
  screen('orders', 'orders', 'orders.read', () => import('./queue/queue-screen'), {
    group: 'sales',
    icon: 'orders',
  }),
  screen('returns', 'returns', 'orders.read', () => import('./returns/returns-screen'), {
    group: 'sales',
    icon: 'undo',
  }),
  screen('orders/new', 'newOrder', 'orders.change', () => import('./manual/manual-screen')),
  screen('orders/:number', 'order', 'orders.read', () => import('./order/order-screen')),
]
