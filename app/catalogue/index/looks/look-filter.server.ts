import { LRUCache } from 'lru-cache'
import { fitsLook, type LookAsked } from '../../product/look'
import type { Base } from '../base/base'
import { isMatch, mark } from '../base/matches.server'
import type { Overlay } from '../overlay.server'

const MOST_BYTES = 16 * 1024 * 1024
const ENTRY_BYTES = 200

const stored = new WeakMap<Base, LRUCache<string, Uint8Array>>()

/** Filters products that come in one of the colours, of the sizes, or in both together. */
export function lookFilter({ base, overlay }: { base: Base; overlay: Overlay }, asked: LookAsked) {
  const size = base.ids.length
  const bits = bitsOf(base, asked)
  const passes = (position: number) =>
    position < size
      ? isMatch(bits, position)
      : overlay.rows[position - size]?.looks.some((look) => fitsLook(asked, look)) === true
  const runs = function* () {
    const { at } = base.looks
    const positions: number[] = []
    for (let entry = 0; entry < at.length; entry++) {
      const position = at[entry] as number
      if (at[entry - 1] === position) continue
      if (isMatch(bits, position) && !isMatch(overlay.goneBits, position)) positions.push(position)
    }
    for (const place of overlay.rows.keys()) if (passes(size + place)) positions.push(size + place)
    yield Int32Array.from(positions)
  }
  return { passes, runs }
}

function bitsOf(base: Base, asked: LookAsked) {
  let known = stored.get(base)
  if (!known) {
    known = new LRUCache({
      maxSize: MOST_BYTES,
      sizeCalculation: ({ byteLength }) => byteLength + ENTRY_BYTES,
    })
    stored.set(base, known)
  }
  const key = JSON.stringify([asked.colour, asked.size])
  const bits = known.get(key) ?? makeBits(base, asked)
  known.set(key, bits)
  return bits
}

function makeBits({ ids, looks }: Base, asked: LookAsked) {
  const bits = new Uint8Array(Math.ceil(ids.length / 8))
  const fits = codesThatFit(looks, asked)
  for (let entry = 0; entry < looks.at.length; entry++)
    if (fits(entry)) mark(bits, looks.at[entry] as number)
  return bits
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
