import { useEffect } from 'react'
import { lineKey } from '../cart/cart'
import { fetchQuote } from '../cart/quote'
import { reconcile } from '../cart/reconcile'
import { useLanguage } from '../texts/texts'
import { fetchOffer } from './fetch-cards'
import { fillInLater } from './use-add-to-list'
import { renewed } from './wishlist'
import { changeWishlist, currentWishlist, useWishlist } from './wishlist-store'

/** Returns the wishlist; prices and stock are refreshed from the catalogue when the page opens. */
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
  const { items: quoted, problems } = response.quote
  const open = problems.filter(({ code }) => code === 'variant_required')
  const toChoose = new Set(open.flatMap(({ productId }) => productId ?? []))
  const keys = new Set(asked.filter(({ id }) => !toChoose.has(id)).map(lineKey))
  const percents = new Map(
    quoted.map(({ productId, discountPercentage }) => [
      productId,
      discountPercentage !== undefined && { discountPercentage },
    ]),
  )
  changeWishlist((wishes) => {
    const items = wishes.map((wish) => ({ ...wish, quantity: 1 }))
    const fresh = reconcile(items, keys, quoted).items
    return fresh === items
      ? wishes
      : fresh.map(({ quantity: _, ...wish }) => ({ ...wish, ...percents.get(wish.id) }))
  })
  const withOptions = asked.filter(({ id, options }) => options || toChoose.has(id))
  const offers = new Map(
    await Promise.all(withOptions.map(async ({ id }) => [id, await fetchOffer(id)] as const)),
  )
  if (offers.size > 0) changeWishlist((wishes) => renewed(wishes, offers))
  fillInLater()
}
