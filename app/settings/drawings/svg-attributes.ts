/** Attributes that only say how something is drawn. */
const ATTRIBUTES = new Set(
  `id class d points x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy width height viewBox
  preserveAspectRatio transform gradientTransform gradientUnits patternTransform patternUnits
  patternContentUnits spreadMethod offset clipPathUnits maskUnits maskContentUnits pathLength
  textLength lengthAdjust rotate version role opacity display visibility overflow color
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin
  stroke-miterlimit stroke-dasharray stroke-dashoffset stop-color stop-opacity clip-path clip-rule
  mask vector-effect shape-rendering text-rendering color-interpolation paint-order isolation
  font-family font-size font-weight font-style font-variant letter-spacing word-spacing text-anchor
  dominant-baseline alignment-baseline baseline-shift text-decoration mix-blend-mode style
  xmlns href xlink:href aria-hidden aria-label`.split(/\s+/),
)

/** Matches notes of drawing programs, which no browser reads. */
export const isLeftOut = (name: string) =>
  /^(xmlns:|xml:|data-|inkscape:|sodipodi:|sketch:|serif:|figma:|enable-background$|baseProfile$|contentS\w+Type$|focusable$|tabindex$)/.test(
    name,
  )

/** Returns what in an attribute could run, load or lead elsewhere; undefined for none. */
export function faultOfAttribute(name: string, value: string) {
  if (/^on/i.test(name)) return 'which runs a script'
  if (!ATTRIBUTES.has(name)) return 'which is not understood'
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg' ? undefined : 'of no SVG'
  if (/href$/.test(name)) return /^#[\w.-]+$/.test(value) ? undefined : 'which leads out of it'
  return faultOfStyles(value)
}

/** Returns what is wrong with styles. A backslash hides letters in them. */
export function faultOfStyles(text: string) {
  if (/url\(\s*(?!["']?#[\w.-]+["']?\s*\))/i.test(text)) return 'which leads out of it'
  if (/@|\\|script:|expression\s*\(|image-set|src\s*\(|image\s*\(/i.test(text))
    return 'which may do more than draw'
  return undefined
}
