/** Colour arithmetic on '#rrggbb', and the catalogue's colour names. */
export const COLOURS = {
  Black: '#33333a',
  White: '#f4f4f6',
  Grey: '#8b8f98',
  Graphite: '#4a4d55',
  Silver: '#c3c7cf',
  Red: '#d93a3f',
  Coral: '#f4755f',
  Burgundy: '#8c2438',
  Rose: '#d9607e',
  Pink: '#ee7fae',
  Blush: '#efb3ae',
  Apricot: '#f3a070',
  Orange: '#f2812f',
  Amber: '#d98a26',
  Mustard: '#d6a329',
  Yellow: '#f5c832',
  Gold: '#d9aa45',
  Brass: '#c99a3c',
  Honey: '#d9a878',
  Straw: '#e0c08a',
  Cream: '#f1e4cb',
  Ivory: '#f2ead9',
  Pearl: '#f1ebe6',
  Camel: '#c2956b',
  Tan: '#b98553',
  Brown: '#865338',
  Chestnut: '#7d4630',
  Tortoise: '#7a4a28',
  Walnut: '#7b5138',
  Teak: '#9c6b41',
  Oak: '#c79d6d',
  Mahogany: '#71362a',
  Terracotta: '#bf6a48',
  'Rose Gold': '#dc9f92',
  Green: '#4aa564',
  Emerald: '#1f8f6b',
  Olive: '#7c8047',
  Sage: '#9db596',
  Mint: '#8fd6bf',
  Teal: '#1f939c',
  Aqua: '#55c3d6',
  Blue: '#3d7fe0',
  Navy: '#2b4070',
  Indigo: '#3f5590',
  Purple: '#7d55c7',
  Lilac: '#b79ade',
}

const channels = (hex) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
const toHex = (rgb) =>
  `#${rgb
    .map((v) =>
      Math.round(Math.min(255, Math.max(0, v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

export const mix = (one, other, share) => {
  const [a, b] = [channels(one), channels(other)]
  return toHex(a.map((value, n) => value + (b[n] - value) * share))
}
export const dark = (hex, share = 0.25) => mix(hex, '#0b0b16', share)
export const light = (hex, share = 0.3) => mix(hex, '#ffffff', share)

export function toHsl(hex) {
  const [r, g, b] = channels(hex).map((v) => v / 255)
  const max = Math.max(r, g, b)
  const min = Math.min(r, g, b)
  const l = (max + min) / 2
  const d = max - min
  if (d === 0) return [0, 0, l]
  const s = d / (1 - Math.abs(2 * l - 1))
  const h = max === r ? ((g - b) / d + 6) % 6 : max === g ? (b - r) / d + 2 : (r - g) / d + 4
  return [h * 60, s, l]
}

export function fromHsl(h, s, l) {
  const a = s * Math.min(l, 1 - l)
  const at = (n) => {
    const k = (n + h / 30) % 12
    return 255 * (l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1)))
  }
  return toHex([at(0), at(8), at(4)])
}
