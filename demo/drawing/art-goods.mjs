import { dark, light } from './colours.mjs'
import { drawing } from './drawing.mjs'
import { emblem } from './icons.mjs'

/** Sport, baby, pets and packed groceries. */
export const goods = {
  hexDumbbell: (c) =>
    drawing(260, 150, (p) => {
      const body = p.colour(c)
      const head = (x) =>
        p.path(
          `M${x} 44 L${x + 20} 18 L${x + 54} 18 L${x + 72} 44 L${x + 72} 106 L${x + 54} 132 L${x + 20} 132 L${x} 106 Z`,
          p.slant(body),
        ) +
        p.path(
          `M${x + 20} 18 L${x + 54} 18 L${x + 50} 40 L${x + 22} 40 Z`,
          '#fff',
          'opacity=".16"',
        ) +
        p.path(
          `M${x + 22} 40 L${x + 50} 40 L${x + 58} 75 L${x + 50} 110 L${x + 22} 110 L${x + 14} 75 Z`,
          p.slant(light(body, 0.1)),
        ) +
        p.text(x + 36, 82, 20, '#f3f3f5', '10')
      return (
        p.rect(76, 60, 108, 30, 8, p.down('#c3c7cf')) +
        Array.from({ length: 11 }, (_, n) =>
          p.line(`M${90 + n * 8} 62 L${84 + n * 8} 88`, '#8d919b', 1.4),
        ).join('') +
        head(6) +
        head(182)
      )
    }),
  neoDumbbell: (c) =>
    drawing(260, 150, (p) => {
      const body = p.colour(c)
      const head = (x) =>
        p.rect(x, 26, 66, 98, 26, p.down(body)) +
        p.rect(x + 14, 26, 38, 98, 12, p.down(light(body, 0.12))) +
        p.text(x + 33, 84, 24, '#fff', '4')
      return p.rect(60, 54, 140, 42, 18, p.down(light(body, 0.05))) + head(10) + head(184)
    }),
  kettlebell: (c) =>
    drawing(190, 220, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M54 108 Q40 20 95 16 Q150 20 136 108',
          'none',
          `stroke="${dark('#4a4d55', 0.3)}" stroke-width="28"`,
        ) +
        p.path(
          'M54 106 Q40 20 95 16 Q150 20 136 106',
          'none',
          'stroke="#5c606b" stroke-width="20"',
        ) +
        p.path(
          'M58 96 Q50 28 95 22',
          'none',
          'stroke="#9aa0ac" stroke-width="5" stroke-linecap="round"',
        ) +
        p.path(
          'M95 84 Q168 86 168 146 Q168 186 136 208 L54 208 Q22 186 22 146 Q22 86 95 84 Z',
          p.ball('#3d3f48'),
        ) +
        p.oval(95, 148, 42, 42, p.slant(body)) +
        p.text(95, 158, 28, '#fff', '26') +
        p.text(95, 174, 11, '#fff', 'LB')
      )
    }),
  mat: (c) =>
    drawing(240, 170, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M52 118 L210 118 Q236 122 232 140 Q228 156 200 156 L52 156 Z',
          p.down(dark(body, 0.12)),
        ) +
        p.rect(48, 26, 172, 128, 62, p.lin([light(body, 0.25), body, dark(body, 0.3)])) +
        p.oval(60, 92, 42, 62, p.slant(light(body, 0.12))) +
        [50, 40, 30, 20, 10]
          .map((r) =>
            p.oval(60, 92, r * 0.68, r, 'none', `stroke="${dark(body, 0.35)}" stroke-width="3"`),
          )
          .join('') +
        [118, 178]
          .map((x) => p.rect(x, 27, 14, 127, 6, p.lin(['#5c606b', '#3a3c45', '#24252b'])))
          .join('') +
        p.line('M125 30 Q150 -6 185 30', '#3a3c45', 6)
      )
    }),
  bottle: (c) =>
    drawing(110, 240, (p) => {
      const body = p.colour(c)
      return (
        p.path('M40 30 Q40 6 55 6 Q70 6 70 30', 'none', 'stroke="#3a3c45" stroke-width="8"') +
        p.rect(30, 22, 50, 32, 8, p.round('#3a3c45')) +
        p.path(
          'M34 52 L76 52 Q80 66 90 76 Q96 82 96 94 L96 214 Q96 232 80 232 L30 232 Q14 232 14 214 L14 94 Q14 82 20 76 Q30 66 34 52 Z',
          p.round(body),
        ) +
        p.rect(14, 204, 82, 8, 0, dark(body, 0.25)) +
        p.shine(24, 92, 8, 104, 0.35) +
        p.stamp(emblem('droplet'), 40, 124, 32, 'opacity=".9"')
      )
    }),
  bands: () =>
    drawing(230, 200, (p) =>
      ['#f5c832', '#4aa564', '#3d7fe0', '#7d55c7', '#33333a']
        .map(
          (c, n) =>
            `<g transform="translate(${n * 14} ${n * 12})">${p.rect(12, 12, 150, 116, 40, 'none', `stroke="${dark(c, 0.3)}" stroke-width="20"`)}${p.rect(12, 10, 150, 116, 40, 'none', `stroke="${c}" stroke-width="17"`)}${p.line('M50 5 L124 5', light(c, 0.6), 2.5, 'opacity=".6"')}</g>`,
        )
        .join(''),
    ),
  rope: (c) =>
    drawing(220, 220, (p) => {
      const body = p.colour(c)
      return (
        p.line('M62 120 Q60 30 110 26 Q164 24 158 120', '#2f3138', 6) +
        p.line('M62 122 Q64 206 110 204 Q156 206 158 122', '#2f3138', 6, 'opacity="0"') +
        p.line('M62 108 Q20 30 110 14 Q200 30 158 108', '#2f3138', 5) +
        [
          [62, 8],
          [158, -8],
        ]
          .map(
            ([x, a]) =>
              `<g transform="rotate(${a} ${x} 150)">${p.rect(x - 14, 104, 28, 100, 12, p.round(body))}${p.rect(x - 14, 128, 28, 44, 0, p.round('#33353d'))}${p.rect(x - 9, 138, 18, 16, 3, '#c9e7d2')}${p.text(x, 150, 9, '#1f3a2a', '120')}</g>`,
          )
          .join('')
      )
    }),
  scale: () =>
    drawing(
      220,
      200,
      (p) =>
        p.path(
          'M30 18 L190 18 Q204 18 206 32 L214 166 Q214 184 198 184 L22 184 Q6 184 6 166 L14 32 Q16 18 30 18 Z',
          p.lin(['#ffffff', '#eaf0f4', '#d5dfe6'], 0, 0, 1, 1),
          'stroke="#b8c6d0" stroke-width="3"',
        ) +
        p.rect(70, 32, 80, 34, 8, '#23272e') +
        p.text(110, 57, 23, '#9ff0ff', '142.6') +
        p.path(
          'M66 82 Q54 84 52 110 Q54 160 68 166 Q84 164 86 118 Q84 84 66 82 Z M154 82 Q166 84 168 110 Q166 160 152 166 Q136 164 134 118 Q136 84 154 82 Z',
          '#b4c3cd',
          'opacity=".55"',
        ) +
        p.path('M30 24 L100 24 L50 178 L16 178 Z', '#fff', 'opacity=".45"'),
    ),
  /** A stand-up pouch with a picture and a word. */
  pouch: (c, name, mark, note = '') =>
    drawing(170, 220, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M22 12 L148 12 Q156 70 154 120 Q156 170 162 204 Q85 218 8 204 Q14 170 16 120 Q14 70 22 12 Z',
          p.round(body),
        ) +
        p.rect(20, 8, 130, 18, 3, p.round(dark(body, 0.18))) +
        p.line('M22 34 L148 34', dark(body, 0.3), 1.6, 'stroke-dasharray="4 3"') +
        p.oval(85, 118, 60, 62, '#fffaf0', 'opacity=".95"') +
        p.stamp(emblem(mark), 51, 66, 68) +
        p.text(85, 152, 16, '#3c352c', name) +
        p.text(85, 166, 9, '#8a7f70', note) +
        p.path(
          'M24 40 Q22 110 22 150 Q20 180 16 200 L28 203 Q32 120 34 40 Z',
          '#fff',
          'opacity=".22"',
        )
      )
    }),
  /** A printed box seen from the corner. */
  carton: (c, name, mark, note = '') =>
    drawing(200, 200, (p) => {
      const body = p.colour(c)
      return (
        p.path('M20 52 L56 26 L188 26 L152 52 Z', light(body, 0.35)) +
        p.path('M152 52 L188 26 L188 160 L152 188 Z', p.lin([dark(body, 0.3), dark(body, 0.45)])) +
        p.rect(20, 52, 132, 136, 0, p.slant(body)) +
        p.rect(30, 64, 112, 112, 6, '#fffaf0', 'opacity=".95"') +
        p.stamp(emblem(mark), 52, 68, 68) +
        p.text(86, 154, 16, '#3c352c', name) +
        p.text(86, 168, 9, '#8a7f70', note)
      )
    }),
  oil: () =>
    drawing(
      110,
      240,
      (p) =>
        p.rect(40, 6, 30, 26, 4, p.round('#d93a3f')) +
        p.path(
          'M42 30 L68 30 L70 66 Q96 82 96 112 L96 216 Q96 232 80 232 L30 232 Q14 232 14 216 L14 112 Q14 82 40 66 Z',
          p.round('#dc9a1f'),
        ) +
        p.rect(16, 126, 78, 76, 4, '#fff7df') +
        p.stamp(emblem('sunflower'), 36, 130, 38) +
        p.text(55, 182, 13, '#7a4a10', 'MUSTARD') +
        p.text(55, 194, 9, '#7a4a10', 'cold pressed') +
        p.shine(24, 96, 7, 24, 0.5),
    ),
  milk: () =>
    drawing(
      120,
      230,
      (p) =>
        p.rect(36, 8, 48, 22, 6, p.round('#3d7fe0')) +
        p.path(
          'M40 28 L80 28 L82 68 Q104 88 104 118 L104 206 Q104 222 88 222 L32 222 Q16 222 16 206 L16 118 Q16 88 38 68 Z',
          p.lin(['#e3ebf2', '#ffffff', '#fbfdff', '#d7e2ec'], 0, 0, 1, 0),
          'stroke="#c7d5e2" stroke-width="1.5"',
        ) +
        p.rect(16, 124, 88, 66, 0, p.round('#3d7fe0')) +
        p.stamp(emblem('cow-face'), 40, 126, 40) +
        p.text(60, 182, 12, '#fff', 'FRESH MILK') +
        p.shine(26, 84, 8, 36, 0.9),
    ),
  collar: (c) =>
    drawing(220, 190, (p) => {
      const body = p.colour(c)
      return (
        p.oval(110, 84, 92, 62, 'none', `stroke="${dark(body, 0.5)}" stroke-width="28"`) +
        p.oval(110, 80, 92, 62, 'none', `stroke="${body}" stroke-width="26"`) +
        p.oval(
          110,
          80,
          92,
          62,
          'none',
          'stroke="#f4f7d8" stroke-width="3" stroke-dasharray="10 6"',
        ) +
        p.rect(86, 124, 48, 34, 7, p.down('#34363e')) +
        p.oval(110, 158, 9, 9, 'none', 'stroke="#c3c7cf" stroke-width="5"') +
        p.oval(110, 174, 15, 15, p.ball('#e0b356')) +
        p.stamp(emblem('paw-prints'), 100, 164, 20)
      )
    }),
  petBed: (c) =>
    drawing(240, 150, (p) => {
      const body = p.colour(c)
      return (
        p.oval(120, 88, 114, 56, p.down(dark(body, 0.12))) +
        p.oval(120, 72, 114, 54, p.down(light(body, 0.12))) +
        p.oval(120, 74, 82, 33, dark(body, 0.4)) +
        p.oval(120, 80, 80, 30, p.rad(['#fdf6ea', '#eadfcd', '#cfc0a8'], 0.45, 0.35, 0.8)) +
        Array.from({ length: 14 }, (_, n) => {
          const a = (n / 14) * Math.PI * 2
          return p.line(
            `M${120 + 84 * Math.cos(a)} ${74 + 36 * Math.sin(a)} L${120 + 112 * Math.cos(a)} ${73 + 52 * Math.sin(a)}`,
            dark(body, 0.2),
            2,
            'opacity=".5"',
          )
        }).join('') +
        p.stamp(emblem('paw-prints'), 102, 62, 36, 'opacity=".35"')
      )
    }),
  bodysuit: (c) =>
    drawing(200, 210, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M62 20 Q100 44 138 20 L186 50 L170 92 L148 82 L148 132 Q142 170 116 196 L84 196 Q58 170 52 132 L52 82 L30 92 L14 50 Z',
          p.down(light(body, 0.1)),
        ) +
        p.path('M62 20 Q100 44 138 20 L130 16 Q100 34 70 16 Z', dark(body, 0.18)) +
        p.path(
          'M30 92 L14 50 L20 46 L37 88 Z M170 92 L186 50 L180 46 L163 88 Z M84 196 L116 196 L120 188 L80 188 Z',
          dark(body, 0.18),
        ) +
        [90, 100, 110].map((x) => p.oval(x, 192, 2.6, 2.6, '#fff')).join('') +
        p.stamp(emblem('teddy-bear'), 76, 74, 48)
      )
    }),
  soother: (c) =>
    drawing(200, 200, (p) => {
      const body = p.colour(c)
      return (
        p.oval(100, 138, 38, 42, 'none', `stroke="${dark(body, 0.25)}" stroke-width="15"`) +
        p.oval(100, 136, 38, 42, 'none', `stroke="${light(body, 0.25)}" stroke-width="10"`) +
        p.path('M82 64 Q68 12 100 10 Q132 12 118 64 Z', p.round('#f3d9b5')) +
        p.path(
          'M22 84 Q20 50 60 58 Q100 70 140 58 Q180 50 178 84 Q176 118 140 112 Q100 102 60 112 Q24 118 22 84 Z',
          p.down(body),
        ) +
        p.oval(48, 84, 8, 10, '#f5f5f5') +
        p.oval(152, 84, 8, 10, '#f5f5f5') +
        p.oval(100, 86, 24, 22, p.ball(light(body, 0.3))) +
        p.stamp(emblem('red-heart'), 88, 74, 24)
      )
    }),
  wipes: () =>
    drawing(
      230,
      150,
      (p) =>
        p.path(
          'M14 44 Q30 34 115 34 Q200 34 216 44 L222 130 Q200 142 115 142 Q30 142 8 130 Z',
          p.down('#8fd6e8'),
        ) +
        p.path(
          'M14 44 Q30 34 115 34 Q200 34 216 44 L212 58 Q115 48 18 58 Z',
          '#fff',
          'opacity=".35"',
        ) +
        p.path('M86 40 Q92 8 118 18 Q140 2 146 40 Z', p.lin(['#ffffff', '#e6edf3'])) +
        p.rect(70, 36, 92, 44, 14, p.down('#ffffff')) +
        p.rect(80, 44, 72, 26, 10, '#dff1f8') +
        p.path('M92 44 Q100 24 118 34 Q134 22 142 46 Z', '#fff') +
        p.stamp(emblem('droplet'), 32, 84, 36) +
        p.text(132, 116, 17, '#1f6b85', 'SENSITIVE'),
    ),
  rubberDuck: (c) =>
    drawing(220, 200, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M22 110 Q12 92 26 88 Q50 108 84 106 Q150 92 190 120 Q206 138 194 164 Q176 192 110 192 Q44 192 30 160 Q20 138 22 110 Z',
          p.ball(body),
        ) +
        p.path('M60 132 Q100 116 130 138 Q124 166 88 164 Q64 158 60 132 Z', dark(body, 0.14)) +
        p.oval(146, 64, 52, 52, p.ball(light(body, 0.06))) +
        p.path('M188 62 Q214 58 216 72 Q214 88 190 86 Q180 74 188 62 Z', p.down('#f2812f')) +
        p.line('M188 75 L212 75', '#b9541b', 2.5) +
        p.oval(158, 50, 9, 11, '#22232a') +
        p.oval(161, 46, 3, 3.6, '#fff') +
        p.path(
          'M130 14 Q140 -2 152 14',
          'none',
          `stroke="${dark(body, 0.1)}" stroke-width="7" stroke-linecap="round"`,
        )
      )
    }),
  crayons: () =>
    drawing(200, 210, (p) => {
      const colours = [
        '#d93a3f',
        '#f2812f',
        '#f5c832',
        '#4aa564',
        '#3d7fe0',
        '#7d55c7',
        '#ee7fae',
        '#865338',
      ]
      return (
        colours
          .map((c, n) =>
            p.path(
              `M${26 + n * 19} ${40 + (n % 2) * 12} L${32 + n * 19} ${12 + (n % 2) * 12} L${36 + n * 19} ${12 + (n % 2) * 12} L${42 + n * 19} ${40 + (n % 2) * 12} L${42 + n * 19} 120 L${26 + n * 19} 120 Z`,
              p.round(c),
            ),
          )
          .join('') +
        p.path('M14 84 L186 84 L180 200 L20 200 Z', p.slant('#f5c832')) +
        p.path('M14 84 Q100 124 186 84 L185 108 Q100 146 15 108 Z', '#3aa76a') +
        p.text(100, 164, 22, '#2b4a36', 'CRAYONS') +
        p.text(100, 184, 14, '#2b4a36', '24')
      )
    }),
  tray: () =>
    drawing(260, 150, (p) => {
      const eggs = [
        [44, 50],
        [88, 50],
        [132, 50],
        [176, 50],
        [220, 50],
        [34, 82],
        [82, 84],
        [130, 85],
        [178, 84],
        [226, 82],
      ]
      return (
        p.path('M8 66 L252 66 L240 138 Q130 150 20 138 Z', p.down('#b9a48a')) +
        eggs
          .slice(0, 5)
          .map(([x, y], n) => p.oval(x, y, 20, 27, p.ball(n % 2 ? '#e8bb90' : '#f2d3b0')))
          .join('') +
        eggs
          .slice(5)
          .map(([x, y], n) => p.oval(x, y, 22, 29, p.ball(n % 2 ? '#f2d3b0' : '#dba777')))
          .join('') +
        p.path(
          'M4 96 Q28 76 54 100 Q82 78 106 100 Q130 78 154 100 Q180 78 206 100 Q232 76 256 96 L242 140 Q130 152 18 140 Z',
          p.down('#cdb99e'),
        )
      )
    }),
  bananas: () =>
    drawing(
      290,
      250,
      (p) =>
        `<g transform="translate(20 10)">${
          [
            [-26, '#e8b923'],
            [-6, '#f2c832'],
            [16, '#f7d549'],
          ]
            .map(
              ([a, c]) =>
                `<g transform="rotate(${a} 60 26)">${p.path('M52 22 Q50 8 60 8 Q70 8 70 22 Q84 110 196 150 Q204 156 198 166 Q190 174 176 172 Q66 160 52 22 Z', p.lin([light(c, 0.3), c, dark(c, 0.25)], 0.9, 0, 0.2, 1))}${p.path('M62 30 Q78 118 188 160', 'none', `stroke="${dark(c, 0.3)}" stroke-width="2" opacity=".5"`)}${p.path('M190 150 L200 154 L198 166 L188 168 Z', '#6b5426')}</g>`,
            )
            .join('') + p.path('M46 8 L74 8 L70 30 L50 30 Z', p.down('#a58a2c'))
        }</g>`,
    ),
  babyBath: () =>
    drawing(
      260,
      160,
      (p) =>
        p.path('M60 40 Q70 8 104 6 L150 6 Q120 20 116 44 Z', p.slant('#dff0f6')) +
        p.oval(130, 52, 122, 24, p.down('#ffffff'), 'stroke="#cfd8df" stroke-width="2"') +
        p.oval(130, 53, 106, 17, p.lin(['#9adcf0', '#c9eff8'])) +
        [
          [96, 46, 13],
          [116, 42, 16],
          [140, 45, 14],
          [160, 50, 10],
          [82, 52, 9],
        ]
          .map(([x, y, r]) => p.oval(x, y, r, r, p.ball('#f2fbff')))
          .join('') +
        p.path(
          'M8 54 Q12 130 60 140 L200 140 Q248 130 252 54 Q230 78 130 78 Q30 78 8 54 Z',
          p.round('#f4f6f8'),
        ) +
        p.path(
          'M62 138 L74 138 L70 154 L58 154 Z M186 138 L198 138 L202 154 L190 154 Z',
          '#9fc9d8',
        ) +
        p.oval(214, 108, 8, 8, '#d93a3f') +
        p.stamp(emblem('duck'), 168, 14, 40),
    ),
}
