import { createRequire } from 'node:module'
import { COLOURS, fromHsl, toHsl } from './colours.mjs'

const { icons } = createRequire(import.meta.url)('@iconify-json/fluent-emoji/icons.json')
const HEX = /#[0-9a-fA-F]{6}\b|#[0-9a-fA-F]{3}\b/g
const MATRIX = /values="0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0 0 ([\d.]+) 0 0 0/g

/**
 * An icon as SVG, repainted in `colour` (a name of ours or '#rrggbb'): `only` the hues of a range
 * in degrees, or the `greys`. `turn` is the share of the icon's own hues that stays, 0 to 1.
 */
export function icon(name, { colour, only, greys, turn = 0.35 } = {}) {
  if (!icons[name]) throw new Error(`no icon ${name}`)
  const body = colour
    ? repaint(icons[name].body, COLOURS[colour] ?? colour, { only, greys, turn })
    : icons[name].body
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 32 32">${body}</svg>`
}

/** The inner drawing of an icon, to be set on a label or a box (32 units wide). */
export const emblem = (name) => icons[name].body

function repaint(body, target, { only, greys, turn }) {
  const taken = ([h, s]) => {
    if (greys) return s < 0.28
    if (s < 0.12) return false
    return (
      !only || (only[0] <= only[1] ? h >= only[0] && h <= only[1] : h >= only[0] || h <= only[1])
    )
  }
  const all = [...body.matchAll(HEX)].map(([hex]) => toHsl(long(hex))).filter(taken)
  const mean = meanOf(all)
  const [h, s, l] = toHsl(target)
  const paint = (hex) => {
    const hsl = toHsl(hex)
    if (!taken(hsl)) return hex
    const away = ((hsl[0] - mean.h + 540) % 360) - 180
    const lit =
      hsl[2] < mean.l
        ? (hsl[2] * l) / mean.l
        : l + ((hsl[2] - mean.l) * (1 - l)) / (1 - mean.l || 1)
    const sat = greys ? s : Math.min(1, (hsl[1] / mean.s) * s)
    return fromHsl((h + (greys ? 0 : away * turn) + 360) % 360, sat, Math.min(1, lit))
  }
  return body
    .replace(HEX, (hex) => paint(long(hex)))
    .replace(MATRIX, (whole, r, g, b) => {
      const hex = `#${[r, g, b]
        .map((v) =>
          Math.round(v * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`
      const [x, y, z] = [1, 3, 5].map(
        (at) => Number.parseInt(paint(hex).slice(at, at + 2), 16) / 255,
      )
      return whole.replace(
        `0 0 0 0 ${r} 0 0 0 0 ${g} 0 0 0 0 ${b}`,
        `0 0 0 0 ${x} 0 0 0 0 ${y} 0 0 0 0 ${z}`,
      )
    })
}

const long = (hex) => (hex.length === 7 ? hex : `#${[...hex.slice(1)].map((c) => c + c).join('')}`)

function meanOf(list) {
  let [x, y, s, l] = [0, 0, 0, 0]
  for (const hsl of list) {
    x += Math.cos((hsl[0] * Math.PI) / 180) * hsl[1]
    y += Math.sin((hsl[0] * Math.PI) / 180) * hsl[1]
    s += hsl[1]
    l += hsl[2]
  }
  const n = list.length || 1
  return { h: ((Math.atan2(y, x) * 180) / Math.PI + 360) % 360, s: s / n || 1, l: l / n || 0.5 }
}
