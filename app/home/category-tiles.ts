import type { Category } from '../catalogue/product/product'
import type { IconName } from '../ui/icon'
import { pictureAt } from '../ui/picture-sources'

/** Pixels: nearly twice what a tile shows. */
const PICTURE_WIDTH = 288

/** The categories of the design, in its order; 'Phones' first (spec section 2). */
const PREFERRED: Record<string, IconName> = {
  phones: 'smartphone',
  computers: 'monitor',
  smartwatches: 'watch',
  cameras: 'camera',
  headphones: 'headphones',
  gaming: 'gamepad-2',
  furniture: 'sofa',
  'womens-clothes': 'shirt',
  'womens-jewelries': 'gem',
  toys: 'baby',
  fitness: 'dumbbell',
  groceries: 'apple',
  'mens-sunglasses': 'glasses',
  pets: 'paw-print',
  vitamins: 'pill',
}

export interface Tile {
  slug: string
  name: string
  /** Absent where a picture is shown in its place. */
  icon?: IconName
  picture?: string
}

/** Returns up to `n` tiles: the first categories in their order, then those with most products. */
export function pickTiles(
  categories: readonly Category[],
  n: number,
  places: readonly string[] = Object.keys(PREFERRED),
): Tile[] {
  const place = ({ slug }: Category) => {
    const at = places.indexOf(slug)
    return at < 0 ? places.length : at
  }
  return categories
    .toSorted((a, b) => place(a) - place(b) || b.count - a.count)
    .slice(0, n)
    .map(({ slug, name, picture, address = slug }) => ({
      ...{ slug: address, name },
      ...(picture
        ? { picture: pictureAt(picture, PICTURE_WIDTH) }
        : { icon: Object.hasOwn(PREFERRED, slug) ? PREFERRED[slug] : 'package' }),
    }))
}
