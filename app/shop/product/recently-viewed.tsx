import { type ComponentType, useEffect, useState } from 'react'
import { currentViewed } from '../../wishlist/viewed-store'
import { loadOnUse } from './load-on-use'
import type { ViewedCardsProps } from './viewed-cards'

const MOST_SHOWN = 8

/** What this browser saw before; only then its script is loaded. */
export function RecentlyViewed({ except }: { except: number }) {
  const [shown, setShown] = useState<{ Cards: ComponentType<ViewedCardsProps>; ids: number[] }>()
  useEffect(() => {
    const others = currentViewed().flatMap(({ id }) => (id === except ? [] : id))
    if (others.length === 0) return
    loadOnUse().then(
      ({ ViewedCards }) => setShown({ Cards: ViewedCards, ids: others.slice(0, MOST_SHOWN) }),
      () => {}, // offline
    )
  }, [except])
  return shown && <shown.Cards ids={shown.ids} />
}
