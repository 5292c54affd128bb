import type { ProductOption, Variant } from '../product/variant'

/** A product with options, as far as choosing asks. */
export interface Choosable {
  options: readonly ProductOption[]
  variants: readonly Variant[]
}

/** A value for each option, in their order; undefined where none is chosen. */
export type Picks = readonly (string | undefined)[]

export type ValueState =
  | 'available'
  /** Every variant with it, and with what else is chosen, is sold out: to be waited for. */
  | 'soldOut'
  /** There is none with what is chosen of the options before it. */
  | 'unavailable'

const goes = (variant: Variant, picks: Picks) =>
  variant.values.every((value, at) => (picks[at] ?? value) === value)

const before = (picks: Picks, at: number) => picks.slice(0, at)

/**
 * An option depends on those before it only, so that no choice is a dead end: the first option
 * offers every value there is.
 */
export function valueState({ variants }: Choosable, picks: Picks, at: number, value: string) {
  const possible = variants.filter((variant) =>
    goes(variant, [...before(picks, at), value] satisfies Picks),
  )
  if (possible.length === 0) return 'unavailable'
  const chosen = picks.with(at, value)
  const left = possible.filter((variant) => goes(variant, chosen))
  // What is chosen after it would be let go.
  const asked = left.length > 0 ? left : possible
  return asked.some(({ stock }) => stock > 0) ? 'available' : 'soldOut'
}

/** What is chosen after it and does not go with it is let go. Unavailable: nothing changes. */
export function pick(product: Choosable, picks: Picks, at: number, value: string): Picks {
  if (valueState(product, picks, at, value) === 'unavailable') return picks
  return kept(product, picks.with(at, value))
}

/** Without what no variant has, or not with what is chosen before. */
function kept({ options, variants }: Choosable, picks: Picks): Picks {
  const sure: (string | undefined)[] = []
  for (const at of options.keys()) {
    const fits = variants.some((variant) => goes(variant, [...sure, picks[at]]))
    sure.push(fits ? picks[at] : undefined)
  }
  return sure
}

/** With each option of which one value alone is left: there is nothing to choose. */
export function settled({ options, variants }: Choosable, picks: Picks): Picks {
  return options.reduce<Picks>((sure, _, at) => {
    if (sure[at] !== undefined) return sure
    const left = new Set(
      variants.filter((each) => goes(each, sure)).map(({ values }) => values[at]),
    )
    return left.size === 1 ? sure.with(at, [...left][0]) : sure
  }, picks)
}

/** Undefined until each option is chosen or settled. */
export function chosenVariant(product: Choosable, picks: Picks): Variant | undefined {
  const all = settled(product, picks)
  if (all.includes(undefined)) return undefined
  return product.variants.find((variant) => goes(variant, all))
}

/**
 * What an address says: `variant` (an id), or of a form without scripts `option1` to `option3`
 * (values). What does not exist is as if it was not said.
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

/** As many as a gallery shows well. */
const MOST_PICTURES = 6

/**
 * The pictures of the variants that a choice leaves, each once; before any choice all of them, or
 * where they are too many to look through, one of each kind.
 */
export function picturesOf({ variants }: Choosable, picks: Picks, images: readonly string[]) {
  const left = variants.filter((variant) => goes(variant, picks))
  const narrowed = left.length < variants.length
  const few = !narrowed && images.length <= MOST_PICTURES
  if (few || left.length === 0 || left.some(({ pictures }) => !pictures?.length)) return [...images]
  const kinds = left.map(({ pictures = [] }) => pictures)
  const positions = new Set(kinds.flatMap((kind) => (narrowed ? kind : kind.slice(0, 1))))
  const one = new Set(kinds.map((kind) => kind.join())).size === 1
  const shown = (one ? (kinds[0] ?? []) : [...positions]).flatMap((at) => images[at] ?? [])
  return shown.length > 0 ? shown : [...images]
}
