import type { Screen } from '../kit/screen'

export const customerScreens: Screen[] = [
  {
    path: 'customers',
    title: 'customers',
    right: 'customers.read',
    nav: { group: 'sales', icon: 'customers' },
    load: () => import('./customers-screen'),
  },
  {
    path: 'customers/:id',
    title: 'customer',
    right: 'customers.read',
    load: () => import('./customer/customer-screen'),
  },
  {
    path: 'erasures',
    title: 'erasures',
    right: 'customers.erase',
    load: () => import('./erasures-screen'),
  },
]
