import { CAROUSELS } from '../../business'
import type { CardProduct } from '../../catalogue/product/product'
import { cardWith } from '../../catalogue/product-card'
import { Carousel } from '../../ui/carousel'
import { CardActions } from '../../wishlist/card-actions'

const Card = cardWith(CardActions)

interface Props {
  label: string
  products: CardProduct[]
  head: React.ReactNode
  end?: React.ReactNode
  autoplay: number
  arrows?: boolean
  badge?: 'fixed' | 'discount'
}

export function ProductCarousel({ products, badge, ...carousel }: Props) {
  return (
    <Carousel {...carousel} slides={CAROUSELS.products.slides} loop>
      {products.map((product) => (
        <Card key={product.id} product={product} badge={badge} />
      ))}
    </Carousel>
  )
}
