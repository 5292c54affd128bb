import { addToCart } from '../cart/cart-store'
import type { CardProduct } from '../catalogue/product'
import { plural } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'
import { toast } from '../ui/toast'
import { addToWishlist } from './wishlist-store'

/**
 * Adds a product to the cart or the wishlist and says so: in a toast, or by `say` inside a modal
 * dialog, which hides toasts from screen readers. `toCart` returns false when the cart holds the
 * whole stock already.
 */
export function useAddToList(say: (message: string) => void = toast) {
  const texts = useTexts('product')
  const language = useLanguage()
  return {
    toCart(product: CardProduct) {
      const added = addToCart(product)
      say(added ? texts.addedToCart : plural(language, texts.stockReached, product.stock))
      return added
    },
    toWishlist(product: CardProduct) {
      addToWishlist(product)
      say(texts.addedToWishlist)
    },
  }
}
