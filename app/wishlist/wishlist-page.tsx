import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { CAROUSELS } from '../business'
import { addAllToCart } from '../cart/row-changes-store'
import type { CardProduct } from '../catalogue/product/product'
import { ProductCard } from '../catalogue/product-card'
import { fill, plural } from '../texts/fill'
import { knownOptions } from '../texts/known-values/known-values.server'
import { languageOf } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { Breadcrumb } from '../ui/breadcrumb'
import { Carousel } from '../ui/carousel'
import { Icon } from '../ui/icon'
import { pageMeta } from '../ui/page-meta'
import { toast } from '../ui/toast'
import { useHydrated } from '../ui/use-hydrated'
import type { Route } from './+types/wishlist-page'
import { AddToCartBar } from './card-actions'
import { JustForYou } from './just-for-you-section'
import { useFreshWishes } from './use-fresh-wishes'
import styles from './wishes.css?inline'
import { ToChoose } from './wishes-to-choose'
import { byChoice } from './wishlist'
import { putBackWish, removeFromWishlist } from './wishlist-store'

export function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  return { texts: { ...textsFor(language, 'wishlist'), ...knownOptions(language) } }
}

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, {
    title: args.loaderData?.texts.wishlist.title,
    description: args.loaderData?.texts.wishlist.pageDescription,
  })

export default function WishlistPage() {
  const texts = useTexts('wishlist')
  const cardTexts = useTexts('product')
  const language = useLanguage()
  const ready = useHydrated()
  const wishes = useFreshWishes()
  const [removed, setRemoved] = useState<{ wish: CardProduct; position: number }>()
  const [toChoose, setToChoose] = useState<readonly CardProduct[]>([])
  const undo = useRef<HTMLButtonElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)

  function remove(wish: CardProduct, position: number) {
    flushSync(() => setRemoved({ wish, position }))
    removeFromWishlist(wish.id)
    undo.current?.focus() // The focused button went with its card.
  }
  function putBack() {
    if (removed) putBackWish(removed.position, removed.wish)
    setRemoved(undefined)
    heading.current?.focus()
  }
  function moveAll() {
    const [open, ready] = byChoice(wishes)
    setToChoose(open)
    const refused = addAllToCart(ready)
    if (refused < ready.length) toast(texts.moved)
    if (refused > 0) toast(plural(language, texts.notMoved, refused))
  }

  return (
    <>
      <Breadcrumb items={[{ label: texts.home, to: '/' }, { label: texts.title }]} />
      <p className="notice without-js">{texts.needsScript}</p>
      <div className={ready ? undefined : 'invisible'}>
        <div className="mb-8 flex flex-wrap items-center justify-between gap-4">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-heading text-3xl font-semibold md:text-4xl no-outline"
          >
            {fill(texts.heading, { count: wishes.length })}
          </h1>
          <button
            type="button"
            className={`button button-outline -my-2.5 max-sm:px-4 ${wishes.length > 0 ? '' : 'invisible'}`}
            onClick={moveAll}
          >
            {texts.moveAll}
          </button>
        </div>
        <div role="status" className="empty:hidden">
          {removed && (
            <p className="notice flex flex-wrap items-center justify-between gap-x-6">
              {fill(texts.removed, { title: removed.wish.title })}
              <button
                ref={undo}
                type="button"
                className="min-h-11 font-medium underline"
                onClick={putBack}
              >
                {texts.undo}
              </button>
            </p>
          )}
        </div>
        <ToChoose wishes={toChoose} />
        <div className="wishes">
          {wishes.length === 0 ? (
            <div className="woven rounded bg-tile px-4 py-8 text-center">
              <p className="font-heading text-3xl font-semibold">{texts.empty}</p>
              <p className="mt-2" style={{ textWrap: 'balance' }}>
                <span className="relative" style={{ top: 4 }}>
                  <Icon name="heart" size={20} className="inline-block me-2" />
                </span>
                {texts.emptyHint}
              </p>
              <p className="mt-6">
                <Link to="/shop" className="button">
                  {texts.returnToShop}
                </Link>
              </p>
            </div>
          ) : (
            <>
              <style>{styles}</style>
              <h2 className="sr-only">{texts.wishes}</h2>
              <Carousel label={texts.wishes} slides={CAROUSELS.wishlist.slides} dots>
                {wishes.map((wish, position) => (
                  <ProductCard
                    key={wish.id}
                    product={wish}
                    eager
                    actions={
                      <>
                        <div className="card-icons">
                          <button
                            type="button"
                            className="card-icon text-red-text"
                            aria-label={fill(texts.remove, { title: wish.title })}
                            title={fill(texts.remove, { title: wish.title })}
                            onClick={() => remove(wish, position)}
                          >
                            <Icon name="trash" bare />
                          </button>
                        </div>
                        <AddToCartBar product={wish} label={cardTexts.addToCart} />
                      </>
                    }
                  />
                ))}
              </Carousel>
            </>
          )}
        </div>
        {/* Hidden until the wishes are read: it stands where they end, and never moves in sight. */}
        <JustForYou />
      </div>
    </>
  )
}
