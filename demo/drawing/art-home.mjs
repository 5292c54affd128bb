import { dark, light, mix } from './colours.mjs'
import { drawing } from './drawing.mjs'
import { emblem } from './icons.mjs'

const BRASS = '#d0a552'

/** Furniture, kitchen, light, first aid. */
export const home = {
  sofa: (c) =>
    drawing(300, 180, (p) => {
      const body = p.colour(c)
      return (
        [44, 248]
          .map((x) =>
            p.path(`M${x} 148 L${x + 14} 148 L${x + 10} 176 L${x + 4} 176 Z`, p.round('#9c6b41')),
          )
          .join('') +
        p.path('M36 44 Q36 16 66 16 L234 16 Q264 16 264 44 L264 120 L36 120 Z', p.down(body)) +
        [44, 116, 188].map((x) => p.rect(x, 26, 68, 66, 16, p.down(light(body, 0.06)))).join('') +
        [40, 115, 190].map((x) => p.rect(x, 84, 71, 38, 12, p.down(light(body, 0.14)))).join('') +
        p.rect(26, 112, 248, 40, 12, p.down(dark(body, 0.1))) +
        p.rect(6, 62, 42, 92, 20, p.slant(body)) +
        p.rect(252, 62, 42, 92, 20, p.slant(body)) +
        p.rect(56, 58, 46, 42, 10, p.slant('#f1e4cb'), 'transform="rotate(-10 79 79)"') +
        p.rect(200, 58, 46, 42, 10, p.slant('#e2a24c'), 'transform="rotate(12 223 79)"')
      )
    }),
  armchair: (c) =>
    drawing(200, 210, (p) => {
      const body = p.colour(c)
      return (
        [36, 150]
          .map((x) =>
            p.path(`M${x} 172 L${x + 14} 172 L${x + 10} 206 L${x + 4} 206 Z`, p.round('#9c6b41')),
          )
          .join('') +
        p.path('M40 50 Q40 8 100 8 Q160 8 160 50 L160 130 L40 130 Z', p.down(body)) +
        [70, 100, 130]
          .map((x) => [40, 70].map((y) => p.oval(x, y, 3, 3, dark(body, 0.4))).join(''))
          .join('') +
        p.rect(44, 106, 112, 36, 14, p.down(light(body, 0.14))) +
        p.rect(32, 134, 136, 42, 12, p.down(dark(body, 0.1))) +
        p.rect(10, 78, 42, 100, 20, p.slant(body)) +
        p.rect(148, 78, 42, 100, 20, p.slant(body)) +
        p.rect(76, 76, 48, 44, 10, p.slant('#f1e4cb'), 'transform="rotate(-8 100 96)"')
      )
    }),
  bookcase: (c) =>
    drawing(180, 230, (p) => {
      const body = p.colour(c)
      const spines = [
        '#d93a3f',
        '#3d7fe0',
        '#f2b23f',
        '#4aa564',
        '#7d55c7',
        '#f1e4cb',
        '#1f939c',
        '#d9607e',
      ]
      const row = (y, n, from) =>
        Array.from({ length: n }, (_, k) => {
          const h = 26 + ((k * 7 + from * 5) % 4) * 3
          return p.rect(from + k * 10.5, y - h, 9, h, 1.5, p.round(spines[(k * 3 + from) % 8]))
        }).join('')
      return (
        p.rect(10, 6, 160, 218, 5, p.slant(body)) +
        p.rect(20, 14, 140, 202, 2, dark(body, 0.5)) +
        [14, 54, 94, 134, 174]
          .map((y) =>
            p.rect(
              20,
              y,
              140,
              40,
              0,
              p.lin([mix(dark(body, 0.5), '#000000', 0.25), dark(body, 0.3)]),
            ),
          )
          .join('') +
        row(54, 8, 26) +
        row(94, 5, 26) +
        p.stamp(emblem('potted-plant'), 108, 58, 38) +
        row(134, 4, 96) +
        p.rect(30, 108, 40, 26, 3, p.slant('#e8dcc6')) +
        row(174, 10, 30) +
        row(215, 6, 24) +
        p.oval(126, 199, 16, 16, p.ball('#1f939c')) +
        [52, 92, 132, 172].map((y) => p.rect(20, y, 140, 6, 0, p.down(light(body, 0.1)))).join('')
      )
    }),
  table: (c) =>
    drawing(250, 160, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M60 54 L72 54 L50 150 L42 150 Z M178 54 L190 54 L208 150 L200 150 Z',
          p.round(dark(body, 0.25)),
        ) +
        p.path('M119 60 L131 60 L129 156 L121 156 Z', p.round(dark(body, 0.15))) +
        p.oval(125, 54, 112, 30, dark(body, 0.4)) +
        p.oval(125, 46, 112, 30, p.slant(body)) +
        p.oval(
          125,
          44,
          100,
          25,
          'none',
          `stroke="${light(body, 0.3)}" stroke-width="2" opacity=".5"`,
        ) +
        p.line(
          'M50 46 Q120 30 200 42 M60 56 Q130 44 190 54',
          dark(body, 0.25),
          1.5,
          'opacity=".5"',
        ) +
        p.stamp(emblem('teacup-without-handle'), 96, 6, 44)
      )
    }),
  footstool: (c) =>
    drawing(200, 150, (p) => {
      const body = p.colour(c)
      return (
        p.path('M16 36 L184 36 L184 116 Q184 132 168 132 L32 132 Q16 132 16 116 Z', p.round(body)) +
        p.oval(100, 38, 84, 24, p.down(light(body, 0.15))) +
        Array.from({ length: 13 }, (_, n) =>
          p.line(
            `M${24 + n * 12.7} 62 L${24 + n * 12.7} 126`,
            dark(body, 0.35),
            1.6,
            'opacity=".4"',
          ),
        ).join('') +
        p.oval(100, 38, 6, 3, dark(body, 0.35)) +
        p.rect(20, 126, 160, 14, 6, p.round(BRASS))
      )
    }),
  pan: () =>
    drawing(
      260,
      160,
      (p) =>
        p.path('M158 62 L246 30 Q256 30 256 40 Q256 46 248 50 L166 84 Z', p.down('#4a4c55')) +
        p.oval(244, 41, 5, 4, '#f5f5f5') +
        p.oval(96, 92, 90, 54, p.slant('#2c2d33')) +
        p.oval(96, 84, 90, 52, p.slant('#585b65')) +
        p.oval(96, 84, 80, 44, p.rad(['#4b4e57', '#2a2b31'], 0.4, 0.35, 0.8)) +
        p.path(
          'M30 70 Q60 44 110 44',
          'none',
          'stroke="#fff" stroke-width="4" opacity=".25" stroke-linecap="round"',
        ),
    ),
  kettle: (c) =>
    drawing(240, 220, (p) => {
      const body = p.colour(c)
      return (
        p.line('M76 122 Q30 124 30 82 Q28 54 14 50', dark(body, 0.2), 13) +
        p.line('M76 118 Q34 120 34 82 Q32 54 14 48', light(body, 0.3), 4) +
        p.line('M154 52 Q222 40 218 100 Q216 146 196 150', '#2f3138', 15) +
        p.path(
          'M82 66 Q84 56 96 56 L148 56 Q160 56 162 66 L180 172 Q182 188 166 188 L78 188 Q62 188 64 172 Z',
          p.round(body),
        ) +
        p.oval(122, 56, 36, 9, p.down(dark(body, 0.15))) +
        p.rect(116, 36, 12, 16, 5, p.round('#2f3138')) +
        p.rect(52, 186, 140, 20, 9, p.down('#2f3138')) +
        p.text(122, 201, 12, '#8ff0c4', '92°C')
      )
    }),
  blender: (c) =>
    drawing(160, 240, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M118 60 Q154 56 150 92 Q146 128 120 124',
          'none',
          'stroke="#c3ccd6" stroke-width="11"',
        ) +
        p.path(
          'M34 30 L122 30 L112 150 L46 150 Z',
          p.lin(
            [
              ['#e9f2f8', 0, 0.9],
              ['#ffffff', 0.3, 0.95],
              ['#cfdde6', 1, 0.9],
            ],
            0,
            0,
            1,
            0,
          ),
        ) +
        p.path('M38 82 Q80 70 118 84 L112 148 L46 148 Z', p.lin(['#ffb14a', '#f58b3c'])) +
        p.path('M46 36 L56 36 L60 144 L52 144 Z', '#fff', 'opacity=".6"') +
        p.rect(30, 14, 96, 20, 7, p.round('#34363e')) +
        p.rect(66, 4, 24, 14, 5, p.round('#34363e')) +
        p.path(
          'M44 150 L114 150 L132 218 Q134 232 120 232 L38 232 Q24 232 26 218 Z',
          p.round(body),
        ) +
        p.oval(79, 192, 20, 20, p.slant('#e4e7ec')) +
        p.line('M79 192 L79 178', '#34363e', 5) +
        p.oval(50, 218, 5, 5, '#fff') +
        p.oval(108, 218, 5, 5, '#fff')
      )
    }),
  mug: (c) =>
    drawing(210, 180, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M146 56 Q200 50 196 96 Q190 140 140 134',
          'none',
          `stroke="${dark(body, 0.14)}" stroke-width="18"`,
        ) +
        p.path(
          'M146 54 Q196 50 192 94 Q188 136 140 130',
          'none',
          `stroke="${body}" stroke-width="12"`,
        ) +
        p.path('M22 34 L154 34 L150 150 Q148 170 128 170 L48 170 Q28 170 26 150 Z', p.round(body)) +
        p.oval(88, 34, 66, 17, p.slant(light(body, 0.3))) +
        p.oval(88, 36, 57, 13, p.lin(['#6a3d26', '#8d5836'])) +
        p.stamp(emblem('leafy-green'), 64, 82, 48, 'opacity=".9"')
      )
    }),
  deskLamp: (c) =>
    drawing(220, 230, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M20 124 L128 98 L150 200 Q70 226 0 200 Z',
          p.lin([
            ['#ffe9a8', 0, 0.75],
            ['#ffe9a8', 1, 0],
          ]),
          '',
        ) +
        p.oval(158, 212, 56, 13, p.down(body)) +
        p.line('M158 206 L186 112 L108 42', body, 10) +
        p.line('M160 200 L188 112 L110 44', light(body, 0.35), 2.5) +
        p.oval(186, 112, 10, 10, p.ball(BRASS)) +
        p.oval(108, 42, 9, 9, p.ball(BRASS)) +
        p.path('M92 26 L124 50 L130 98 L20 124 Q36 60 92 26 Z', p.slant(body)) +
        p.path('M130 98 L20 124 Q70 132 130 98 Z', '#fff3c9') +
        p.oval(78, 112, 15, 9, '#fffbe8')
      )
    }),
  floorLamp: (c) =>
    drawing(
      150,
      250,
      (p) =>
        p.line('M75 96 L28 240 M75 96 L122 240', p.colour('Oak'), 7) +
        p.line('M75 96 L80 236', dark(p.colour('Oak'), 0.2), 7) +
        p.path('M36 12 L114 12 L130 96 L20 96 Z', p.round(p.colour(c))) +
        p.path(
          'M36 12 L114 12 L130 96 L20 96 Z',
          p.rad(
            [
              ['#fff2bf', 0, 0.95],
              ['#fff2bf', 1, 0],
            ],
            0.5,
            0.7,
            0.6,
          ),
        ) +
        p.line('M37 14 L113 14 M21 94 L129 94', '#cfb98f', 3) +
        p.oval(75, 98, 9, 5, p.ball(BRASS)),
    ),
  cushion: (c) =>
    drawing(200, 190, (p) => {
      const body = p.colour(c)
      return (
        p.path(
          'M18 20 Q60 34 100 28 Q140 34 182 20 Q170 60 174 95 Q170 130 184 172 Q140 158 100 164 Q60 158 16 172 Q30 130 26 95 Q30 60 18 20 Z',
          p.rad([light(body, 0.3), body, dark(body, 0.3)], 0.42, 0.38, 0.75),
        ) +
        p.path(
          'M18 20 Q60 34 100 28 Q140 34 182 20 Q170 60 174 95 Q170 130 184 172 Q140 158 100 164 Q60 158 16 172 Q30 130 26 95 Q30 60 18 20 Z',
          'none',
          `stroke="${light(body, 0.4)}" stroke-width="3"`,
        ) +
        p.path(
          'M100 95 Q80 74 70 60 M100 95 Q122 76 132 62 M100 95 Q82 112 74 128 M100 95 Q120 112 128 128',
          'none',
          `stroke="${dark(body, 0.35)}" stroke-width="2" opacity=".35"`,
        ) +
        p.oval(100, 95, 6, 6, p.ball(dark(body, 0.15)))
      )
    }),
  firstAid: (c) =>
    drawing(220, 180, (p) => {
      const body = p.colour(c)
      return (
        p.line('M78 44 Q78 14 96 14 L124 14 Q142 14 142 44', dark(body, 0.45), 12) +
        p.rect(12, 40, 196, 130, 20, p.down(body)) +
        p.rect(12, 94, 196, 6, 0, dark(body, 0.35)) +
        p.oval(110, 104, 46, 46, '#fff') +
        p.path(
          'M98 72 L122 72 L122 92 L142 92 L142 116 L122 116 L122 136 L98 136 L98 116 L78 116 L78 92 L98 92 Z',
          p.down(body),
        ) +
        [44, 164].map((x) => p.rect(x, 86, 14, 24, 4, p.down('#e4e7ec'))).join('') +
        p.shine(26, 48, 168, 8, 0.3)
      )
    }),
  pressure: () =>
    drawing(
      240,
      190,
      (p) =>
        p.line('M150 110 Q196 116 196 78', '#7b808b', 7) +
        p.rect(146, 20, 88, 74, 22, p.round('#4a5f86')) +
        p.rect(146, 48, 88, 16, 0, '#3a4c6e') +
        p.rect(8, 52, 152, 130, 20, p.down('#f6f7f9')) +
        p.rect(22, 64, 96, 84, 8, '#c9d8cf') +
        p.text(70, 92, 27, '#22302a', '118') +
        p.text(70, 120, 27, '#22302a', '76') +
        p.text(66, 140, 13, '#22302a', '♥ 64') +
        p.oval(138, 92, 13, 13, p.ball('#3d7fe0')) +
        p.oval(138, 130, 9, 9, p.ball('#c3c7cf')) +
        p.text(70, 168, 11, '#7b808b', 'MEDIVARA'),
    ),
  mask: (c) =>
    drawing(240, 150, (p) => {
      const body = p.colour(c)
      return (
        p.line(
          'M44 36 Q-6 40 8 84 Q18 112 48 108 M196 36 Q246 40 232 84 Q222 112 192 108',
          '#e3e6ec',
          5,
        ) +
        p.path(
          'M40 28 Q120 6 200 28 L198 106 Q160 142 120 142 Q80 142 42 106 Z',
          p.lin([light(body, 0.55), light(body, 0.3), light(body, 0.1)]),
        ) +
        [52, 76, 100]
          .map(
            (y) =>
              p.line(`M42 ${y} Q120 ${y + 14} 198 ${y}`, '#fff', 4, 'opacity=".7"') +
              p.line(
                `M42 ${y + 3} Q120 ${y + 17} 198 ${y + 3}`,
                dark(body, 0.1),
                1.4,
                'opacity=".4"',
              ),
          )
          .join('') +
        p.line('M84 26 Q120 16 156 26', '#fff', 5)
      )
    }),
}
