import { listIn } from '../fields'

type Cells = Record<string, string>

/** Several sizes in one cell, of which nobody knows how many there are: 'S, M, L', but not '42,5'. */
const SEVERAL = /[;|]|,(?!\d)/

/**
 * Tells whether a row begins a product whose sizes and colours are listed by hand: without columns
 * of options, a row for each.
 */
export const isListed = (cells: Cells) =>
  !('option1Value' in cells) && plain(cells.title) !== '' && kindOf(cells) !== 'neither'

/** Tells whether a row is one more size or colour of the product whose rows stand before it. */
export function isOneMore(rows: readonly Cells[], cells: Cells) {
  const [first] = rows
  if (!first || !isListed(first) || kindOf(first) !== kindOf(cells)) return false
  const goesOn = (name: string) => ['', plain(first[name])].includes(plain(cells[name]))
  const isThere = (row: Cells) => sizeOf(row) === sizeOf(cells) && colourOf(row) === colourOf(cells)
  return ['id', 'parent', 'title', 'category'].every(goesOn) && !rows.some(isThere)
}

/**
 * Returns the rows of a product with columns of options. One colour of all stays the product's; the
 * product has the pictures of all its rows, each of which shows its own.
 */
export function withOptions(rows: readonly Cells[]): Cells[] {
  const hasColours = new Set(rows.map(colourOf)).size > 1
  const pictures = [...new Set(rows.flatMap(picturesOf))]
  return rows.map((cells) => {
    const { size: _, colour, color, images, ...others } = cells
    const chosen = [
      ...(sizeOf(cells) ? [{ name: 'Size', value: sizeOf(cells) }] : []),
      ...(hasColours ? [{ name: 'Colour', value: colourOf(cells) }] : []),
    ]
    const own = picturesOf(cells).map((one) => pictures.indexOf(one))
    return {
      ...others,
      ...(!hasColours && colourOf(cells) && { colour: colourOf(cells) }),
      ...(images !== undefined && { images: JSON.stringify(pictures) }),
      ...(own.length > 0 && own.length < pictures.length && { variantPictures: own.join('|') }),
      ...Object.fromEntries(chosen.map(({ name }, at) => [`option${at + 1}Name`, name])),
      ...Object.fromEntries(chosen.map(({ value }, at) => [`option${at + 1}Value`, value])),
    }
  })
}

/** Tells whether a table names its products by their titles alone. */
export const namesByTitle = (cells: object) =>
  'title' in cells && !['id', 'sku', 'parent'].some((name) => name in cells)

/** Returns what is wrong with the sizes of a product's rows. */
export function severalSizes(rows: readonly Cells[]) {
  const cell = rows.map(sizeOf).find((size) => SEVERAL.test(size))
  return cell && `size: "${cell}" are several; write a row for each, with its price and stock`
}

const sizeOf = ({ size = '' }: Cells) => size.trim()
const colourOf = ({ colour, color }: Cells) => (colour || color || '').trim()
const picturesOf = ({ images }: Cells) => listIn(images)
const kindOf = (cells: Cells) =>
  (sizeOf(cells) && 'size') + (colourOf(cells) && 'colour') || 'neither'
const plain = (text = '') => text.trim().replace(/\s+/g, ' ').toLowerCase()
