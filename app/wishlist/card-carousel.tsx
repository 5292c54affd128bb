import type { CardProduct } from '../catalogue/product/product'
import { ProductCard } from '../catalogue/product-card'
import { Carousel } from '../ui/carousel'
import { CardActions } from './card-actions'

interface Props {
  label: string
  /** How many cards stand side by side, by the width of the window. */
  slides: Parameters<typeof Carousel>[0]['slides']
  products: readonly CardProduct[]
}

/** A carousel of products that can be added to the cart and the wishlist. */
export function CardCarousel({ label, slides, products }: Props) {
  return (
    <Carousel label={label} slides={slides} dots>
      {products.map((product) => (
        <ProductCard
          key={product.id}
          product={product}
          actions={<CardActions product={product} />}
        />
      ))}
    </Carousel>
  )
}
