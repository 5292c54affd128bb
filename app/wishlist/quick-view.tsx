import { useState } from 'react'
import { Link } from 'react-router'
import { Price } from '../catalogue/price'
import type { CardProduct, CatalogueProduct } from '../catalogue/product/product'
import { productPath } from '../catalogue/product/product-path'
import { catalogueLanguage } from '../texts/language'
import { useLanguage, useTexts } from '../texts/texts'
import { Dialog } from '../ui/dialog'
import { Picture } from '../ui/picture'
import { Stars } from '../ui/stars'
import styles from './quick-view.css?inline'
import { useAddToList } from './use-add-to-list'
import { useFetched } from './use-fetched'
import { VariantChooser } from './variant-chooser'

type Details = Pick<CatalogueProduct, 'description' | 'descriptionLang'>

export interface QuickViewProps {
  product: CardProduct
  onClose: () => void
}

export function QuickView({ product, onClose }: QuickViewProps) {
  const texts = useTexts('product')
  const language = useLanguage()
  const [said, say] = useState('')
  const add = useAddToList(say)
  const details = useFetched<Details>(`/api/products/${product.id}?language=${language}`)
  // The chosen variant of a product with options.
  const [chosen, show] = useState<CardProduct>()
  const shown = chosen ?? product
  const soldOut = shown.stock < 1
  const failed = navigator.onLine ? texts.failed.text : texts.failed.offline
  return (
    <Dialog open onClose={onClose} title={texts.quickView} titleHidden className="quick-view">
      <style>{styles}</style>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 md:gap-8">
        <div className="grid place-items-center overflow-hidden rounded bg-tile">
          <Picture
            src={shown.thumbnail}
            alt={product.title}
            width={360}
            height={360}
            sizes="(min-width: 768px) 360px, 80vw"
            eager
          />
        </div>
        <div className="grid content-start gap-3 md:gap-4">
          <h3
            lang={catalogueLanguage(language, product)}
            className="font-heading text-2xl font-semibold"
          >
            {product.title}
          </h3>
          <Stars rating={product.rating} count={product.reviewCount} />
          <div className="text-2xl">
            <Price product={shown} />
          </div>
          <p aria-busy={details === 'loading'} className="quick-view-text">
            {details === 'failed' && failed}
            {typeof details === 'object' && (
              <span lang={details.descriptionLang ?? catalogueLanguage(language)}>
                {details.description}
              </span>
            )}
          </p>
          {product.options ? (
            <VariantChooser product={product} failed={failed} onChoice={show}>
              {buttons}
            </VariantChooser>
          ) : (
            buttons(() => product)
          )}
          <p role="status" className="min-h-6 text-ok">
            {said}
          </p>
          <Link
            to={productPath(product)}
            className="inline-flex items-center justify-self-start font-medium underline touch:min-h-11"
            onClick={onClose}
          >
            {texts.details}
          </Link>
        </div>
      </div>
    </Dialog>
  )

  function buttons(take: () => CardProduct | undefined) {
    return (
      <div className="flex flex-wrap gap-4">
        <button
          type="button"
          className="button button-buy grow"
          disabled={soldOut}
          onClick={() => {
            const item = take()
            if (item) add.toCart(item)
          }}
        >
          {soldOut ? texts.outOfStock : texts.addToCart}
        </button>
        <button
          type="button"
          className="button button-outline grow"
          onClick={() => add.toWishlist(product)}
        >
          {texts.addToWishlist}
        </button>
      </div>
    )
  }
}
