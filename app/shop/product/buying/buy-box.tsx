import { useRef } from 'react'
import type { ProductDetail } from '../../../catalogue/product'
import { formatPrice } from '../../../texts/figures'
import { plural } from '../../../texts/fill'
import { useLanguage, useTexts } from '../../../texts/texts'
import { Icon } from '../../../ui/icon'
import { toast } from '../../../ui/toast'
import { useAddToList } from '../../../wishlist/use-add-to-list'
import { useCompare } from '../../compare/compare-tray'
import { BackInStock } from './back-in-stock'
import { useLeaving } from './use-leaving'

/** In the list; more are set in the cart. */
const MOST_PIECES = 10

/** On a phone price and Add to cart stay at the foot of the screen (product.css). */
export function BuyBox({ product }: { product: ProductDetail }) {
  const texts = useTexts('productPage')
  const language = useLanguage()
  const add = useAddToList()
  const pieces = useRef<HTMLSelectElement>(null)
  const { leave, notice, first } = useLeaving()
  const soldOut = product.stock < 1
  return (
    <>
      <div className="buy-bar" data-sold-out={soldOut || undefined}>
        <p aria-hidden="true" className="buy-price">
          {formatPrice(language, product.price)}
        </p>
        <Availability product={product} />
        {!soldOut && (
          <label className="buy-quantity">
            <span>{texts.quantity}</span>
            <select ref={pieces} autoComplete="off">
              {Array.from({ length: Math.min(product.stock, MOST_PIECES) }, (_, less) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the position is the number
                <option key={less}>{less + 1}</option>
              ))}
            </select>
          </label>
        )}
        <button
          ref={first}
          type="button"
          className="button max-md:px-5"
          disabled={soldOut}
          onClick={() => add.toCart(product, Number(pieces.current?.value)) && leave('/cart')}
        >
          {texts.addToCart}
        </button>
        {notice}
      </div>
      {soldOut && (
        <>
          <p className="text-sm">{texts.soldOut}</p>
          <BackInStock productId={product.id} />
        </>
      )}
      <button
        type="button"
        className="button button-outline"
        onClick={() => {
          add.toWishlist(product)
          leave('/wishlist')
        }}
      >
        <Icon name="heart" size={20} />
        {texts.addToWishlist}
      </button>
      <div className="flex flex-wrap gap-x-8">
        <CompareButton product={product} />
        <ShareButton title={product.title} />
      </div>
    </>
  )
}

function Availability({ product }: { product: ProductDetail }) {
  const texts = useTexts('productPage')
  const language = useLanguage()
  const known: Record<string, string> = texts.availability
  const soldOut = product.stock < 1
  return (
    <p className={`buy-stock ${soldOut ? 'text-red-text' : 'text-ok'}`}>
      <Icon name={soldOut ? 'x' : 'check'} size={16} />
      <span>{known[product.availabilityStatus] ?? product.availabilityStatus}</span>
      {!soldOut && (
        <span className="buy-count">{plural(language, texts.stock, product.stock)}</span>
      )}
    </p>
  )
}

const QUIET = 'flex min-h-11 items-center gap-2 underline-offset-4 hover:underline'

function CompareButton({ product }: { product: ProductDetail }) {
  const compare = useCompare()
  return (
    <button type="button" className={QUIET} aria-haspopup="dialog" onClick={() => compare(product)}>
      <Icon name="git-compare-arrows" size={20} />
      {useTexts('compare').compare}
    </button>
  )
}

function ShareButton({ title }: { title: string }) {
  const texts = useTexts('productPage')
  const { offline } = useTexts('product').failed
  const share = () =>
    import('./share-page').then(
      ({ sharePage }) => sharePage(title, texts),
      () => toast(offline),
    )
  return (
    <button type="button" className={`needs-js ${QUIET}`} onClick={share}>
      <Icon name="share-2" size={20} />
      {texts.share}
    </button>
  )
}
