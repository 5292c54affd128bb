import { lazy, Suspense } from 'react'

/** The code of the goods loads once a cart turns out to be empty. */
const OtherGoods = lazy(() => import('./other-goods'))

/** What a page with an empty cart shows below. The cart's rooms know no wishes. */
export default function EmptyCartOffers() {
  return (
    <Suspense>
      <OtherGoods />
    </Suspense>
  )
}
