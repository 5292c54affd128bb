import { canvas, colour, dark, made } from './materials.mjs'

const INK = '#1d1e21'
/** Writes a centred line, spaced out, no wider than the label. */
export function line(
  pen,
  text,
  x,
  y,
  size,
  { weight = 600, fill = INK, spacing = 0, most = 1e9, font = 'Inter' } = {},
) {
  pen.fillStyle = fill
  pen.textAlign = 'center'
  pen.textBaseline = 'middle'
  pen.letterSpacing = `${spacing * size}px`
  for (let s = size; s > 4; s -= 1) {
    pen.font = `${weight} ${s}px ${font}`
    if (pen.measureText(text).width <= most) break
  }
  pen.fillText(text, x, y)
  pen.letterSpacing = '0px'
}
const words = (text, most) => {
  const lines = ['']
  for (const word of text.split(' ')) {
    const now = lines.at(-1)
    if (now && (now + word).length > most) lines.push(word)
    else lines[lines.length - 1] = now ? `${now} ${word}` : word
  }
  return lines
}
/**
 * A label: the brand, a hairline, what it is, a foot line. `look` is one of paper (light ground),
 * ink (dark ground) or band (a coloured field with the name in it).
 */
export function label({
  w = 600,
  h = 600,
  brand = '',
  name = '',
  foot = '',
  ground = '#f3f0e9',
  ink = INK,
  accent = '#8a7b60',
  look = 'paper',
  round = 0,
  roughness = 0.55,
  clear = false,
  art,
  fit = 0.88,
}) {
  const map = canvas(w, h, (pen) => {
    if (!clear) {
      pen.fillStyle = colour(ground)
      pen.roundRect(0, 0, w, h, round)
      pen.fill()
    }
    const fill = colour(ink)
    const lines = words(name, 14)
    const size = Math.min(w * 0.125, (h * 0.34) / lines.length)
    if (look === 'band') {
      pen.fillStyle = colour(accent)
      pen.fillRect(0, h * 0.36, w, h * 0.4)
    }
    line(pen, brand.toUpperCase(), w / 2, h * 0.2, Math.min(w * 0.092, h * 0.12), {
      fill,
      spacing: 0.16,
      most: w * fit,
    })
    if (look !== 'band') {
      pen.fillStyle = colour(accent)
      pen.fillRect(w * 0.44, h * 0.31, w * 0.12, Math.max(2, h * 0.006))
    }
    lines.forEach((text, n) => {
      const y = h * 0.56 + (n - (lines.length - 1) / 2) * size * 1.25
      line(pen, text, w / 2, y, size, {
        fill: look === 'band' ? '#fff' : fill,
        weight: look === 'band' ? 600 : 500,
        font: 'Poppins',
        most: w * fit,
      })
    })
    if (foot)
      line(pen, foot, w / 2, h * 0.87, Math.min(w * 0.062, h * 0.08), {
        fill,
        weight: 400,
        spacing: 0.06,
        most: w * fit,
      })
    art?.(pen, w, h)
  })
  return made({
    map,
    roughness,
    transparent: clear || round > 0,
    alphaTest: clear || round > 0 ? 0.05 : 0,
  })
}
/** A plain picture for screens and boxes, drawn on pixels. */
export const drawn = (w, h, draw, more = {}) =>
  made({ map: canvas(w, h, draw), roughness: 0.5, ...more })
/** A screen: it shines by itself and mirrors the light box. */
export const screen = (w, h, draw, power = 0.9) => {
  const map = canvas(w, h, draw)
  return made({
    color: '#050506',
    emissive: '#ffffff',
    emissiveMap: map,
    emissiveIntensity: power,
    roughness: 0.16,
  })
}
export { dark }
