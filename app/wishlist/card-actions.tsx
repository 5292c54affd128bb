import { type ComponentType, useState } from 'react'
import type { CardProduct } from '../catalogue/product/product'
import { productPath } from '../catalogue/product/product-path'
import { opensElsewhere } from '../input/opens-elsewhere'
import { withColon } from '../texts/colon'
import { inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { Icon } from '../ui/icon'
import { toast } from '../ui/toast'
import type { QuickViewProps } from './quick-view/quick-view'
import { useAddToList } from './use-add-to-list'
import { useWishlist } from './wishlist-store'

export function CardActions({ product }: { product: CardProduct }) {
  const texts = useTexts('product')
  const of = useNaming(product)
  const add = useAddToList()
  const wished = useWishlist().some(({ id }) => id === product.id)
  const { view, open } = useQuickView()
  return (
    <>
      <div className="card-icons">
        <CardButton
          className="card-icon"
          aria-label={of(texts.addToWishlist)}
          title={wished ? texts.inWishlist : undefined}
          data-on={wished || undefined}
          onClick={() => add.toWishlist(product)}
        >
          <Icon name="heart" bare />
        </CardButton>
        <CardButton
          className="card-icon"
          aria-label={of(texts.quickView)}
          aria-haspopup="dialog"
          onClick={() => open(product)}
        >
          <Icon name="eye" bare />
        </CardButton>
      </div>
      <AddToCartBar product={product} label={texts.addToCart} />
      {view}
    </>
  )
}

/** A button of the dozens on a page: no form is around any, which it could submit without its type. */
const CardButton = (props: React.ComponentProps<'button'>) => <button {...props} />

/** Returns what says of an action which product of a list it is for. */
export function useNaming({ title }: CardProduct) {
  const language = useLanguage()
  return (words: string) => `${withColon(language, words)} ${title}`
}

export function AddToCartBar({ product, label }: { product: CardProduct; label: string }) {
  const texts = useTexts('product')
  const add = useAddToList()
  const soldOut = product.stock < 1
  const words = soldOut ? texts.outOfStock : label
  const name = useNaming(product)(words)
  if (product.options && !soldOut)
    return (
      <ChooseLink product={product} label={name}>
        {words}
      </ChooseLink>
    )
  return (
    <CardButton
      className="card-add"
      disabled={soldOut}
      aria-label={name}
      onClick={() => add.toCart(product)}
    >
      {words}
    </CardButton>
  )
}

interface ChooseLinkProps {
  product: CardProduct
  label: string
  children: string
}

/** A product with options is chosen first: in a dialog, or without scripts on its page. */
function ChooseLink({ product, label, children }: ChooseLinkProps) {
  const { view, open } = useQuickView()
  return (
    <>
      <a
        href={inLanguage(useLanguage(), productPath(product))}
        className="card-add"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={(event) => {
          if (opensElsewhere(event)) return
          event.preventDefault()
          open(product)
        }}
      >
        {children}
      </a>
      {view}
    </>
  )
}

function useQuickView() {
  const texts = useTexts('product')
  const [shown, setShown] = useState<CardProduct>()
  const [View, setView] = useState<ComponentType<QuickViewProps>>()
  return {
    view: View && shown && <View product={shown} onClose={() => setShown(undefined)} />,
    async open(product: CardProduct) {
      try {
        const { QuickView } = await import('./quick-view/quick-view')
        setView(() => QuickView)
        setShown(product)
      } catch {
        toast(texts.failed.offline)
      }
    },
  }
}
