import { availabilityOf, type CatalogueProduct } from './product'

type Demo = {
  demoCategories: { slug: string; name: string; department: string }[]
  demoProducts: () => CatalogueProduct[]
}

/** The demo catalogue, or a dozen products while it is not there. Goes when it lands. */
const found = Object.assign(
  {},
  ...Object.values(
    import.meta.glob<Partial<Demo>>('./demo/demo-{products,categories}.server.ts', { eager: true }),
  ),
) as Partial<Demo>

const CATEGORIES = ['womens-makeup', 'phones', 'mens-clothes', 'furniture']

function stopgap(): CatalogueProduct[] {
  return Array.from({ length: 12 }, (_, at) => {
    const id = at + 1
    const stock = id === 1 ? 240 : (id * 7) % 30
    return {
      id,
      title: id === 1 ? 'Velvet Lash Mascara' : `Demo Product ${id}`,
      description: 'A product that stands in until the demo catalogue is there.',
      category: CATEGORIES[at % CATEGORIES.length] as string,
      price: id === 1 ? 9.99 : id * 12.5,
      discountPercentage: id * 3,
      rating: 3 + (id % 5) * 0.5,
      stock,
      brand: id % 2 ? 'Lumina' : 'Norden',
      weight: 1.5,
      warrantyInformation: '1 year warranty',
      shippingInformation: 'Ships in 1 to 2 business days',
      returnPolicy: '30 days return policy',
      availabilityStatus: availabilityOf(stock),
      reviews: [
        { rating: 4, comment: 'Good.', date: '2026-01-02T00:00:00.000Z', reviewerName: 'Ana' },
      ],
      thumbnail: `/media/demo/${id}-1`,
      images: [`/media/demo/${id}-1`],
      createdAt: new Date(Date.UTC(2026, 0, id)).toISOString(),
    }
  })
}

export const demoProducts = found.demoProducts ?? stopgap
export const demoCategories =
  found.demoCategories ??
  CATEGORIES.map((slug) => ({ slug, name: slug, department: 'electronics' }))
