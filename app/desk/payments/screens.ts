import type { Screen } from '../kit/screen'

export const paymentScreens: Screen[] = [
  {
    path: 'payments',
    title: 'payments',
    right: 'payments.read',
    nav: { group: 'sales', icon: 'payments' },
    load: () => import('./findings-screen'),
  },
  {
    path: 'settings/online-payments',
    title: 'onlinePayments',
    right: 'payments.accounts',
    load: () => import('./accounts-screen'),
  },
]
