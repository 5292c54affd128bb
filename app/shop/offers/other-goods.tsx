import { useEffect, useState } from 'react'
import { CAROUSELS } from '../../business'
import { currentCart } from '../../cart/cart-store'
import type { CardProduct } from '../../catalogue/product/product'
import { useLanguage } from '../../texts/texts'
import { SectionHead } from '../../ui/section-head'
import { CardCarousel } from '../../wishlist/card-carousel'
import { fetchCards } from '../../wishlist/fetch-cards'
import { useFetched } from '../../wishlist/use-fetched'
import { currentViewed, FEWEST_VIEWED, viewedOn } from '../../wishlist/viewed-store'
import { currentWishlist } from '../../wishlist/wishlist-store'
import type { OffersAnswer } from './offers-api'

const MOST = 8

/**
 * Shows wishes, what was looked at and best sellers, each product once, at today's prices, without
 * what is in the cart.
 */
export default function OtherGoods() {
  const language = useLanguage()
  const answer = useFetched<OffersAnswer>(`/api/offers?language=${language}`)
  const [own, setOwn] = useState<{ wishes: CardProduct[]; viewed: CardProduct[]; had: number[] }>()
  useEffect(() => {
    const leaving = new AbortController()
    // What is put into the cart from here keeps its place.
    const had = currentCart().map(({ id }) => id)
    const wished = currentWishlist().map(({ id }) => id)
    const seen = currentViewed().flatMap(({ id }) => (wished.includes(id) ? [] : id))
    const fetched = [wished, seen].map((ids) =>
      fetchCards(ids.slice(0, MOST), language, leaving.signal),
    )
    Promise.all(fetched).then(([wishes = [], viewed = []]) => {
      if (!leaving.signal.aborted) setOwn({ wishes, viewed, had })
    })
    return () => leaving.abort()
  }, [language])
  if (typeof answer === 'string' || !own) return null
  const shown = new Set(own.had)
  const others = (products: CardProduct[]) =>
    products.filter(({ id }) => !shown.has(id) && shown.add(id))
  const rows = {
    wishes: others(own.wishes),
    viewed: others(own.viewed),
    best: others(answer.best),
  }
  return Object.entries(rows).map(
    ([name, products]) =>
      products.length >= (name === 'viewed' ? FEWEST_VIEWED : 1) && (
        <section
          key={name}
          className={`mt-16 grid gap-8 ${name === 'viewed' ? viewedOn(products.length) : ''}`}
        >
          <SectionHead label={answer.words[name as keyof typeof rows]} />
          <CardCarousel
            label={answer.words[name as keyof typeof rows]}
            slides={CAROUSELS.related.slides}
            products={products}
          />
        </section>
      ),
  )
}
