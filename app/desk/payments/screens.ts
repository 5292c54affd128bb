import { screen } from '../kit/screen'

export const paymentScreens = [
  screen('payments', 'payments', 'payments.read', () => import('./findings-screen'), {
    group: 'sales',
    icon: 'payments',
  }),
  screen(
    'settings/online-payments',
    'onlinePayments',
    'payments.accounts',
    () => import('./accounts-screen'),
  ),
]
