import { useState } from 'react'
import { Link } from 'react-router'
import { Price } from '../../catalogue/price'
import type { CardProduct } from '../../catalogue/product/product'
import { productPath } from '../../catalogue/product/product-path'
import { wholeWords } from '../../catalogue/words/whole-words'
import { catalogueLanguage } from '../../texts/language'
import { useLanguage, useTexts } from '../../texts/texts'
import { Dialog } from '../../ui/dialog'
import { Stars } from '../../ui/stars'
import { useAddToList } from '../use-add-to-list'
import { useFetched } from '../use-fetched'
import { renewed } from '../wishlist'
import type { ChoosingAnswer } from './choosing-api'
import styles from './quick-view.css?inline'
import { QuickViewFacts } from './quick-view-facts'
import { QuickViewPictures } from './quick-view-pictures'
import { type Choice, VariantChooser } from './variant-chooser'

export interface QuickViewProps {
  product: CardProduct
  onClose: () => void
}

/** Shows a product known from its card, and sells it: what it comes in is chosen here. */
export function QuickView({ product, onClose }: QuickViewProps) {
  const texts = useTexts('product')
  const language = useLanguage()
  const [said, say] = useState('')
  const add = useAddToList(say)
  const answer = useFetched<ChoosingAnswer>(`/api/choosing/${product.id}?language=${language}`)
  const known = typeof answer === 'object' ? answer : undefined
  const [{ chosen, images = known?.images }, setChoice] = useState<Partial<Choice>>({})
  const [offered = product] = renewed([product], new Map([[product.id, known]]))
  const shown = chosen ?? offered
  const pictures = images?.[0] ? images : [product.thumbnail]
  return (
    <Dialog open onClose={onClose} title={texts.quickView} titleHidden className="quick-view">
      <style>{styles}</style>
      <div className="grid grid-cols-1 gap-x-8 gap-y-4 md:grid-cols-2">
        {/* The key makes other pictures start at their own first. */}
        <QuickViewPictures
          key={pictures[0]}
          title={product.title}
          images={pictures}
          answer={known}
        />
        <div className="quick-view-side grid grid-cols-1 content-start gap-3">
          <h3
            lang={catalogueLanguage(language, product)}
            className="font-heading text-2xl font-semibold wrap-anywhere"
          >
            {wholeWords(product.title)}
          </h3>
          {/* Before all that may be long, so that it is seen at once. */}
          <p className="flex flex-wrap items-center justify-between gap-x-6">
            <Stars rating={product.rating} count={product.reviewCount} />
            <Link
              to={productPath(product)}
              className="inline-flex items-center font-medium underline touch:min-h-11"
              onClick={onClose}
            >
              {texts.details}
            </Link>
          </p>
          <div className="text-2xl">
            <Price product={shown} />
          </div>
          <p aria-busy={answer === 'loading'} className="quick-view-text">
            {answer === 'failed' && (navigator.onLine ? texts.failed.text : texts.failed.offline)}
            {known && (
              <span lang={known.descriptionLang ?? catalogueLanguage(language)}>
                {known.description}
              </span>
            )}
          </p>
          {!offered.options && buying(() => offered)}
          {offered.options && known && (
            <VariantChooser product={offered} answer={known} onChoice={setChoice}>
              {buying}
            </VariantChooser>
          )}
          {offered.options && answer === 'loading' && (
            <div aria-hidden="true" className="grid gap-4">
              {offered.options.map(({ name }) => (
                <div key={name} className="h-16 rounded bg-tile" />
              ))}
            </div>
          )}
        </div>
      </div>
    </Dialog>
  )

  function buying(take: () => CardProduct | undefined) {
    const soldOut = shown.stock < 1
    return (
      <>
        {known && <QuickViewFacts answer={known} stock={shown.stock} />}
        <div className="quick-view-buy">
          <button
            type="button"
            className="button button-buy"
            disabled={soldOut}
            onClick={() => {
              const item = take()
              if (item) add.toCart(item)
            }}
          >
            {soldOut ? texts.outOfStock : texts.addToCart}
          </button>
          <p role="status" className="text-ok">
            {said}
          </p>
        </div>
        <button
          type="button"
          className="button button-outline"
          onClick={() => add.toWishlist(product)}
        >
          {texts.addToWishlist}
        </button>
      </>
    )
  }
}
