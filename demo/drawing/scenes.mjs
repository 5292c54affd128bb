import sharp from 'sharp'
import { beauty } from './art-beauty.mjs'
import { tech } from './art-tech.mjs'
import { wear } from './art-wear.mjs'
import { drawing } from './drawing.mjs'
import { icon } from './icons.mjs'
import { draw } from './shots.mjs'

/** One thing in a scene: its middle at x, foot at y, in pixels; `h` is its height. */
const at = (svg, x, foot, h, turn = 0) => ({ svg, x, foot, h, turn })

const glow = (w, h, colour, cx = 0.5, cy = 0.55, strength = 0.5) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs><radialGradient id="g" cx="${cx}" cy="${cy}" r=".55"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient></defs><rect width="${w}" height="${h}" fill="url(#g)"/></svg>`

const ground = (w, h, inner) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${inner}</svg>`

/** A shopper from the knees up: an icon's head on a drawn body, two bags on the outer arm. */
const shopper = (dress, skin, bags, flip) =>
  drawing(
    360,
    520,
    (p) =>
      `<g transform="${flip ? 'translate(360 0) scale(-1 1)' : ''}">` +
      p.line('M252 92 Q330 150 318 214 Q300 250 262 236', dress.sleeve, 46) +
      p.line('M318 210 Q300 250 258 240', p.slant(skin), 34) +
      p.path('M150 20 L230 20 L236 86 L144 86 Z', p.down(skin)) +
      p.path(
        'M126 70 Q146 62 158 64 Q190 112 222 64 Q234 62 254 70 Q284 84 276 140 L262 236 Q300 360 312 520 L68 520 Q80 360 118 236 L104 140 Q96 84 126 70 Z',
        p.slant(dress.main),
      ) +
      p.path('M116 232 Q190 254 264 232 L265 252 Q190 274 115 252 Z', dress.sash) +
      p.path(
        'M150 270 Q130 400 126 520 M230 270 Q250 400 254 520 M190 276 L190 520',
        'none',
        'stroke="#000" stroke-width="3" opacity=".07"',
      ) +
      p.line('M128 92 Q70 150 74 214', dress.sleeve, 46) +
      p.line('M74 212 Q76 262 66 300', p.slant(skin), 32) +
      bags
        .map(
          ([c, x, y]) =>
            p.line(
              `M${x - 20} ${y + 8} Q${x - 14} ${y - 52} 66 306 Q${x + 18} ${y - 46} ${x + 22} ${y + 8}`,
              '#7a5a4c',
              4.5,
            ) +
            p.path(
              `M${x - 46} ${y} L${x + 46} ${y} L${x + 52} ${y + 116} L${x - 52} ${y + 116} Z`,
              p.slant(c),
            ) +
            p.path(
              `M${x - 46} ${y} L${x + 46} ${y} L${x + 47} ${y + 16} L${x - 47} ${y + 16} Z`,
              '#ffffff',
              'opacity=".3"',
            ),
        )
        .join('') +
      p.oval(66, 302, 20, 18, p.ball(skin)) +
      '</g>',
  )

const women = [
  shopper(
    { main: '#fbf3e8', sleeve: '#f1e4d3', sash: '#2f8f9c' },
    '#b38678',
    [
      ['#f5c832', 108, 362],
      ['#5fb7c9', 56, 384],
    ],
    false,
  ),
  shopper(
    { main: '#4a63cf', sleeve: '#3f56ba', sash: '#f5c832' },
    '#ab7c73',
    [
      ['#6fc29a', 108, 362],
      ['#f2812f', 56, 384],
    ],
    true,
  ),
]

const dune = `<rect width="805" height="781" fill="#cbe4e8"/><circle cx="610" cy="210" r="250" fill="#d9edf0"/><circle cx="160" cy="640" r="260" fill="#bfdde2"/><ellipse cx="410" cy="706" rx="330" ry="34" fill="#20454d" opacity=".16"/>`
const pinks = `<rect width="705" height="609" fill="#eb7ea8"/><circle cx="352" cy="330" r="300" fill="#f08fb6"/><circle cx="352" cy="360" r="220" fill="#f5a3c4"/>`
const confetti = Array.from(
  { length: 26 },
  (_, n) =>
    `<circle cx="${(n * 137) % 705}" cy="${(n * 89) % 300}" r="${3 + (n % 3) * 2}" fill="${['#fff', '#ffd76a', '#9fe0e8', '#d63f7a'][n % 4]}" opacity=".7"/>`,
).join('')

/** Every scene: its size, its ground (transparent without one) and what stands on it. */
export const scenes = {
  'hero-phone': {
    size: [900, 600],
    under: glow(900, 600, '#5b6bd6'),
    things: [
      at(tech.phoneBack('Blue', 2), 210, 560, 430, -13),
      at(tech.phoneBack('Rose Gold', 3), 690, 560, 430, 13),
      at(tech.phoneFront('Graphite', '#5b6bd6'), 450, 590, 570),
    ],
  },
  'hero-2': {
    size: [900, 600],
    quality: 46,
    under: glow(900, 600, '#2fa58c'),
    things: [
      at(icon('headphone', { colour: 'Silver', greys: true }), 410, 470, 400, -8),
      at(tech.watch('#5c606b', 'round', 'Orange'), 730, 580, 420, 8),
      at(tech.earbuds('White'), 180, 590, 230),
      at(tech.barrel('Red'), 500, 592, 170),
    ],
  },
  'hero-3': {
    size: [900, 600],
    under: glow(900, 600, '#d05a86'),
    things: [
      at(icon('dress', { colour: 'Red' }), 450, 560, 530),
      at(icon('handbag', { colour: 'Tan' }), 735, 585, 300),
      at(icon('womans-hat'), 180, 330, 260, -10),
      at(wear.shades('Gold', 'aviator', '#4a5a3c'), 200, 470, 110, 6),
      at(icon('high-heeled-shoe', { colour: 'Coral' }), 205, 590, 150),
    ],
  },
  'music-speaker': {
    size: [900, 620],
    under: glow(900, 620, '#c9ccd6', 0.5, 0.5, 0.42),
    things: [at(tech.boombox('#6f7480'), 450, 560, 490)],
  },
  'arrival-console': {
    size: [900, 800],
    under: glow(900, 800, '#4ea1ff', 0.5, 0.5, 0.28),
    things: [at(tech.console('White'), 450, 760, 690)],
  },
  'arrival-women': {
    size: [640, 480],
    under: glow(640, 480, '#e7a77a', 0.55, 0.5, 0.35),
    things: [
      at(icon('dress', { colour: '#d9786a' }), 240, 470, 380),
      at(icon('womans-hat'), 440, 250, 210, 8),
      at(icon('handbag', { colour: 'Tan' }), 470, 470, 210),
    ],
  },
  'arrival-speakers': {
    size: [480, 440],
    under: glow(480, 440, '#c9ccd6', 0.5, 0.55, 0.32),
    things: [at(tech.bookshelf('Walnut'), 225, 410, 340), at(tech.smart('White'), 395, 425, 150)],
  },
  'arrival-perfume': {
    size: [480, 440],
    under: glow(480, 440, '#d99be0', 0.5, 0.55, 0.35),
    things: [
      at(beauty.perfume('Pink', 'orb', 'Ottarose'), 115, 405, 220),
      at(beauty.perfume('Amber', 'facet'), 370, 405, 230),
      at(beauty.perfume('Purple', 'square'), 240, 425, 330),
    ],
  },
  'auth-shopping': {
    size: [805, 781],
    ground: ground(805, 781, dune),
    things: [
      at(tech.phoneFront('#3a3c45', '#5aa9c9'), 410, 640, 600, -6),
      at(icon('shopping-bags'), 230, 712, 290),
      at(icon('wrapped-gift'), 520, 520, 170, -8),
      at(icon('bouquet'), 618, 500, 150, 8),
      at(icon('shopping-cart', { colour: '#d95757', only: [190, 240] }), 575, 716, 330),
      at(icon('credit-card'), 190, 300, 105, -14),
      at(icon('red-heart'), 590, 190, 74, 12),
      at(icon('star'), 235, 160, 70, -10),
    ],
  },
  'about-story': {
    size: [705, 609],
    ground: ground(705, 609, pinks + confetti),
    things: [
      at(women[1], 478, 644, 470),
      at(icon('woman-curly-hair-medium'), 470, 228, 196),
      at(women[0], 236, 644, 470),
      at(icon('woman-medium'), 243, 226, 190),
    ],
  },
}

export async function paint({ size: [width, height], ground: floor, under, things, quality = 68 }) {
  const layers = under ? [{ input: Buffer.from(under), left: 0, top: 0 }] : []
  for (const { svg, x, foot, h, turn } of things) {
    const drawn = await draw(svg)
    const tall = await sharp(drawn)
      .resize({ height: h, width: Math.round(width * 1.2), fit: 'inside' })
      .png()
      .toBuffer()
    const { data, info } = await sharp(
      turn ? await sharp(tall).rotate(turn, { background: '#00000000' }).png().toBuffer() : tall,
    )
      .png()
      .toBuffer({ resolveWithObject: true })
    const left = Math.round(x - info.width / 2)
    const top = foot - info.height
    const cut = { left: Math.max(0, -left), top: Math.max(0, -top) }
    const input = await sharp(data)
      .extract({
        ...cut,
        width: Math.min(info.width - cut.left, width - Math.max(0, left)),
        height: Math.min(info.height - cut.top, height - Math.max(0, top)),
      })
      .png()
      .toBuffer()
    layers.push({ input, left: Math.max(0, left), top: Math.max(0, top) })
  }
  const base = floor
    ? sharp(Buffer.from(floor))
    : sharp({ create: { width, height, channels: 4, background: '#00000000' } })
  return base
    .composite(layers)
    .webp({ quality, alphaQuality: 92, effort: 6, smartSubsample: true })
    .toBuffer()
}
