import { isShopCurrency } from '../money-fields.server'
import { isPlainUnit } from '../variants/file-weights.server'
import { leftOutOfFormer } from './former-shops'

/** Our names of columns by what merchants call them, folded as `folded` does. */
const OTHER_NAMES: Record<string, string> = {
  name: 'title',
  productname: 'title',
  producttitle: 'title',
  itemname: 'title',
  productcode: 'sku',
  itemcode: 'sku',
  qty: 'stock',
  quantity: 'stock',
  stockquantity: 'stock',
  pieces: 'stock',
  image: 'images',
  picture: 'images',
  pictures: 'images',
  photo: 'images',
  photos: 'images',
  productcategory: 'category',
  productdescription: 'description',
  brandname: 'brand',
  sellingprice: 'price',
  unitprice: 'price',
  mrp: 'compareAtPrice',
  'gst%': 'taxClass',
  gst: 'taxClass',
  gstrate: 'taxClass',
  'vat%': 'taxClass',
  vatrate: 'taxClass',
  'tax%': 'taxClass',
  taxrate: 'taxClass',
  sizes: 'size',
  colours: 'colour',
  colors: 'color',
  handle: 'parent',
  barcode: 'gtin',
  ean: 'gtin',
}

/**
 * Returns the names of a table's columns as `fields` has them: 'SKU' is sku, 'Weight (kg)' is
 * weightKg, 'Price (BDT)' in a shop of taka is price, 'Weight (lb)' in one of pounds is weight. A
 * name that is no field's stays as written, and so does one whose field another column already has.
 */
export function columnNames(given: readonly string[], fields: ReadonlySet<string>) {
  const byFolded = new Map([...fields].map((field) => [folded(field), field]))
  const written = given.map((name) => name.trim())
  if (leftOutOfFormer(written)) return written
  const taken = new Set(written)
  return written.map((name) => {
    if (fields.has(name)) return name
    const key = folded(name)
    const field = byFolded.get(key) ?? OTHER_NAMES[key]
    if (!field || !fields.has(field) || taken.has(field)) return name
    taken.add(field)
    return field
  })
}

/** Tells whether a unit says no more than a column without it. */
const isOwnUnit = (unit: string) => isShopCurrency(unit) || isPlainUnit(unit)

/** Returns the letters and digits of a name, without a unit of the shop's own. */
const folded = (name: string) =>
  name
    .replace(/[([]([^()[\]]+)[)\]]$/, (all, unit) => (isOwnUnit(unit) ? '' : all))
    .toLowerCase()
    .replace(/[\s_()[\]*-]+/g, '')

/** Returns the columns that are left out; sizes are, where columns of options stand beside them. */
export const unknownColumns = (names: readonly string[], fields: ReadonlySet<string>) =>
  leftOutOfFormer(names) ??
  names.filter((name) => !fields.has(name) || (name === 'size' && names.includes('option1Value')))
