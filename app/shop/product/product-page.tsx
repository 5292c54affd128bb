import { lazy, Suspense } from 'react'
import { data } from 'react-router'
import { missing } from '../../catalogue/missing.server'
import { productPath } from '../../catalogue/product/product-path'
import { categories, findProduct, related } from '../../catalogue/queries/products.server'
import { readReviewsAsked } from '../../catalogue/ratings/rating'
import { db } from '../../database/current.server'
import { cacheTags, LISTING, loaderHeaders, stockLineTag } from '../../http/pages/cache-tags.server'
import { requestUrl } from '../../input/request-url'
import { beginningOf } from '../../text-core/graphemes'
import { shopDate } from '../../texts/clocks/shop-moment.server'
import { categoriesIn } from '../../texts/known-values/known-values.server'
import { languageOf } from '../../texts/language'
import { type Texts, useTexts } from '../../texts/texts'
import { textsFor, textsOf } from '../../texts/texts.server'
import { Breadcrumb } from '../../ui/breadcrumb'
import { Icon } from '../../ui/icon'
import { pageMeta, siteOf } from '../../ui/page-meta'
import { pictureAt } from '../../ui/picture-sources'
import { Slice } from '../../ui/slice'
import { trailData, trailTo } from '../breadcrumb-trail'
import { CompareTray } from '../compare/compare-tray'
import { fromCatalogue } from '../from-catalogue.server'
import { problemTitle } from '../page-problem'
import type { Route } from './+types/product-page'
import { choosingOf } from './choosing/choosing.server'
import type { ProductAsChosen } from './choosing/with-options'
import { DeliveryCheck } from './delivery-check'
import { deliveryAnswer, deliveryData, productTexts } from './delivery-data.server'
import { draftProduct } from './draft-product.server'
import { factsOf } from './facts-table.server'
import { Gallery } from './gallery/gallery'
import { idInAddress, setOneAddress } from './page-address.server'
import { ProductFacts, ProductHead } from './product-facts'
import { RecentlyViewed } from './recently-viewed'
import { RelatedItems } from './related-items'
import { shownReviews } from './reviews/shown-reviews.server'
import { guidedSizes } from './sizes/shown-sizes.server'
import { productData } from './structured-data'

/** The reviews lie below the first screen: they stay as sent until their code comes. */
const Reviews = import.meta.env.SSR
  ? (await import('./reviews/reviews')).default
  : lazy(() => import('./reviews/reviews'))

const WithOptions = import.meta.env.SSR
  ? (await import('./choosing/with-options')).default
  : lazy(() => import('./choosing/with-options'))

/** Twice the four that are in sight, for the carousel. */
const RELATED = 8

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const url = requestUrl(request)
  const language = languageOf(url)
  const id = await idInAddress(params.id)
  const asked = readReviewsAsked(url.searchParams.get('reviews'))
  const found = id
    ? await fromCatalogue(async () => {
        const product = context.get(draftProduct) ?? (await findProduct(db, id, language))
        if (!product) return
        const { reviews, ...reviewed } = await shownReviews(language, product, asked)
        const near = await related(db, product, RELATED, language)
        const { departments } = textsOf(language).shop
        const trail = trailTo(product.category, {
          categories: categoriesIn(language, await categories(db)),
          departments,
        })
        const sized = await guidedSizes(db, product, language, url.searchParams)
        return { product: { ...product, reviews }, ...reviewed, related: near, trail, ...sized }
      })
    : undefined
  if (!found) throw await missing(language)
  setOneAddress(context, found.product, language)
  const postcode = url.searchParams.get('postcode')?.slice(0, 40) ?? undefined
  return data(
    {
      texts: {
        ...textsFor(language, 'compare', ...(found.product.options ? (['choosing'] as const) : [])),
        shop: shopWords(textsOf(language).shop),
        productPage: productTexts(found.product, language),
      },
      ...found,
      ...choosingOf(language, found.product, url.searchParams),
      facts: factsOf(language, found.product),
      reviewDays: found.product.reviews.map(({ date }) => shopDate(language, Date.parse(date))),
      postcode,
      answer: deliveryAnswer(found.product, language, postcode),
      delivery: deliveryData(found.product, language, postcode),
    },
    cacheTags([found.product, ...found.related], LISTING, stockLineTag(found.product.id)),
  )
}

/** Returns the words of listings that a product's page has, too: for its trail and its reviews. */
const shopWords = ({ home, title, shop, previous, next }: Texts['shop']) => ({
  ...{ home, title, shop },
  ...{ previous, next },
})

export { ProductProblem as ErrorBoundary } from '../product-problem'

export const headers = loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  if (!args.loaderData) return pageMeta(args, { title: problemTitle(args) })
  const { product, texts, trail } = args.loaderData
  const path = productPath(product)
  const way = [...trail, { label: product.title, to: path }]
  return [
    ...pageMeta(args, {
      title: product.title,
      wholeTitle: product.seo?.title,
      description: product.seo?.description ?? beginningOf(product.description, 160),
      path,
      image: pictureAt(product.thumbnail, 960),
      type: 'product',
    }),
    // Only the server writes it: search engines read it, the browser does not.
    ...(import.meta.env.SSR
      ? [
          { 'script:ld+json': productData(product, siteOf(args), texts.productPage) },
          { 'script:ld+json': trailData(way, siteOf(args), texts.shop) },
        ]
      : []),
  ]
}

export default function ProductPage({ loaderData }: Route.ComponentProps) {
  const { product, trail, facts, reviewDays, related, postcode } = loaderData
  const texts = useTexts('productPage')
  const { shop } = loaderData.texts
  return (
    <>
      <Breadcrumb
        items={[
          { label: shop.home, to: '/' },
          { label: shop.shop, to: '/shop' },
          { label: product.title },
        ]}
        also={trail}
      />
      {product.options ? (
        // What follows stays below the screen meanwhile, and does not jump.
        <Suspense fallback={<div className="min-h-dvh" />}>
          <WithOptions key={product.id} {...loaderData}>
            {article}
          </WithOptions>
        </Suspense>
      ) : (
        article({ shown: product, delivery: loaderData.delivery })
      )}
      <Slice>
        <RelatedItems products={related} />
      </Slice>
      <RecentlyViewed key={product.id} id={product.id} category={product.category} />
      <CompareTray />
    </>
  )

  function article({ shown, delivery, choice }: ProductAsChosen) {
    return (
      <article className="product" aria-labelledby="product-title">
        <ProductHead product={shown} price={choice?.price} soldOut={product.stock < 1} />
        {/* The key makes other pictures start at their own first. */}
        <Gallery key={shown.images.join()} product={product} images={shown.images} />
        <div className="product-side">
          <ProductFacts
            facts={facts}
            key={product.id}
            product={product}
            shown={shown}
            choice={choice}
          />
        </div>
        <div className="product-boxes">
          <section className="product-box" aria-labelledby="free-delivery">
            <Icon name="truck" size={40} />
            <div className="delivery">
              <h2 id="free-delivery" className="font-medium">
                {texts.freeDelivery}
              </h2>
              <DeliveryCheck
                asked={postcode}
                answer={loaderData.answer}
                delivery={delivery}
                variant={choice?.variant}
              />
            </div>
          </section>
          <section className="product-box" aria-labelledby="return-delivery">
            <Icon name="rotate-ccw" size={40} />
            <div className="grid grid-cols-1 gap-2">
              <h2 id="return-delivery" className="font-medium">
                {texts.returnDelivery}
              </h2>
              <p className="text-sm">{texts.freeReturns}</p>
            </div>
          </section>
        </div>
        <Slice>
          <Reviews {...loaderData} days={reviewDays} />
        </Slice>
      </article>
    )
  }
}
