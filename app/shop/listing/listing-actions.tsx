import type { CardProduct } from '../../catalogue/product'
import { useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'
import { AddToCartBar } from '../../wishlist/card-actions'
import { useKeep } from '../../wishlist/use-keep'
import { useWishlist } from '../../wishlist/wishlist-store'
import { useCompared } from '../compare/compare-store'
import { useCompare } from '../compare/compare-tray'

/** Add to Wish List, Compare and Add to Cart on a card of the listing. Spec section 2, Shop. */
export function ListingActions({ product }: { product: CardProduct }) {
  const texts = useTexts('shop')
  const { compare: compareLabel } = useTexts('compare')
  const keep = useKeep()
  const compare = useCompare()
  const wished = useWishlist().some(({ id }) => id === product.id)
  const compared = useCompared().some(({ id }) => id === product.id)
  return (
    <>
      <div className="card-icons">
        <button
          type="button"
          className="card-icon"
          aria-label={texts.addToWishList}
          title={texts.addToWishList}
          data-on={wished || undefined}
          onClick={() => keep.toWishlist(product)}
        >
          <Icon name="heart" size={20} />
        </button>
        <button
          type="button"
          className="card-icon"
          aria-label={compareLabel}
          title={compareLabel}
          aria-haspopup="dialog"
          data-on={compared || undefined}
          onClick={() => compare(product)}
        >
          <Icon name="git-compare-arrows" size={20} />
        </button>
      </div>
      <AddToCartBar product={product} label={texts.addToCart} />
    </>
  )
}
