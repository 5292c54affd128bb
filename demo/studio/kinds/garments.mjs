import { group, tube } from '../forms.mjs'
import {
  canvas,
  colour,
  dark,
  knitted,
  light,
  made,
  plastic,
  plush,
  random,
} from '../materials.mjs'
import { both, carve, column, limb, melt, orb, outline, sculpted, within } from '../sculpt.mjs'
import { noise, seam } from '../sheet.mjs'

/**
 * Clothes as if somebody wore them who is not seen: a body of sections, sleeves that hang, a neck that
 * is open; collars, plackets and pockets are layers that lie on it. One unit is about 10 cm; prints
 * and seams are drawn as seen from the front, on a board whose middle is the chest's (y down).
 */
const STEP = 0.044
const HEM = '#00000030'
const WIDE = 10

/** Soft folds of worn cloth, that run from the arms down to the middle. */
const creased =
  (amount = 0.05, stretch = 1.5) =>
  (x, y, z) => {
    const m = Math.sqrt(x * x + 0.35)
    const [u, v] = [m * 0.9 + z * 0.5 + 0.25 * y, (y - 0.55 * m) / stretch]
    return (
      amount *
      (noise(u * 0.9, v * 1.25) +
        0.5 * noise(u * 2.1 + 31, v * 2.2) +
        0.4 * noise(x * 0.7 + 11, y * 0.45))
    )
  }
/** Folds that fall from a height, deeper and wider to the hem. */
const draped = (top, length, count, amount) => (x, y, z) => {
  const t = Math.min(Math.max((top - y) / length, 0), 1)
  if (t === 0) return 0
  const a = Math.atan2(x, z)
  return (
    amount *
    t *
    (Math.sin(a * count + 0.8 * noise(y * 0.5, a)) + 0.35 * Math.sin(a * count * 1.7 + 2))
  )
}
const sum =
  (...all) =>
  (x, y, z) =>
    all.reduce((total, one) => total + one(x, y, z), 0)

/** Takes the neck out: the front down to an outline, and the hollow behind it. */
function opened(body, front, { deep = 1.3, back = -0.3, half = 1.0, top = 3.2 } = {}) {
  const edge = outline(front)
  return (x, y, z) => {
    const d = body(x, y, z)
    if (y < top - 3.6) return d
    const cut = Math.max(edge(x, y), back - z)
    const hollow = Math.max(d + 0.17, top - deep - y, Math.abs(x) - half)
    return Math.max(d, -Math.min(cut, hollow))
  }
}
const mirrored = (points) => points.map(([x, y]) => [-x, y])
const sides = (points) => [points, mirrored(points)]
const box = (x0, y0, x1, y1) => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
]

/**
 * `field` is the cloth; `layers` lie on its front: `{ on: outline, by: thickness, c? }` (one of another
 * colour is a part of its own); `paint` draws on the board.
 */
function worn({
  field,
  low,
  high = 4,
  half = 3.6,
  deep = 1.8,
  c,
  stuff = {},
  layers = [],
  paint,
  extra,
  step = STEP,
}) {
  const height = high - low
  const board = (tone, draw) =>
    canvas(1024, Math.round(102.4 * height), (pen, w, h) => {
      pen.fillStyle = colour(tone)
      pen.fillRect(0, 0, w, h)
      pen.scale(w / WIDE, w / WIDE)
      pen.translate(WIDE / 2, high)
      pen.scale(1, -1)
      draw?.(pen)
    })
  const frame = [-WIDE / 2, low, WIDE / 2, high]
  const skin = (tone, draw) => made({ roughness: 0.95, ...stuff, map: board(tone, draw) })
  const over = (list) => {
    const all = list.map(({ on, by = 0.06, behind = -0.05 }) => [outline(on), by, behind])
    return (x, y, z, d) => {
      let least = 1e9
      if (d > 0.3 || d < -0.3) return d < 0 && list.length ? d + 0.05 : least
      for (const [edge, by, behind] of all)
        least = Math.min(least, Math.max(d - by, edge(x, y), behind - z))
      return least
    }
  }
  const plain = over(layers.filter((one) => !one.c))
  const whole = (x, y, z) => {
    const d = field(x, y, z)
    return Math.min(d, plain(x, y, z, d))
  }
  const net = (one, material, from = [-half, low - 0.2, -deep], to = [half, high + 0.1, deep]) =>
    sculpted(one, from, to, step, material, frame)
  /** The box of a layer: no more than its outline, and no further back than it goes. */
  const room = ({ on, behind = -0.05 }) => {
    const [xs, ys] = [0, 1].map((k) => on.map((point) => point[k]))
    return [
      [
        Math.max(-half, Math.min(...xs) - 0.15),
        Math.max(low - 0.2, Math.min(...ys) - 0.15),
        Math.max(-deep, behind - 0.15),
      ],
      [Math.min(half, Math.max(...xs) + 0.15), Math.min(high + 0.1, Math.max(...ys) + 0.15), deep],
    ]
  }
  return group(
    net(whole, skin(c, paint)),
    layers
      .filter((one) => one.c)
      .map((one) => {
        const only = over([one])
        return net(
          (x, y, z) => only(x, y, z, field(x, y, z)),
          one.stuff ?? skin(one.c, one.paint),
          ...room(one),
        )
      }),
    extra,
  )
}
const line = (pen, points, c = HEM, width = 0.035, dash = []) =>
  seam(pen, `M${points.map((p) => p.join(' ')).join(' L')}`, c, width, dash)
const STITCH = [0.07, 0.045]
function buttons(pen, x, from, to, count, c = '#efeae0', r = 0.085) {
  for (let n = 0; n < count; n++) {
    const y = from + ((to - from) * n) / Math.max(count - 1, 1)
    pen.fillStyle = '#00000050'
    pen.beginPath()
    pen.arc(x + 0.02, y - 0.03, r, 0, 7)
    pen.fill()
    pen.fillStyle = colour(c)
    pen.beginPath()
    pen.arc(x, y, r, 0, 7)
    pen.fill()
    pen.fillStyle = '#00000060'
    for (const [a, b] of [
      [-0.025, 0],
      [0.025, 0],
    ]) {
      pen.beginPath()
      pen.arc(x + a, y + b, 0.014, 0, 7)
      pen.fill()
    }
  }
}
const ribs = (pen, x0, x1, y0, y1, step = 0.11, c = '#00000026') => {
  for (let x = x0; x < x1; x += step)
    line(
      pen,
      [
        [x, y0],
        [x, y1],
      ],
      c,
      0.035,
    )
}

// Bodies.
const CHEST = {
  men: [1.98, 2.14, 1.96, 2.1],
  women: [1.72, 1.86, 1.56, 1.94],
  child: [1.9, 2.05, 2.1, 2.2],
}
/** A torso from the neck to a hem; `grow` makes room for what is worn beneath. */
function torso({ fit = 'men', hem = -3.7, grow = 0, flare = 0, boxy = 0 }) {
  const [shoulder, chest, waist, hip] = CHEST[fit].map((w) => w + grow)
  const mid = waist + (chest - waist) * boxy
  return column(
    [
      [3.6, 0.72, 0.46],
      [3.42, 1.06, 0.56],
      [3.2, shoulder * 0.78, 0.66],
      [2.9, shoulder * 0.99, 0.76 + grow * 0.5],
      [2.4, chest, 0.9 + grow * 0.6],
      [1.6, chest * 0.99, 0.96 + grow * 0.6],
      [0, mid, (fit === 'women' ? 0.8 : 0.88) + grow * 0.6],
      [-1.8, hip, 0.92 + grow * 0.6],
      [hem, hip + 0.06 + flare, 0.96 + grow * 0.6 + flare * 0.5],
    ],
    2.15,
  )
}
/** Sleeves by shoulder, elbow and cuff: `[x, y, z, radius]`. */
function sleeves(a, b, c) {
  const [one, two] = [limb(a, b, a[3], b[3]), c && limb(b, c, b[3], c[3])]
  const [from, to] = c ? [b, c] : [a, b]
  const way = [0, 1, 2].map((k) => to[k] - from[k])
  const length = Math.hypot(...way)
  return both((x, y, z) => {
    const d = two ? Math.min(one(x, y, z * 1.06), two(x, y, z * 1.06)) : one(x, y, z * 1.06)
    const past = ((x - to[0]) * way[0] + (y - to[1]) * way[1] + (z - to[2]) * way[2]) / length
    return Math.max(d, past)
  })
}
const LONG = (w = 0, down = 0) => [
  [1.62, 2.5, 0, 0.6 + w],
  [2.78, 0.42, -0.06, 0.48 + w],
  [3.22, -1.95 - down, 0.3, 0.38 + w],
]
const SHORT = (w = 0) => [
  [1.6, 2.46, 0, 0.66 + w],
  [2.72, 1.2, 0.04, 0.62 + w],
]
const dressed = (body, arms, folds, soft = 0.16) => {
  const all = arms ? melt(soft, body, arms) : body
  return folds
    ? (x, y, z) => {
        const d = all(x, y, z)
        return Math.abs(d) < 0.4 ? d - folds(x, y, z) : d
      }
    : all
}
const CREW = (w = 0.86, low = 2.95) => [
  [-w, 5],
  ...Array.from({ length: 13 }, (_, n) => {
    const a = Math.PI * (1 + n / 12)
    return [Math.cos(a) * w, 3.5 + Math.sin(a) * (3.5 - low)]
  }),
  [w, 5],
]
const VEE = (w, low) => [
  [-w, 5],
  [-w, 3.5],
  [0, low],
  [w, 3.5],
  [w, 5],
]
const armholes = (pen, w = 1.62) => {
  for (const m of [-1, 1])
    seam(
      pen,
      `M${m * w} 3.1 C${m * (w - 0.16)} 2.5 ${m * (w - 0.1)} 1.9 ${m * (w + 0.24)} 1.45`,
      HEM,
      0.04,
    )
}
/** Draws a band along a neck or hem, as knitted there. */
const neckband = (pen, shape, c, width = 0.2) => {
  line(pen, shape, c, width * 2)
  line(
    pen,
    shape.map(([x, y]) => [x * (1 + width * 1.15), y - width * 1.1]),
    '#00000030',
    0.03,
  )
}

function tee(s) {
  const neck = CREW()
  return worn({
    field: dressed(opened(torso({ boxy: 0.7 }), neck), sleeves(...SHORT()), creased()),
    low: -3.7,
    c: s.c,
    layers: [],
    paint: (pen) => {
      neckband(pen, neck, dark(s.c, 0.12))
      armholes(pen)
      line(
        pen,
        [
          [-2.4, -3.45],
          [2.4, -3.45],
        ],
        HEM,
        0.03,
        STITCH,
      )
      for (const m of [-1, 1])
        line(
          pen,
          [
            [m * 3.1, 1.8],
            [m * 2.05, 1.08],
          ],
          HEM,
          0.03,
          STITCH,
        )
    },
  })
}
const COLLAR = [
  [0.08, 3.02],
  [0.78, 3.62],
  [1.06, 3.36],
  [0.78, 2.56],
]
function shirt(s) {
  const { long = true, fit = 'men' } = s
  const c = s.c
  const neck = [
    [-0.5, 5],
    [-0.5, 3.5],
    [0, 3.05],
    [0.5, 3.5],
    [0.5, 5],
  ]
  const hem = long ? -3.9 : -3.3
  const arms = long ? LONG(0, 0.1) : SHORT(-0.04)
  if (fit === 'women') for (const one of arms) one[0] -= 0.3
  const stand = within(
    0.04,
    carve(0.03, orb(0, 3.55, -0.02, 0.82, 0.5, 0.62), orb(0, 3.7, 0.02, 0.68, 0.8, 0.5)),
    (_x, y) => Math.max(3.2 - y, y - 3.86),
  )
  const tie = [
    [-0.16, 3.02],
    [0.16, 3.02],
    [0.2, 2.72],
    [0.38, -1.3],
    [0, -1.75],
    [-0.38, -1.3],
    [-0.2, 2.72],
  ]
  return worn({
    field: dressed(
      melt(
        0.05,
        opened(torso({ fit, hem, boxy: fit === 'men' ? 0.4 : 0.2 }), neck, { half: 0.66 }),
        stand,
      ),
      sleeves(...arms),
      creased(0.04),
    ),
    low: hem,
    c,
    layers: [
      ...sides(COLLAR).map((on) => ({ on, by: 0.1, behind: 0.02 })),
      { on: box(-0.24, hem + 0.05, 0.24, 2.96), by: 0.07 },
      ...(s.pocket === false
        ? []
        : [
            {
              on: [
                [0.62, 0.85],
                [1.5, 0.85],
                [1.5, 1.95],
                [0.62, 1.95],
              ],
              by: 0.07,
            },
          ]),
      ...(long
        ? sides([
            [2.5, -2.4],
            [4, -2.1],
            [4, -1.42],
            [2.4, -1.72],
          ]).map((on) => ({ on, by: 0.06, behind: -2 }))
        : []),
      ...(s.tie
        ? [
            {
              on: tie,
              by: 0.15,
              c: s.tie,
              paint: (pen) => {
                for (let y = -4; y < 4; y += 0.5)
                  line(
                    pen,
                    [
                      [-1, y],
                      [1, y + 0.9],
                    ],
                    '#c9a55a',
                    0.1,
                  )
                line(
                  pen,
                  [
                    [-0.3, 2.72],
                    [0.3, 2.72],
                  ],
                  '#00000070',
                  0.05,
                )
              },
            },
          ]
        : []),
    ],
    paint: (pen) => {
      if (s.stripes)
        for (let x = -5; x < 5; x += 0.3)
          line(
            pen,
            [
              [x, -5],
              [x, 5],
            ],
            s.stripes,
            0.08,
          )
      if (s.pintuck)
        for (const m of [-1, 1])
          for (let n = 0; n < 5; n++)
            line(
              pen,
              [
                [m * (0.42 + n * 0.17), 2.6],
                [m * (0.42 + n * 0.17), -0.2],
              ],
              '#00000034',
              0.04,
            )
      line(
        pen,
        [
          [-0.24, hem],
          [-0.24, 2.9],
        ],
        HEM,
        0.03,
      )
      line(
        pen,
        [
          [0.24, hem],
          [0.24, 2.9],
        ],
        HEM,
        0.03,
      )
      buttons(pen, 0, 2.4, hem + 0.6, 6)
      armholes(pen, fit === 'women' ? 1.36 : 1.62)
      for (const one of sides(COLLAR)) line(pen, [...one, one[0]], '#00000038', 0.035)
      if (s.pocket !== false)
        line(
          pen,
          [
            [0.62, 1.72],
            [1.5, 1.72],
          ],
          HEM,
          0.03,
          STITCH,
        )
    },
  })
}
const LAPEL = [
  [0.04, 0.7],
  [0.5, 3.44],
  [0.86, 3.5],
  [1.02, 2.9],
  [1.5, 2.84],
  [1.3, 2.3],
  [0.42, 0.5],
]
const inset = (c = '#f1ede5') => ({
  on: [
    [-0.62, 3.42],
    [0.62, 3.42],
    [0.06, 0.75],
    [-0.06, 0.75],
  ],
  by: -0.12,
  c,
  behind: 0,
})
/** Coats, jackets, cardigans and hoodies. */
function coat(s) {
  const { look = 'coat', fit = 'men' } = s
  const c = s.c
  const hem = { coat: -5.9, cardigan: -3.6, hoodie: -3.4, jacket: -3.9 }[look]
  const neck = {
    coat: VEE(0.6, 0.72),
    cardigan: VEE(0.74, 0.7),
    hoodie: CREW(0.7, 2.7),
    jacket: VEE(0.5, 2.8),
  }[look]
  const grow = look === 'coat' ? 0.1 : 0.14
  const arms = LONG(0.06, look === 'coat' ? 0.2 : 0)
  if (fit === 'women') for (const one of arms) one[0] -= 0.22
  const knit = look === 'cardigan' && knitted(c, [44, 44], 2)
  const soft = look === 'hoodie' && plush(c, [14, 14])
  const stuff = knit
    ? { bumpMap: knit.bumpMap, bumpScale: 2 }
    : soft
      ? { bumpMap: soft.bumpMap, bumpScale: 0.5 }
      : {}
  const cuff = sides([
    [2.5, -2.4],
    [4, -2.1],
    [4, -1.42],
    [2.4, -1.72],
  ])
  const hood = carve(
    0.12,
    orb(0, 3.72, -0.24, 1.22, 1.16, 0.94),
    melt(0.1, orb(0, 3.7, 0.44, 0.8, 0.9, 1.0), orb(0, 3.1, 0.7, 0.5, 0.7, 0.5)),
  )
  const body = opened(
    torso({ fit, hem, grow, boxy: 0.6, flare: look === 'coat' ? 0.2 : -0.06 }),
    neck,
    {
      half: 0.7,
      deep: look === 'coat' || look === 'cardigan' ? 3.2 : 1.2,
    },
  )
  const pockets = {
    coat: sides([
      [0.75, -1.9],
      [1.85, -1.7],
      [1.85, -1.45],
      [0.75, -1.65],
    ]),
    jacket: [
      ...sides(box(0.6, 0.6, 1.6, 1.9)),
      ...sides(box(0.55, -2.9, 1.75, -1.2)),
      ...sides(box(0.55, 1.5, 1.65, 1.95)),
      ...sides(box(0.5, -1.6, 1.8, -1.1)),
    ],
    hoodie: [
      [
        [-1.5, -2.6],
        [1.5, -2.6],
        [1.5, -1.7],
        [1.0, -0.6],
        [-1.0, -0.6],
        [-1.5, -1.7],
      ],
    ],
    cardigan: sides(box(0.7, -2.5, 1.7, -1.2)),
  }[look]
  const neckline =
    look === 'cardigan'
      ? sides([
          [0.0, 0.72],
          [0.72, 3.5],
          [1.0, 3.4],
          [0.3, 0.72],
        ])
      : []
  return worn({
    field: dressed(
      look === 'hoodie' ? melt(0.22, body, hood) : body,
      sleeves(...arms),
      creased(look === 'coat' ? 0.04 : 0.055),
    ),
    low: hem,
    high: look === 'hoodie' ? 5 : 4,
    c,
    stuff,
    layers: [
      ...pockets.map((on, n) => ({ on, by: n > 3 ? 0.11 : 0.06 })),
      ...neckline.map((on) => ({ on, by: 0.07 })),
      ...(look === 'cardigan' || look === 'hoodie' ? cuff : []).map((on) => ({
        on,
        by: 0.03,
        behind: -2,
      })),
      ...(look === 'coat'
        ? [
            ...sides(LAPEL).map((on) => ({ on, by: 0.12, behind: 0 })),
            {
              on: [
                [0.06, 0.7],
                [0.75, 0.3],
                [0.75, hem + 0.02],
                [0.62, hem + 0.02],
              ],
              by: 0.03,
            },
            inset(),
          ]
        : []),
      ...(look === 'cardigan'
        ? [{ on: box(-0.28, hem + 0.02, 0.28, 0.75), by: 0.07 }, inset()]
        : []),
      ...(look === 'jacket'
        ? [
            { on: box(-0.3, hem + 0.02, 0.3, 2.8), by: 0.06 },
            ...sides([
              [0.04, 2.8],
              [0.62, 3.66],
              [1.2, 3.4],
              [1.14, 2.62],
              [0.66, 2.3],
            ]).map((on) => ({ on, by: 0.13, c: '#5a4632', behind: 0 })),
          ]
        : []),
    ],
    extra:
      look === 'hoodie'
        ? [-1, 1].map((m) =>
            tube(
              [
                [m * 0.36, 2.84, 0.86],
                [m * 0.4, 2.2, 1.12],
                [m * 0.36, 1.3, 1.22],
              ],
              0.045,
              plastic('#f2efe9', 0.8),
            ),
          )
        : undefined,
    paint: (pen) => {
      armholes(pen, fit === 'women' ? 1.5 : 1.72)
      if (look === 'coat') {
        for (const one of sides(LAPEL)) line(pen, [...one, one[0]], '#00000030', 0.035)
        for (const m of [-1, 1]) buttons(pen, m * 0.62 + 0.06, 0.1, -2.3, 3, '#3a2a1c', 0.13)
        line(
          pen,
          [
            [0.62, hem],
            [0.72, 0.3],
          ],
          '#00000050',
          0.04,
        )
      }
      if (look === 'jacket') {
        line(
          pen,
          [
            [-0.3, hem],
            [-0.3, 2.7],
          ],
          HEM,
          0.03,
          STITCH,
        )
        line(
          pen,
          [
            [0.3, hem],
            [0.3, 2.7],
          ],
          HEM,
          0.03,
          STITCH,
        )
        buttons(pen, 0, 2.2, hem + 0.7, 6, '#b8964f', 0.1)
        for (const m of [-1, 1]) {
          buttons(pen, m * 1.1, 1.62, 1.62, 1, '#b8964f', 0.07)
          buttons(pen, m * 1.15, -1.46, -1.46, 1, '#b8964f', 0.07)
        }
      }
      if (look === 'cardigan') {
        ribs(pen, -3.4, 3.4, hem, hem + 0.55)
        buttons(pen, 0, 0.4, hem + 0.4, 5, '#7a5a42', 0.12)
      }
      if (look === 'hoodie') {
        ribs(pen, -3.4, 3.4, hem, hem + 0.6)
        pen.fillStyle = '#00000040'
        for (const m of [-1, 1])
          line(
            pen,
            [
              [m * 1.5, -1.7],
              [m * 1.0, -0.6],
            ],
            '#00000050',
            0.06,
          )
      }
    },
  })
}
/** A kimono robe, and the jacket of a martial artist. */
function robe(s) {
  const { look = 'kimono' } = s
  const kimono = look === 'kimono'
  const hem = kimono ? -5.9 : -3.9
  const trim = kimono ? dark(s.c, 0.5) : light(s.c, 0.2)
  const arm = both(
    kimono
      ? (x, y, z) =>
          Math.max(
            outline([
              [1.2, 3.1],
              [4.1, 1.9],
              [3.66, -1.1],
              [2.5, -0.7],
              [1.9, 0.9],
            ])(x, y),
            Math.abs(z + 0.02) - 0.36,
          )
      : limb([1.7, 2.6, 0], [3.0, -0.6, 0.25], 0.72, 0.66),
  )
  const neck = VEE(0.6, 0.9)
  const left = [
    [0.62, 3.55],
    [0.92, 3.5],
    [-0.5, 0.15],
    [-0.86, 0.15],
  ]
  const tail = kimono
    ? []
    : [
        [
          [0.0, 0.0],
          [0.26, -0.05],
          [0.75, -1.5],
          [0.5, -1.6],
        ],
        [
          [-0.26, -0.05],
          [0, 0],
          [-0.3, -1.7],
          [-0.56, -1.6],
        ],
      ]
  const next = random(4)
  return worn({
    field: dressed(
      opened(torso({ hem, grow: 0.1, boxy: 0.6, flare: kimono ? -0.1 : 0.12 }), neck, {
        half: 0.7,
        deep: 2.8,
      }),
      kimono ? arm : sleeves([1.68, 2.6, 0, 0.72], [2.75, 0.2, 0.05, 0.7], [2.95, -0.9, 0.2, 0.7]),
      creased(0.05),
      0.1,
    ),
    low: hem,
    half: 4.3,
    c: s.c,
    layers: [
      {
        on: [
          [-0.62, 3.55],
          [-0.92, 3.5],
          [0.3, 0.5],
          [0.1, 0.2],
        ],
        by: 0.07,
        c: trim,
        behind: 0,
      },
      { on: left, by: 0.12, c: trim, behind: 0 },
      ...(kimono
        ? [
            {
              on: [
                [-0.5, 0.2],
                [-0.86, 0.2],
                [-0.5, hem + 0.02],
                [-0.24, hem + 0.02],
              ],
              by: 0.1,
              c: trim,
              behind: 0,
            },
          ]
        : []),
      {
        on: kimono ? box(-1.98, -0.7, 1.98, 0.5) : box(-2.16, -0.15, 2.16, 0.32),
        by: 0.15,
        behind: -2,
        c: kimono ? '#c9a55a' : light(s.c, 0.3),
      },
      ...tail.map((on) => ({ on, by: 0.2, c: light(s.c, 0.3) })),
      ...(kimono ? [] : [{ on: box(-0.28, -0.22, 0.28, 0.4), by: 0.24, c: light(s.c, 0.3) }]),
    ],
    paint: (pen) => {
      if (kimono)
        for (let n = 0; n < 46; n++) {
          const [x, y, t, r] = [next() * 9 - 4.5, next() * 10 - 6, next() * 6, 0.16 + next() * 0.16]
          for (let k = 0; k < 5; k++) {
            pen.fillStyle = n % 3 ? '#f3e4e0' : '#e7b7b0'
            pen.beginPath()
            pen.ellipse(
              x + Math.cos(t + k * 1.257) * r,
              y + Math.sin(t + k * 1.257) * r,
              r * 0.8,
              r * 0.5,
              t + k * 1.257,
              0,
              7,
            )
            pen.fill()
          }
          pen.fillStyle = '#d8a94a'
          pen.beginPath()
          pen.arc(x, y, r * 0.35, 0, 7)
          pen.fill()
        }
      else {
        armholes(pen, 1.72)
        for (const m of [-1, 1])
          line(
            pen,
            [
              [m * 2.4, -0.75],
              [m * 3.7, -0.6],
            ],
            HEM,
            0.04,
            STITCH,
          )
        line(
          pen,
          [
            [-2.6, hem + 0.25],
            [2.6, hem + 0.25],
          ],
          HEM,
          0.04,
          STITCH,
        )
      }
    },
  })
}
/** A long tunic with slits, for her or for him (panjabi). */
function kurti(s) {
  const men = s.fit === 'men'
  const hem = -5.6
  const neck = CREW(0.62, 3.0)
  const arms = men
    ? LONG(-0.02, 0)
    : [
        [1.42, 2.62, 0, 0.56],
        [2.2, 0.9, 0, 0.5],
        [2.42, 0.1, 0.1, 0.5],
      ]
  const [shoulder, chest, waist, hip] = CHEST[men ? 'men' : 'women']
  const body = column(
    [
      [3.66, 0.62, 0.44],
      [3.46, 0.94, 0.54],
      [3.24, shoulder * 0.78, 0.64],
      [2.94, shoulder * 0.98, 0.76],
      [2.3, chest, 0.92],
      [1.5, chest * 0.99, 0.98],
      [0.2, waist + (men ? 0.02 : 0.06), 0.9],
      [-1.6, hip + 0.02, 1.02],
      [hem, hip + (men ? 0.3 : 0.66), 1.2],
    ],
    2.3,
  )
  const slit = both((x, y, z) => Math.max(Math.abs(z) - 0.05, y + 2.6, 1 - x))
  const trim = s.trim ?? light(s.c, 0.6)
  return worn({
    field: dressed(
      carve(0.02, opened(body, neck, { half: 0.8 }), slit),
      sleeves(...arms),
      sum(creased(0.035), draped(0.4, 5, men ? 5 : 8, men ? 0.05 : 0.07)),
    ),
    low: hem,
    c: s.c,
    layers: [
      { on: box(-0.26, 0.9, 0.26, 3.0), by: 0.05 },
      ...(men ? [{ on: box(0.7, 0.9, 1.6, 2.0), by: 0.04 }] : []),
    ],
    paint: (pen) => {
      if (s.dots) {
        pen.fillStyle = light(s.c, 0.62)
        for (let y = -6, row = 0; y < 4; y += 0.42, row++)
          for (let x = -5; x < 5; x += 0.5) {
            const [a, b] = [x + (row % 2) * 0.25, y]
            for (let k = 0; k < 4; k++) {
              pen.beginPath()
              pen.ellipse(
                a + Math.cos(k * 1.571) * 0.06,
                b + Math.sin(k * 1.571) * 0.06,
                0.06,
                0.035,
                k * 1.571,
                0,
                7,
              )
              pen.fill()
            }
          }
      }
      neckband(pen, neck, trim, 0.12)
      line(
        pen,
        [
          [-0.26, 3],
          [-0.26, 0.9],
          [0.26, 0.9],
          [0.26, 3],
        ],
        trim,
        0.08,
      )
      buttons(pen, 0, 2.7, 1.2, 4, '#d8c08a', 0.07)
      // A hem of another colour goes round the edge, whichever way the folds take it.
      const wide = s.trim || s.dots ? 0.7 : 0.04
      const middle = hem + (wide > 0.1 ? 0.35 - wide / 2 : 0.2)
      line(
        pen,
        [
          [-3.4, middle],
          [3.4, middle],
        ],
        trim,
        wide,
      )
      armholes(pen, men ? 1.6 : 1.36)
      const [x, y] = arms[2]
      for (const m of [-1, 1])
        line(
          pen,
          [
            [m * (x - 0.8), y + 0.05],
            [m * (x + 0.8), y + 0.2],
          ],
          trim,
          0.2,
        )
    },
  })
}
const petals = (pen, c, step = 0.72) => {
  const next = random(9)
  for (let y = -6; y < 4; y += step)
    for (let x = -5; x < 5; x += step) {
      const [a, b, r] = [x + next() * step * 0.5, y + next() * step * 0.5, 0.1]
      pen.fillStyle = c
      for (let k = 0; k < 5; k++) {
        pen.beginPath()
        pen.ellipse(
          a + Math.cos(k * 1.257) * r,
          b + Math.sin(k * 1.257) * r,
          r * 0.8,
          r * 0.55,
          k * 1.257,
          0,
          7,
        )
        pen.fill()
      }
      pen.fillStyle = '#e8c65a'
      pen.beginPath()
      pen.arc(a, b, r * 0.45, 0, 7)
      pen.fill()
    }
}
function dress(s) {
  const hem = -5.2
  const neck = VEE(0.86, 1.5)
  const body = column(
    [
      [3.6, 0.78, 0.44],
      [3.4, 1.1, 0.52],
      [3.1, 1.5, 0.64],
      [2.7, 1.66, 0.8],
      [1.9, 1.66, 0.98],
      [1.2, 1.44, 0.9],
      [0.6, 1.24, 0.8],
      [0.1, 1.34, 0.88],
      [-1.2, 1.98, 1.3],
      [-3.2, 2.6, 1.7],
      [hem, 3.1, 2.0],
    ],
    2.15,
  )
  return worn({
    field: dressed(
      opened(body, neck, { half: 0.95, deep: 1.9 }),
      sleeves([1.4, 2.7, 0, 0.5], [2.15, 1.75, 0.02, 0.66]),
      sum(creased(0.02), draped(0.5, 5.2, 9, 0.22)),
      0.1,
    ),
    low: hem,
    deep: 2.5,
    c: s.c,
    layers: [
      {
        on: [
          [-0.95, 3.55],
          [-0.74, 3.6],
          [0.55, 0.75],
          [0.25, 0.7],
        ],
        by: 0.07,
        behind: 0.05,
      },
      {
        on: [
          [0.95, 3.55],
          [0.74, 3.6],
          [-0.1, 1.6],
          [0.1, 1.35],
        ],
        by: 0.04,
        behind: 0.05,
      },
      { on: box(-2, 0.36, 2, 0.8), by: 0.07, behind: -2, c: dark(s.c, 0.2) },
      { on: box(0.62, 0.34, 0.98, 0.84), by: 0.16, c: dark(s.c, 0.2) },
      {
        on: [
          [0.72, 0.5],
          [0.98, 0.5],
          [1.3, -1.5],
          [0.96, -1.5],
        ],
        by: 0.16,
        c: dark(s.c, 0.2),
      },
      {
        on: [
          [0.6, 0.5],
          [0.84, 0.5],
          [0.7, -1.2],
          [0.4, -1.2],
        ],
        by: 0.12,
        c: dark(s.c, 0.2),
      },
    ],
    paint: (pen) => {
      if (s.flowers) petals(pen, light(s.c, 0.72))
      line(
        pen,
        [
          [0.42, 0.7],
          [0.3, -2],
          [0.1, hem],
        ],
        '#00000040',
        0.05,
      )
    },
  })
}
function saree(s) {
  const hem = -5.6
  const neck = CREW(0.78, 2.6)
  const skirt = column(
    [
      [0.85, 1.56, 0.86],
      [0.3, 1.5, 0.92],
      [-0.3, 1.58, 1.0],
      [-1.6, 1.84, 1.16],
      [-3.6, 1.96, 1.26],
      [hem, 2.2, 1.5],
    ],
    2.2,
  )
  const pleats = (x, y, z) => {
    const t = Math.min(Math.max((0 - y) / 3, 0), 1)
    return z > 0 && Math.abs(x + 0.2) < 0.95
      ? 0.13 * t * Math.sin(x * 15)
      : 0.05 * t * Math.sin(x * 5 + y * 0.6)
  }
  const bust = torso({ fit: 'women', hem: 0.5 })
  const waist = column(
    [
      [1.0, 1.5, 0.8],
      [0.5, 1.44, 0.84],
      [0.0, 1.4, 0.9],
    ],
    2.2,
  )
  const band = (y0, y1) => (pen) => {
    for (let y = y0; y < y1; y += 0.22)
      for (let x = -4; x < 4; x += 0.22) {
        pen.fillStyle = s.trim
        pen.beginPath()
        pen.arc(x, y, 0.06, 0, 7)
        pen.fill()
      }
  }
  const fall = [
    [1.05, 3.62],
    [1.72, 3.2],
    [0.2, -0.45],
    [-1.9, -0.7],
    [-1.8, 0.25],
  ]
  const folds = (x, y) => 0.05 * Math.sin((x * 0.75 - y * 0.55) * 9)
  const both2 = melt(0.05, bust, waist, skirt)
  const pallu = (x, y, z) =>
    Math.max(
      outline([
        [1.0, 3.6],
        [1.95, 3.3],
        [2.7, -3.4],
        [1.5, -3.6],
      ])(x, y),
      Math.abs(z + 0.62 + 0.08 * Math.sin(x * 9) + 0.1 * (3.5 - y)) - 0.1,
    )
  return group(
    worn({
      field: dressed(
        opened(bust, neck, { half: 0.8 }),
        sleeves([1.4, 2.6, 0, 0.54], [2.05, 1.55, 0.02, 0.46]),
        creased(0.025),
      ),
      low: 0.5,
      c: s.blouse ?? '#7a2231',
      paint: (pen) => {
        neckband(pen, neck, s.trim, 0.08)
        for (const m of [-1, 1])
          line(
            pen,
            [
              [m * 2.6, 1.86],
              [m * 1.6, 1.36],
            ],
            s.trim,
            0.14,
          )
      },
    }),
    worn({
      field: (x, y, z) => skirt(x, y, z) - pleats(x, y, z),
      low: hem,
      high: 1,
      deep: 2,
      c: s.c,
      paint: (pen) => {
        line(
          pen,
          [
            [-3, hem + 0.24],
            [3, hem + 0.24],
          ],
          s.trim,
          0.5,
        )
        line(
          pen,
          [
            [-3, hem + 0.66],
            [3, hem + 0.66],
          ],
          s.trim,
          0.06,
        )
        band(hem + 1, hem + 1.2)(pen)
      },
    }),
    worn({
      field: (x, y, z) => {
        const d = both2(x, y, z)
        if (d > 0.5) return d
        return Math.min(Math.max(d - 0.1 - folds(x, y), outline(fall)(x, y), -z), pallu(x, y, z))
      },
      low: -3.8,
      deep: 2,
      c: s.c,
      paint: (pen) => {
        line(
          pen,
          [
            [1.05, 3.62],
            [-1.8, 0.25],
          ],
          s.trim,
          0.26,
        )
        line(
          pen,
          [
            [1.72, 3.2],
            [0.2, -0.45],
          ],
          s.trim,
          0.2,
        )
        pen.fillStyle = s.trim
        pen.fillRect(1.4, -3.7, 1.6, 0.7)
      },
    }),
  )
}
function trousers(s) {
  const { short, wide = 0 } = s
  const w = wide * 0.05
  const hem = short ? 0.9 : -5
  const hips = column(
    [
      [4.7, 1.48, 0.92],
      [4.3, 1.56, 0.98],
      [3.3, 1.8, 1.12],
      [2.6, 1.82 + w, 1.08],
      [2.1, 1.62 + w, 0.9],
      [1.8, 1.4, 0.66],
    ],
    2.25,
  )
  const leg = short ? [1.05, 1.12 + w, 0.98 + w, 1.06] : [1.1, 0.62 + w, 0.9, 0.68]
  const legs = both((x, y, z) => {
    const t = Math.min(Math.max((3.1 - y) / (3.1 - hem), 0), 1)
    const ease = short ? t : 1 - (1 - t) ** 1.25
    const [a, b] = [
      0.94 + (leg[1] - 0.94) * ease,
      0.92 + (leg[3] - 0.92) * ease + 0.24 * t * (1 - t),
    ]
    const at = 0.82 + (leg[0] + (short ? 0.1 : 0) - 0.82) * t
    const k = Math.hypot((x - at) / a, (z - (short ? 0 : 0.06 * t)) / b)
    return Math.max((k - 1) * Math.min(a, b) * 0.9, y - 3.1, hem - y)
  })
  const solid = melt(0.42, hips, legs)
  const folds = creased(s.denim ? 0.05 : 0.045, 1.2)
  const field = (x, y, z) => {
    const d = solid(x, y, z)
    if (Math.abs(d) > 0.4) return d
    const e = y > 4.2 ? d : d - folds(x, y, z)
    return Math.max(e, -Math.max(d + 0.1, 3.6 - y))
  }
  const stitch = s.denim ? '#c49350' : '#00000048'
  return worn({
    field,
    low: hem,
    high: 5,
    c: s.c,
    layers: [
      { on: box(-3, 4.3, 3, 4.68), by: 0.03, behind: -2 },
      ...(s.drawstring || s.stripe
        ? []
        : [
            {
              on: [
                [-0.04, 2.6],
                [0.34, 2.9],
                [0.34, 4.3],
                [-0.04, 4.3],
              ],
              by: 0.04,
            },
          ]),
      ...(s.denim
        ? [-1.15, -0.5, 0.5, 1.15].map((x) => ({ on: box(x - 0.07, 4.2, x + 0.07, 4.72), by: 0.1 }))
        : []),
      ...(short
        ? []
        : sides([
            [0.3, hem],
            [2.2, hem],
            [2.2, hem + 0.3],
            [0.3, hem + 0.3],
          ]).map((on) => ({ on, by: 0.035, behind: -2 }))),
    ],
    extra: s.drawstring
      ? [-1, 1].map((m) =>
          tube(
            [
              [m * 0.12, 4.45, 0.98],
              [m * 0.3, 3.9, 1.12],
              [m * 0.24, 3.3, 1.2],
            ],
            0.05,
            plastic('#f2efe9', 0.8),
          ),
        )
      : undefined,
    paint: (pen) => {
      if (s.denim)
        for (const m of [-1, 1]) {
          const g = pen.createRadialGradient(m * 0.95, 0.8, 0.1, m * 0.95, 0.8, 2)
          g.addColorStop(0, 'rgba(200,214,236,.26)')
          g.addColorStop(1, 'rgba(200,214,236,0)')
          pen.fillStyle = g
          pen.fillRect(-5, -6, 10, 12)
        }
      line(
        pen,
        [
          [-2, 4.28],
          [2, 4.28],
        ],
        s.denim ? '#00000066' : HEM,
        0.05,
      )
      line(
        pen,
        [
          [0, 4.3],
          [0, 2.2],
        ],
        '#00000060',
        0.05,
      )
      if (!s.drawstring && !s.stripe)
        seam(pen, 'M0.3 4.3 V3.05 C0.3 2.8 0.2 2.66 0 2.6', stitch, 0.045, STITCH)
      for (const m of [-1, 1]) {
        seam(
          pen,
          `M${m * 0.78} 4.28 C${m * 0.84} 3.7 ${m * 1.2} 3.5 ${m * 1.8} 3.46`,
          stitch,
          0.05,
          STITCH,
        )
        line(
          pen,
          [
            [m * 0.2, hem + 0.24],
            [m * 2.4, hem + 0.24],
          ],
          stitch,
          0.045,
          STITCH,
        )
        if (s.stripe) {
          pen.fillStyle = s.stripe
          pen.fill(new Path2D(`M${m * 1.6} 4.26 L${m * 1.98} ${hem - 1} H${m * 4} V4.26 Z`))
        }
      }
      if (s.denim) buttons(pen, 0.12, 4.48, 4.48, 1, '#b5854a', 0.13)
      if (s.drawstring || s.stripe) ribs(pen, -2, 2, 4.3, 4.7, 0.12)
    },
  })
}
function skirt(s) {
  const hem = -3.4
  const body = column(
    [
      [3.1, 1.24, 0.84],
      [2.7, 1.36, 0.92],
      [1.4, 1.84, 1.2],
      [-1, 2.36, 1.56],
      [hem, 2.86, 1.9],
    ],
    2.1,
  )
  const pleats = (x, y, z) => {
    const t = Math.min(Math.max((2.6 - y) / 3, 0), 1)
    const a = (Math.atan2(x, z) / (Math.PI * 2)) * 24 + 100
    const p = a % 1
    return t * 0.17 * (p < 0.75 ? p / 0.75 : (1 - p) / 0.25)
  }
  return worn({
    field: (x, y, z) => {
      const d = body(x, y, z)
      return Math.max(d - pleats(x, y, z), -Math.max(d + 0.1, 2.2 - y))
    },
    low: hem,
    deep: 2.4,
    c: s.c,
    step: 0.036,
    layers: [{ on: box(-3, 2.72, 3, 3.08), by: 0.06, behind: -2 }],
    paint: (pen) =>
      line(
        pen,
        [
          [-2, 2.7],
          [2, 2.7],
        ],
        '#00000044',
        0.04,
      ),
  })
}
function top(s) {
  const { look = 'tank' } = s
  const hole = (x0, y0, rx, ry) =>
    both((x, y) => (Math.hypot((x - x0) / rx, (y - y0) / ry) - 1) * Math.min(rx, ry))
  const baby = look === 'bodysuit'
  const suit = look === 'swimsuit'
  const scoop = CREW(suit ? 0.86 : 0.8, suit ? 1.3 : 1.9)
  const neck = baby ? CREW(0.95, 2.7) : scoop
  const hem = suit || baby ? -3.6 : -3.6
  const body = suit
    ? column(
        [
          [3.6, 1.2, 0.4],
          [3.0, 1.5, 0.66],
          [2.2, 1.62, 0.92],
          [1.4, 1.58, 0.98],
          [0.2, 1.26, 0.82],
          [-1.2, 1.62, 0.98],
          [-2.4, 1.6, 1.0],
          [hem, 0.9, 0.6],
        ],
        2.2,
      )
    : torso({ fit: baby ? 'child' : 'men', hem, boxy: baby ? 0.6 : 0.4 })
  const arms = suit ? hole(2.1, 2.9, 0.98, 1.25) : hole(2.4, 2.55, 1.14, 1.6)
  const legs = hole(suit ? 1.96 : 2.2, -3.5, suit ? 1.5 : 1.62, suit ? 1.9 : 1.5)
  let field = opened(body, neck, { half: 1.1, deep: suit ? 2.4 : 1.8 })
  if (!baby) field = carve(0.04, field, arms)
  if (suit || baby) field = carve(0.1, field, legs)
  field = dressed(
    field,
    baby ? sleeves([1.6, 2.6, 0, 0.66], [2.7, 1.45, 0.04, 0.64]) : undefined,
    creased(suit ? 0.012 : 0.04),
  )
  return worn({
    field,
    low: hem,
    c: s.c,
    layers: baby ? [{ on: box(-0.7, -3.6, 0.7, -3.2), by: 0.05 }] : [],
    paint: (pen) => {
      if (s.rib) ribs(pen, -4, 4, -4, 4, 0.15, '#0000001e')
      if (s.stripe) {
        line(
          pen,
          [
            [-4, 0.2],
            [4, 0.2],
          ],
          s.stripe,
          0.3,
        )
        line(
          pen,
          [
            [-4, -0.2],
            [4, -0.2],
          ],
          s.stripe,
          0.12,
        )
      }
      const edge = dark(s.c, 0.14)
      line(pen, neck, edge, 0.3)
      if (!baby)
        for (const m of [-1, 1]) {
          pen.strokeStyle = edge
          pen.lineWidth = 0.26
          pen.beginPath()
          if (suit) pen.ellipse(m * 2.1, 2.9, 0.98, 1.25, 0, 0, 7)
          else pen.ellipse(m * 2.4, 2.55, 1.14, 1.6, 0, 0, 7)
          pen.stroke()
        }
      if (suit || baby)
        for (const m of [-1, 1]) {
          pen.strokeStyle = edge
          pen.lineWidth = 0.24
          pen.beginPath()
          pen.ellipse(m * (suit ? 1.96 : 2.2), -3.5, suit ? 1.5 : 1.62, suit ? 1.9 : 1.5, 0, 0, 7)
          pen.stroke()
        }
      if (baby) {
        for (const m of [-1, 1])
          line(
            pen,
            [
              [m * 1.9, 1.15],
              [m * 3.2, 2.1],
            ],
            edge,
            0.24,
          )
        for (const x of [-0.42, 0, 0.42]) buttons(pen, x, -3.38, -3.38, 1, '#f4f1ea', 0.1)
        pen.fillStyle = '#ffffffd0'
        pen.beginPath()
        for (let n = 0; n < 10; n++) {
          const [r, a] = [n % 2 ? 0.24 : 0.56, (n * Math.PI) / 5 + Math.PI / 2]
          pen.lineTo(Math.cos(a) * r, 0.6 + Math.sin(a) * r)
        }
        pen.fill()
        for (const m of [-1, 1])
          line(
            pen,
            [
              [m * 1.0, 3.5],
              [m * 1.75, 2.4],
            ],
            HEM,
            0.05,
          )
      } else
        line(
          pen,
          [
            [-3, hem + 0.22],
            [3, hem + 0.22],
          ],
          HEM,
          0.03,
          STITCH,
        )
    },
  })
}
export const garments = {
  tee,
  shirt,
  coat,
  robe,
  kurti,
  dress,
  saree,
  trousers,
  skirt,
  top,
  gi: (s) => robe({ ...s, look: 'gi' }),
  kimono: robe,
}
