import { CAROUSELS } from '../../business'
import type { CardProduct } from '../../catalogue/product/product'
import { cardWith } from '../../catalogue/product-card'
import { inLanguage } from '../../texts/language'
import { useLanguage } from '../../texts/texts'
import { Carousel } from '../../ui/carousel'
import { SectionHead } from '../../ui/section-head'
import { CardActions } from '../../wishlist/card-actions'
import type { ShownKinds } from '../list/shown-section'
import { SaleCountdown } from './sale-countdown'

const Card = cardWith(CardActions)

interface Props {
  row: ShownKinds['products']
  /** Marks where the page's first screen ends. */
  isFold: boolean
}

export function HomeProductRow({ row, isFold }: Props) {
  const { label, title, products, ends, isDiscounted, all, allInHead } = row
  const { flashSales, products: others } = CAROUSELS
  const carousel = (
    <ProductCarousel
      label={title}
      products={products}
      badge={isDiscounted ? undefined : 'fixed'}
      autoplay={isDiscounted ? flashSales.autoplay : others.autoplay}
      arrows={!allInHead}
      head={
        <SectionHead label={label ?? title} title={label ? title : undefined}>
          {ends !== undefined && <SaleCountdown ends={ends} />}
        </SectionHead>
      }
      end={all && allInHead && <ViewAll label={all} inHead />}
    />
  )
  return (
    <section id={isFold ? 'fold' : undefined} className="home-section">
      {all && !allInHead ? (
        <>
          {carousel}
          <ViewAll label={all} />
        </>
      ) : (
        carousel
      )}
    </section>
  )
}

interface CarouselProps {
  label: string
  products: CardProduct[]
  head: React.ReactNode
  end?: React.ReactNode
  autoplay: number
  arrows?: boolean
  badge?: 'fixed' | 'discount'
}

function ProductCarousel({ products, badge, ...carousel }: CarouselProps) {
  return (
    <Carousel {...carousel} slides={CAROUSELS.products.slides} loop>
      {products.map((product) => (
        <Card key={product.id} product={product} badge={badge} />
      ))}
    </Carousel>
  )
}

function ViewAll({ label, inHead }: { label: string; inHead?: boolean }) {
  const link = (
    <a href={inLanguage(useLanguage(), '/shop')} className="button button-outline">
      {label}
    </a>
  )
  return inHead ? link : <p className="mt-8 text-center">{link}</p>
}
