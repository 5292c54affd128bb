import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { CAROUSELS } from '../business'
import type { CardProduct } from '../catalogue/product/product'
import { useLanguage, useTexts } from '../texts/texts'
import { SectionHead } from '../ui/section-head'
import { CardCarousel } from './card-carousel'
import { suggestions } from './just-for-you'
import { currentViewed } from './viewed-store'
import { currentWishlist } from './wishlist-store'

/** Shows suggestions, chosen once when the page opens, so that adding a wish here moves no card. */
export function JustForYou() {
  const texts = useTexts('wishlist')
  const language = useLanguage()
  const [cards, setCards] = useState<CardProduct[]>([])
  useEffect(() => {
    let gone = false
    suggestions(currentWishlist(), currentViewed(), language).then((found) => {
      if (!gone) setCards(found)
    })
    return () => {
      gone = true
    }
  }, [language])
  return (
    <div className="mt-16">
      {/* As high as a button, so that a message below the wishes covers no card. */}
      <div
        className="mb-10 flex flex-wrap items-center justify-between gap-4"
        style={{ minHeight: 56 }}
      >
        <SectionHead id="just-for-you" label={texts.justForYou} />
        <Link to="/shop" className="hero-link" style={{ alignSelf: 'center' }}>
          {texts.seeAll}
        </Link>
      </div>
      {/* Their height is reserved, so that nothing shifts when the goods are fetched. */}
      <div className="just-for-you-cards" style={{ minHeight: 'clamp(373px, 42vw, 407px)' }}>
        {cards.length > 0 && (
          <CardCarousel
            label={texts.justForYou}
            slides={CAROUSELS.wishlist.slides}
            products={cards}
          />
        )}
      </div>
    </div>
  )
}
