import { useEffect } from 'react'
import { fetchQuote } from '../cart/quote'
import { reconcile } from '../cart/reconcile'
import { useLanguage } from '../texts/texts'
import { fillIn } from './use-add-to-list'
import { changeWishlist, currentWishlist, useWishlist } from './wishlist-store'

/** The wishlist; its prices and stock are updated from the catalogue when the page opens. */
export function useFreshWishes() {
  const language = useLanguage()
  useEffect(() => {
    refresh(language)
  }, [language])
  return useWishlist()
}

async function refresh(language: ReturnType<typeof useLanguage>) {
  const asked = currentWishlist().map((wish) => ({ ...wish, quantity: 1 }))
  if (asked.length === 0) return
  const response = await fetchQuote({ items: asked, language })
  if (!response.ok) return
  const ids = new Set(asked.map(({ id }) => id))
  changeWishlist((wishes) => {
    const items = wishes.map((wish) => ({ ...wish, quantity: 1 }))
    const fresh = reconcile(items, ids, response.quote.items).items
    return fresh === items ? wishes : fresh.map(({ quantity: _, ...wish }) => wish)
  })
  fillIn()
}
