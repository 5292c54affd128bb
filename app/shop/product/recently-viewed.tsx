import { type ComponentType, useEffect, useState } from 'react'
import type { Viewed } from '../../wishlist/viewed-store'
import { loadOnUse } from './load-on-use'
import type { ViewedCardsProps } from './viewed-cards'

const MOST_SHOWN = 8

/**
 * Notes a product as seen, for Just For You too, and shows what this browser saw before: only then
 * the script of the cards is loaded.
 */
export function RecentlyViewed({ id, category }: Viewed) {
  const [shown, setShown] = useState<{ Cards: ComponentType<ViewedCardsProps>; ids: number[] }>()
  useEffect(() => {
    const show = async () => {
      const { currentViewed, noteViewed } = await import('../../wishlist/viewed-store')
      noteViewed({ id, category })
      const others = currentViewed().flatMap((viewed) => (viewed.id === id ? [] : viewed.id))
      if (others.length === 0) return
      const { ViewedCards } = await loadOnUse()
      setShown({ Cards: ViewedCards, ids: others.slice(0, MOST_SHOWN) })
    }
    show().catch(() => {}) // offline
  }, [id, category])
  return shown && <shown.Cards ids={shown.ids} />
}
