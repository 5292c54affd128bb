import { useEffect, useRef, useState } from 'react'
import { CAROUSELS } from '../../business'
import type { CardProduct } from '../../catalogue/product/product'
import { useLanguage, useTexts } from '../../texts/texts'
import { SectionHead } from '../../ui/section-head'
import { CardCarousel } from '../../wishlist/card-carousel'
import { fetchCards } from '../../wishlist/fetch-cards'
import { FEWEST_VIEWED, viewedOn } from '../../wishlist/viewed-store'

export interface ViewedCardsProps {
  ids: number[]
}

/** Shows viewed products with today's prices, only below the window, so that nothing shifts. */
export function ViewedCards({ ids }: ViewedCardsProps) {
  const { recentlyViewed } = useTexts('productPage')
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const [cards, setCards] = useState<CardProduct[]>([])
  useEffect(() => {
    const leaving = new AbortController()
    let watch: IntersectionObserver | undefined
    fetchCards(ids, language, leaving.signal).then((found) => {
      if (leaving.signal.aborted || found.length < FEWEST_VIEWED || !place.current) return
      watch = new IntersectionObserver(([entry]) => {
        if (!entry || entry.boundingClientRect.top <= innerHeight) return
        watch?.disconnect()
        setCards(found)
      })
      watch.observe(place.current)
    })
    return () => {
      leaving.abort()
      watch?.disconnect()
    }
  }, [ids, language])
  return (
    <div ref={place}>
      {cards.length > 0 && (
        <section className={`mt-20 grid gap-10 ${viewedOn(cards.length)}`}>
          <SectionHead label={recentlyViewed} />
          <CardCarousel label={recentlyViewed} slides={CAROUSELS.related.slides} products={cards} />
        </section>
      )}
    </div>
  )
}
