import { LRUCache } from 'lru-cache'
import type { Base } from '../base/base'
import { isMatch, mark } from '../base/matches.server'
import type { Overlay, OverlayRow } from '../overlay.server'

const MOST_BYTES = 16 * 1024 * 1024
const ENTRY_BYTES = 200

const stored = new WeakMap<Base, LRUCache<string, Uint8Array>>()

/** Filters the positions whose bits are set, and the rows of the overlay that fit. */
export function bitFilter(
  { base, overlay }: { base: Base; overlay: Overlay },
  bits: Uint8Array,
  fits: (row: OverlayRow) => boolean,
) {
  const size = base.ids.length
  const passes = (position: number) => {
    if (position < size) return isMatch(bits, position)
    const row = overlay.rows[position - size]
    return row !== undefined && fits(row)
  }
  const runs = function* () {
    const positions: number[] = []
    for (let byte = 0; byte < bits.length; byte++)
      for (let at = 8 * byte; bits[byte] !== 0 && at < 8 * byte + 8; at++)
        if (isMatch(bits, at) && !isMatch(overlay.goneBits, at)) positions.push(at)
    for (const place of overlay.rows.keys()) if (passes(size + place)) positions.push(size + place)
    yield Int32Array.from(positions)
  }
  return { passes, runs }
}

/** Returns the base's bits for what `key` names; `make` marks them where they are not kept. */
export function keptBits(
  base: Base,
  key: string,
  make: (mark: (position: number) => void) => void,
) {
  let known = stored.get(base)
  if (!known) {
    known = new LRUCache({
      maxSize: MOST_BYTES,
      sizeCalculation: ({ byteLength }, { length }) => byteLength + 2 * length + ENTRY_BYTES,
    })
    stored.set(base, known)
  }
  let bits = known.get(key)
  if (!bits) {
    const made = new Uint8Array(Math.ceil(base.ids.length / 8))
    make((position) => mark(made, position))
    bits = made
  }
  known.set(key, bits)
  return bits
}
