import { useEffect, useState } from 'react'
import { BEST_SHOWN, CAROUSELS } from '../../business'
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
/** The width of a card on a desktop and the gap between two, in px, as in carousel.css. */
const CARD = 270
const CARD_GAP = 30

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
    // Of more that are asked for: some may stand above already.
    best: others(answer.best).slice(0, BEST_SHOWN),
  }
  const row = (name: keyof typeof rows, className = '', style?: React.CSSProperties) => (
    <section key={name} className={`mt-16 grid content-start gap-8 ${className}`} style={style}>
      <SectionHead label={answer.words[name]} />
      <CardCarousel
        label={answer.words[name]}
        slides={CAROUSELS.related.slides}
        products={rows[name]}
      />
    </section>
  )
  const { wishes, viewed, best } = rows
  const isSeen = viewed.length >= FEWEST_VIEWED
  // On a desktop a wish or two share their row with the best sellers.
  const isShared = wishes.length > 0 && wishes.length < 3 && best.length > 0
  return (
    <>
      {!isShared && wishes.length > 0 && row('wishes')}
      {isSeen && row('viewed', viewedOn(viewed.length))}
      {isShared ? (
        <div className="lg:flex" style={{ gap: CARD_GAP }}>
          {row('wishes', '', { flex: `0 0 ${wishes.length * (CARD + CARD_GAP) - CARD_GAP}px` })}
          {row('best', 'min-w-0 flex-1')}
        </div>
      ) : (
        best.length > 0 && row('best')
      )}
    </>
  )
}
