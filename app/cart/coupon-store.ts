import { persistedList } from '../ui/persisted-list'

const MAX_CODE = 64

const coupons = persistedList<string>('coupon', (value) =>
  typeof value === 'string' && value !== '' ? value.slice(0, MAX_CODE) : undefined,
)

export const useCouponCode = (): string | undefined => coupons.use()[0]
export const currentCouponCode = (): string | undefined => coupons.get()[0]
export const storeCouponCode = (code: string) => coupons.update(() => [code])
export const dropCouponCode = () => coupons.update((codes) => (codes.length === 0 ? codes : []))
