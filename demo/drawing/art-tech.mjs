import { dark, light, mix } from './colours.mjs'
import { drawing } from './drawing.mjs'
import { emblem } from './icons.mjs'

const wall = (p, c) =>
  p.lin([light(c, 0.55), c, mix(dark(c, 0.35), '#5b3fd6', 0.35)], 0.1, 0, 0.9, 1)

/** Rounded square app icons in a grid. */
const apps = (p, x, y, size, columns, rows) =>
  Array.from({ length: columns * rows }, (_, n) =>
    p.rect(
      x + (n % columns) * size * 1.45,
      y + Math.floor(n / columns) * size * 1.6,
      size,
      size,
      size * 0.26,
      ['#ff6b5e', '#ffc043', '#4cd08a', '#4ea1ff', '#b07bff', '#ffffff', '#ff8fc0', '#39c6cf'][
        n % 8
      ],
      'opacity=".95"',
    ),
  ).join('')

const watchFace = (p, x, y, c) =>
  p.text(x, y - 2, 26, '#fff', '10:09') +
  p.line(`M${x - 26} ${y + 20} l8 0 l5 -10 l6 18 l5 -8 l26 0`, light(c, 0.35), 3) +
  p.oval(x - 16, y - 34, 4, 4, '#ff5d5d') +
  p.oval(x, y - 36, 4, 4, '#4cd08a') +
  p.oval(x + 16, y - 34, 4, 4, '#4ea1ff')

/** Phones, computers, watches, sound, games. `c` is the colour of the case. */
export const tech = {
  phoneFront: (c, paper = c) =>
    drawing(120, 240, (p) => {
      const body = p.colour(c)
      return (
        p.rect(6, 4, 108, 232, 20, p.slant(body)) +
        p.rect(10, 8, 100, 224, 17, '#0b0b10') +
        p.rect(13, 11, 94, 218, 14, wall(p, p.colour(paper))) +
        p.oval(
          20,
          190,
          70,
          50,
          '#fff',
          `opacity=".14" clip-path="${p.clip('<rect x="13" y="11" width="94" height="218" rx="14"/>')}"`,
        ) +
        p.oval(
          96,
          210,
          60,
          46,
          '#fff',
          `opacity=".12" clip-path="${p.clip('<rect x="13" y="11" width="94" height="218" rx="14"/>')}"`,
        ) +
        p.rect(46, 17, 28, 8, 4, '#0b0b10') +
        p.text(60, 64, 26, '#fff', '10:09') +
        p.text(60, 78, 8, '#fff', 'Saturday, 21 February') +
        apps(p, 23, 106, 13, 4, 3) +
        p.rect(20, 196, 80, 25, 9, '#fff', 'opacity=".28"') +
        apps(p, 26, 202, 13, 4, 1) +
        p.path('M13 25 Q13 11 27 11 L52 11 L13 120 Z', '#fff', 'opacity=".12"')
      )
    }),
  phoneBack: (c, lenses = 3) =>
    drawing(120, 240, (p) => {
      const body = p.colour(c)
      const lens = (x, y, r) =>
        p.oval(x, y, r, r, p.slant(dark(body, 0.3))) +
        p.oval(x, y, r * 0.78, r * 0.78, p.rad(['#4f6a94', '#141a2b', '#05060b'], 0.35, 0.3, 0.8)) +
        p.oval(x - r * 0.25, y - r * 0.3, r * 0.18, r * 0.18, '#fff', 'opacity=".8"')
      return (
        p.rect(6, 4, 108, 232, 20, p.slant(dark(body, 0.12))) +
        p.rect(9, 7, 102, 226, 18, p.lin([light(body, 0.35), body, dark(body, 0.18)], 0, 0, 1, 1)) +
        p.path('M9 25 Q9 7 27 7 L70 7 L9 150 Z', '#fff', 'opacity=".16"') +
        (lenses === 3
          ? p.rect(
              16,
              15,
              54,
              54,
              14,
              p.slant(light(body, 0.12)),
              'stroke="#fff" stroke-opacity=".25"',
            ) +
            lens(31, 30, 11) +
            lens(31, 54, 11) +
            lens(55, 42, 11) +
            p.oval(56, 24, 3.5, 3.5, '#fff4cf')
          : '') +
        (lenses === 2
          ? p.rect(16, 15, 28, 58, 14, p.slant(light(body, 0.12))) +
            lens(30, 31, 11) +
            lens(30, 57, 11) +
            p.oval(54, 30, 4, 4, '#fff4cf')
          : '') +
        (lenses === 1
          ? p.oval(60, 56, 38, 38, p.slant(dark(body, 0.2))) +
            p.oval(60, 56, 34, 34, p.slant('#2a2d36')) +
            lens(60, 46, 16) +
            lens(44, 66, 8) +
            lens(76, 66, 8) +
            p.oval(60, 80, 3.5, 3.5, '#fff4cf')
          : '') +
        p.oval(60, 140, 9, 9, light(body, 0.5), 'opacity=".5"')
      )
    }),
  fold: (c) =>
    drawing(230, 230, (p) => {
      const body = p.colour(c)
      return (
        p.path('M8 22 Q8 10 20 10 L114 4 L114 226 L20 220 Q8 220 8 208 Z', p.slant(body)) +
        p.path(
          'M222 22 Q222 10 210 10 L116 4 L116 226 L210 220 Q222 220 222 208 Z',
          p.slant(dark(body, 0.15)),
        ) +
        p.path('M14 26 Q14 17 22 16 L114 11 L114 219 L22 214 Q14 213 14 204 Z', wall(p, body)) +
        p.path(
          'M216 26 Q216 17 208 16 L116 11 L116 219 L208 214 Q216 213 216 204 Z',
          wall(p, mix(body, '#ff7db0', 0.35)),
        ) +
        p.rect(112, 8, 6, 214, 2, '#000', 'opacity=".18"') +
        p.text(64, 68, 28, '#fff', '10:09') +
        apps(p, 28, 96, 15, 4, 4) +
        p.rect(128, 34, 78, 60, 8, '#fff', 'opacity=".85"') +
        p.line('M136 82 L152 62 L166 74 L184 50 L198 62', body, 4) +
        p.rect(128, 104, 78, 36, 8, '#fff', 'opacity=".35"') +
        p.rect(128, 148, 78, 48, 8, '#fff', 'opacity=".25"')
      )
    }),
  rugged: (c) =>
    drawing(130, 240, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M18 4 L112 4 L126 18 L126 222 L112 236 L18 236 L4 222 L4 18 Z',
          p.slant('#33363d'),
        ) +
        p.path(
          'M4 60 L14 68 L14 172 L4 180 Z M126 60 L116 68 L116 172 L126 180 Z M18 4 L112 4 L104 14 L26 14 Z M18 236 L112 236 L104 226 L26 226 Z',
          p.slant(body),
        ) +
        p.rect(18, 18, 94, 204, 8, '#0a0b0f') +
        p.rect(21, 21, 88, 198, 6, wall(p, '#2f5d52')) +
        p.path(
          'M21 190 L50 130 L72 166 L88 140 L109 180 L109 213 Q109 219 103 219 L27 219 Q21 219 21 213 Z',
          '#0f2b26',
          'opacity=".7"',
        ) +
        p.text(65, 72, 26, '#fff', '10:09') +
        apps(p, 30, 92, 12, 4, 1)
      )
    }),
  ruggedBack: (c) =>
    drawing(130, 240, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M18 4 L112 4 L126 18 L126 222 L112 236 L18 236 L4 222 L4 18 Z',
          p.slant('#33363d'),
        ) +
        p.path(
          'M24 16 L106 16 L114 30 L114 90 L16 90 L16 30 Z M16 150 L114 150 L114 212 L104 224 L26 224 L16 212 Z',
          p.slant(body),
        ) +
        p.oval(46, 50, 18, 18, '#17181d') +
        p.oval(46, 50, 12, 12, p.ball('#3b5578')) +
        p.oval(88, 40, 9, 9, '#17181d') +
        p.oval(88, 40, 6, 6, p.ball('#3b5578')) +
        p.rect(78, 58, 22, 12, 6, '#fff6d8') +
        [0, 1, 2]
          .map((n) => p.line(`M26 ${106 + n * 14} L104 ${106 + n * 14}`, '#1f2126', 4))
          .join('') +
        p.text(65, 194, 26, '#2b2b2b', 'R4')
      )
    }),
  senior: (c) =>
    drawing(120, 240, (p) => {
      const body = p.colour(c)
      return (
        p.rect(10, 4, 100, 232, 26, p.slant(body)) +
        p.rect(16, 10, 88, 220, 22, p.down('#26272d')) +
        p.rect(42, 18, 36, 4, 2, '#565a64') +
        p.rect(24, 28, 72, 66, 6, p.lin(['#cfe9ff', '#8fc3f4'])) +
        p.text(60, 60, 22, '#163a63', '10:09') +
        p.text(60, 78, 11, '#163a63', 'Sat 21 Feb') +
        p.rect(24, 102, 24, 14, 7, p.down('#3fb36b')) +
        p.rect(72, 102, 24, 14, 7, p.down('#d94b4b')) +
        p.oval(60, 109, 9, 9, p.slant('#c9cdd6')) +
        Array.from(
          { length: 12 },
          (_, n) =>
            p.rect(24 + (n % 3) * 25, 122 + Math.floor(n / 3) * 25, 22, 20, 6, p.down('#f2f2f5')) +
            p.text(
              35 + (n % 3) * 25,
              137 + Math.floor(n / 3) * 25,
              13,
              '#22242a',
              '123456789*0#'[n],
            ),
        ).join('')
      )
    }),
  phoneCase: () =>
    drawing(
      120,
      240,
      (p) =>
        p.rect(
          4,
          2,
          112,
          236,
          24,
          p.lin(
            [
              ['#dfeaf2', 0, 0.95],
              ['#b9cbd8', 1, 0.95],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        p.rect(
          10,
          8,
          100,
          224,
          19,
          p.lin(
            [
              ['#ffffff', 0, 0.85],
              ['#d7e4ee', 0.5, 0.7],
              ['#f5fafd', 1, 0.85],
            ],
            0,
            0,
            1,
            1,
          ),
        ) +
        p.rect(16, 15, 54, 54, 15, '#f5f5f5', 'stroke="#a9bccb" stroke-width="2.5"') +
        p.path('M10 27 Q10 8 29 8 L64 8 L10 140 Z', '#fff', 'opacity=".7"') +
        [
          [8, 6],
          [112, 6],
          [8, 234],
          [112, 234],
        ]
          .map(([x, y]) => p.oval(x, y, 9, 9, '#c7d8e4', 'opacity=".9"'))
          .join(''),
    ),
  monitor: (c, scene = '#5b3fd6') =>
    drawing(
      260,
      210,
      (p) =>
        p.path('M110 160 L150 160 L156 190 L104 190 Z', p.round('#5c606b')) +
        p.rect(78, 188, 104, 14, 7, p.down('#4a4d57')) +
        p.path('M8 16 Q130 2 252 16 L252 152 Q130 172 8 152 Z', p.down(p.colour(c))) +
        p.path(
          'M16 23 Q130 10 244 23 L244 144 Q130 163 16 144 Z',
          p.lin(['#1d1147', scene, '#ff7a59'], 0, 0, 1, 1),
        ) +
        p.oval(
          176,
          66,
          28,
          28,
          p.rad([
            ['#fff1b8', 0],
            ['#ffb35c', 1],
          ]),
        ) +
        p.path(
          'M16 144 L16 116 L66 72 L104 112 L140 82 L190 128 L216 108 L244 128 L244 144 Q130 163 16 144 Z',
          '#140c33',
          'opacity=".8"',
        ) +
        p.path('M16 23 Q64 16 96 15 L30 148 L16 146 Z', '#fff', 'opacity=".10"'),
    ),
  tablet: (c) =>
    drawing(240, 190, (p) => {
      const body = p.colour(c)
      return (
        p.rect(4, 6, 206, 172, 16, p.slant(body)) +
        p.rect(10, 12, 194, 160, 11, '#101116') +
        p.rect(16, 18, 182, 148, 7, wall(p, body)) +
        p.oval(
          70,
          150,
          90,
          60,
          '#fff',
          `opacity=".14" clip-path="${p.clip('<rect x="16" y="18" width="182" height="148" rx="7"/>')}"`,
        ) +
        p.text(64, 66, 30, '#fff', '10:09') +
        apps(p, 118, 40, 15, 3, 4) +
        `<g transform="rotate(14 222 100)">${p.rect(216, 24, 12, 132, 4, p.round('#f6f6f8'))}${p.path('M216 154 L228 154 L222 172 Z', p.round('#d4d7de'))}</g>`
      )
    }),
  usb: (c) =>
    drawing(
      200,
      200,
      (p) =>
        `<g transform="rotate(-38 100 100)">${p.rect(20, 70, 110, 60, 14, p.down(p.colour(c)))}${p.rect(28, 78, 94, 18, 8, '#fff', 'opacity=".22"')}${p.rect(128, 80, 44, 40, 6, p.down('#cfd3da'))}${p.rect(136, 92, 30, 16, 6, '#4a4d55')}${p.oval(36, 100, 8, 8, '#f5f5f5', 'stroke="#00000033" stroke-width="3"')}${p.text(86, 120, 17, '#fff', '256 GB')}</g>`,
    ),
  keyboardRgb: () =>
    drawing(280, 130, (p) => {
      const keys = Array.from({ length: 56 }, (_, n) => [n % 14, Math.floor(n / 14)])
      return (
        p.rect(4, 8, 272, 114, 12, p.down('#35363f')) +
        p.rect(10, 14, 260, 98, 8, '#15151b') +
        keys
          .map(
            ([x, y]) =>
              p.rect(
                15 + x * 17.9,
                19 + y * 18,
                16,
                16,
                3,
                `hsl(${(x * 26 + y * 14) % 360} 90% 60%)`,
                'opacity=".85"',
              ) + p.rect(16.5 + x * 17.9, 20 + y * 18, 13, 12.5, 2.5, p.down('#2b2c34')),
          )
          .join('') +
        p.rect(16, 91, 50, 15, 3, p.down('#2b2c34')) +
        p.rect(70, 91, 120, 15, 3, 'hsl(200 90% 60%)') +
        p.rect(71.5, 92, 117, 12, 3, p.down('#2b2c34')) +
        p.rect(194, 91, 70, 15, 3, p.down('#2b2c34'))
      )
    }),
  gamingMouse: () =>
    drawing(
      150,
      210,
      (p) =>
        p.path(
          'M75 6 C118 6 138 44 140 100 C142 160 120 204 75 204 C30 204 8 160 10 100 C12 44 32 6 75 6 Z',
          p.round('#33343d'),
        ) +
        p.line('M75 10 L75 84', '#101015', 4) +
        p.rect(67, 34, 16, 38, 8, p.lin(['#4ee3ff', '#a35bff'])) +
        p.line(
          'M16 120 C20 172 44 196 75 197 C106 196 130 172 134 120',
          p.lin(['#4ee3ff', '#a35bff', '#ff5b9d'], 0, 0, 1, 0),
          6,
        ) +
        p.path('M40 106 Q75 90 110 106 Q104 150 75 156 Q46 150 40 106 Z', '#fff', 'opacity=".06"') +
        p.line('M62 128 L75 140 L88 128', p.lin(['#4ee3ff', '#a35bff']), 6),
    ),
  /** Wrist watches. `face` is analog, round, square, band or kids. */
  watch: (c, face = 'analog', strap = c) =>
    drawing(150, 230, (p) => {
      const body = p.colour(c)
      const band = p.colour(strap)
      const straps =
        p.path('M48 76 L54 8 Q56 2 62 2 L88 2 Q94 2 96 8 L102 76 Z', p.round(band)) +
        p.path('M48 154 L54 222 Q56 228 62 228 L88 228 Q94 228 96 222 L102 154 Z', p.round(band)) +
        [0, 1, 2].map((n) => p.oval(75, 186 + n * 13, 3, 3, dark(band, 0.45))).join('')
      const at = (deg, r) => [
        75 + r * Math.sin((deg * Math.PI) / 180),
        115 - r * Math.cos((deg * Math.PI) / 180),
      ]
      if (face === 'analog') {
        return (
          straps +
          p.oval(75, 115, 56, 56, p.slant(body)) +
          p.oval(75, 115, 48, 48, p.rad(['#ffffff', '#f1ece6', '#d9d3ca'], 0.4, 0.35, 0.8)) +
          p.rect(129, 109, 10, 12, 3, p.slant(body)) +
          Array.from({ length: 12 }, (_, n) =>
            p.line(
              `M${at(n * 30, 37).join(' ')} L${at(n * 30, 43).join(' ')}`,
              dark(body, 0.35),
              n % 3 ? 2 : 4,
            ),
          ).join('') +
          p.line(`M75 115 L${at(305, 22).join(' ')}`, '#2a2a30', 4.5) +
          p.line(`M75 115 L${at(54, 34).join(' ')}`, '#2a2a30', 3) +
          p.line(`M75 115 L${at(190, 36).join(' ')}`, '#d93a3f', 1.5) +
          p.oval(75, 115, 4, 4, dark(body, 0.3))
        )
      }
      if (face === 'round') {
        return (
          straps +
          p.oval(75, 115, 58, 58, p.slant(body)) +
          p.oval(75, 115, 51, 51, '#07080c') +
          p.oval(75, 115, 46, 46, p.rad([mix(band, '#101018', 0.55), '#0b0c12'], 0.5, 0.4, 0.8)) +
          p.line(`M${at(-120, 44).join(' ')} A44 44 0 1 1 ${at(100, 44).join(' ')}`, '#4cd08a', 4) +
          watchFace(p, 75, 122, '#ff7a8a') +
          p.rect(131, 92, 9, 14, 4, p.slant(body)) +
          p.rect(131, 124, 9, 14, 4, p.slant(body))
        )
      }
      if (face === 'square' || face === 'kids') {
        const kid = face === 'kids'
        return (
          straps +
          p.rect(20, 58, 110, 116, 28, p.slant(body)) +
          p.rect(27, 65, 96, 102, 22, '#07080c') +
          p.rect(
            32,
            70,
            86,
            92,
            18,
            kid ? p.lin(['#8fe3ff', '#5bb0ff']) : wall(p, mix(band, '#5b6bd6', 0.5)),
          ) +
          (kid
            ? p.stamp(emblem('dog-face'), 49, 98, 52) + p.text(75, 92, 22, '#fff', '10:09')
            : watchFace(p, 75, 122, '#9fe8ff')) +
          p.rect(129, 92, 9, 24, 4, p.slant(body))
        )
      }
      return (
        p.path('M50 74 L56 8 Q58 2 64 2 L86 2 Q92 2 94 8 L100 74 Z', p.round(band)) +
        p.path('M50 156 L56 222 Q58 228 64 228 L86 228 Q92 228 94 222 L100 156 Z', p.round(band)) +
        p.rect(44, 56, 62, 118, 28, p.round(dark(band, 0.2))) +
        p.rect(50, 62, 50, 106, 24, '#07080c') +
        p.text(75, 104, 17, '#fff', '10:09') +
        p.text(75, 130, 13, '#7dffb0', '7,842') +
        p.stamp(emblem('red-heart'), 67, 138, 16)
      )
    }),
  instant: (c) =>
    drawing(220, 220, (p) => {
      const body = p.colour(c)
      return (
        p.rect(56, 130, 108, 84, 4, '#fffdf8', 'stroke="#e2ddd2"') +
        p.rect(64, 136, 92, 60, 2, p.lin(['#8fd3ff', '#ffd7a6'])) +
        p.stamp(emblem('sunset'), 80, 136, 60) +
        p.path(
          'M14 60 Q14 34 40 32 L70 32 L80 14 L140 14 L150 32 L180 32 Q206 34 206 60 L206 132 Q206 150 188 150 L32 150 Q14 150 14 132 Z',
          p.down(body),
        ) +
        p.rect(
          14,
          96,
          192,
          10,
          0,
          p.lin(['#ff6b5e', '#ffc043', '#4cd08a', '#4ea1ff'], 0, 0, 1, 0),
        ) +
        p.oval(110, 88, 48, 48, p.slant('#f7f7f9')) +
        p.oval(110, 88, 38, 38, p.slant('#2b2d35')) +
        p.oval(110, 88, 25, 25, p.rad(['#6d8bc0', '#1d2540', '#05060b'], 0.35, 0.3, 0.8)) +
        p.oval(101, 78, 6, 6, '#fff', 'opacity=".8"') +
        p.rect(28, 44, 40, 24, 5, p.slant('#eaf6ff'), 'stroke="#ffffff" stroke-width="3"') +
        p.rect(160, 46, 32, 20, 5, '#23252c') +
        p.oval(40, 122, 11, 11, p.ball('#e8504b')) +
        p.rect(48, 138, 124, 7, 3, '#1c1d22', 'opacity=".6"')
      )
    }),
  film: () =>
    drawing(240, 180, (p) => {
      const roll = (x, y, c) =>
        p.path(
          `M${x + 46} ${y + 24} L${x + 84} ${y + 24} L${x + 84} ${y + 88} L${x + 46} ${y + 88} Z`,
          '#4b2f23',
        ) +
        Array.from({ length: 5 }, (_, n) =>
          p.rect(x + 54, y + 28 + n * 12, 5, 6, 1, '#f5e9df'),
        ).join('') +
        p.rect(x + 14, y, 22, 14, 3, p.round('#2a2a30')) +
        p.rect(x, y + 12, 50, 90, 6, p.round(c)) +
        p.rect(x, y + 12, 50, 9, 3, p.round('#2a2a30')) +
        p.rect(x, y + 93, 50, 9, 3, p.round('#2a2a30')) +
        p.text(x + 25, y + 62, 18, '#fff', '400') +
        p.text(x + 25, y + 76, 8, '#fff', 'FRAMORA')
      return roll(14, 40, '#e0a326') + roll(76, 60, '#2f8f6b') + roll(140, 34, '#d2513b')
    }),
  earbuds: (c, wing) =>
    drawing(220, 210, (p) => {
      const body = p.colour(c)
      const bud = (x, y, flip) =>
        `<g transform="translate(${x} ${y}) scale(${flip ? -1 : 1} 1)">${p.rect(-4, 16, 17, 54, 8, p.round(body))}${p.oval(10, 16, 24, 22, p.ball(body))}${wing ? p.path('M-10 4 Q-34 -18 -14 -30 Q-20 -12 2 -4 Z', p.slant(dark(body, 0.15))) : ''}${p.oval(30, 18, 11, 14, p.ball('#55585f'))}${p.oval(33, 18, 5, 8, '#2a2c31')}</g>`
      return (
        bud(66, 24, false) +
        bud(154, 24, true) +
        p.path(
          'M28 138 Q28 110 60 110 L160 110 Q192 110 192 138 L192 166 Q192 204 154 204 L66 204 Q28 204 28 166 Z',
          p.down(body),
        ) +
        p.line('M28 142 L192 142', dark(body, 0.25), 2.5) +
        p.oval(110, 162, 4, 4, '#3fd07f') +
        p.shine(46, 118, 90, 8, 0.4)
      )
    }),
  inEar: (c) =>
    drawing(200, 210, (p) => {
      const body = p.colour(c)
      return (
        p.line('M66 66 Q60 120 100 130 Q140 120 134 66', body, 5) +
        p.line('M100 128 Q100 160 70 168 Q40 178 60 194 Q100 208 150 186', body, 5) +
        p.rect(144, 176, 34, 14, 5, p.down(body), 'transform="rotate(-20 160 184)"') +
        p.rect(174, 172, 20, 6, 2, p.down('#d9b36a'), 'transform="rotate(-20 180 176)"') +
        p.rect(93, 122, 14, 26, 6, p.round(dark(body, 0.1))) +
        [
          [60, -1],
          [140, 1],
        ]
          .map(
            ([x, s]) =>
              p.oval(x, 46, 24, 28, p.ball(body)) +
              p.oval(x + s * 14, 44, 13, 17, p.ball('#8b8f98')) +
              p.oval(x + s * 18, 44, 6, 9, '#34363c'),
          )
          .join('')
      )
    }),
  console: (c) =>
    drawing(260, 230, (p) => {
      const body = p.colour(c)
      const trim = body === '#f4f4f6' ? '#20222a' : dark(body, 0.5)
      return (
        p.path('M70 8 Q108 2 128 20 L128 214 Q100 204 64 212 Z', p.round(trim)) +
        p.path('M54 4 Q96 8 100 60 L98 196 Q96 212 76 214 L48 216 Q62 110 54 4 Z', p.round(body)) +
        p.path(
          'M146 4 Q104 8 108 60 L110 196 Q112 212 128 214 L156 216 Q140 110 146 4 Z',
          p.round(dark(body, 0.06)),
        ) +
        p.line('M101 64 L101 186', '#4ea1ff', 3) +
        p.rect(40, 210, 124, 12, 6, p.down(trim)) +
        `<g transform="translate(128 132)">${p.path('M22 8 Q60 0 98 8 Q116 14 122 54 Q126 84 108 84 Q94 84 84 62 L36 62 Q26 84 12 84 Q-6 84 -2 54 Q4 14 22 8 Z', p.down(body))}${p.path('M40 4 L80 4 L76 34 L44 34 Z', p.down(trim))}${p.oval(40, 46, 11, 11, p.ball('#3a3c45'))}${p.oval(80, 46, 11, 11, p.ball('#3a3c45'))}${p.line('M20 20 L20 36 M12 28 L28 28', '#7a7e88', 5)}${[
          ['#4ea1ff', 100, 18],
          ['#ff6b5e', 110, 28],
          ['#4cd08a', 90, 28],
          ['#ffc043', 100, 38],
        ]
          .map(([k, x, y]) => p.oval(x, y, 4.5, 4.5, k))
          .join('')}</g>`
      )
    }),
  handheld: (c) =>
    drawing(290, 150, (p) => {
      const body = p.colour(c)
      return (
        p.path('M44 10 L62 10 L62 140 L44 140 Q6 140 6 100 L6 50 Q6 10 44 10 Z', p.slant(body)) +
        p.path(
          'M246 10 L228 10 L228 140 L246 140 Q284 140 284 100 L284 50 Q284 10 246 10 Z',
          p.slant(mix(body, '#ff5a5f', 0.85)),
        ) +
        p.rect(60, 8, 170, 134, 6, p.down('#2a2c34')) +
        p.rect(70, 18, 150, 114, 4, p.lin(['#7fd4ff', '#bdf0ff', '#7bd48a'])) +
        p.oval(192, 46, 14, 14, '#ffe08a') +
        p.path('M70 132 L70 104 Q100 84 132 106 Q170 82 220 108 L220 132 Z', '#3fa35a') +
        p.rect(96, 76, 16, 22, 5, '#e8504b') +
        p.oval(104, 72, 9, 9, '#ffd7b0') +
        [120, 138, 156].map((x) => p.oval(x, 62, 6, 6, '#ffc043')).join('') +
        p.oval(34, 46, 14, 14, p.ball('#3a3c45')) +
        p.oval(256, 96, 14, 14, p.ball('#3a3c45')) +
        p.line('M34 84 L34 108 M22 96 L46 96', '#fff', 7, 'opacity=".85"') +
        [
          [256, 32],
          [270, 46],
          [242, 46],
          [256, 60],
        ]
          .map(([x, y]) => p.oval(x, y, 6, 6, '#fff', 'opacity=".9"'))
          .join('')
      )
    }),
  vr: (c) =>
    drawing(240, 180, (p) => {
      const body = p.colour(c)
      return (
        p.line('M40 90 Q30 24 120 22 Q210 24 200 90', '#6c7079', 16) +
        p.line('M40 90 Q30 24 120 22 Q210 24 200 90', '#8d919b', 9) +
        p.path(
          'M22 82 Q22 54 54 54 L186 54 Q218 54 218 82 L218 128 Q218 164 182 164 L150 164 Q138 164 130 150 Q120 136 110 150 Q102 164 90 164 L58 164 Q22 164 22 128 Z',
          p.down(body),
        ) +
        p.path(
          'M40 84 Q40 70 58 70 L182 70 Q200 70 200 84 L200 122 Q200 142 180 142 L60 142 Q40 142 40 122 Z',
          p.lin(['#2b2d38', '#0c0d13'], 0, 0, 1, 1),
        ) +
        p.path('M52 78 L120 78 L84 136 L52 136 Z', '#7bb7ff', 'opacity=".20"') +
        p.oval(58, 130, 4, 4, '#4ee3ff') +
        p.oval(182, 130, 4, 4, '#4ee3ff')
      )
    }),
  chair: (c, gaming) =>
    drawing(190, 240, (p) => {
      const body = p.colour(c)
      const base = '#3a3c45'
      const side = gaming ? body : dark(body, 0.2)
      return (
        p.path(
          'M50 16 Q56 4 95 4 Q134 4 140 16 L150 110 Q148 130 130 132 L60 132 Q42 130 40 110 Z',
          p.slant(gaming ? '#2b2c34' : body),
        ) +
        (gaming
          ? p.path(
              'M50 16 Q40 40 42 108 L58 120 Q50 60 62 8 Z M140 16 Q150 40 148 108 L132 120 Q140 60 128 8 Z',
              p.slant(body),
            ) +
            p.rect(68, 14, 54, 24, 10, p.down(body)) +
            p.rect(66, 86, 58, 30, 10, p.down(body)) +
            p.line('M74 46 L116 46 M74 60 L116 60 M74 74 L116 74', '#1b1c22', 2)
          : Array.from({ length: 9 }, (_, n) =>
              p.line(
                `M${52 - n * 0.7} ${24 + n * 11} L${138 + n * 0.7} ${24 + n * 11}`,
                dark(body, 0.3),
                1.4,
                'opacity=".55"',
              ),
            ).join('')) +
        p.path(
          'M28 140 Q28 128 42 128 L148 128 Q162 128 162 140 L160 156 Q158 166 144 166 L46 166 Q32 166 30 156 Z',
          p.down(side),
        ) +
        [18, 150]
          .map(
            (x) =>
              p.rect(x, 98, 22, 10, 5, p.down(base)) + p.rect(x + 7, 106, 8, 34, 3, p.down(base)),
          )
          .join('') +
        p.rect(89, 164, 12, 40, 3, p.round('#8b8f98')) +
        p.line(
          'M95 204 L36 220 M95 204 L154 220 M95 204 L95 226 M95 204 L62 214 M95 204 L128 214',
          base,
          8,
        ) +
        [36, 154, 95].map((x) => p.oval(x, x === 95 ? 230 : 226, 8, 8, p.ball('#2a2b31'))).join('')
      )
    }),
  arcade: (c) =>
    drawing(160, 230, (p) => {
      const body = p.colour(c)
      return (
        p.path('M24 10 L136 10 L136 92 L150 128 L144 222 L16 222 L10 128 L24 92 Z', p.slant(body)) +
        p.rect(30, 14, 100, 26, 4, p.lin(['#ffe16b', '#ff9f43'])) +
        p.text(80, 33, 17, '#7a1f5c', 'ARCADE') +
        p.rect(32, 46, 96, 66, 5, '#0d0f1a') +
        p.rect(37, 51, 86, 56, 3, p.lin(['#1a1f4a', '#3a1f5c'])) +
        p.stamp(emblem('alien-monster'), 44, 54, 28) +
        p.stamp(emblem('alien-monster'), 86, 54, 28) +
        p.rect(74, 94, 12, 6, 2, '#7dffb0') +
        p.path('M14 126 L146 126 L140 152 L20 152 Z', p.down('#24252e')) +
        p.line('M48 140 L48 124', '#c9cdd6', 5) +
        p.oval(48, 120, 9, 9, p.ball('#e8504b')) +
        [
          ['#4ea1ff', 84],
          ['#4cd08a', 102],
          ['#ffc043', 120],
        ]
          .map(([k, x]) => p.oval(x, 138, 7, 5, k))
          .join('') +
        p.rect(56, 168, 48, 40, 4, dark(body, 0.35)) +
        p.rect(66, 178, 8, 16, 2, '#ffe16b') +
        p.rect(86, 178, 8, 16, 2, '#ffe16b')
      )
    }),
  boombox: (c) =>
    drawing(320, 200, (p) => {
      const body = p.colour(c)
      const cone = (x) =>
        p.oval(x, 122, 56, 56, p.slant(dark(body, 0.45))) +
        p.oval(x, 122, 50, 50, p.slant('#23252c')) +
        p.oval(x, 122, 42, 42, p.rad(['#4d515c', '#2b2d35', '#15161b'], 0.4, 0.35, 0.75)) +
        [36, 29, 22]
          .map((r) =>
            p.oval(x, 122, r, r, 'none', 'stroke="#5d616d" stroke-opacity=".5" stroke-width="1.5"'),
          )
          .join('') +
        p.oval(x, 122, 16, 16, p.ball('#9ca1ad')) +
        p.oval(x, 122, 54, 54, 'none', 'stroke="#c9cdd6" stroke-width="2" stroke-opacity=".7"')
      return (
        p.line('M52 54 L62 16 Q66 8 76 8 L244 8 Q254 8 258 16 L268 54', '#2d2f37', 15) +
        p.line('M58 44 L66 18 Q68 12 76 12 L244 12', '#6a6e7a', 4) +
        p.rect(6, 44, 308, 148, 26, p.down(body)) +
        p.rect(12, 50, 296, 136, 21, p.slant(dark(body, 0.12))) +
        cone(78) +
        cone(242) +
        p.rect(142, 84, 36, 56, 6, '#14151b') +
        p.text(160, 106, 11, '#4ee3ff', '88.8') +
        Array.from({ length: 6 }, (_, n) =>
          p.rect(
            147 + n * 4.6,
            132 - [8, 14, 20, 16, 10, 6][n],
            3.2,
            [8, 14, 20, 16, 10, 6][n],
            1,
            '#00ff88',
          ),
        ).join('') +
        p.oval(148, 158, 8, 8, p.ball('#c9cdd6')) +
        p.oval(172, 158, 8, 8, p.ball('#c9cdd6')) +
        p.rect(120, 56, 80, 14, 7, '#14151b') +
        [130, 145, 160, 175, 190].map((x) => p.oval(x, 63, 3.5, 3.5, '#8d919b')).join('')
      )
    }),
  barrel: (c) =>
    drawing(240, 130, (p) => {
      const body = p.colour(c)
      return (
        p.rect(10, 12, 220, 108, 52, p.lin([light(body, 0.35), body, dark(body, 0.4)])) +
        Array.from({ length: 20 }, (_, n) =>
          p.line(`M${44 + n * 8} 16 L${44 + n * 8} 116`, '#000', 1.4, 'opacity=".12"'),
        ).join('') +
        p.oval(34, 66, 24, 53, p.slant('#33353d')) +
        p.oval(32, 66, 17, 42, p.rad(['#5c606c', '#24262d'], 0.4, 0.35, 0.8)) +
        p.oval(30, 66, 8, 20, p.ball('#9ca1ad')) +
        p.oval(212, 66, 18, 52, p.slant(dark(body, 0.45))) +
        p.rect(98, 22, 60, 12, 6, '#fff', 'opacity=".9"') +
        p.text(128, 31.5, 9, dark(body, 0.4), 'BASSWING')
      )
    }),
  bookshelf: (c) =>
    drawing(250, 210, (p) => {
      const body = p.colour(c)
      const box = (x) =>
        p.path(`M${x + 92} 14 L${x + 106} 24 L${x + 106} 206 L${x + 92} 202 Z`, dark(body, 0.4)) +
        p.rect(x, 10, 94, 192, 5, p.slant(body)) +
        p.rect(x + 7, 17, 80, 178, 4, p.down('#2b2c33')) +
        p.oval(x + 47, 56, 22, 22, p.slant('#5c606c')) +
        p.oval(x + 47, 56, 17, 17, p.ball('#17181d')) +
        p.oval(x + 47, 56, 6, 6, p.ball('#c9cdd6')) +
        p.oval(x + 47, 132, 36, 36, p.slant('#5c606c')) +
        p.oval(x + 47, 132, 31, 31, p.rad(['#e7b04f', '#c98a2b', '#7a4f14'], 0.4, 0.35, 0.8)) +
        p.oval(x + 47, 132, 11, 11, p.ball('#2b2c33')) +
        p.oval(x + 47, 184, 8, 4, '#0d0e12')
      return box(8) + box(132)
    }),
  smart: (c) =>
    drawing(170, 190, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M18 60 Q18 14 85 14 Q152 14 152 60 L152 140 Q152 182 85 182 Q18 182 18 140 Z',
          p.round(body),
        ) +
        p.path(
          'M18 76 L152 76 L152 140 Q152 182 85 182 Q18 182 18 140 Z',
          p.round(mix(body, '#8b8f98', 0.35)),
        ) +
        Array.from({ length: 9 }, (_, y) =>
          Array.from({ length: 15 }, (_, x) =>
            p.oval(27 + x * 8.4, 88 + y * 9.5, 1.4, 1.4, '#000', 'opacity=".16"'),
          ).join(''),
        ).join('') +
        p.oval(85, 46, 50, 22, p.lin(['#ffffff', '#e2e4ea'])) +
        p.oval(85, 46, 40, 16, 'none', 'stroke="#4ea1ff" stroke-width="4"') +
        p.oval(85, 46, 30, 11, '#f7f8fb')
      )
    }),
  soundbar: (c) =>
    drawing(
      320,
      110,
      (p) =>
        p.rect(8, 28, 304, 56, 18, p.down(p.colour(c))) +
        p.rect(16, 34, 288, 44, 13, p.down('#1c1d23')) +
        Array.from({ length: 46 }, (_, n) =>
          p.line(`M${24 + n * 6} 38 L${24 + n * 6} 74`, '#fff', 1, 'opacity=".10"'),
        ).join('') +
        p.oval(160, 56, 5, 5, '#4ee3ff') +
        p.rect(40, 84, 26, 8, 3, '#2b2c33') +
        p.rect(254, 84, 26, 8, 3, '#2b2c33'),
    ),
}
