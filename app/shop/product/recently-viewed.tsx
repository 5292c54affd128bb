import { type ComponentType, useEffect, useState } from 'react'
import type { Viewed } from '../../wishlist/viewed-store'
import { loadOnUse } from './load-on-use'
import type { ViewedCardsProps } from './viewed-cards'

const MOST_SHOWN = 8

/**
 * Records a product as viewed, also for Just For You, and shows what this browser viewed before.
 * The script of the cards loads only if there is something to show.
 */
export function RecentlyViewed({ id, category }: Viewed) {
  const [shown, setShown] = useState<{ Cards: ComponentType<ViewedCardsProps>; ids: number[] }>()
  useEffect(() => {
    const show = async () => {
      const { FEWEST_VIEWED, currentViewed, noteViewed } = await import(
        '../../wishlist/viewed-store'
      )
      noteViewed({ id, category })
      const others = currentViewed().flatMap((viewed) => (viewed.id === id ? [] : viewed.id))
      if (others.length < FEWEST_VIEWED) return
      const { ViewedCards } = await loadOnUse()
      setShown({ Cards: ViewedCards, ids: others.slice(0, MOST_SHOWN) })
    }
    show().catch(() => {}) // Offline, it shows nothing.
  }, [id, category])
  return shown && <shown.Cards ids={shown.ids} />
}
