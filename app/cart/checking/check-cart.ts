import type { Language } from '../../business'
import { persistedList } from '../../ui/persisted-list'
import { type CartItem, lineKey } from '../cart'
import { changeCart, currentCart } from '../cart-store'
import { currentCouponCode } from '../coupon-store'
import { currentPlace } from '../delivery/place-store'
import { fillIn } from '../fill-in'
import { fetchQuote, type Quote } from '../quote'
import { type Changes, type LineChange, reconcile } from '../reconcile'
import { cartTotals, type Pricing } from '../shipping/cart-totals'
import type { CouponTerms } from '../totals'
import { addFound, type LineChanges } from './line-changes'

/**
 * Brings the stored cart in line with the shop, and returns what changed; `named` tells that the
 * page shows it. Never throws.
 */
export async function checkCart(language: Language, email: string | undefined, named: boolean) {
  const asked = currentCart()
  const response = await fetchQuote({
    items: asked,
    coupon: currentCouponCode(),
    email,
    language,
  })
  if (!response.ok) return response
  const { quote } = response
  const keys = new Set(asked.map(lineKey))
  let found: Changes = new Map()
  changeCart((now) => {
    const result = reconcile(now, keys, quote.items, quote.problems)
    found = result.changes
    return result.items
  })
  const told = named && document.visibilityState === 'visible'
  const changes = keepFound(found)
  keepSeen(quote, told)
  fillIn({ get: currentCart, update: changeCart })
  return { ...response, changes }
}

/** The shop's changes of lines, stored because another tab or a reload does not know them. */
const untold = persistedList<LineChanges>('cart-changes', (value) => {
  const { key, changes } = (value ?? {}) as LineChanges
  const readable = Array.isArray(changes) && changes.every(isReadable)
  return readable && (typeof key === 'number' || typeof key === 'string')
    ? (value as LineChanges)
    : undefined
})

function isReadable(change: LineChange | null) {
  if (change?.kind === 'price') return Number.isFinite(change.from + change.to)
  if (change?.kind === 'less') return Number.isFinite(change.from + change.left)
  return typeof change?.kind === 'string'
}

interface Seen {
  place: string
  priced: Pick<Pricing, 'rules' | 'rates' | 'payments'>
  code?: string
  coupon?: CouponTerms
}

const seen = persistedList<Seen>('prices-seen', (value) => value as Seen)

/** Returns all changes of the cart's lines, told or not. */
function keepFound(found: Changes): Changes {
  untold.update((before) => unlessSame(before, addFound(before, found, currentCart())))
  return changesOf(untold.get())
}

/** Stores that the shopper has seen these lines' changes. */
export const tellLines = (keys: readonly string[]) =>
  untold.update((before) =>
    before.map((line) => (keys.includes(String(line.key)) ? { ...line, told: true } : line)),
  )

/** Stores the prices of the place and the coupon as first seen; the current ones if `replaces`. */
export function keepSeen({ rules, rates, payments, coupon }: Quote, replaces: boolean) {
  const place = currentPlace().join()
  const code = currentCouponCode()
  const now = { place, priced: { rules, rates, payments }, code, coupon: coupon?.terms }
  seen.update((known) => {
    const [before] = known
    if (!before || replaces) return unlessSame(known, [now])
    const { priced } = before.place === place ? before : now
    const { coupon } = before.code === code ? before : now
    return unlessSame(known, [{ ...now, priced, coupon }])
  })
}

/** Keeps the same list when nothing changed, so that nothing is written. */
const unlessSame = <T>(before: readonly T[], after: readonly T[]) =>
  JSON.stringify(after) === JSON.stringify(before) ? before : after

/** Returns the untold changes of lines in the cart. */
export const untoldChanges = () => changesOf(untold.get().filter(({ told }) => !told))

function changesOf(lines: readonly LineChanges[]): Changes {
  const keys = new Set(currentCart().map(lineKey))
  return new Map(lines.filter(({ key }) => keys.has(key)).map(({ key, changes }) => [key, changes]))
}

/** Returns what these lines would cost at the prices seen first; where none were, at today's. */
export function totalsSeen(items: readonly CartItem[], now: Pricing, { way, terms }: Chosen) {
  const [known] = seen.get()
  try {
    const priced = known?.place === currentPlace().join() ? { ...now, ...known.priced } : now
    const coupon = known?.code === currentCouponCode() ? known?.coupon : terms
    const paid = priced.payments.find(({ payment }) => payment === way?.payment) ?? way
    return cartTotals(items, priced, coupon, paid)
  } catch {
    return cartTotals(items, now, terms, way) // Another writer stored something else.
  }
}

interface Chosen {
  way?: Pricing['payments'][number]
  terms?: CouponTerms
}

export function forgetTold() {
  untold.update((before) => unlessSame(before, []))
  seen.update((before) => unlessSame(before, []))
}
