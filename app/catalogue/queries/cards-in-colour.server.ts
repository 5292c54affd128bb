import type { Database } from '../../database/tables.server'
import { isColourOption } from '../product/look'
import { picturePath } from '../product/picture-path.server'
import type { CardProduct } from '../product/product'
import { variantsOf } from '../variants/variant-rows.server'

/**
 * Returns cards with the picture and the name of one of the colours, where variants in it have a
 * picture of their own, and a link to the product in it; others stay as they are.
 */
export async function cardsInColour(
  db: Database,
  cards: CardProduct[],
  colours: readonly string[] = [],
): Promise<CardProduct[]> {
  const positionOf = ({ options = [] }: CardProduct) =>
    options.findIndex(
      ({ name, values }) => isColourOption(name) && colours.some((one) => values.includes(one)),
    )
  const ids = cards.filter((card) => positionOf(card) !== -1).map(({ id }) => id)
  if (ids.length === 0) return cards
  const variants = await variantsOf(db, ids)
  const rows = await db
    .selectFrom('products')
    .select(['id', 'images'])
    .where('id', 'in', ids)
    .execute()
  const images = new Map(rows.map(({ id, images }) => [id, JSON.parse(images) as string[]]))
  return cards.map((card) => {
    const position = positionOf(card)
    const shown = variants.get(card.id)?.find(({ values, pictures }) => {
      return colours.includes(values[position] ?? '') && pictures?.length
    })
    const colour = shown?.values[position]
    const at = shown?.pictures?.[0] ?? -1
    const source = images.get(card.id)?.[at]
    if (colour === undefined || source === undefined) return card
    const search = `?option${position + 1}=${encodeURIComponent(colour)}`
    return { ...card, colour, search, thumbnail: picturePath(card.id, at + 1, source) }
  })
}
