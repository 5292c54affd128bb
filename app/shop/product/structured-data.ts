import type { Product, WithContext } from 'schema-dts'
import type { ProductDetail } from '../../catalogue/product'
import { currencyCode, plainAmount } from '../../texts/figures'
import type { siteOf } from '../../ui/page-meta'
import { pictureAt } from '../../ui/picture-sources'

type Site = ReturnType<typeof siteOf>

/** Of those the page shows: search engines show few. */
const MOST_REVIEWS = 3

/** `someone` stands for a writer without a name. */
export const productData = (
  product: ProductDetail,
  { origin, addressOf }: Site,
  { someone }: { someone: string },
): WithContext<Product> => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: product.title,
  description: product.description,
  sku: String(product.id),
  category: product.category,
  image: product.images.map((image) => new URL(pictureAt(image, 960), origin).href),
  ...(product.brand && { brand: { '@type': 'Brand', name: product.brand } }),
  ...(product.colour && { color: product.colour }),
  weight: { '@type': 'QuantitativeValue', value: product.weight, unitCode: 'LBR' },
  // Search engines refuse a rating without reviews.
  ...(product.reviewCount > 0 && {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: product.rating,
      reviewCount: product.reviewCount,
    },
    review: product.reviews.slice(0, MOST_REVIEWS).map((review) => ({
      '@type': 'Review',
      ...(review.title && { name: review.title }),
      reviewBody: review.comment,
      datePublished: review.date.slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: review.rating },
      author: { '@type': 'Person', name: review.reviewerName || someone },
    })),
  }),
  offers: {
    '@type': 'Offer',
    url: addressOf(`/shop/${product.id}`),
    price: plainAmount(product.price),
    priceCurrency: currencyCode(),
    availability:
      product.stock > 0 ? 'https://schema.org/InStock' : 'https://schema.org/OutOfStock',
    itemCondition: 'https://schema.org/NewCondition',
  },
})
