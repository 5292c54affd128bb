import { fitsLook, type LookAsked } from '../../product/look'
import type { Base } from '../base/base'
import type { Overlay } from '../overlay.server'
import { bitFilter, keptBits } from './bit-filter.server'

/** Filters products that come in one of the colours, of the sizes, or in both together. */
export function lookFilter(index: { base: Base; overlay: Overlay }, asked: LookAsked) {
  const { looks } = index.base
  const bits = keptBits(index.base, JSON.stringify([asked.colour, asked.size]), (mark) => {
    const fits = codesThatFit(looks, asked)
    for (let entry = 0; entry < looks.at.length; entry++)
      if (fits(entry)) mark(looks.at[entry] as number)
  })
  return bitFilter(index, bits, (row) => row.looks.some((look) => fitsLook(asked, look)))
}

/** Returns the test of an entry's codes. */
export function codesThatFit(
  { colour, size, colours, sizes }: Base['looks'],
  asked: LookAsked,
): (entry: number) => boolean {
  const codesOf = (names: readonly string[], wanted: readonly string[] | undefined) =>
    wanted && new Set(wanted.map((name) => names.indexOf(name)))
  const wanted = { colour: codesOf(colours, asked.colour), size: codesOf(sizes, asked.size) }
  return (entry) =>
    (wanted.colour?.has(colour[entry] as number) ?? true) &&
    (wanted.size?.has(size[entry] as number) ?? true)
}
