import { lazy, Suspense } from 'react'

/** The code of the goods loads once the cart is read; without a network the cart stands alone. */
const OtherGoods = lazy(() => import('./other-goods').catch(() => ({ default: () => null })))

/** What a cart's page shows below. The cart's rooms know no wishes. */
export default function EmptyCartOffers() {
  return (
    <Suspense>
      <OtherGoods />
    </Suspense>
  )
}
