import type { CardProduct, CatalogueProduct } from '../catalogue/product/product'

/** Fields of a stored product (spec section 3) that a card lacks. */
const FIELDS = [
  'description',
  'availabilityStatus',
  'images',
  'weight',
  'warrantyInformation',
  'shippingInformation',
  'returnPolicy',
  'reviews',
] as const satisfies (keyof CatalogueProduct)[]

/** Fields that another writer may have left out. */
const CARD_FIELDS = ['brand', 'category', 'thumbnail'] as const

type Details = Pick<CatalogueProduct, (typeof FIELDS | typeof CARD_FIELDS)[number]>

interface List<Item> {
  get(): readonly Item[]
  update(change: (items: readonly Item[]) => readonly Item[]): unknown
}

/** Completes the products of a stored list from the catalogue. Never throws. */
export async function fillIn<Item extends CardProduct>(list: List<Item>) {
  for (const { id } of list.get().filter(isLacking)) {
    const details = await detailsOf(id)
    if (!details) continue
    list.update((items) => {
      const position = items.findIndex((item) => item.id === id && isLacking(item))
      const item = items[position]
      return item ? items.with(position, completed(item, details)) : items
    })
  }
}

const completed = <Item extends CardProduct>(item: Item, details: Details): Item => ({
  ...details,
  ...item,
  brand: item.brand ?? details.brand ?? null,
  category: item.category || details.category,
  thumbnail: item.thumbnail || details.thumbnail,
})

/**
 * Tells whether fields are missing. A product that is sold out or gone stays as it is: the
 * catalogue may no longer have it.
 */
const isLacking = (product: CardProduct) =>
  product.stock > 0 &&
  (!product.thumbnail || !product.category || FIELDS.some((field) => !(field in product)))

const asked = new Map<number, Promise<Details | undefined>>()

function detailsOf(id: number) {
  const known = asked.get(id) ?? fetchDetails(id)
  asked.set(id, known)
  return known
}

async function fetchDetails(id: number): Promise<Details | undefined> {
  try {
    const response = await fetch(`/api/products/${id}?select=${[...FIELDS, ...CARD_FIELDS]}`, {
      signal: AbortSignal.timeout(15_000),
    })
    if (!response.ok) {
      if (response.status !== 404) asked.delete(id) // A busy shop is asked again another time.
      return undefined
    }
    const { id: _, ...details } = await response.json()
    return details
  } catch {
    asked.delete(id) // Offline, it is asked for again another time.
    return undefined
  }
}
