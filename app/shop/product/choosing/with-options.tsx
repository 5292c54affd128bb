import { type ReactNode, useEffect, useMemo } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { Price } from '../../../catalogue/price'
import type { CardProduct, ProductDetail } from '../../../catalogue/product/product'
import {
  type Choosable,
  type Picks,
  picturesOf,
  settled,
} from '../../../catalogue/variants/choosing'
import { chosenProduct } from '../../../catalogue/variants/chosen-product'
import { OptionGroups } from '../../../catalogue/variants/option-groups'
import { useChoosing } from '../../../catalogue/variants/use-choosing'
import { fill } from '../../../texts/fill'
import { wordOf } from '../../../texts/known-values/known-values'
import { useTexts } from '../../../texts/texts'
import type { DeliveryData } from '../delivery-data.server'
import type { ShownSizes } from '../sizes/shown-sizes.server'
import { SizeGuideLink } from '../sizes/size-guide-link'

/** A product as its page shows it: the chosen variant, where it has options. */
export interface ProductAsChosen {
  /** The product with price, stock and pictures of the choice. */
  shown: ProductDetail
  delivery: DeliveryData
  choice?: VariantChoice
}

interface VariantChoice {
  groups: ReactNode
  price: ReactNode
  /** Returns the product to add; undefined while an option is open, which is then said. */
  take: () => CardProduct | undefined
  variant: number | undefined
  /** Asks for what is still to be chosen; unset where nothing can be bought. */
  ask: string | undefined
  soldOut?: string
}

interface WithOptionsProps {
  product: ProductDetail
  delivery: DeliveryData
  /** The choice in the address. */
  picks?: Picks
  words?: Record<string, string>
  /** The name of the option that has a size guide, and its tables where the page shows them. */
  guided?: string
  sizes?: ShownSizes
  children: (shown: ProductAsChosen) => ReactNode
}

const NO_PICKS: Picks = []

/** Few products have options: the browser loads this with one, and shows it as sent before. */
export default function WithOptions(given: WithOptionsProps) {
  const { product, delivery, picks: ofAddress = NO_PICKS, words = {}, guided, sizes } = given
  const texts = useTexts('choosing')
  const { options = [], variants = [] } = product
  const choosable = useMemo((): Choosable => ({ options, variants }), [options, variants])
  const choosing = useChoosing(choosable, ofAddress)
  const { picks, variant } = choosing
  useAddress(variant?.id)

  const taken = variant && chosenProduct(product, variant)
  const images = picturesOf(choosable, picks, product.images)
  const soldOut = variant !== undefined && variant.stock < 1
  const { name } = options[settled(choosable, picks).indexOf(undefined)] ?? {}
  const toSell = variants.some(({ stock }) => stock > 0)
  const ask =
    name && toSell
      ? (wordOf(texts.choose, name) ?? fill(texts.chooseOther, { option: words[name] ?? name }))
      : undefined
  const price = (
    <div className="flex flex-wrap items-center gap-3 text-2xl">
      {/* A choice hides it and keeps its room, so that the stars stay in their line. */}
      {new Set(variants.map((each) => each.price)).size > 1 && (
        <span className={`text-sm ${variant ? 'invisible order-last' : ''}`}>{texts.from}</span>
      )}
      <Price product={taken ?? product} />
    </div>
  )
  const take = () => {
    if (!taken) choosing.ask()
    return taken
  }
  return given.children({
    shown: { ...product, ...taken, images },
    delivery: useMemo(() => (soldOut ? undelivered(delivery) : delivery), [soldOut, delivery]),
    choice: {
      groups: (
        <OptionGroups
          product={choosable}
          choosing={choosing}
          texts={texts}
          words={words}
          beside={(name) =>
            name === guided && (
              <SizeGuideLink product={product} variant={variant?.id} sizes={sizes} />
            )
          }
        />
      ),
      price,
      take,
      variant: variant?.id,
      ask,
      soldOut: toSell ? texts.soldOutChoice : undefined,
    },
  })
}

/** Removes the days: a sold-out choice arrives on none. */
const undelivered = (delivery: DeliveryData): DeliveryData => ({
  ...delivery,
  text: undefined,
  rules: { ...delivery.rules, transit: [] },
})

/** Keeps the choice in the address, so that it can be shared, kept and found again. */
function useAddress(variant: number | undefined) {
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  useEffect(() => {
    const query = new URLSearchParams(search)
    for (const name of [...query.keys()]) if (/^option\d$/.test(name)) query.delete(name)
    if (variant) query.set('variant', String(variant))
    else query.delete('variant')
    if (query.toString() === new URLSearchParams(search).toString()) return
    navigate(
      { search: query.toString(), hash },
      { replace: true, preventScrollReset: true, defaultShouldRevalidate: false },
    )
  }, [navigate, variant, search, hash])
}
