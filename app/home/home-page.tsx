import { data } from 'react-router'
import { CAROUSELS } from '../business'
import type { CardProduct } from '../catalogue/product/product'
import { bestSelling, categories, flashSales, newest } from '../catalogue/queries/products.server'
import { ServiceStrip } from '../content/service-strip'
import { db } from '../database/current.server'
import { BEST_SELLING, cacheTags, LISTING, loaderHeaders } from '../http/pages/cache-tags.server'
import { blurbsIn, homePromise } from '../orders/delivery/blurbs.server'
import { settings } from '../settings/settings.server'
import { ownMenu } from '../shop/own-menu.server'
import { categoriesIn } from '../texts/known-values/known-values.server'
import { languageOf } from '../texts/language'
import { useTexts } from '../texts/texts'
import { textsFor } from '../texts/texts.server'
import { pageMeta, siteOf } from '../ui/page-meta'
import { SectionHead } from '../ui/section-head'
import { Slice } from '../ui/slice'
import type { Route } from './+types/home-page'
import { CategoryCarousel } from './category-carousel'
import { pickTiles } from './category-tiles'
import { DepartmentMenu } from './department-menu'
import { Hero } from './hero'
import { MusicBanner } from './music-banner'
import { NewArrival } from './new-arrival'
import { ProductCarousel } from './product-carousel'
import { SaleCountdown } from './sale-countdown'
import { shopData } from './structured-data'
import { ViewAll } from './view-all'

/** The number of cards in a carousel: two screens of them. */
const CARDS = 2 * CAROUSELS.products.slides

/** Loads everything the page shows from our own tables: the browser asks for nothing more. */
export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(request.url)
  const { home } = textsFor(language, 'home')
  const soldOut: CardProduct[] = []
  const [onSale, best, fresh, found, menu] = await Promise.all([
    flashSales(db, CARDS, { soldOut, language }),
    bestSelling(db, CARDS, language),
    newest(db, CARDS, language),
    categories(db),
    ownMenu(language),
  ])
  return data(
    {
      texts: { home: { ...home, ...blurbsIn(language, home), ...homePromise(language, home) } },
      language,
      saleEnds: settings().money.flashSaleEnd,
      onSale,
      best,
      fresh,
      ...(menu && { menu }),
      tiles: pickTiles(categoriesIn(language, found), 2 * CAROUSELS.categories.slides),
    },
    cacheTags([...onSale, ...soldOut, ...best, ...fresh], LISTING, BEST_SELLING),
  )
}

export const headers = loaderHeaders

export const meta: Route.MetaFunction = (args) => {
  const { loaderData } = args
  if (!loaderData) return []
  const { pageTitle, pageDescription: description } = loaderData.texts.home
  return [
    ...pageMeta(args, { title: pageTitle, description }),
    // Only the server writes it: search engines read it, the browser does not.
    ...(import.meta.env.SSR
      ? [{ 'script:ld+json': shopData(siteOf(args), args.matches[0].loaderData.shop) }]
      : []),
  ]
}

/** The nine sections of the home page, in spec section 2's order, without empty ones. */
export default function HomePage({
  loaderData: { saleEnds, tiles, menu, ...lists },
}: Route.ComponentProps) {
  const texts = useTexts('home')
  const tilesShown = CAROUSELS.categories.slides
  return (
    <div className="home">
      <h1 className="sr-only">{texts.pageTitle}</h1>
      <div className="home-top">
        <DepartmentMenu menu={menu} />
        <Hero />
      </div>
      {lists.onSale.length > 0 && (
        <Slice>
          <section id="fold" className="home-section">
            <ProductCarousel
              label={texts.flashSales}
              products={lists.onSale}
              autoplay={CAROUSELS.flashSales.autoplay}
              arrows
              head={
                <SectionHead label={texts.today} title={texts.flashSales}>
                  <SaleCountdown ends={saleEnds} />
                </SectionHead>
              }
            />
            <ViewAll label={texts.viewAllProducts} />
          </section>
        </Slice>
      )}
      {tiles.length > 0 && (
        <Slice>
          <section className="home-section">
            <CategoryCarousel title={texts.browse} tiles={tiles.slice(0, tilesShown)} />
          </section>
        </Slice>
      )}
      {lists.best.length > 0 && (
        <Slice>
          <section className="home-section">
            <ProductCarousel
              label={texts.bestSelling}
              products={lists.best}
              badge="fixed"
              autoplay={CAROUSELS.products.autoplay}
              head={<SectionHead label={texts.month} title={texts.bestSelling} />}
              end={<ViewAll label={texts.viewAll} inHead />}
            />
          </section>
        </Slice>
      )}
      <Slice>
        <MusicBanner ends={saleEnds} />
      </Slice>
      {tiles.length > tilesShown && (
        <Slice>
          <section className="home-section">
            <CategoryCarousel title={texts.moreCategories} tiles={tiles.slice(tilesShown)} />
          </section>
        </Slice>
      )}
      {lists.fresh.length > 0 && (
        <Slice>
          <section className="home-section">
            <ProductCarousel
              label={texts.explore}
              products={lists.fresh}
              badge="fixed"
              autoplay={CAROUSELS.products.autoplay}
              arrows
              head={<SectionHead label={texts.ourProducts} title={texts.explore} />}
            />
            <ViewAll label={texts.viewAllProducts} />
          </section>
        </Slice>
      )}
      <Slice>
        <NewArrival />
      </Slice>
      <Slice>
        <div className="home-section">
          <ServiceStrip texts={texts} />
        </div>
      </Slice>
    </div>
  )
}
