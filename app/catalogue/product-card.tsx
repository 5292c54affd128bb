import { type ComponentType, type ReactNode, useContext } from 'react'
import { formatPercent } from '../texts/figures'
import { catalogueLanguage, inLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { KeptPart } from '../ui/kept-part'
import { Picture } from '../ui/picture'
import { Stars } from '../ui/stars'
import { Price, PriceTagsContext } from './price'
import { badgePercent } from './product/pricing'
import type { CardProduct } from './product/product'
import { productPath } from './product/product-path'
import { otherColours } from './product/variant'
import { wholeWords } from './words/whole-words'

/** How wide the pictures of two or three in a row are. */
export const FEW_IN_ROW = '(width<640px)50vw,420px'

interface Card {
  product: CardProduct
  badge?: 'fixed' | 'discount'
  elsewhere?: 'shop' | 'product'
  /** True, or its word where the page's language has one. */
  colour?: boolean | string
  eager?: boolean
  /** How wide its picture is, where few fill a row. */
  sizes?: string
}

interface WithActions extends Card {
  actions?: ReactNode
}

/** Makes a card for many pages, whose content the server caches. */
export function cardWith(Actions: ComponentType<{ product: CardProduct }>) {
  const Content = (card: Card) => (
    <CardContent {...card} actions={<Actions product={card.product} />} />
  )
  return (card: Card) => <KeptPart tag="article" className="card" of={Content} given={card} />
}

export const ProductCard = (card: WithActions) => (
  <article className="card">
    <CardContent {...card} />
  </article>
)

/** Plain links render faster than `Link`; the layout makes their clicks client navigation. */
function CardContent(card: WithActions) {
  const { product, actions, badge, elsewhere = 'shop', colour, eager } = card
  const language = useLanguage()
  const texts = useTexts('product')
  const percent = badgePercent(product, useContext(PriceTagsContext), badge === 'fixed')
  const href = inLanguage(language, productPath(product))
  const lang = catalogueLanguage(language, product)
  const others = otherColours(product)
  return (
    <>
      {elsewhere === 'shop' && <Elsewhere href={inLanguage(language, '/shop')} />}
      <div className="card-tile" lang={lang}>
        <Picture
          src={product.thumbnail}
          // A list's pictures are what image searches find; in a row the title beside them says it.
          alt={elsewhere === 'product' ? product.title : ''}
          width={270}
          height={250}
          sizes={card.sizes ?? '(width<640px)50vw,270px'}
          eager={eager}
        />
        {elsewhere === 'product' && <Elsewhere href={href} />}
        {percent && <span className="card-badge">{formatPercent(language, -percent)}</span>}
      </div>
      <div className="card-text">
        <h3 lang={lang}>
          <a href={href}>{wholeWords(product.title)}</a>
        </h3>
        <Price product={product} />
        <Stars rating={product.rating} count={product.reviewCount} />
        {colour && (
          <p
            className="card-colour"
            lang={colour === true && product.colour ? catalogueLanguage(language) : undefined}
          >
            {colour === true ? (product.colour ?? texts.fallbackColour) : colour}
            {others > 0 && ` +${others}`}
          </p>
        )}
      </div>
      {actions}
    </>
  )
}

/** A link for pointers only: keyboards and screen readers use the title's. */
const Elsewhere = ({ href }: { href: string }) => (
  // biome-ignore lint/a11y/useAnchorContent: it has none to give
  <a href={href} tabIndex={-1} aria-hidden="true" />
)
