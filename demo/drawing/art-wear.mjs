import { dark, light, mix } from './colours.mjs'
import { drawing } from './drawing.mjs'

const GOLD = '#e0b356'

const around = (n, from, to, cx, cy, rx, ry) =>
  Array.from({ length: n }, (_, k) => {
    const a = ((from + ((to - from) * k) / (n - 1)) * Math.PI) / 180
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a), k]
  })

/** Clothes, jewellery, eyewear, leather. */
export const wear = {
  skirt: (c) =>
    drawing(200, 210, (p) => {
      const body = p.colour(c)
      return (
        p.path('M64 22 L136 22 L186 186 Q100 212 14 186 Z', p.round(body)) +
        Array.from({ length: 11 }, (_, n) =>
          p.path(
            `M${66 + n * 6.6} 34 L${70 + n * 6.2} 34 L${30 + n * 14.4} ${196 + (n % 2) * 2} L${20 + n * 14.6} 192 Z`,
            dark(body, 0.4),
            'opacity=".35"',
          ),
        ).join('') +
        p.rect(60, 12, 80, 24, 6, p.round(dark(body, 0.12)))
      )
    }),
  cardigan: (c) =>
    drawing(220, 200, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M64 16 Q36 22 28 44 L6 150 Q4 162 14 166 L36 172 L58 96 Z',
          p.slant(dark(body, 0.08)),
        ) +
        p.path(
          'M156 16 Q184 22 192 44 L214 150 Q216 162 206 166 L184 172 L162 96 Z',
          p.slant(dark(body, 0.08)),
        ) +
        p.path(
          'M66 14 L92 10 L110 96 L128 10 L154 14 Q172 60 168 184 Q110 198 52 184 Q48 60 66 14 Z',
          p.down(body),
        ) +
        p.path('M92 10 L110 92 L128 10 Q110 20 92 10 Z', dark(body, 0.45)) +
        p.path(
          'M92 10 L110 96 L110 190',
          'none',
          `stroke="${light(body, 0.25)}" stroke-width="7"`,
        ) +
        p.path('M128 10 L110 96', 'none', `stroke="${light(body, 0.25)}" stroke-width="7"`) +
        [112, 136, 160].map((y) => p.oval(110, y, 4.5, 4.5, p.ball('#fdf6ec'))).join('') +
        p.rect(64, 138, 32, 32, 4, 'none', `stroke="${dark(body, 0.2)}" stroke-width="2"`) +
        p.rect(124, 138, 32, 32, 4, 'none', `stroke="${dark(body, 0.2)}" stroke-width="2"`) +
        Array.from({ length: 16 }, (_, n) =>
          p.line(`M${56 + n * 7} 178 L${56 + n * 7} 188`, dark(body, 0.3), 1.5, 'opacity=".6"'),
        ).join('') +
        Array.from({ length: 5 }, (_, y) =>
          p.line(
            `M60 ${60 + y * 24} q6 6 12 0 q6 -6 12 0 q6 6 12 0 M126 ${60 + y * 24} q6 6 12 0 q6 -6 12 0 q6 6 12 0`,
            light(body, 0.4),
            1.6,
            'opacity=".5"',
          ),
        ).join('')
      )
    }),
  /** Kurti and panjabi: a long tunic; `trim` is the embroidery. */
  tunic: (c, trim = GOLD, flowers = false) =>
    drawing(200, 230, (p) => {
      const body = p.colour(c)
      const clip = p.clip(
        '<path d="M70 12 Q100 26 130 12 Q150 16 154 40 L166 216 Q100 228 34 216 L46 40 Q50 16 70 12 Z"/>',
      )
      return (
        p.path('M60 16 Q42 20 36 38 L8 128 L34 138 L56 84 Z', p.slant(dark(body, 0.1))) +
        p.path('M140 16 Q158 20 164 38 L192 128 L166 138 L144 84 Z', p.slant(dark(body, 0.1))) +
        p.path('M8 128 L34 138 L37 130 L11 120 Z M192 128 L166 138 L163 130 L189 120 Z', trim) +
        p.path(
          'M70 12 Q100 26 130 12 Q150 16 154 40 L166 216 Q100 228 34 216 L46 40 Q50 16 70 12 Z',
          p.round(body),
        ) +
        `<g clip-path="${clip}">${
          flowers
            ? Array.from({ length: 28 }, (_, n) => [
                44 + (n % 4) * 36 + (Math.floor(n / 4) % 2) * 18,
                52 + Math.floor(n / 4) * 24,
              ])
                .map(
                  ([x, y]) =>
                    [0, 72, 144, 216, 288]
                      .map((a) =>
                        p.oval(
                          x,
                          y - 5,
                          2.6,
                          4,
                          trim,
                          `transform="rotate(${a} ${x} ${y})" opacity=".9"`,
                        ),
                      )
                      .join('') + p.oval(x, y, 2, 2, '#fff'),
                )
                .join('')
            : ''
        }${p.path('M30 204 Q100 216 170 204 L170 216 Q100 230 30 216 Z', trim)}</g>` +
        p.path('M78 12 Q100 26 122 12 L118 8 Q100 16 82 8 Z', trim) +
        p.rect(93, 20, 14, 74, 4, light(body, 0.25), `stroke="${trim}" stroke-width="2.5"`) +
        [34, 50, 66, 82].map((y) => p.oval(100, y, 2.8, 2.8, trim)).join('')
      )
    }),
  hoodie: (c) =>
    drawing(220, 210, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M62 30 Q36 36 30 56 L8 164 Q6 178 18 180 L40 184 L60 104 Z',
          p.slant(dark(body, 0.1)),
        ) +
        p.path(
          'M158 30 Q184 36 190 56 L212 164 Q214 178 202 180 L180 184 L160 104 Z',
          p.slant(dark(body, 0.1)),
        ) +
        p.path(
          'M60 32 Q110 50 160 32 Q176 80 170 196 Q110 206 50 196 Q44 80 60 32 Z',
          p.down(body),
        ) +
        p.path(
          'M66 40 Q58 4 110 4 Q162 4 154 40 Q146 66 110 70 Q74 66 66 40 Z',
          p.down(light(body, 0.08)),
        ) +
        p.path(
          'M80 38 Q80 18 110 18 Q140 18 140 38 Q134 58 110 62 Q86 58 80 38 Z',
          dark(body, 0.5),
        ) +
        p.line('M96 62 L94 98 M124 62 L126 98', '#f4f4f6', 3.5) +
        p.path(
          'M70 134 L150 134 L162 176 L58 176 Z',
          p.down(dark(body, 0.1)),
          `stroke="${dark(body, 0.3)}" stroke-width="1.5"`,
        ) +
        p.rect(50, 188, 120, 14, 5, dark(body, 0.22))
      )
    }),
  tie: (c) =>
    drawing(120, 230, (p) => {
      const body = p.colour(c)
      const shape = 'M44 42 L76 42 L96 184 L60 224 L24 184 Z'
      const clip = p.clip(`<path d="${shape}"/>`)
      return (
        p.path(shape, p.round(body)) +
        `<g clip-path="${clip}">${Array.from({ length: 9 }, (_, n) => p.line(`M0 ${74 + n * 24} L120 ${24 + n * 24}`, n % 2 ? '#d9b36a' : light(body, 0.35), n % 2 ? 3 : 7, 'opacity=".85"')).join('')}</g>` +
        p.path('M36 8 L84 8 L76 42 L44 42 Z', p.round(light(body, 0.1))) +
        p.line('M76 42 L44 42', dark(body, 0.5), 3, 'opacity=".6"')
      )
    }),
  pearls: () =>
    drawing(220, 200, (p) => {
      const pearl = p.ball('#f3ebe4')
      return (
        around(37, 205, -25, 110, 74, 92, 110)
          .map(([x, y, k]) =>
            p.oval(
              x,
              y,
              6.5 + (k > 10 && k < 26 ? 1.8 : 0),
              6.5 + (k > 10 && k < 26 ? 1.8 : 0),
              pearl,
              'stroke="#cdbfb4" stroke-width=".6"',
            ),
          )
          .join('') +
        p.line('M27 28 Q110 -8 193 28', GOLD, 2.5) +
        p.oval(110, 11, 6, 5, p.ball(GOLD))
      )
    }),
  pendant: (c) =>
    drawing(220, 210, (p) => {
      const body = p.colour(c)
      return (
        p.line('M26 10 Q60 110 110 118 Q160 110 194 10', '#b9bdc6', 3.4, 'stroke-dasharray="5 4"') +
        p.line('M26 10 Q60 110 110 118 Q160 110 194 10', '#e4e7ec', 1.4) +
        p.oval(110, 122, 7, 7, 'none', 'stroke="#c3c7cf" stroke-width="4"') +
        p.path(
          'M110 128 Q150 160 146 178 Q140 204 110 204 Q80 204 74 178 Q70 160 110 128 Z',
          p.slant('#d4d8df'),
        ) +
        p.path(
          'M110 138 Q142 164 138 178 Q134 197 110 197 Q86 197 82 178 Q78 164 110 138 Z',
          p.slant(body),
        ) +
        p.path(
          'M110 138 L96 172 L82 178 Q78 164 110 138 Z M110 138 L124 172 L96 172 Z',
          '#fff',
          'opacity=".38"',
        ) +
        p.path('M96 172 L124 172 L110 197 Z', '#fff', 'opacity=".16"') +
        p.path('M124 172 L138 178 Q134 197 110 197 Z', '#000', 'opacity=".16"')
      )
    }),
  jhumka: () =>
    drawing(220, 200, (p) => {
      const one = (x) =>
        p.line(`M${x} 12 q-14 -14 -14 4`, '#c99a3c', 3) +
        p.oval(x, 30, 20, 20, p.ball(GOLD)) +
        [0, 45, 90, 135, 180, 225, 270, 315]
          .map((a) => p.oval(x, 16, 3, 4.5, light(GOLD, 0.35), `transform="rotate(${a} ${x} 30)"`))
          .join('') +
        p.oval(x, 30, 8, 8, p.ball('#c93a55')) +
        p.line(`M${x} 50 L${x} 62`, '#c99a3c', 4) +
        p.path(
          `M${x} 60 Q${x + 44} 70 ${x + 46} 130 L${x - 46} 130 Q${x - 44} 70 ${x} 60 Z`,
          p.round(GOLD),
        ) +
        [84, 100]
          .map((y, n) =>
            Array.from({ length: 5 + n * 2 }, (_, k) =>
              p.oval(x + (k - 2 - n) * 12, y + 6, 3.2, 3.2, '#c93a55'),
            ).join(''),
          )
          .join('') +
        p.rect(x - 48, 126, 96, 10, 5, p.round(light(GOLD, 0.15))) +
        Array.from(
          { length: 9 },
          (_, k) =>
            p.line(`M${x - 42 + k * 10.5} 136 L${x - 42 + k * 10.5} 148`, '#c99a3c', 2) +
            p.oval(x - 42 + k * 10.5, 154, 5, 6, p.ball('#fbf1ea')),
        ).join('')
      return one(56) + one(164)
    }),
  bangles: () =>
    drawing(240, 200, (p) =>
      ['#d93a3f', '#f2812f', '#f5c832', '#2f9e6b', '#2f7fd6', '#8b4fc9']
        .map(
          (c, n) =>
            p.oval(
              62 + n * 23,
              104 + (n % 2) * 4,
              44,
              84,
              'none',
              `stroke="${dark(c, 0.35)}" stroke-width="12"`,
            ) +
            p.oval(
              61 + n * 23,
              103 + (n % 2) * 4,
              44,
              84,
              'none',
              `stroke="${c}" stroke-width="10"`,
            ) +
            p.oval(
              60 + n * 23,
              102 + (n % 2) * 4,
              43,
              83,
              'none',
              `stroke="${light(c, 0.6)}" stroke-width="2.4" opacity=".8"`,
            ) +
            p.oval(
              61 + n * 23,
              103 + (n % 2) * 4,
              44,
              84,
              'none',
              'stroke="#ffe9a8" stroke-width="3" stroke-dasharray="2 11"',
            ),
        )
        .join(''),
    ),
  /** Eyewear; `shape` is aviator, square, round, browline, wrap or clear. */
  shades: (c, shape, lens = '#2b2e38') =>
    drawing(260, 120, (p) => {
      const body = p.colour(c)
      const glass = p.lin(
        [
          [mix(lens, '#ffffff', 0.05), 0],
          [light(lens, 0.25), 1],
        ],
        0,
        0,
        0.4,
        1,
      )
      const lenses = {
        aviator:
          'M30 36 Q32 22 54 22 L96 24 Q118 26 117 46 Q114 84 92 98 Q74 110 54 96 Q34 78 30 36 Z',
        square:
          'M34 32 Q34 24 44 24 L104 26 Q116 28 114 42 L108 82 Q104 94 90 94 L60 94 Q46 94 42 82 Z',
        round: 'M38 60 a37 37 0 1 0 74 0 a37 37 0 1 0 -74 0 Z',
        browline: 'M38 36 L112 38 Q116 60 108 80 Q100 94 78 94 Q50 94 42 76 Q36 58 38 36 Z',
        clear:
          'M38 36 Q38 26 50 26 L100 26 Q112 28 112 40 L108 76 Q104 90 88 90 L62 90 Q46 90 42 76 Z',
      }
      if (shape === 'wrap') {
        const d =
          'M18 40 Q130 2 242 40 Q246 64 232 82 Q206 104 168 90 Q146 82 138 68 Q130 58 122 68 Q114 82 92 90 Q54 104 28 82 Q14 64 18 40 Z'
        return (
          p.line('M18 44 Q6 40 8 60 M242 44 Q254 40 252 60', dark(body, 0.5), 9) +
          p.path(
            d,
            p.lin(['#ffd35c', body, '#c2327a', '#5b3fd6'], 0, 0, 1, 0.4),
            `stroke="#24252c" stroke-width="6" stroke-linejoin="round"`,
          ) +
          p.path('M34 46 Q90 22 120 22 L60 86 Q40 84 32 74 Z', '#fff', 'opacity=".28"')
        )
      }
      const d = lenses[shape]
      const wide = { aviator: 4.5, square: 11, round: 4, browline: 4, clear: 9 }[shape]
      const rim = shape === 'browline' ? '#c9a45c' : body
      const bridge =
        shape === 'aviator'
          ? p.line('M114 34 Q130 26 146 34 M112 50 Q130 40 148 50', body, 4.5)
          : shape === 'round'
            ? p.line('M111 52 Q130 36 149 52', body, 4.5)
            : p.line(
                'M110 46 Q130 34 150 46',
                rim,
                shape === 'square' || shape === 'clear' ? 10 : 5,
              )
      const one =
        p.path(d, glass, shape === 'clear' ? 'opacity=".55"' : '') +
        p.path(d, 'none', `stroke="${rim}" stroke-width="${wide}" stroke-linejoin="round"`) +
        p.path(
          d,
          'none',
          `stroke="${light(rim, 0.45)}" stroke-width="${wide / 4}" opacity=".7" transform="translate(-1 -1.4)"`,
        ) +
        `<g clip-path="${p.clip(`<path d="${d}"/>`)}">${p.path('M44 20 L70 20 L42 96 L26 96 Z', '#fff', `opacity="${shape === 'clear' ? 0.6 : 0.22}"`)}</g>` +
        (shape === 'browline'
          ? p.path(
              'M30 30 Q34 20 52 20 L104 24 Q120 26 118 46 L112 44 L40 42 Q30 44 30 30 Z',
              p.lin(['#a9713f', body, '#4a2a14', body], 0, 0, 1, 0.6),
            )
          : '')
      const arm = shape === 'aviator' || shape === 'round' ? 5 : 9
      return (
        p.line(
          'M34 36 Q14 30 10 44 L8 58 M226 36 Q246 30 250 44 L252 58',
          dark(rim === body ? body : '#5a3a20', 0.2),
          arm,
        ) +
        bridge +
        one +
        `<g transform="translate(260 0) scale(-1 1)">${one}</g>`
      )
    }),
  wallet: (c) =>
    drawing(220, 180, (p) => {
      const body = p.colour(c)
      return (
        p.rect(34, 8, 150, 60, 6, p.slant('#8fc3a5')) +
        p.text(108, 38, 20, '#3a7a57', '100') +
        p.rect(46, 22, 138, 60, 6, p.slant('#5b8de0')) +
        p.rect(56, 32, 22, 16, 3, '#f3d27a') +
        p.path(
          'M16 52 Q16 40 28 40 L192 40 Q204 40 204 52 L204 158 Q204 172 190 172 L30 172 Q16 172 16 158 Z',
          p.slant(body),
        ) +
        p.rect(
          23,
          47,
          174,
          118,
          8,
          'none',
          `stroke="${light(body, 0.45)}" stroke-width="2" stroke-dasharray="6 5"`,
        ) +
        p.path(
          'M110 40 L110 172',
          'none',
          `stroke="${dark(body, 0.35)}" stroke-width="2" opacity=".4"`,
        ) +
        p.path(
          'M140 86 L210 86 Q216 86 216 94 L216 122 Q216 130 210 130 L140 130 Q126 130 126 108 Q126 86 140 86 Z',
          p.down(dark(body, 0.12)),
        ) +
        p.oval(146, 108, 8, 8, p.ball(GOLD))
      )
    }),
  belt: (c) =>
    drawing(220, 200, (p) => {
      const body = p.colour(c)
      return (
        p.oval(110, 104, 84, 78, 'none', `stroke="${dark(body, 0.4)}" stroke-width="34"`) +
        p.oval(110, 100, 84, 78, 'none', `stroke="${body}" stroke-width="30"`) +
        p.oval(
          110,
          97,
          86,
          80,
          'none',
          `stroke="${light(body, 0.35)}" stroke-width="2" stroke-dasharray="6 5"`,
        ) +
        p.oval(110, 100, 69, 63, 'none', 'stroke="#8a5a35" stroke-width="6"') +
        p.rect(78, 150, 64, 50, 9, 'none', `stroke="${dark(GOLD, 0.25)}" stroke-width="10"`) +
        p.rect(78, 148, 64, 50, 9, 'none', `stroke="${GOLD}" stroke-width="8"`) +
        p.line('M76 174 L132 174', p.round('#f0d28a'), 7)
      )
    }),
  duffel: (c) =>
    drawing(260, 180, (p) => {
      const body = p.colour(c)
      return (
        p.line('M84 62 Q90 10 130 10 Q170 10 176 62', '#3a3c45', 10) +
        p.rect(10, 52, 240, 112, 44, p.down(body)) +
        p.path(
          'M10 96 Q10 52 54 52 L70 52 L70 164 L54 164 Q10 164 10 120 Z M250 96 Q250 52 206 52 L190 52 L190 164 L206 164 Q250 164 250 120 Z',
          p.down('#3a3c45'),
        ) +
        p.rect(82, 52, 10, 112, 0, dark(body, 0.45)) +
        p.rect(168, 52, 10, 112, 0, dark(body, 0.45)) +
        p.line('M58 64 L202 64', '#24252b', 4) +
        p.line('M60 64 L200 64', '#d4d7de', 1.6, 'stroke-dasharray="3 3"') +
        p.rect(100, 96, 60, 44, 8, p.down(dark(body, 0.15))) +
        p.text(130, 123, 13, '#fff', 'PACE') +
        p.oval(30, 108, 9, 9, 'none', 'stroke="#c9cdd6" stroke-width="4"')
      )
    }),
  sandal: (c) =>
    drawing(220, 200, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M20 120 Q24 104 40 110 Q110 150 156 162 Q196 166 206 178 Q204 190 184 190 L140 188 Q80 172 20 130 Z',
          p.down(dark(body, 0.15)),
        ) +
        p.path('M18 122 L54 138 L52 190 L28 190 Z', p.round(dark(body, 0.35))) +
        p.path('M26 116 Q110 156 160 166 L200 174 Q160 178 130 168 Q70 150 24 124 Z', '#e6c29b') +
        p.path(
          'M128 158 Q140 124 176 140 Q196 152 192 172 L176 170 Q174 158 160 154 Q150 150 148 164 Z',
          p.slant(body),
        ) +
        p.path(
          'M22 118 Q22 60 56 52 Q92 52 96 84 L84 88 Q80 66 58 66 Q38 74 40 124 Z',
          p.slant(body),
        ) +
        p.rect(
          84,
          72,
          14,
          20,
          4,
          'none',
          'stroke="#e0b356" stroke-width="4" transform="rotate(-14 90 80)"',
        )
      )
    }),
  flats: (c) =>
    drawing(230, 150, (p) => {
      const body = p.colour(c)
      const one = (x, y) =>
        `<g transform="translate(${x} ${y})">${p.path('M4 34 Q8 10 34 18 Q54 36 92 34 Q134 22 152 48 Q158 66 140 70 L22 70 Q4 66 4 34 Z', p.down(body))}${p.path('M14 26 Q22 16 34 22 Q54 42 90 40 Q110 34 120 34 Q104 50 76 54 Q34 54 14 26 Z', dark(body, 0.5))}${p.rect(8, 66, 144, 8, 4, dark(body, 0.55))}${p.path('M118 34 q-10 -12 -16 -2 q-2 10 16 2 q12 -12 18 -2 q2 10 -18 2', dark(body, 0.18))}</g>`
      return one(58, 6) + one(8, 60)
    }),
}
