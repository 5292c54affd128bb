import { screen } from '../kit/screen'

export const customerScreens = [
  screen('customers', 'customers', 'customers.read', () => import('./customers-screen'), {
    group: 'sales',
    icon: 'customers',
  }),
  screen('customers/:id', 'customer', 'customers.read', () => import('./customer/customer-screen')),
  screen('subscribers', 'subscribers', 'customers.read', () => import('./subscribers-screen')),
  screen('erasures', 'erasures', 'customers.erase', () => import('./erasures-screen')),
]
