import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { REDIRECT_MS } from '../../business'
import type { ProductDetail } from '../../catalogue/product'
import { useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'
import { useKeep } from '../../wishlist/use-keep'
import { useCompare } from '../compare/compare-tray'

/**
 * Add to cart, Add to wishlist, Compare. After adding, the shopper is taken to the cart or the
 * wishlist 2500 ms later (spec section 4), unless they have gone elsewhere by then.
 */
export function ProductButtons({ product }: { product: ProductDetail }) {
  const texts = useTexts('productPage')
  const compareTexts = useTexts('compare')
  const keep = useKeep()
  const compare = useCompare()
  const goSoon = useDelayedNavigation()
  const soldOut = product.stock < 1
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <button
          type="button"
          className="button grow"
          disabled={soldOut}
          onClick={() => keep.toCart(product) && goSoon('/cart')}
        >
          {texts.addToCart}
        </button>
        <button
          type="button"
          className="button button-outline grow"
          onClick={() => {
            keep.toWishlist(product)
            goSoon('/wishlist')
          }}
        >
          <Icon name="heart" size={20} />
          {texts.addToWishlist}
        </button>
      </div>
      {soldOut && (
        <p id="sold-out" className="text-sm">
          {texts.soldOut}
        </p>
      )}
      <p>
        <button
          type="button"
          className="flex min-h-11 items-center gap-2 underline-offset-4 hover:underline"
          aria-haspopup="dialog"
          onClick={() => compare(product)}
        >
          <Icon name="git-compare-arrows" size={20} />
          {compareTexts.compare}
        </button>
      </p>
    </div>
  )
}

/** Goes to a page after REDIRECT_MS; a later call takes its place, leaving this page ends it. */
function useDelayedNavigation() {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (to: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => navigate(to), REDIRECT_MS)
  }
}
