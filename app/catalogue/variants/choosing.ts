import type { ProductOption, Variant } from '../product/variant'

/** The parts of a product with options that choosing needs. */
export interface Choosable {
  options: readonly ProductOption[]
  variants: readonly Variant[]
}

/** A value for each option, in their order; undefined where none is chosen. */
export type Picks = readonly (string | undefined)[]

const goes = (variant: Variant, picks: Picks) =>
  variant.values.every((value, at) => (picks[at] ?? value) === value)

const before = (picks: Picks, at: number) => picks.slice(0, at)

/**
 * Returns a value's state: `soldOut` if all variants with it and the other choices are,
 * `unavailable` if no variant combines it with the choices of earlier options. It depends on earlier
 * options only, so that no choice is a dead end: the first option offers every value.
 */
export function valueState({ variants }: Choosable, picks: Picks, at: number, value: string) {
  const possible = variants.filter((variant) =>
    goes(variant, [...before(picks, at), value] satisfies Picks),
  )
  if (possible.length === 0) return 'unavailable'
  const chosen = picks.with(at, value)
  const left = possible.filter((variant) => goes(variant, chosen))
  // Later choices would be cleared.
  const asked = left.length > 0 ? left : possible
  return asked.some(({ stock }) => stock > 0) ? 'available' : 'soldOut'
}

/** Chooses a value and clears later choices that do not fit; an unavailable one changes nothing. */
export function pick(product: Choosable, picks: Picks, at: number, value: string): Picks {
  if (valueState(product, picks, at, value) === 'unavailable') return picks
  return kept(product, picks.with(at, value))
}

/** Clears choices that no variant has together with the earlier ones. */
function kept({ options, variants }: Choosable, picks: Picks): Picks {
  const sure: (string | undefined)[] = []
  for (const at of options.keys()) {
    const fits = variants.some((variant) => goes(variant, [...sure, picks[at]]))
    sure.push(fits ? picks[at] : undefined)
  }
  return sure
}

/** Chooses every option of which only one value is left. */
export function settled({ options, variants }: Choosable, picks: Picks): Picks {
  return options.reduce<Picks>((sure, _, at) => {
    if (sure[at] !== undefined) return sure
    const left = new Set(
      variants.filter((each) => goes(each, sure)).map(({ values }) => values[at]),
    )
    return left.size === 1 ? sure.with(at, [...left][0]) : sure
  }, picks)
}

/** Returns the variant once each option is chosen or settled. */
export function chosenVariant(product: Choosable, picks: Picks): Variant | undefined {
  const all = settled(product, picks)
  if (all.includes(undefined)) return undefined
  return product.variants.find((variant) => goes(variant, all))
}

/**
 * Reads an address: `variant` (an id), or `option1` to `option3` (values) of a form without
 * scripts. Ignores what does not exist.
 */
export function readPicks(product: Choosable, query: URLSearchParams): Picks {
  const { options, variants } = product
  const named = variants.find(({ id }) => String(id) === query.get('variant'))
  if (named) return named.values
  return kept(
    product,
    options.map((_, at) => query.get(`option${at + 1}`) || undefined),
  )
}

const MOST_PICTURES = 6

/**
 * Returns the distinct pictures of the variants that match a choice, then those of no variant, or
 * all others where the choice has one alone; before any choice all of them, or one of each kind if
 * they are many, those of sold-out variants last.
 */
export function picturesOf(product: Choosable, picks: Picks, images: readonly string[]): string[] {
  const { variants } = product
  const left = variants.filter((variant) => goes(variant, picks))
  const narrowed = left.length < variants.length
  if (left.length === 0 || left.some(({ pictures }) => !pictures?.length)) return [...images]
  if (!narrowed && images.length <= MOST_PICTURES) return soldOutLast(variants, images)
  const toShow = narrowed
    ? left
    : left.toSorted((a, b) => Number(b.stock > 0) - Number(a.stock > 0))
  const kinds = toShow.map(({ pictures = [] }) => pictures)
  const positions = new Set(kinds.flatMap((kind) => (narrowed ? kind : kind.slice(0, 1))))
  const one = new Set(kinds.map((kind) => kind.join())).size === 1
  const shown = (one ? (kinds[0] ?? []) : [...positions]).flatMap((at) => images[at] ?? [])
  if (shown.length === 1 && narrowed)
    return [...new Set([...shown, ...picturesOf(product, [], images)])]
  if (shown.length === 0) return [...images]
  const taken = new Set(variants.flatMap(({ pictures = [] }) => pictures))
  return narrowed ? [...new Set([...shown, ...images.filter((_, at) => !taken.has(at))])] : shown
}

/** Puts pictures that only sold-out variants have behind all others, unless every variant is. */
function soldOutLast(variants: readonly Variant[], images: readonly string[]) {
  const toSell = new Set(
    variants.flatMap(({ stock, pictures = [] }) => (stock > 0 ? pictures : [])),
  )
  const taken = new Set(variants.flatMap(({ pictures = [] }) => pictures))
  const isGone = (at: number) => toSell.size > 0 && taken.has(at) && !toSell.has(at)
  return [...images.filter((_, at) => !isGone(at)), ...images.filter((_, at) => isGone(at))]
}
