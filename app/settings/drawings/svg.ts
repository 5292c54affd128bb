import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { escapeMarkup } from '../../input/markup'

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

/** Thrown when a drawing cannot be shown; the message says what in it. */
export class BadDrawing extends Error {}

export interface Drawing {
  type: 'image/svg+xml' | 'image/png'
  body: Buffer
  width: number
  height: number
}

const ELEMENTS = new Set(
  'svg g path rect circle ellipse line polyline polygon text tspan defs symbol use linearGradient radialGradient stop clipPath mask pattern title desc style'.split(
    ' ',
  ),
)
/** Elements of drawing programs, whose content is not shown. */
const LEFT_OUT = new Set(['metadata', '?xml', '#comment'])
const TEXTS = new Set(['text', 'tspan', 'title', 'desc', 'style'])
const DEEPEST = 60
const MOST_TAGS = 10_000
const NAMED = /&(?!(amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-f]{1,6});)/i
const SIGNS: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const NAMESPACE = 'http://www.w3.org/2000/svg'

type Parsed = Record<string, unknown> & { ':@'?: Record<string, string> }

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  commentPropName: '#comment',
  processEntities: false,
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
})

/**
 * Rewrites an SVG with only the elements and attributes that draw, so that no browser can read it
 * otherwise than this program did. Throws a BadDrawing.
 */
export function drawnSvg(source: string): Drawing {
  const text = source.replace(/^\ufeff/, '').trim()
  if (text.split('<', MOST_TAGS + 2).length > MOST_TAGS + 1)
    throw new BadDrawing(`has more than ${MOST_TAGS} tags`)
  if (declaresEntities(text)) throw new BadDrawing('declares entities')
  const [root, another] = read(text).filter((node) => !LEFT_OUT.has(nameOf(node)))
  if (!root || another || nameOf(root) !== 'svg') throw new BadDrawing('is no SVG')
  const given = root[':@'] ?? {}
  const box = (given.viewBox ?? '').trim().split(/[\s,]+/)
  const [width = 0, height = 0] = [box[2] ?? given.width, box[3] ?? given.height].map((size) =>
    Number.parseFloat(size ?? ''),
  )
  if (!(width > 0 && height > 0)) throw new BadDrawing('has neither viewBox nor width and height')
  const attributes = { viewBox: `0 0 ${width} ${height}`, ...given, xmlns: NAMESPACE }
  const svg = written({ ...root, ':@': attributes }, 0)
  return { type: 'image/svg+xml', body: Buffer.from(svg), width, height }
}

/** Tells whether the text declares entities; several DOCTYPEs count as declarations. */
function declaresEntities(text: string) {
  const types = [...text.matchAll(/<!(?:DOCTYPE|ENTITY)/gi)]
  if (types.length === 0) return false
  const [{ index = 0 } = {}] = types
  const body = text.slice(index, text.indexOf('>', index))
  return types.length > 1 || /^<!ENTITY|\[/i.test(body)
}

function read(text: string): Parsed[] {
  try {
    const fault = XMLValidator.validate(text)
    if (fault !== true) throw new BadDrawing(`is no SVG: ${fault.err.msg}`)
    return parser.parse(text) as Parsed[]
  } catch (error) {
    if (error instanceof BadDrawing) throw error
    throw new BadDrawing('is no SVG')
  }
}

const nameOf = (node: Parsed) => Object.keys(node).find((name) => name !== ':@') ?? ''

function written(node: Parsed, depth: number, inText = false): string {
  const name = nameOf(node)
  if (name === '#text') return inText ? escapeMarkup(decoded(String(node[name]))) : ''
  if (LEFT_OUT.has(name) || name.includes(':')) return ''
  if (!ELEMENTS.has(name)) throw new BadDrawing(`has <${name}>, which does more than draw`)
  if (depth > DEEPEST) throw new BadDrawing(`is nested more than ${DEEPEST} deep`)
  const attributes = Object.entries(node[':@'] ?? {}).map(([key, value]) =>
    attribute(name, key, decoded(value)),
  )
  const children = (node[name] as Parsed[]).map((child) =>
    written(child, depth + 1, TEXTS.has(name)),
  )
  if (name === 'style') refuse('<style>', faultOfStyles(decoded(children.join(''))))
  return `<${name}${attributes.join('')}>${children.join('')}</${name}>`
}

function attribute(element: string, name: string, value: string) {
  if (isLeftOut(name) && value !== NAMESPACE) return ''
  refuse(`${name} of <${element}>`, faultOfAttribute(name, value))
  return ` ${name}="${escapeMarkup(value)}"`
}

function refuse(place: string, fault: string | undefined) {
  if (fault !== undefined) throw new BadDrawing(`has ${place} ${fault}`.replace(/ $/, ''))
}

function decoded(text: string) {
  if (NAMED.test(text)) throw new BadDrawing('has an entity')
  return text.replace(/&(#x?)?(\w+);/gi, (_, number: string | undefined, name: string) => {
    if (number === undefined) return SIGNS[name.toLowerCase()] ?? ''
    const code = Number.parseInt(name, number === '#' ? 10 : 16)
    if (code > 0x10ffff || (code < 32 && code !== 9 && code !== 10 && code !== 13))
      throw new BadDrawing('has an entity')
    return String.fromCodePoint(code)
  })
}

/** Matches notes of drawing programs, which no browser reads. */
const isLeftOut = (name: string) =>
  /^(xmlns:|xml:|data-|inkscape:|sodipodi:|sketch:|serif:|figma:|enable-background$|baseProfile$|contentS\w+Type$|focusable$|tabindex$)/.test(
    name,
  )

/** Returns what in an attribute could run, load or lead elsewhere; undefined for none. */
function faultOfAttribute(name: string, value: string) {
  if (/^on/i.test(name)) return 'which runs a script'
  if (!ATTRIBUTES.has(name)) return 'which is not understood'
  if (name === 'xmlns') return value === 'http://www.w3.org/2000/svg' ? undefined : 'of no SVG'
  if (/href$/.test(name)) return /^#[\w.-]+$/.test(value) ? undefined : 'which leads out of it'
  return faultOfStyles(value)
}

/** Returns what is wrong with styles. A backslash hides letters in them. */
function faultOfStyles(text: string) {
  if (/url\(\s*(?!["']?#[\w.-]+["']?\s*\))/i.test(text)) return 'which leads out of it'
  if (/@|\\|script:|expression\s*\(|image-set|src\s*\(|image\s*\(/i.test(text))
    return 'which may do more than draw'
  return undefined
}

/** The pixels that a picture is kept at, several times those of its place. */
export const SIZES = {
  'shop.logo': { width: 640, height: 144 },
  'shop.icon': { width: 512, height: 512 },
} as const

/** A setting that holds a drawing or a picture. */
export type PictureSetting = keyof typeof SIZES

export const isPictureSetting = (key: string): key is PictureSetting => Object.hasOwn(SIZES, key)
