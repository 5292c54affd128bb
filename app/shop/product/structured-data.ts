import type { Offer, Product, ProductGroup, WithContext } from 'schema-dts'
import { searchPropertyOf } from '../../catalogue/product/look'
import type { ProductDetail } from '../../catalogue/product/product'
import { productPath } from '../../catalogue/product/product-path'
import type { ProductOption, Variant } from '../../catalogue/product/variant'
import { currencyCode, plainAmount } from '../../texts/figures'
import { weightQuantity } from '../../texts/weight'
import type { siteOf } from '../../ui/page-meta'
import { pictureAt } from '../../ui/picture-sources'

type Site = ReturnType<typeof siteOf>

/** The most reviews in the data: search engines show few. */
const MOST_REVIEWS = 3

/** Describes a product, or a group of variants. `someone` names a nameless writer. */
export function productData(
  product: ProductDetail,
  site: Site,
  { someone }: { someone: string },
): WithContext<Product> | WithContext<ProductGroup> {
  const { options, variants = [] } = product
  const about = aboutOf(product, site, someone)
  if (!options || variants.length === 0)
    return {
      '@context': 'https://schema.org',
      '@type': 'Product',
      ...about,
      sku: String(product.id),
      ...(product.gtin && { gtin: product.gtin }),
      ...(product.colour && { color: product.colour }),
      ...weightOf(product.weight, site),
      offers: offerOf(product, site.addressOf(productPath(product))),
    }
  return {
    '@context': 'https://schema.org',
    '@type': 'ProductGroup',
    ...about,
    productGroupID: String(product.id),
    url: site.addressOf(productPath(product)),
    variesBy: variedBy(options),
    hasVariant: variants.map((variant) => variantData(product, options, { variant, site })),
  }
}

const aboutOf = (product: ProductDetail, { origin }: Site, someone: string) => ({
  name: product.title,
  description: product.description,
  category: product.category,
  ...(product.images.length > 0 && {
    image: product.images.map((image) => pictureUrl(image, origin)),
  }),
  ...(product.brand && { brand: { '@type': 'Brand' as const, name: product.brand } }),
  // Search engines refuse a rating without reviews.
  ...(product.reviewCount > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating' as const,
      ratingValue: product.rating,
      reviewCount: product.reviewCount,
    },
    review: product.reviews.slice(0, MOST_REVIEWS).map((review) => ({
      '@type': 'Review' as const,
      ...(review.title && { name: review.title }),
      reviewBody: review.comment,
      datePublished: review.date.slice(0, 10),
      reviewRating: { '@type': 'Rating' as const, ratingValue: review.rating },
      author: { '@type': 'Person' as const, name: review.reviewerName || someone },
    })),
  }),
})

const variedBy = (options: ProductOption[]) =>
  options.map(({ name }) => {
    const property = searchPropertyOf(name)
    return property ? `https://schema.org/${property}` : name
  })

function variantData(
  product: ProductDetail,
  options: ProductOption[],
  { variant, site }: { variant: Variant; site: Site },
): Product {
  const { id, sku, gtin, values } = variant
  const chosen = options.flatMap(({ name }, at) => {
    const property = searchPropertyOf(name)
    return property ? [[property, values[at]]] : []
  })
  const picture = product.images[variant.pictures?.[0] ?? 0]
  return {
    '@type': 'Product',
    name: `${product.title} - ${values.join(' / ')}`,
    sku: sku ?? `${product.id}-${id}`,
    ...(gtin && { gtin }),
    ...Object.fromEntries(chosen),
    ...(picture && { image: pictureUrl(picture, site.origin) }),
    ...weightOf(variant.weight ?? product.weight, site),
    offers: offerOf(variant, site.addressOf(`${productPath(product)}?variant=${id}`)),
  }
}

const offerOf = ({ price, stock }: { price: number; stock: number }, url: string): Offer => ({
  '@type': 'Offer',
  url,
  price: plainAmount(price),
  priceCurrency: currencyCode(),
  availability: stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
  itemCondition: 'https://schema.org/NewCondition',
})

/** A product without a weight has none: 0 lb would be said to weigh nothing. */
const weightOf = (pounds: number, { language, weightUnit }: Site) =>
  pounds > 0 && {
    weight: {
      '@type': 'QuantitativeValue' as const,
      ...weightQuantity(language, pounds, weightUnit),
    },
  }

const pictureUrl = (path: string, origin: string) => new URL(pictureAt(path, 960), origin).href
