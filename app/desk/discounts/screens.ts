import type { Screen } from '../kit/screen'

export const discountScreens: Screen[] = [
  {
    path: 'discounts',
    title: 'discounts',
    right: 'discounts.read',
    nav: { group: 'sales', icon: 'discounts' },
    load: () => import('./discounts-screen'),
  },
  {
    path: 'discounts/new',
    title: 'newCoupon',
    right: 'discounts.change',
    load: () => import('./coupon/new-coupon-screen'),
  },
  {
    path: 'discounts/:code',
    title: 'coupon',
    right: 'discounts.read',
    load: () => import('./coupon/coupon-screen'),
  },
]
