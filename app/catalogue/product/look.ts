import type { ProductOption } from './variant.ts'

/** A colour and a size of one variant; '' where it has none. */
export interface ColourAndSize {
  colour: string
  size: string
}

/** The names of these options in the shop's four languages. */
const COLOUR = /^(colou?rs?|couleurs?|colores|farben?)$/i
const SIZE = /^(sizes?|tailles?|tallas?|tamaños?|gr(ö|oe)(ß|ss)en?)$/i

export const isSizeOption = (name: string) => SIZE.test(name)
export const isColourOption = (name: string) => COLOUR.test(name)

/** The properties of a product that search engines and feeds know, by the name of its option. */
const PROPERTIES = { size: SIZE, color: COLOUR, material: /^material$/i, pattern: /^pattern$/i }
export const SEARCH_PROPERTIES = Object.keys(PROPERTIES) as (keyof typeof PROPERTIES)[]

/** Returns what search engines call an option, undefined where they know no word for it. */
export const searchPropertyOf = (name: string) =>
  SEARCH_PROPERTIES.find((property) => PROPERTIES[property].test(name))

/**
 * Returns a product's distinct looks: those of its variants, whose values follow its options, in
 * its own colour where no option is one.
 */
export function looksOf(
  own: string | null,
  options: readonly Pick<ProductOption, 'name'>[] | null,
  chosen: readonly (readonly string[])[],
): ColourAndSize[] {
  const colour = own ?? ''
  if (options === null) return colour === '' ? [] : [{ colour, size: '' }]
  const [colourAt, sizeAt] = [COLOUR, SIZE].map((pattern) =>
    options.findIndex(({ name }) => pattern.test(name)),
  ) as [number, number]
  const looks = chosen.map((values) => ({
    colour: values[colourAt] ?? colour,
    size: values[sizeAt] ?? '',
  }))
  const found = looks.filter((look) => look.colour !== '' || look.size !== '')
  return found
    .sort((a, b) => order(a.colour, b.colour) || order(a.size, b.size))
    .filter((look, at) => at === 0 || !isSame(look, found[at - 1] as ColourAndSize))
}

const order = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0)

const isSame = (one: ColourAndSize, other: ColourAndSize) =>
  one.colour === other.colour && one.size === other.size

/** A wanted look: one of these colours in one of these sizes; an omitted field matches any. */
export interface LookAsked {
  colour?: readonly string[]
  size?: readonly string[]
}

export const fitsLook = ({ colour, size }: LookAsked, look: ColourAndSize) =>
  (colour?.includes(look.colour) ?? true) && (size?.includes(look.size) ?? true)
