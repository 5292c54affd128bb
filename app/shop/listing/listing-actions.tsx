import type { CardProduct } from '../../catalogue/product/product'
import { useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'
import { AddToCartBar, useNaming } from '../../wishlist/card-actions'
import { useAddToList } from '../../wishlist/use-add-to-list'
import { useWishlist } from '../../wishlist/wishlist-store'
import { useCompared } from '../compare/compare-store'
import { compare } from '../compare/compare-tray'

export function ListingActions({ product }: { product: CardProduct }) {
  const texts = useTexts('shop')
  const { compare: compareLabel } = useTexts('compare')
  const of = useNaming(product)
  const add = useAddToList()
  const wished = useWishlist().some(({ id }) => id === product.id)
  const compared = useCompared().some(({ id }) => id === product.id)
  return (
    <>
      <div className="card-icons">
        <button
          type="button"
          className="card-icon"
          aria-label={of(texts.addToWishList)}
          title={texts.addToWishList}
          data-on={wished || undefined}
          onClick={() => add.toWishlist(product)}
        >
          <Icon name="heart" bare />
        </button>
        <button
          type="button"
          className="card-icon"
          aria-label={of(compareLabel)}
          title={compareLabel}
          aria-haspopup="dialog"
          data-on={compared || undefined}
          onClick={() => compare(product)}
        >
          <Icon name="git-compare-arrows" bare />
        </button>
      </div>
      <AddToCartBar product={product} label={texts.addToCart} />
    </>
  )
}
