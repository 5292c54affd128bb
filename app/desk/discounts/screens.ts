import { screen } from '../kit/screen'

export const discountScreens = [
  screen('discounts', 'discounts', 'discounts.read', () => import('./discounts-screen'), {
    group: 'sales',
    icon: 'discounts',
  }),
  screen(
    'discounts/new',
    'newCoupon',
    'discounts.change',
    () => import('./coupon/new-coupon-screen'),
  ),
  screen('discounts/:code', 'coupon', 'discounts.read', () => import('./coupon/coupon-screen')),
]
