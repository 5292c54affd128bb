import type { CatalogueProduct } from '../product'
import { babyToys } from './baby-toys.server'
import { type DemoCategory, demoCategories } from './demo-categories.server'
import type { DemoGroup, DemoItem } from './demo-item'
import { demoReviews } from './demo-reviews.server'
import { type DemoVariety, demoVariety } from './demo-variants.server'
import { electronics } from './electronics.server'
import { groceriesPets } from './groceries-pets.server'
import { healthBeauty } from './health-beauty.server'
import { homeLifestyle } from './home-lifestyle.server'
import { medicine } from './medicine.server'
import { mensFashion } from './mens-fashion.server'
import { policies, shippingWords } from './policies.server'
import { pick, type Random, seededRandom } from './seeded-random'
import { sportsOutdoor } from './sports-outdoor.server'
import { womensFashion } from './womens-fashion.server'

const ITEMS: DemoGroup = {
  ...womensFashion,
  ...mensFashion,
  ...electronics,
  ...homeLifestyle,
  ...medicine,
  ...sportsOutdoor,
  ...babyToys,
  ...groceriesPets,
  ...healthBeauty,
}

const DAY = 86_400_000
const FIRST_DAY = Date.UTC(2025, 0, 6, 9)
const DAYS = 630
const LOW_STOCK = 5

/** Its variants have no numbers before they are stored. */
export type DemoProduct = Omit<CatalogueProduct, keyof DemoVariety> & Partial<DemoVariety>

/** The demo catalogue in id order, as the catalogue API has it; the same at every call. */
export function demoProducts(): DemoProduct[] {
  return demoCategories
    .flatMap((category) => (ITEMS[category.slug] ?? []).map((item) => toProduct(item, category)))
    .sort((one, other) => one.id - other.id)
}

function toProduct(item: DemoItem, { slug, department }: DemoCategory): DemoProduct {
  const random = seededRandom(item.id)
  const created = createdAt(item, random)
  const picture = (n: number) => `/media/demo/${item.id}-${n}`
  return {
    id: item.id,
    title: item.title,
    description: item.text,
    category: slug,
    price: item.price,
    discountPercentage: item.off,
    rating: item.rating,
    stock: item.stock,
    ...(item.brand && { brand: item.brand }),
    ...(item.colour && { colour: item.colour }),
    weight: item.weight,
    warrantyInformation: pick(policies[department].warranty, random),
    shippingInformation: pick(shippingWords(item.weight), random),
    returnPolicy: policies[department].returns,
    availabilityStatus: availability(item.stock),
    reviews: demoReviews(item, slug, created, random),
    thumbnail: picture(1),
    images: Array.from({ length: item.pictures }, (_, n) => picture(n + 1)),
    createdAt: new Date(created).toISOString(),
    ...demoVariety(item),
  }
}

/** The newest products have no reviews yet. */
function createdAt(item: DemoItem, random: Random) {
  const day = Math.floor(random() * DAYS)
  return FIRST_DAY + (item.reviews === 0 ? DAYS + (item.id % 28) : day) * DAY
}

function availability(stock: number) {
  if (stock === 0) return 'Out of Stock'
  return stock <= LOW_STOCK ? 'Low Stock' : 'In Stock'
}
