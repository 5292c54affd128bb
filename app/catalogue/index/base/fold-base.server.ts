import { MergedOrder } from '../merged-order.ts'
import type { OverlayRow } from '../overlay.server.ts'
import type { Base } from './base.ts'
import { completed, listedCategories } from './build-base.server.ts'
import { foldedLooks } from './looks.server.ts'
import type { CategoryRow } from './read-rows.server.ts'
import { shared } from './shared-arrays.ts'
import { makeTitleBlocks } from './title-blocks.server.ts'

/** What a base has become at a version; see `Overlay`. */
export interface ChangedBase extends Pick<Base, 'version' | 'token'> {
  base: Base
  rows: readonly OverlayRow[]
  gone: Int32Array
  table: CategoryRow[]
}

type Numbers = Int32Array | Uint16Array | Uint32Array

/** Builds by copying the base that `buildBase` would read, at a twentieth of the work. */
export function foldedBase({ base, rows, gone, table, version, token }: ChangedBase): Base {
  const rowsById = rows.toSorted((a, b) => a.id - b.id)
  const origins = originsById(base, rowsById, gone)
  const size = origins.length
  const column = <To extends Numbers>(
    to: To,
    from: Numbers,
    fresh: (row: OverlayRow) => number,
    recoded?: Uint32Array,
  ) => {
    for (let at = 0; at < size; at++) {
      const origin = origins[at] as number
      const old = from[origin] as number
      to[at] =
        origin < 0
          ? fresh(rowsById[~origin] as OverlayRow)
          : recoded
            ? (recoded[old] as number)
            : old
    }
    return to
  }
  const slugs = base.categories.map(({ slug }) => slug)
  const left = namesLeft(slugs, base.category, base.counts.categories, gone)
  const named = new Set([...left, ...rows.map(({ category }) => category)])
  const categories = listedCategories(table, [...named])
  const categoryCodes = codesOf(
    categories.map(({ slug }) => slug),
    slugs,
  )
  const brandsLeft = namesLeft(base.brands, base.brand, base.counts.brands, gone)
  const brands = [...new Set([...brandsLeft, ...rows.map(({ brand }) => brand)])].sort()
  const brandCodes = codesOf(brands, base.brands)
  const all = completed({
    ids: column(shared.int32(size), base.ids, ({ id }) => id),
    price: column(shared.int32(size), base.price, ({ price }) => price),
    rating: column(shared.uint16(size), base.rating, ({ rating }) => rating),
    discount: column(shared.uint16(size), base.discount, ({ discount }) => discount),
    created: column(shared.uint32(size), base.created, ({ created }) => created),
    category: column(
      shared.uint16(size),
      base.category,
      ({ category }) => categoryCodes.of(category),
      categoryCodes.recoded,
    ),
    brand: column(
      shared.uint32(size),
      base.brand,
      ({ brand }) => brandCodes.of(brand),
      brandCodes.recoded,
    ),
    looks: foldedLooks(base.looks, rowsById, origins),
    categories,
    brands,
    ...foldedTitles(base, { rows, gone }, positionsOf(base, rowsById, origins)),
  })
  return { version, token, ...all }
}

/** Returns each new position's old position, or `~at` for a row; both sides are in id order. */
function originsById({ ids }: Base, rows: OverlayRow[], gone: Int32Array) {
  const origins = new Int32Array(ids.length - gone.length + rows.length)
  let [at, row, cut] = [0, 0, 0]
  const takeRowsBefore = (id: number) => {
    while ((rows[row]?.id ?? Number.POSITIVE_INFINITY) < id) origins[at++] = ~row++
  }
  for (let old = 0; old < ids.length; old++) {
    takeRowsBefore(ids[old] as number)
    if (gone[cut] === old) cut++
    else origins[at++] = old
  }
  takeRowsBefore(Number.POSITIVE_INFINITY)
  return origins
}

function positionsOf({ ids }: Base, rows: OverlayRow[], origins: Int32Array) {
  const ofOld = new Int32Array(ids.length)
  const ofRow = new Map<OverlayRow, number>()
  for (let at = 0; at < origins.length; at++) {
    const origin = origins[at] as number
    if (origin < 0) ofRow.set(rows[~origin] as OverlayRow, at)
    else ofOld[origin] = at
  }
  return { ofOld, ofRow }
}

function foldedTitles(
  { titles, byTitle, rankOf }: Base,
  { rows, gone }: Pick<ChangedBase, 'rows' | 'gone'>,
  { ofOld, ofRow }: ReturnType<typeof positionsOf>,
) {
  const before = titles.starts
  const size = byTitle.length
  const cuts = gone.map((position) => rankOf[position] as number).sort()
  const inserts = rows.map(({ rank }, at) => ({ at: Math.ceil(rank), position: size + at }))
  const ranks = Int32Array.from({ length: size }, (_, rank) => rank)
  const merged = new MergedOrder(ranks, cuts, inserts)
  const texts = rows.map(({ title }) => Buffer.from(`${title}\n`))
  const bytes = shared.bytes(bytesOf(titles, cuts, texts))
  const starts = shared.uint32(merged.length + 1)
  const order = shared.int32(merged.length)
  let [length, rank] = [0, 0]
  const put = (position: number, end: number) => {
    order[rank++] = position
    starts[rank] = end
  }
  for (const run of merged.runs()) {
    const first = run[0] as number
    const text = texts[first - size]
    if (text) put(ofRow.get(rows[first - size] as OverlayRow) as number, length + text.length)
    else
      for (const old of run)
        put(
          ofOld[byTitle[old] as number] as number,
          length + (before[old + 1] as number) - (before[first] as number),
        )
    const copied = text ?? titles.bytes.subarray(before[first], before[first + run.length])
    bytes.set(copied, length)
    length += copied.length
  }
  return { byTitle: order, titles: { bytes, starts, blocks: makeTitleBlocks(bytes, starts) } }
}

function bytesOf({ bytes, starts }: Base['titles'], cuts: Int32Array, texts: Buffer[]) {
  let length = bytes.length
  for (const rank of cuts) length -= (starts[rank + 1] as number) - (starts[rank] as number)
  for (const text of texts) length += text.length
  return length
}

function namesLeft(names: string[], codes: Numbers, counts: Uint32Array, gone: Int32Array) {
  const left = counts.slice()
  for (const position of gone) {
    const code = codes[position] as number
    left[code] = (left[code] as number) - 1
  }
  return names.filter((_, code) => left[code] !== 0)
}

function codesOf(names: string[], before: string[]) {
  const codes = new Map(names.map((name, code) => [name, code]))
  return {
    of: (name: string) => codes.get(name) as number,
    recoded: Uint32Array.from(before, (name) => codes.get(name) ?? 0),
  }
}
