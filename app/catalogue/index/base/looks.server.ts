import type { ColourAndSize } from '../../product/look.ts'
import type { Base, Looks } from './base.ts'
import { growingNames, growingNumbers } from './growing.server.ts'
import { shared } from './shared-arrays.ts'

export type LookKind = 'colour' | 'size'

export const lookNames = ({ colours, sizes }: Looks, kind: LookKind) =>
  kind === 'colour' ? colours : sizes

const MOST_SHORT = 2 ** 16

/** Collects each product's looks by position, in the order of `looksOf`. */
export function growingLooks() {
  const at = growingNumbers()
  const colours = growingNames()
  const sizes = growingNames()
  let count = 0
  return {
    push(position: number, { colour, size }: ColourAndSize) {
      at.push(position)
      colours.push(colour)
      sizes.push(size)
      count++
    },
    done(): Looks {
      const codes = (names: string[]) =>
        names.length > MOST_SHORT ? shared.uint32(count) : shared.uint16(count)
      const ordered = [colours.names.toSorted(), sizes.names.toSorted()] as const
      return {
        at: at.into(shared.int32(count)),
        colour: colours.into(codes(ordered[0]), ordered[0]),
        size: sizes.into(codes(ordered[1]), ordered[1]),
        colours: ordered[0],
        sizes: ordered[1],
      }
    },
  }
}

/** Returns a base's looks after a change: `origins` holds each position's old one, or `~row`. */
export function foldedLooks(
  { at, colour, size, colours, sizes }: Looks,
  rows: readonly { looks: readonly ColourAndSize[] }[],
  origins: Int32Array,
): Looks {
  const looks = growingLooks()
  let entry = 0
  for (let position = 0; position < origins.length; position++) {
    const origin = origins[position] as number
    if (origin < 0) {
      for (const look of rows[~origin]?.looks ?? []) looks.push(position, look)
      continue
    }
    while (entry < at.length && (at[entry] as number) < origin) entry++
    for (; at[entry] === origin; entry++)
      looks.push(position, {
        colour: colours[colour[entry] as number] as string,
        size: sizes[size[entry] as number] as string,
      })
  }
  return looks.done()
}

/** Counts the products of each colour and size, of those for which `isIn` is true. */
export function countLooks(looks: Looks, isIn: (position: number) => boolean = () => true) {
  return {
    colours: countKind(looks, 'colour', isIn),
    sizes: countKind(looks, 'size', isIn),
  } satisfies Partial<Base['counts']>
}

function countKind(looks: Looks, kind: LookKind, isIn: (position: number) => boolean) {
  const names = lookNames(looks, kind).length
  const counts = shared.uint32(names)
  const counted = new Int32Array(names).fill(-1)
  const codes = looks[kind]
  for (let entry = 0; entry < codes.length; entry++) {
    const position = looks.at[entry] as number
    const code = codes[entry] as number
    if (counted[code] === position || !isIn(position)) continue
    counted[code] = position
    counts[code] = (counts[code] as number) + 1
  }
  return counts
}
