import { dark, light, mix } from './colours.mjs'
import { drawing } from './drawing.mjs'
import { emblem } from './icons.mjs'

const GOLD = '#d9b36a'
const STEEL = '#c9cdd6'

/** Cosmetics, bottles, jars, tubes, packs. `c` is the main colour, `name` a word on the label. */
export const beauty = {
  mascara: (c, name = 'Noorline') =>
    drawing(200, 200, (p) => {
      const body = p.colour(c)
      return (
        p.rect(46, 58, 40, 134, 9, p.round(body)) +
        p.rect(46, 54, 40, 12, 3, p.round(GOLD)) +
        p.rect(53, 40, 26, 16, 3, p.round('#55555f')) +
        p.text(66, 132, 13, '#e9d3a2', name, 'transform="rotate(-90 66 128)" letter-spacing="2"') +
        `<g transform="rotate(9 140 100)">${p.rect(122, 8, 36, 84, 9, p.round(body))}${p.rect(122, 84, 36, 10, 2, p.round(GOLD))}${p.rect(137, 92, 6, 42, 2, p.round(STEEL))}${p.path('M131 128 Q140 120 149 128 L146 184 Q140 192 134 184 Z', p.round('#2c2c33'))}${Array.from({ length: 14 }, (_, n) => p.line(`M${129 + n * 0.25} ${131 + n * 4} L${151 - n * 0.25} ${128.5 + n * 4}`, '#1a1a20', 1.8)).join('')}</g>`
      )
    }),
  polish: (c) =>
    drawing(200, 200, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M52 120 Q52 100 76 98 L124 98 Q148 100 148 120 L150 178 Q150 194 134 194 L66 194 Q50 194 50 178 Z',
          p.round(body),
        ) +
        p.path(
          'M60 124 Q60 108 78 106 L84 106 L84 186 L70 186 Q58 186 58 174 Z',
          '#fff',
          'opacity=".28"',
        ) +
        p.rect(80, 88, 40, 14, 3, p.round(GOLD)) +
        p.path('M82 10 Q100 2 118 10 L122 90 L78 90 Z', p.round('#2d2d34')) +
        p.text(102, 156, 15, '#fff', 'gloss', 'letter-spacing="1"')
      )
    }),
  pump: (c, name, glass = '#f3ece4', note = 'SILK FINISH') =>
    drawing(200, 200, (p) => {
      const liquid = p.colour(c)
      return (
        p.rect(58, 74, 84, 120, 14, p.round(light(p.colour(glass), 0.1))) +
        p.rect(64, 88, 72, 100, 10, p.round(liquid)) +
        p.rect(84, 56, 32, 22, 4, p.round(GOLD)) +
        p.rect(94, 34, 12, 24, 3, p.round(GOLD)) +
        p.path(
          'M52 20 Q54 14 62 14 L114 14 Q122 16 122 26 L122 36 L80 36 L80 28 L52 30 Z',
          p.slant(GOLD),
        ) +
        p.shine(70, 94, 8, 84, 0.3) +
        p.text(100, 136, 14, dark(liquid, 0.6), name) +
        p.text(100, 150, 7, dark(liquid, 0.45), note, 'letter-spacing="1"')
      )
    }),
  palette: () =>
    drawing(240, 200, (p) => {
      const pans = [
        '#f6dcc4',
        '#e9b38e',
        '#d98a5f',
        '#b95f45',
        '#8b3f38',
        '#5b2a2f',
        '#f3c46a',
        '#e59a4b',
        '#d0713f',
        '#c3577a',
        '#8e4a86',
        '#4b3a68',
      ]
      return (
        p.path(
          'M30 8 L210 8 Q218 8 219 16 L226 92 L14 92 L21 16 Q22 8 30 8 Z',
          p.slant('#3a3440'),
        ) +
        p.path(
          'M36 16 L204 16 L211 86 L29 86 Z',
          p.lin(['#f4fbff', '#cfe3ef', '#e9f4fa'], 0, 0, 1, 1),
        ) +
        p.path('M60 20 L96 20 L62 84 L36 84 Z', '#fff', 'opacity=".5"') +
        p.rect(8, 92, 224, 100, 12, p.down('#3a3440')) +
        pans
          .map((pan, n) =>
            p.rect(
              20 + (n % 6) * 34,
              102 + Math.floor(n / 6) * 42,
              30,
              36,
              5,
              p.slant(pan),
              'stroke="#1d1923" stroke-width="1.5"',
            ),
          )
          .join('')
      )
    }),
  pencil: (c, name = 'KOHLETTE') =>
    drawing(220, 220, (p) => {
      const body = p.colour(c)
      return (
        `<g transform="rotate(40 110 110)">${p.rect(98, 30, 24, 130, 3, p.round(body))}${p.path('M98 160 L122 160 L110 198 Z', p.round('#dcb184'))}${p.path('M105.5 184 L114.5 184 L110 198 Z', '#15151b')}${p.rect(98, 20, 24, 12, 4, p.round(GOLD))}${p.rect(98, 48, 24, 5, 0, p.round(GOLD))}${p.text(110, 106, 12, '#e9d3a2', name, 'transform="rotate(-90 110 104)" letter-spacing="2"')}</g>` +
        p.path('M24 40 Q70 12 118 30 Q76 26 30 50 Z', '#26262c', 'opacity=".85"')
      )
    }),
  compact: (c) =>
    drawing(200, 200, (p) => {
      const body = p.colour(c)
      return (
        p.oval(100, 66, 70, 58, p.slant(GOLD)) +
        p.oval(100, 66, 61, 50, p.lin(['#eef7fc', '#c8dfec', '#f2fafd'], 0, 0, 1, 1)) +
        p.path('M72 26 L104 20 L64 106 L50 88 Z', '#fff', 'opacity=".55"') +
        p.rect(80, 112, 40, 12, 4, p.down(dark(GOLD, 0.1))) +
        p.oval(100, 152, 82, 40, p.down(dark(GOLD, 0.1))) +
        p.oval(100, 146, 82, 40, p.slant(light(GOLD, 0.15))) +
        p.oval(
          100,
          146,
          68,
          31,
          p.rad([light(body, 0.35), body, dark(body, 0.12)], 0.45, 0.4, 0.7),
        ) +
        [0, 1, 2, 3]
          .map((n) =>
            p.line(
              `M${58 + n * 12} ${140 + n * 3} Q100 ${124 + n * 6} ${142 - n * 12} ${140 + n * 3}`,
              light(body, 0.4),
              1.6,
              'opacity=".7"',
            ),
          )
          .join('')
      )
    }),
  brushes: () =>
    drawing(220, 200, (p) => {
      const tips = [
        ['#e3a6a0', 26, -24],
        ['#6b4a45', 18, -12],
        ['#e3a6a0', 22, 0],
        ['#6b4a45', 14, 12],
        ['#e3a6a0', 18, 24],
      ]
      return (
        tips
          .map(
            ([hair, w, turn], n) =>
              `<g transform="rotate(${turn} 110 230) translate(${110 - w / 2} ${n % 2 ? 8 : 0})">${p.rect(w / 2 - 5, 82, 10, 120, 5, p.round('#e2bd8d'))}${p.rect(w / 2 - w * 0.3, 54, w * 0.6, 36, 3, p.round('#e8b9a8'))}${p.path(`M${w * 0.2} 56 Q${-w * 0.35} 26 ${w / 2} 0 Q${w * 1.35} 26 ${w * 0.8} 56 Z`, p.round(hair))}</g>`,
          )
          .join('') +
        p.path('M66 128 L154 128 L146 192 Q110 202 74 192 Z', p.round('#d98a8f')) +
        p.oval(110, 128, 44, 8, dark('#d98a8f', 0.35), 'opacity=".55"') +
        p.text(110, 168, 14, '#fff', 'Mirabeen')
      )
    }),
  gloss: (c) =>
    drawing(200, 200, (p) => {
      const one = (x, colour, y) =>
        p.rect(x, y + 78, 38, 104, 10, p.round(light(colour, 0.1))) +
        p.shine(x + 7, y + 88, 6, 82, 0.5) +
        p.rect(x + 5, y, 28, 82, 6, p.round('#f3e7df')) +
        p.rect(x + 5, y + 72, 28, 8, 1, p.round(GOLD))
      return one(18, '#f3c9c3', 14) + one(82, p.colour(c), 4) + one(146, '#9b3358', 14)
    }),
  spray: (c, name, mark) =>
    drawing(160, 220, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M38 92 Q38 70 60 66 L100 66 Q122 70 122 92 L122 200 Q122 214 108 214 L52 214 Q38 214 38 200 Z',
          p.round(body),
        ) +
        p.rect(58, 44, 44, 24, 4, p.round('#f2f2f5')) +
        p.path('M60 14 Q60 8 68 8 L96 8 Q102 8 102 14 L102 46 L58 46 Z', p.round('#fafafc')) +
        p.oval(62, 22, 3, 3, '#8a8f99') +
        p.rect(46, 106, 68, 78, 6, '#ffffff', 'opacity=".78"') +
        (mark ? p.stamp(emblem(mark), 64, 112, 32) : '') +
        p.text(80, 160, 13, '#444a52', name) +
        p.text(80, 174, 7, '#7b828c', 'FACE MIST', 'letter-spacing="1"')
      )
    }),
  jar: (c, name, lid = '#f4f1ee', mark) =>
    drawing(200, 160, (p) => {
      const body = p.colour(c)
      return (
        p.path('M20 66 L180 66 L176 134 Q174 152 154 152 L46 152 Q26 152 24 134 Z', p.round(body)) +
        p.rect(14, 18, 172, 52, 12, p.round(p.colour(lid))) +
        p.oval(100, 22, 84, 12, light(p.colour(lid), 0.4)) +
        p.rect(52, 82, 96, 56, 6, '#fff', 'opacity=".72"') +
        (mark
          ? p.stamp(emblem(mark), 60, 92, 34) + p.text(120, 116, 12, '#4b4f57', name)
          : p.text(100, 115, 14, '#4b4f57', name))
      )
    }),
  /** A tall jar with a picture on its label: powders, gummies, flakes. */
  canister: (c, name, mark, lid = '#f6f6f8') =>
    drawing(170, 200, (p) => {
      const body = p.colour(c)
      return (
        p.rect(18, 44, 134, 148, 18, p.round(body)) +
        p.rect(12, 10, 146, 42, 10, p.round(p.colour(lid))) +
        Array.from({ length: 17 }, (_, n) =>
          p.line(`M${20 + n * 8.2} 18 L${20 + n * 8.2} 46`, '#000', 1, 'opacity=".10"'),
        ).join('') +
        p.rect(
          18,
          74,
          134,
          96,
          0,
          p.lin(['#e8e6e2', '#ffffff', '#fdfdfd', '#e3e1dd'], 0, 0, 1, 0),
        ) +
        p.stamp(emblem(mark), 60, 78, 50) +
        p.text(85, 146, 15, dark(body, 0.45), name) +
        p.rect(18, 154, 134, 16, 0, p.round(body))
      )
    }),
  pills: (c, name, mark, cap = '#ffffff') =>
    drawing(150, 210, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M20 80 Q20 62 42 58 L108 58 Q130 62 130 80 L130 188 Q130 202 116 202 L34 202 Q20 202 20 188 Z',
          p.round(body),
        ) +
        p.rect(34, 12, 82, 48, 8, p.round(p.colour(cap))) +
        Array.from({ length: 10 }, (_, n) =>
          p.line(`M${41 + n * 7.6} 20 L${41 + n * 7.6} 54`, '#000', 1, 'opacity=".12"'),
        ).join('') +
        p.rect(
          20,
          88,
          110,
          92,
          0,
          p.lin(['#e6e6ea', '#ffffff', '#ffffff', '#e0e0e6'], 0, 0, 1, 0),
        ) +
        p.rect(20, 88, 110, 9, 0, p.round(body)) +
        p.stamp(emblem(mark), 55, 101, 40) +
        p.text(75, 156, 14, '#33363d', name) +
        p.text(75, 170, 7.5, '#7b828c', 'FOOD SUPPLEMENT', 'letter-spacing=".6"')
      )
    }),
  dropper: (c, name, mark) =>
    drawing(130, 220, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M18 110 Q18 92 40 88 L90 88 Q112 92 112 110 L112 200 Q112 212 100 212 L30 212 Q18 212 18 200 Z',
          p.round(body),
        ) +
        p.rect(42, 62, 46, 30, 4, p.round('#2f2f36')) +
        p.path('M52 62 L52 24 Q52 8 65 8 Q78 8 78 24 L78 62 Z', p.round('#3b3b44')) +
        p.rect(24, 118, 82, 72, 4, '#fff', 'opacity=".9"') +
        (mark ? p.stamp(emblem(mark), 51, 121, 28) : '') +
        p.text(65, mark ? 165 : 150, 13, '#3d4048', name) +
        p.text(65, mark ? 179 : 166, 8, '#7b828c', '30 ml') +
        p.shine(25, 98, 6, 18, 0.4)
      )
    }),
  tube: (c, name, mark) =>
    drawing(120, 220, (p) => {
      const body = p.colour(c)
      return (
        p.path('M14 10 L106 10 L98 176 L22 176 Z', p.round(body)) +
        p.rect(12, 4, 96, 14, 2, p.round(dark(body, 0.12))) +
        Array.from({ length: 14 }, (_, n) =>
          p.line(`M${18 + n * 6.5} 6 L${18 + n * 6.5} 16`, '#fff', 1, 'opacity=".35"'),
        ).join('') +
        p.rect(28, 174, 64, 40, 7, p.round('#fbfbfc')) +
        (mark ? p.stamp(emblem(mark), 38, 36, 44) : '') +
        p.text(60, 106, 13, '#fff', name) +
        p.text(60, 126, 19, '#fff', mark === 'sun' ? 'SPF 50' : '') +
        p.shine(26, 26, 6, 130, 0.3)
      )
    }),
  shampoo: (c, name, mark) =>
    drawing(140, 220, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M22 70 Q22 52 44 50 L96 50 Q118 52 118 70 L122 196 Q122 214 106 214 L34 214 Q18 214 18 196 Z',
          p.round(body),
        ) +
        p.path(
          'M46 10 L94 10 Q100 10 100 18 L100 52 L40 52 L40 18 Q40 10 46 10 Z',
          p.round('#8a6a52'),
        ) +
        p.rect(30, 90, 80, 96, 8, '#fff', 'opacity=".7"') +
        p.stamp(emblem(mark), 47, 96, 46) +
        p.text(70, 160, 13, '#5b4636', name) +
        p.text(70, 174, 7.5, '#7b6a5c', 'SHAMPOO', 'letter-spacing="1.5"')
      )
    }),
  /** Perfume; `shape` is one of square, tall, orb, facet, flask, mist. */
  perfume: (c, shape = 'square', name = 'Attaryn') =>
    drawing(180, 220, (p) => {
      const tint = p.colour(c)
      const shapes = {
        square: [
          'M26 90 Q26 80 36 80 L144 80 Q154 80 154 90 L154 198 Q154 210 142 210 L38 210 Q26 210 26 198 Z',
          150,
        ],
        tall: [
          'M48 74 Q48 68 54 68 L126 68 Q132 68 132 74 L138 204 Q138 212 130 212 L50 212 Q42 212 42 204 Z',
          150,
        ],
        orb: [
          'M90 74 C150 74 172 116 168 150 C164 190 134 212 90 212 C46 212 16 190 12 150 C8 116 30 74 90 74 Z',
          150,
        ],
        facet: ['M62 74 L118 74 L162 112 L150 196 L118 212 L62 212 L30 196 L18 112 Z', 156],
        flask: [
          'M66 70 L114 70 Q124 100 148 120 Q166 140 162 178 Q158 212 128 212 L52 212 Q22 212 18 178 Q14 140 32 120 Q56 100 66 70 Z',
          165,
        ],
        mist: [
          'M56 78 Q56 62 72 60 L108 60 Q124 62 124 78 L124 200 Q124 214 112 214 L68 214 Q56 214 56 200 Z',
          140,
        ],
      }
      const [d, y] = shapes[shape]
      const clip = p.clip(`<path d="${d}"/>`)
      return (
        p.path(
          d,
          p.lin(
            [
              [light(tint, 0.75), 0],
              [light(tint, 0.4), 0.35],
              [tint, 1],
            ],
            0,
            0,
            0.25,
            1,
          ),
        ) +
        `<g clip-path="${clip}">${p.rect(
          0,
          112,
          180,
          110,
          0,
          p.lin([
            [light(tint, 0.1), 0, 0.85],
            [dark(tint, 0.18), 1, 0.95],
          ]),
        )}${p.oval(90, 112, 90, 6, light(tint, 0.5), 'opacity=".7"')}${p.path('M30 60 L62 60 L50 220 L14 220 Z', '#fff', 'opacity=".28"')}${p.path('M150 60 L160 60 L160 220 L146 220 Z', '#fff', 'opacity=".2"')}${shape === 'facet' ? p.path('M62 74 L90 120 L118 74 Z M18 112 L90 120 L30 196 Z M162 112 L90 120 L150 196 Z', '#fff', 'opacity=".16"') : ''}</g>` +
        p.path(d, 'none', `stroke="#fff" stroke-opacity=".55" stroke-width="2.5"`) +
        p.rect(70, shape === 'mist' ? 48 : 58, 40, 16, 3, p.round(GOLD)) +
        (shape === 'orb' || shape === 'flask'
          ? p.oval(90, 36, 26, 26, p.ball(mix(tint, GOLD, 0.65)))
          : p.rect(
              62,
              10,
              56,
              48,
              shape === 'facet' ? 2 : 8,
              p.round(shape === 'square' ? '#2f2b38' : GOLD),
            )) +
        p.rect(58, y - 15, 64, 34, 3, '#fffdf8', 'opacity=".92"') +
        p.text(90, y + 1, 12, '#4b4034', name) +
        p.text(90, y + 12, 6, '#8a7c66', 'EAU DE PARFUM', 'letter-spacing=".8"')
      )
    }),
}
