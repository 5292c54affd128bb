import { currentCart, onCartChange } from '../../cart/cart-store'
import { withoutLanguage } from '../../texts/language'

interface Search {
  q: string
  answer: string
}

interface Shown {
  q: string
  /** Undefined where filters besides narrow the list: they say nothing about the search. */
  answer?: string
  /** Ids of the products by their paths, with what is picked there. */
  products: ReadonlyMap<string, number>
}

let search: Search | undefined
let shown: ReadonlyMap<string, number> = new Map()
/** The searches that led to products which were opened. */
const led = new Map<number, Search>()
let pieces: Map<number, number> | undefined

/**
 * Tells the shop that a search is shown, and later what of it is opened or put into the cart; no more
 * is kept than this tab's memory. Returns what to call when the list is left.
 */
export function countSearch({ q, answer, products }: Shown) {
  if (search?.q !== q) {
    if (answer === undefined) return () => {}
    search = { q, answer }
    tell(search)
  }
  shown = products
  if (!pieces) {
    pieces = piecesNow()
    document.addEventListener('click', noteClick, true)
    document.addEventListener('auxclick', noteClick, true)
    onCartChange(noteCart)
  }
  return () => {
    shown = new Map()
  }
}

function noteClick({ target, button }: MouseEvent) {
  if (button > 1) return // A menu opens.
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('.results a[href]')
  const id = link ? shown.get(withoutLanguage(link.pathname) + link.search) : undefined
  if (!search || id === undefined) return
  led.set(id, search)
  tell(search, { clicked: id })
}

function noteCart() {
  const now = piecesNow()
  const isShown = new Set(shown.values())
  for (const [id, count] of now) {
    const from = led.get(id) ?? (isShown.has(id) ? search : undefined)
    if (from && count > (pieces?.get(id) ?? 0)) tell(from, { clicked: id, carted: true })
  }
  pieces = now
}

function piecesNow() {
  const counts = new Map<number, number>()
  for (const { id, quantity } of currentCart()) counts.set(id, (counts.get(id) ?? 0) + quantity)
  return counts
}

function tell(of: Search, more: { clicked?: number; carted?: boolean } = {}) {
  const body = new Blob([JSON.stringify({ ...of, ...more })], { type: 'application/json' })
  navigator.sendBeacon('/api/searches', body)
}
