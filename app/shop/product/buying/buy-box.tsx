import { useRef } from 'react'
import type { ProductDetail } from '../../../catalogue/product/product'
import { formatPrice } from '../../../texts/figures'
import { plural } from '../../../texts/fill'
import { useLanguage, useTexts } from '../../../texts/texts'
import { Icon } from '../../../ui/icon'
import { toast } from '../../../ui/toast'
import { useAddToList } from '../../../wishlist/use-add-to-list'
import { compare } from '../../compare/compare-tray'
import type { ProductAsChosen } from '../choosing/with-options'
import { loadOnUse } from '../load-on-use'
import { BackInStock } from './back-in-stock'
import { useLeaving } from './leave-after-toast'

/** The most pieces in the list; larger quantities are set in the cart. */
const MOST_PIECES = 10

/** Marks the place of the buttons while it is in sight, below the header. */
function followPlace(place: HTMLElement | null) {
  if (!place) return
  const seen = new IntersectionObserver(
    ([entry]) => place.toggleAttribute('data-here', entry?.isIntersecting),
    { rootMargin: '-177px 0px -88px' },
  )
  seen.observe(place)
  return () => seen.disconnect()
}

const QUIET = 'flex min-h-11 items-center gap-2 underline-offset-4 hover:underline'

interface Props extends Pick<ProductAsChosen, 'shown' | 'choice'> {
  /** The product that is wished for and compared, whatever variant is chosen. */
  product: ProductDetail
}

/** Holds price, choice and buttons. On a small screen they stay at its foot (buying.css). */
export function BuyBox({ product, shown, choice }: Props) {
  const texts = useTexts('productPage')
  const language = useLanguage()
  const add = useAddToList()
  const pieces = useRef<HTMLSelectElement>(null)
  const { leave, notice, first } = useLeaving()
  const compareTexts = useTexts('compare')
  const { offline } = useTexts('product').failed
  const soldOut = shown.stock < 1
  const share = () =>
    loadOnUse().then(
      ({ sharePage }) => sharePage(product.title, texts),
      () => toast(offline),
    )
  return (
    <>
      {!soldOut && <noscript>{texts.noScript}</noscript>}
      <div ref={followPlace} className="buy-place" data-here="">
        <div className={soldOut ? 'grid gap-3' : 'buy-bar'}>
          {product.stock > 0 && (
            <div>
              {!soldOut && (
                <p aria-hidden="true" className="font-medium lg:hidden">
                  {formatPrice(language, shown.price)}
                </p>
              )}
              {choice?.ask && (
                <p className="text-sm lg:hidden" style={{ contain: 'inline-size' }}>
                  {choice.ask}
                </p>
              )}
              <Availability product={shown} late={!!choice?.ask} />
            </div>
          )}
          {!soldOut && (
            <label className="needs-js grid text-sm">
              <span className="sr-only">{texts.quantity}</span>
              <select ref={pieces} autoComplete="off" className="field min-h-14">
                {Array.from({ length: Math.min(shown.stock, MOST_PIECES) }, (_, less) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the position is the number
                  <option key={less}>{less + 1}</option>
                ))}
              </select>
            </label>
          )}
          <button
            ref={first}
            type="button"
            className="needs-js button button-buy px-4"
            disabled={soldOut}
            onClick={() => {
              const item = choice ? choice.take() : product
              if (item && add.toCart(item, Number(pieces.current?.value)))
                leave('/cart', texts.goingToCart)
            }}
          >
            {texts.addToCart}
          </button>
          {notice}
        </div>
      </div>
      {soldOut && (
        <>
          <p className="text-sm">{choice?.soldOut ?? texts.soldOut}</p>
          <BackInStock productId={product.id} variant={choice?.variant} />
        </>
      )}
      <button
        type="button"
        className="needs-js button button-outline px-4"
        onClick={() => {
          add.toWishlist(product)
          leave('/wishlist', texts.goingToWishlist)
        }}
      >
        <Icon name="heart" size={20} />
        {texts.addToWishlist}
      </button>
      <div className="flex flex-wrap gap-x-8">
        <button
          type="button"
          className={QUIET}
          aria-haspopup="dialog"
          onClick={() => compare(product)}
        >
          <Icon name="git-compare-arrows" size={20} />
          {compareTexts.compare}
        </button>
        <button type="button" className={`needs-js ${QUIET}`} onClick={share}>
          <Icon name="share-2" size={20} />
          {texts.share}
        </button>
      </div>
    </>
  )
}

/** Says how many pieces there are; `late` leaves a bar's line to what is asked there. */
export function Availability({ product, late }: { product: ProductDetail; late?: boolean }) {
  const texts = useTexts('productPage')
  const language = useLanguage()
  const known: Record<string, string> = texts.availability
  const soldOut = product.stock < 1
  return (
    <p
      style={{ fontSize: '0.875em' }}
      className={`flex items-center gap-1 ${soldOut ? 'text-red-text' : 'text-ok'} ${late ? 'max-lg:hidden' : ''}`}
    >
      <span className={`flex items-center gap-2 ${soldOut ? '' : 'max-md:hidden'}`}>
        <Icon name={soldOut ? 'x' : 'check'} size={16} />
        {known[product.availabilityStatus] ?? product.availabilityStatus}
        {!soldOut && ' ·'}
      </span>
      {!soldOut && <span>{plural(language, texts.stock, product.stock)}</span>}
    </p>
  )
}
