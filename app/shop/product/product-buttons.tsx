import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { REDIRECT_MS } from '../../business'
import type { ProductDetail } from '../../catalogue/product'
import { useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'
import { useAddToList } from '../../wishlist/use-add-to-list'
import { useCompare } from '../compare/compare-tray'

/** After adding, the cart or the wishlist opens 2500 ms later. Spec section 4. */
export function ProductButtons({ product }: { product: ProductDetail }) {
  const texts = useTexts('productPage')
  const compareTexts = useTexts('compare')
  const add = useAddToList()
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
          onClick={() => add.toCart(product) && goSoon('/cart')}
        >
          {texts.addToCart}
        </button>
        <button
          type="button"
          className="button button-outline grow"
          onClick={() => {
            add.toWishlist(product)
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

function useDelayedNavigation() {
  const navigate = useNavigate()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (to: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => navigate(to), REDIRECT_MS)
  }
}
