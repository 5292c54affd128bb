import type { OfVariant } from '../cart/cart'
import { addToCart } from '../cart/cart-store'
import type { CardProduct } from '../catalogue/product/product'
import { plural } from '../texts/fill'
import { inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import type { ToastLink } from '../ui/on-use/sonner-toaster'
import { toast } from '../ui/toast'
import { addToWishlist } from './wishlist-store'

/**
 * Returns functions that add a product to the cart or the wishlist and say so: in a toast, or by
 * `say` inside a modal dialog, which hides toasts from screen readers. `toCart` returns false when
 * the cart holds the whole stock already. When fewer pieces were added than asked for, it says so
 * too.
 */
export function useAddToList(say: (message: string, link?: ToastLink) => void = toast) {
  const texts = useTexts('product')
  const language = useLanguage()
  return {
    toCart(product: CardProduct & OfVariant, pieces = 1) {
      const added = addToCart(product, pieces)
      if (added === pieces)
        say(texts.addedToCart, { href: inLanguage(language, '/cart'), text: texts.viewCart })
      else say(plural(language, texts.stockReached, product.stock))
      fillInLater()
      return added > 0
    },
    toWishlist(product: CardProduct) {
      addToWishlist(product)
      say(texts.addedToWishlist)
      fillInLater()
    },
  }
}

/** Completes the stored products from the catalogue, in the background. */
export const fillInLater = () =>
  import('./fill-in-lists').then(
    (lists) => lists.fillInLists(),
    () => {}, // Offline, the list completes them when it opens.
  )
