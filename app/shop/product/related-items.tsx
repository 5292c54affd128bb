import { CAROUSELS } from '../../business'
import type { CardProduct } from '../../catalogue/product/product'
import { cardWith } from '../../catalogue/product-card'
import { useTexts } from '../../texts/texts'
import { Carousel } from '../../ui/carousel'
import { SectionHead } from '../../ui/section-head'
import { CardActions } from '../../wishlist/card-actions'

const Card = cardWith(CardActions)

export function RelatedItems({ products }: { products: CardProduct[] }) {
  const texts = useTexts('productPage')
  const { slides, autoplay } = CAROUSELS.related
  if (products.length === 0) return null
  return (
    <section className="mt-20 grid gap-10">
      <SectionHead label={texts.related} />
      <Carousel label={texts.related} slides={slides} autoplay={autoplay} loop dots>
        {products.map((product) => (
          <Card key={product.id} product={product} badge="fixed" />
        ))}
      </Carousel>
    </section>
  )
}
