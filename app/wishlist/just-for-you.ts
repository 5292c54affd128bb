import type { Language } from '../business'
import { readStoredProduct } from '../cart/stored-product'
import type { CardProduct, CatalogueProduct } from '../catalogue/product/product'

interface Known {
  id: number
  category: string
}

export const JUST_FOR_YOU = 8
const CATEGORIES = 3
const WISH_WEIGHT = 2

/** Returns the favourite categories, best first: a wish counts as two viewed products. */
export function likedCategories(wishes: readonly Known[], viewed: readonly Known[]): string[] {
  const weights = new Map<string, number>()
  const weigh = (items: readonly Known[], weight: number) => {
    for (const { category } of items)
      if (category) weights.set(category, (weights.get(category) ?? 0) + weight)
  }
  weigh(wishes, WISH_WEIGHT)
  weigh(viewed, 1)
  return [...weights.keys()]
    .sort((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))
    .slice(0, CATEGORIES)
}

/** Takes one product of each list in turn; none twice, none sold out or on the wishlist. */
export function mixed(lists: readonly CardProduct[][], wishes: readonly Known[]): CardProduct[] {
  const taken = new Set(wishes.map(({ id }) => id))
  const picked: CardProduct[] = []
  const longest = Math.max(0, ...lists.map((list) => list.length))
  for (let place = 0; place < longest; place++) {
    for (const list of lists) {
      const card = list[place]
      if (!card || card.stock < 1 || taken.has(card.id)) continue
      taken.add(card.id)
      picked.push(card)
    }
  }
  return picked.slice(0, JUST_FOR_YOU)
}

/** The fields of the catalogue API that a card shows. */
export const CARD_FIELDS =
  'id,title,lang,price,discountPercentage,rating,stock,category,brand,colour,thumbnail,reviews,options,variants'

type FetchedCard = Pick<CatalogueProduct, 'price' | 'variants'>

/** Reads those fields; a product has the least price of its variants, some of which may cost more. */
export const readCard = ({ variants, ...fields }: FetchedCard) =>
  readStoredProduct({
    ...fields,
    from: variants?.some(({ price }) => price > fields.price) || undefined,
  })

/**
 * Fetches products like those on the wishlist and those viewed, else the best rated. The server
 * learns only the categories, never the lists. Never throws: without a response there are no
 * suggestions.
 */
export async function suggestions(
  wishes: readonly Known[],
  viewed: readonly Known[],
  language: Language,
) {
  const liked = likedCategories(wishes, viewed)
  const paths = liked.map((slug) => `/api/products/category/${encodeURIComponent(slug)}`)
  const found = mixed(await lists(paths, wishes.length, language), wishes)
  return found.length > 0
    ? found
    : mixed(await lists(['/api/products'], wishes.length, language), wishes)
}

function lists(paths: string[], more: number, language: Language) {
  const limit = Math.min(JUST_FOR_YOU + more, 30)
  const query = `limit=${limit}&sortBy=rating&order=desc&select=${CARD_FIELDS}&language=${language}`
  return Promise.all(
    paths.map(async (path) => {
      try {
        const response = await fetch(`${path}?${query}`, { signal: AbortSignal.timeout(15_000) })
        const { products } = response.ok ? await response.json() : { products: [] }
        return (products as FetchedCard[]).flatMap((product) => readCard(product) ?? [])
      } catch {
        return []
      }
    }),
  )
}
