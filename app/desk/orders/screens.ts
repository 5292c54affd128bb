import type { Screen } from '../kit/screen'

export const orderScreens: Screen[] = [
  {
    path: 'orders',
    title: 'orders',
    right: 'orders.read',
    nav: { group: 'sales', icon: 'orders' },
    load: () => import('./queue/queue-screen'),
  },
  {
    path: 'returns',
    title: 'returns',
    right: 'orders.read',
    nav: { group: 'sales', icon: 'undo' },
    load: () => import('./returns/returns-screen'),
  },
  {
    path: 'orders/new',
    title: 'newOrder',
    right: 'orders.change',
    load: () => import('./manual/manual-screen'),
  },
  {
    path: 'orders/:number',
    title: 'order',
    right: 'orders.read',
    load: () => import('./order/order-screen'),
  },
]
