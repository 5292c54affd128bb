import { fitsLook, type LookAsked } from '../../product/look'
import type { Base } from '../base/base'
import { type LookKind, lookNames } from '../base/looks.server'
import { firstAt, type OverlayRow } from '../overlay.server'
import { codesThatFit } from './look-filter.server'

/**
 * Counts colours or sizes, each once for a product that has many. `asked` is what the same entry
 * must also be: of a red shirt, only the sizes that come in red count.
 */
export function lookTally(base: Base, kind: LookKind, stored?: Uint32Array, asked: LookAsked = {}) {
  const { looks } = base
  const names = lookNames(looks, kind)
  const codes = looks[kind]
  const counts = stored?.slice() ?? new Uint32Array(names.length)
  const fits = codesThatFit(looks, asked)
  const added: OverlayRow[] = []
  const ofOne = new Set<number>()
  return {
    change(position: number, by: 1 | -1) {
      const first = firstAt(looks.at.length, (entry) => (looks.at[entry] as number) >= position)
      ofOne.clear()
      for (let entry = first; looks.at[entry] === position; entry++)
        if (fits(entry)) ofOne.add(codes[entry] as number)
      for (const code of ofOne) counts[code] = (counts[code] as number) + by
    },
    addRow: (row: OverlayRow) => void added.push(row),
    result() {
      const tally = new Map(names.map((name, code) => [name, counts[code] as number]))
      for (const { looks } of added) {
        const some = looks.filter((look) => fitsLook(asked, look)).map((look) => look[kind])
        for (const name of new Set(some)) tally.set(name, (tally.get(name) ?? 0) + 1)
      }
      return tally
    },
  }
}
