import type { Language } from '../../business'
import { shopUrl } from '../../http/shop-url.server'
import { xml } from '../../http/xml-response.server'
import { settings } from '../../settings/settings.server'
import { plainMoney, shopCurrency } from '../../texts/currency.server'
import { kilogramsOf } from '../../texts/weight'
import { pictureAt } from '../../ui/picture-sources'
import { SEARCH_PROPERTIES, searchPropertyOf } from '../product/look'
import { productPath } from '../product/product-path'
import type { ProductOption, Variant } from '../product/variant'
import { chosenOptions } from '../variants/variant-rows.server'

const PICTURE_WIDTH = 960

export interface FeedRow {
  id: number
  slug: string | null
  title: string
  description: string
  price: number
  brand: string | null
  colour: string | null
  thumbnail: string
  images: string
  weight: number
  category: string | null
  quantity: number | null
  gtin?: string | null
  language: Language
}

type Field = [name: string, value: string | null]

/** Returns one item, or one per variant of a product with options; a group id joins them. */
export function feedItems(row: FeedRow, options: ProductOption[] = [], variants: Variant[] = []) {
  if (variants.length === 0) return item(plainFields(row))
  return variants.map((variant) => item(variantFields(row, options, variant))).join('')
}

const plainFields = (row: FeedRow): Field[] => [
  ['g:id', String(row.id)],
  ['title', row.title],
  ['description', row.description],
  ['link', shopUrl(productPath(row), row.language)],
  ['g:image_link', pictureUrl(row.thumbnail)],
  ['g:availability', (row.quantity ?? 0) > 0 ? 'in_stock' : 'out_of_stock'],
  ['g:price', priced(row.price)],
  ['g:condition', 'new'],
  ['g:brand', row.brand],
  ['g:color', row.colour],
  ['g:product_type', row.category],
  ['g:shipping_weight', row.weight > 0 ? weighed(row.weight / 100) : null],
  ['g:identifier_exists', row.gtin ? 'yes' : 'no'],
  ['g:gtin', row.gtin ?? null],
]

function variantFields(row: FeedRow, options: ProductOption[], variant: Variant): Field[] {
  const chosen = chosenOptions(options, variant.values)
  // Other options appear only in the title.
  const own = SEARCH_PROPERTIES.flatMap((property): Field[] => {
    const found = chosen.find(({ name }) => searchPropertyOf(name) === property)
    return found ? [[`g:${property}`, found.value]] : []
  })
  const { price, compareAt, sku = null, gtin = null } = variant
  const changed = new Map<string, string | null>([
    ['g:id', `${row.id}-${variant.id}`],
    ['title', `${row.title} - ${variant.values.join(' / ')}`],
    ['link', shopUrl(`${productPath(row)}?variant=${variant.id}`, row.language)],
    ['g:image_link', pictureUrl(pictureOf(row, variant))],
    ['g:availability', variant.stock > 0 ? 'in_stock' : 'out_of_stock'],
    ['g:price', priced(compareAt ?? price)],
    ...own,
    ...(variant.weight ? [['g:shipping_weight', weighed(variant.weight)] as const] : []),
    ['g:identifier_exists', gtin ? 'yes' : 'no'],
    ['g:gtin', null],
  ])
  const fields = plainFields(row).map(([name, value]): Field => {
    const other = changed.get(name)
    changed.delete(name)
    return [name, other === undefined ? value : other]
  })
  return [
    ...fields,
    ...changed,
    ['g:item_group_id', String(row.id)],
    ['g:sale_price', (compareAt ?? 0) > price ? priced(price) : null],
    ['g:mpn', sku],
    ['g:gtin', gtin],
  ]
}

const pictureOf = ({ images, thumbnail }: FeedRow, { pictures = [] }: Variant) =>
  (JSON.parse(images) as string[])[pictures[0] ?? -1] ?? thumbnail

const pictureUrl = (path: string) =>
  path === '' ? null : new URL(pictureAt(path, PICTURE_WIDTH), shopUrl('/')).href

const weighed = (pounds: number) =>
  settings().shop.weightUnit === 'kg'
    ? `${kilogramsOf(pounds).toFixed(2)} kg`
    : `${pounds.toFixed(2)} lb`

const priced = (amount: number) => `${plainMoney(amount)} ${shopCurrency()}`

function item(fields: Field[]) {
  const text = fields.map(([name, value]) => (value ? `<${name}>${xml(value)}</${name}>` : ''))
  return `<item>${text.join('')}</item>\n`
}
