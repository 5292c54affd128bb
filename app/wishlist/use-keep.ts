import { addToCart } from '../cart/cart-store'
import { keptProduct } from '../cart/kept-product'
import type { CardProduct } from '../catalogue/product'
import { plural } from '../texts/fill'
import { useLanguage, useTexts } from '../texts/texts'
import { toast } from '../ui/toast'
import { addToWishlist } from './wishlist-store'

/**
 * Puts a product into the cart or the wishlist of this browser and says so: in a toast, or by `say`
 * where a modal dialog would lie over the toast and keep screen readers from it.
 * `toCart` answers false when all that is in stock is in the cart already.
 */
export function useKeep(say: (message: string) => void = toast) {
  const texts = useTexts('product')
  const language = useLanguage()
  return {
    toCart(product: CardProduct) {
      const added = addToCart(keptProduct(product))
      say(added ? texts.addedToCart : plural(language, texts.stockReached, product.stock))
      return added
    },
    toWishlist(product: CardProduct) {
      addToWishlist(keptProduct(product))
      say(texts.addedToWishlist)
    },
  }
}
