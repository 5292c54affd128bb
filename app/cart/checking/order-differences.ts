import { fill } from '../../texts/fill'
import { type LineKey, lineKey } from '../cart'
import { currentCart } from '../cart-store'
import type { Changes, LineChange } from '../reconcile'
import { cartTotals, type Pricing } from '../shipping/cart-totals'
import type { CouponTerms, Totals } from '../totals'
import { totalsSeen, untoldChanges } from './check-cart'

const FIGURES = ['discount', 'vat', 'shipping', 'fee'] as const
export type FigureChange = { figure: (typeof FIGURES)[number]; from: number; to: number }

export interface Differences {
  /** Amounts in cents. */
  from: number
  to: number
  changes: Changes
  /** Figures of the same lines that differ from those seen. */
  figures: FigureChange[]
}

interface Asked {
  /** The totals on the screen when the shopper pressed. */
  shown: Totals
  priced: Pricing
  terms?: CouponTerms
  way?: Pricing['payments'][number]
  /** Lines that the page named as unavailable when the shopper pressed; they need no more words. */
  named: ReadonlySet<LineKey>
}

type Way = Asked['way']

/** Returns a text about a way to pay that is offered no more and the one in its place, if any went. */
export const lostWay = (text: string, before: Way, now: Way) =>
  before && now && before.payment !== now.payment
    ? fill(text, { from: before.label, to: now.label })
    : undefined

/** Returns the lines that `summary` names as unavailable: none while it is folded. */
export const namedLines = (summary: Pick<Element, 'checkVisibility'> | null | undefined) =>
  new Set(
    summary?.checkVisibility?.()
      ? currentCart().flatMap((item) => (item.stock ? [] : lineKey(item)))
      : [],
  )

/**
 * Returns a function that reports differences between the order and what the shopper has seen; it
 * reports each difference once.
 */
export function differenceTeller() {
  let told: Changes = new Map()

  return function news({ shown, priced, terms, way, named }: Asked): Differences | undefined {
    const items = currentCart()
    const now = cartTotals(items, priced, terms, way)
    const before = totalsSeen(items, priced, { way, terms })
    const figures = changedFigures(before, now)
    const changes = untoldChanges()
    const unknown = [...changes].filter(
      ([key, its]) => !(named.has(key) && its.every(isUnsold)) && !same(its, told.get(key)),
    )
    if (unknown.length === 0 && figures.length === 0 && shown.total === now.total) return undefined
    told = changes
    const from = shown.total === now.total ? before.total : shown.total
    return { from, to: now.total, changes, figures }
  }
}

const isUnsold = ({ kind }: LineChange) => kind !== 'price' && kind !== 'less'

const same = (its: readonly LineChange[], others?: readonly LineChange[]) =>
  JSON.stringify(its) === JSON.stringify(others)

/** Returns the figures of the same lines that differ from those seen. */
const changedFigures = (before: Totals, now: Totals): FigureChange[] =>
  FIGURES.flatMap((figure) =>
    before[figure] === now[figure] ? [] : { figure, from: before[figure], to: now[figure] },
  )
