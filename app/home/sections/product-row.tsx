import { CAROUSELS } from '../../business'
import { SectionHead } from '../../ui/section-head'
import type { ShownKinds } from '../list/shown-section'
import { ProductCarousel } from './product-carousel'
import { SaleCountdown } from './sale-countdown'
import { ViewAll } from './view-all'

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
