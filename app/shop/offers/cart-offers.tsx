import { lazy, Suspense } from 'react'
import { loadedLate } from '../../ui/slice'

/** The code of the goods loads once the cart is read; without a network the cart stands alone. */
const OtherGoods = lazy(() => loadedLate(() => import('./other-goods')))

/** Shows goods below a cart, and in the place of an empty one. The cart's rooms know no wishes. */
export default function CartOffers() {
  return (
    <Suspense>
      <OtherGoods />
    </Suspense>
  )
}
