import type { CatalogueVariant } from '../product'
import type { ProductOption } from '../variants/variant'
import type { DemoItem } from './demo-item'
import { type Random, seededRandom } from './seeded-random'

interface DemoOptions {
  sizes?: string[]
  /** What a size costs above the first, in dollars. */
  more?: number[]
  /** What the sizes are called, if not Size. */
  called?: string
  /** The product's own colour first; the others stand beside it on the picture at `together`. */
  colours?: string[]
  together?: number
}

const CLOTHES = ['S', 'M', 'L', 'XL']
const HALF_CLOTHES = ['S', 'M', 'L']
const WAISTS = ['30', '31', '32', '33', '34', '36']
const WOMENS_SHOES = ['36', '37', '38', '39', '40', '41']
const MENS_SHOES = ['40', '41', '42', '43', '44', '45']
const PERFUME = { sizes: ['50 ml', '100 ml'], more: [0, 32] }

/** By product. What stands on the home page, and the first of the ids, is bought as it is. */
const OPTIONS: Record<number, DemoOptions> = {
  14: { sizes: ['XS', ...CLOTHES] },
  15: { sizes: ['S/M', 'L/XL'] },
  18: { sizes: ['26', '27', '28', '29', '30', '31', '32'] },
  19: { sizes: HALF_CLOTHES },
  20: { sizes: CLOTHES, more: [0, 0, 0, 2] },
  21: { sizes: HALF_CLOTHES },
  27: { sizes: WOMENS_SHOES },
  28: { sizes: WOMENS_SHOES },
  29: { sizes: WOMENS_SHOES },
  32: { sizes: WOMENS_SHOES },
  33: { sizes: ['5', '6', '7', '8'] },
  41: { sizes: CLOTHES, more: [0, 0, 0, 1.5], colours: ['Blue', 'Mustard', 'Red'], together: 2 },
  42: { sizes: CLOTHES },
  43: { sizes: WAISTS },
  44: { sizes: CLOTHES, colours: ['Green', 'Orange', 'Navy'], together: 2 },
  46: { sizes: CLOTHES, more: [0, 0, 0, 3], colours: ['Grey', 'Navy', 'Burgundy'], together: 2 },
  47: { sizes: ['M', 'L', 'XL'] },
  48: { sizes: ['39-42', '43-46'] },
  49: { sizes: CLOTHES },
  51: { colours: ['Blue', 'Red', 'Olive'], together: 2 },
  53: { sizes: MENS_SHOES },
  56: { sizes: HALF_CLOTHES },
  58: { sizes: ['85 cm', '95 cm', '105 cm', '115 cm'] },
  59: { colours: ['Purple', 'Red', 'Teal'], together: 2 },
  61: { sizes: MENS_SHOES },
  62: { sizes: CLOTHES },
  63: { sizes: ['160 cm', '170 cm', '180 cm', '190 cm'], more: [0, 2, 4, 6] },
  66: { sizes: CLOTHES },
  85: { sizes: ['512 GB', '1 TB'], more: [0, 180], called: 'Storage' },
  91: { sizes: ['64 GB', '128 GB', '256 GB'], more: [0, 60, 140], called: 'Storage' },
  99: { colours: ['Purple', 'Teal', 'Coral'], together: 2 },
  103: { colours: ['Mint', 'Pink', 'Yellow'], together: 2 },
  109: { colours: ['Red', 'Teal', 'Yellow'], together: 3 },
  118: { colours: ['White', 'Black', 'Red'], together: 2 },
  126: { colours: ['Blue', 'Red', 'Black'], together: 2 },
  131: { colours: ['Green', 'Mustard'], together: 2 },
  132: { colours: ['Blue', 'Terracotta', 'Sage'], together: 2 },
  141: { colours: ['Sage', 'Cream', 'Black'], together: 2 },
  146: { colours: ['White', 'Mint', 'Mustard'], together: 2 },
  151: { colours: ['Black', 'Red', 'Teal'], together: 3 },
  164: { colours: ['Teal', 'Mustard', 'Blush'], together: 2 },
  182: { colours: ['Pink', 'Teal', 'Purple'], together: 2 },
  184: { colours: ['Purple', 'Teal', 'Coral'], together: 2 },
  185: { sizes: ['17 oz', '25 oz'], more: [0, 4], colours: ['Teal', 'Coral', 'Navy'], together: 2 },
  198: { colours: ['Red', 'Teal', 'Olive'], together: 2 },
  202: { sizes: WOMENS_SHOES },
  208: { colours: ['Pink', 'Aqua', 'Mint'], together: 2 },
  209: {
    sizes: ['0-3 months', '3-6 months', '6-12 months'],
    colours: ['Yellow', 'Mint', 'Pink'],
    together: 2,
  },
  212: { sizes: ['0-6 months', '6-12 months'] },
  215: { colours: ['Red', 'Blue', 'Green'], together: 2 },
  217: { colours: ['Green', 'Orange', 'Blue'], together: 2 },
  219: { colours: ['Red', 'Blue', 'Green'], together: 2 },
  253: { sizes: HALF_CLOTHES, colours: ['Red', 'Blue', 'Green'], together: 2 },
  255: PERFUME,
  256: PERFUME,
  257: PERFUME,
  259: PERFUME,
  261: { sizes: ['8 oz', '16 oz'], more: [0, 7] },
  263: { sizes: ['1 oz', '2 oz'], more: [0, 19] },
  264: { sizes: ['2 oz', '4 oz'], more: [0, 9] },
}

export interface DemoVariety {
  options: ProductOption[]
  variants: Omit<CatalogueVariant, 'id'>[]
}

/** Undefined for a product without options. Its variants share its stock; the same at every call. */
export function demoVariety(item: DemoItem): DemoVariety | undefined {
  const given = OPTIONS[item.id]
  if (!given) return undefined
  const { sizes = [], colours = [], more = [], called = 'Size', together } = given
  const options = [
    ...(sizes.length > 0 ? [{ name: called, values: sizes }] : []),
    ...(colours.length > 0 ? [{ name: 'Colour', values: colours }] : []),
  ]
  const choices = (sizes.length > 0 ? sizes : ['']).flatMap((size, at) =>
    (colours.length > 0 ? colours : ['']).map((colour, place) => ({
      values: [size, colour].filter(Boolean),
      price: Math.round((item.price + (more[at] ?? 0)) * 100) / 100,
      ...(together !== undefined && { pictures: picturesOf(item, place, together) }),
    })),
  )
  const pieces = shared(item.stock, choices.length, seededRandom(item.id))
  const variants = choices.map((choice, at) => ({
    sku: [item.id, ...choice.values]
      .join('-')
      .replace(/[^\w]+/g, '-')
      .toUpperCase(),
    ...choice,
    stock: pieces[at] as number,
  }))
  return { options, variants }
}

/** Every picture but that of all colours shows the first. */
const picturesOf = ({ pictures }: DemoItem, colour: number, together: number) =>
  colour > 0 ? [together] : Array.from({ length: pictures }, (_, at) => at)

/** Some variants of a product are sold out while others are left. */
function shared(stock: number, among: number, random: Random) {
  const weights = Array.from({ length: among }, () => (random() < 0.12 ? 0 : 0.3 + random()))
  const sum = weights.reduce((all, weight) => all + weight, 0) || 1
  const pieces = weights.map((weight) => Math.floor((stock * weight) / sum))
  const most = weights.indexOf(Math.max(...weights))
  pieces[most] = (pieces[most] ?? 0) + stock - pieces.reduce((all, one) => all + one, 0)
  return pieces
}
