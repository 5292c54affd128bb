import {
  at,
  ball,
  bend,
  box,
  bulged,
  can,
  face,
  grid,
  group,
  plate,
  ring,
  rod,
  THREE,
  tube,
  turned,
} from '../forms.mjs'
import { drawn, line } from '../labels.mjs'
import {
  cast,
  cloth,
  dark,
  glass,
  gloss,
  glow,
  leather,
  light,
  liquid,
  matt,
  metal,
  plastic,
  random,
  rough,
  rubber,
  wood,
} from '../materials.mjs'

const legs = (list, h, m, r = 0.05) =>
  list.map(([x, z]) =>
    at(
      turned(
        [
          [0, 0, 0],
          [r * 0.7, 0, 0.01],
          [r * 1.15, h, 0],
          [0, h, 0],
        ],
        m,
      ),
      x,
      0,
      z,
    ),
  )
const four = (x, z) => [
  [-x, z],
  [x, z],
  [-x, -z],
  [x, -z],
]
function sofa(s) {
  const f = cloth(s.c, [16, 16], 1.4),
    { seats = 3 } = s
  const w = seats * 1.14 + 0.5,
    side = w / 2 - 0.18
  const all = [...Array(seats)].map((_, n) => (n - (seats - 1) / 2) * 1.13)
  return group(
    at(box(w, 0.34, 1.5, 0.08, f), 0, 0.26, 0),
    at(box(w, 1.0, 0.36, 0.14, f), 0, 0.4, -0.62, [-7, 0, 0]),
    [-side, side].map((x) => at(box(0.36, 0.86, 1.55, 0.15, f), x, 0.24, 0)),
    all.map((x) => [
      at(box(1.12, 0.3, 1.26, 0.13, f), x, 0.58, 0.1),
      at(box(1.1, 0.66, 0.34, 0.16, f), x, 0.8, -0.4, [-14, 0, 0]),
    ]),
    seats > 1 && [
      at(
        box(0.6, 0.6, 0.22, 0.11, cloth('#d8c9ac', [12, 12], 2)),
        side - 0.45,
        0.9,
        0.02,
        [-20, -24, 6],
      ),
    ],
    legs(four(w / 2 - 0.2, 0.6), 0.28, wood('#8a6238'), 0.055),
  )
}
function officeChair(s) {
  const f = s.gaming ? leather('#1f2023', [6, 6], 0.45) : cloth(s.c, [20, 20], 1.6),
    m = metal('#3a3b3f', 0.4),
    c2 = s.gaming ? leather(s.c, [6, 6], 0.4) : f
  return group(
    [0, 72, 144, 216, 288].map((a) => [
      at(rod([0, 0.16, 0], [0, 0.1, 0.62], 0.045, m), 0, 0, 0, [0, a, 0]),
      at(at(can(0.075, 0.07, rubber()), -0.035, 0.075, 0.62, [0, 0, -90]), 0, 0, 0, [0, a, 0]),
    ]),
    rod([0, 0.15, 0], [0, 0.62, 0], 0.06, m),
    at(box(1.1, 0.2, 1.05, 0.1, f), 0, 0.64, 0.05),
    s.gaming && [-0.5, 0.5].map((x) => at(box(0.2, 0.28, 1.0, 0.1, c2), x, 0.64, 0.05)),
    at(
      group(
        at(
          bend(block2(1.0, 1.5, 0.2, 0.1, f), (p) => {
            p.z += 0.16 * p.x * p.x - 0.06 * Math.cos(p.y * 2.2)
            p.x *= s.gaming ? 1.05 - 0.18 * Math.abs(p.y - 0.1) : 1 - 0.12 * p.y
          }),
          0,
          0.8,
          0,
        ),
        s.gaming &&
          [
            [-1, 1],
            [1, 1],
          ].map(([x]) => at(block2(0.2, 1.1, 0.26, 0.1, c2), x * 0.46, 0.62, 0.06)),
        s.gaming && [
          at(box(0.5, 0.24, 0.16, 0.08, c2), 0, 1.28, 0.12),
          at(box(0.62, 0.28, 0.16, 0.08, c2), 0, 0.26, 0.14),
        ],
      ),
      0,
      0.78,
      -0.48,
      [-10, 0, 0],
    ),
    [-0.64, 0.64].map((x) => [
      rod([x, 0.72, 0.05], [x, 1.02, 0.05], 0.035, m),
      at(box(0.14, 0.06, 0.55, 0.03, rubber()), x, 1.03, 0.05),
    ]),
  )
}
function block2(w, h, d, r, m) {
  const one = box(w, h, d, r, m)
  return new THREE.Mesh(one.geometry, m)
}
function diningChair(s) {
  const m = wood(s.c, [1, 1])
  return group(
    four(0.42, 0.4).map(([x, z]) => rod([x, 0.04, z], [x * 0.94, 0.86, z * 0.94], 0.05, m)),
    at(box(1.0, 0.09, 0.96, 0.04, m), 0, 0.86, 0),
    [-0.42, 0.42].map((x) => rod([x * 0.94, 0.9, -0.42], [x, 1.9, -0.56], 0.05, m)),
    [1.25, 1.55, 1.82].map((y) =>
      at(
        bend(block2(0.84, 0.13, 0.05, 0.02, m), (p) => {
          p.z -= 0.1 * Math.cos(p.x * 3.4)
        }),
        0,
        y,
        -0.42 - (y - 0.9) * 0.13,
      ),
    ),
    rod([-0.4, 0.35, 0.4], [0.4, 0.35, 0.4], 0.03, m),
    [-0.41, 0.41].map((x) => rod([x, 0.42, 0.38], [x, 0.42, -0.38], 0.03, m)),
  )
}
function bed(s) {
  const m = wood(s.c, [1, 1]),
    linen = cloth('#e9e5dc', [30, 30], 0.8),
    cover = cloth(s.cover ?? '#5f7f9c', [30, 30], 1)
  return group(
    at(box(3.2, 0.3, 3.9, 0.05, m), 0, 0.25, 0),
    at(box(3.3, 1.5, 0.14, 0.05, m), 0, 0.1, -1.98),
    legs(four(1.5, 1.8), 0.3, m, 0.08),
    at(box(3.0, 0.38, 3.7, 0.16, linen), 0, 0.52, 0.02),
    at(
      bend(block2(3.16, 0.34, 2.5, 0.15, cover), (p) => {
        p.y += 0.012 * Math.sin(p.x * 7 + p.z * 5)
      }),
      0,
      0.8,
      0.62,
    ),
    at(box(3.14, 0.12, 0.5, 0.06, linen), 0, 0.9, -0.62),
    [-0.76, 0.76].map((x) =>
      at(
        bend(block2(1.3, 0.4, 0.75, 0.2, linen), (p) => {
          p.y *= 1 - 0.3 * Math.abs(p.x) ** 2
        }),
        x,
        1.06,
        -1.38,
        [24, 0, 0],
      ),
    ),
  )
}
function bookcase(s) {
  const m = wood(s.c, [1, 1]),
    next = random(6),
    books = []
  const shades = ['#7a2a2a', '#2f4a6a', '#c9952c', '#3f5f4a', '#d8cfc0', '#4a3a5a', '#a85a3a']
  for (const y of [0.14, 0.86, 1.58])
    for (let x = -0.72; x < 0.3; ) {
      const w = 0.06 + next() * 0.07
      const h = 0.4 + next() * 0.18
      books.push(
        at(box(w, h, 0.38, 0.01, matt(shades[Math.floor(next() * 7)])), x + w / 2, y, 0.02),
      )
      x += w + 0.004
    }
  return group(
    [-0.82, 0.82].map((x) => at(box(0.07, 2.4, 0.6, 0.015, m), x, 0, 0)),
    [0.06, 0.78, 1.5, 2.32].map((y) => at(box(1.6, 0.07, 0.58, 0.015, m), 0, y, 0)),
    at(box(1.6, 2.3, 0.03, 0.01, wood(dark(s.c, 0.2))), 0, 0.05, -0.27),
    books,
    at(
      bulged(
        [
          [0.1, 0],
          [0.18, 0.15],
          [0.1, 0.32],
          [0.06, 0.38],
          [0.09, 0.42],
        ],
        gloss('#d8cfc0'),
      ),
      0.55,
      0.85,
      0.05,
    ),
    at(ball(0.14, metal('Brass', 0.3)), 0.55, 0.27, 0.05),
  )
}
function coffeeTable(s) {
  const m = wood(s.c, [2, 2])
  return group(
    at(can(1.5, 0.1, m, 0.04), 0, 0.72, 0),
    [0, 120, 240].map((a) =>
      rod(
        [Math.sin(a / 57.3) * 1.1, 0.05, Math.cos(a / 57.3) * 1.1],
        [Math.sin(a / 57.3) * 0.8, 0.72, Math.cos(a / 57.3) * 0.8],
        0.06,
        m,
      ),
    ),
    at(box(0.7, 0.07, 0.5, 0.01, matt('#7a2a2a')), -0.4, 0.82, 0.1, [0, 20, 0]),
    at(box(0.62, 0.06, 0.44, 0.01, matt('#e4ddd0')), -0.4, 0.89, 0.1, [0, 8, 0]),
    at(
      bulged(
        [
          [0.12, 0],
          [0.26, 0.2],
          [0.2, 0.42],
          [0.08, 0.5],
          [0.1, 0.56],
        ],
        gloss('#e4e0d8'),
      ),
      0.5,
      0.82,
      -0.1,
    ),
  )
}
function cabinet(_s) {
  const m = plastic('#8d9096', 0.36)
  return group(
    box(0.95, 2.0, 1.1, 0.03, m),
    [0.06, 0.7, 1.34].map((y) => [
      at(box(0.88, 0.6, 0.05, 0.02, plastic('#979aa0', 0.34)), 0, y, 0.55),
      at(box(0.32, 0.05, 0.07, 0.02, metal('#c9cbcf')), 0, y + 0.4, 0.6),
      at(box(0.24, 0.1, 0.02, 0.01, matt('#efece6')), 0, y + 0.48, 0.58),
    ]),
  )
}
function footstool(s) {
  const f = cloth(s.c, [30, 20], 1)
  return group(
    at(
      bend(can(0.95, 0.66, f, 0.12), (p) => {
        const r = Math.hypot(p.x, p.z)
        if (r > 0.8) {
          const k = 1 + 0.008 * Math.sin(Math.atan2(p.x, p.z) * 36)
          p.x *= k
          p.z *= k
        }
      }),
      0,
      0.2,
      0,
    ),
    at(ring(0.96, 0.03, f), 0, 0.8, 0, [90, 0, 0]),
    at(ring(0.95, 0.03, metal('Gold', 0.25)), 0, 0.2, 0, [90, 0, 0]),
    legs(four(0.55, 0.55), 0.2, wood('#8a6238')),
  )
}
function pan(_s) {
  const m = cast('#232427')
  return group(
    turned(
      [
        [0, 0.03, 0],
        [0.84, 0, 0.06],
        [1.04, 0.3, 0.03],
        [0.98, 0.3, 0.02],
        [0.8, 0.07, 0.06],
        [0, 0.07, 0],
      ],
      m,
    ),
    at(
      bend(block2(1.3, 0.07, 0.26, 0.033, m), (p) => {
        p.z *= 1 - 0.25 * Math.cos(p.x * 2.2) + 0.1
        p.y += 0.1 * p.x
      }),
      1.62,
      0.3,
      0,
    ),
    at(ring(0.1, 0.035, m), 2.24, 0.37, 0, [90, 0, 0]),
  )
}
function kettle(s) {
  const c = plastic(s.c, 0.34),
    m = metal('#c3c5c9', 0.22),
    w = wood('#9a6a40')
  return group(
    can(0.72, 0.1, plastic('#222327', 0.4), 0.04),
    at(
      turned(
        [
          [0, 0, 0],
          [0.68, 0, 0.05],
          [0.48, 0.95, 0.08],
          [0, 0.97, 0],
        ],
        c,
      ),
      0,
      0.11,
      0,
    ),
    at(can(0.33, 0.05, m, 0.02), 0, 1.06, 0),
    at(ball(0.08, w), 0, 1.17, 0),
    tube(
      [
        [-0.58, 0.35, 0],
        [-0.88, 0.42, 0],
        [-0.92, 0.72, 0],
        [-0.9, 1.0, 0],
        [-1.05, 1.14, 0],
      ],
      0.06,
      m,
    ),
    tube(
      [
        [0.44, 0.98, 0],
        [0.78, 1.06, 0],
        [0.9, 0.8, 0],
        [0.84, 0.4, 0],
      ],
      0.06,
      w,
    ),
  )
}
function knife(_s) {
  const blade = plate(
    'M0 0 L108 0 C118 -6 122 -12 124 -22 L0 -24 Z',
    0.03,
    0.006,
    metal('#d3d5d8', 0.16),
  )
  return at(
    group(
      at(blade, 0.1, -0.12, 0, [0, 0, 0], [1.2, 1.2, 1]),
      at(box(0.12, 0.3, 0.09, 0.03, metal('#b9bbbf', 0.25)), 0.04, -0.12, 0),
      at(
        bend(block2(0.8, 0.22, 0.1, 0.045, wood('#3a2519')), (p) => {
          p.y += -0.05 * Math.cos(p.x * 4)
        }),
        -0.4,
        0.02,
        0,
      ),
      [-0.6, -0.4, -0.2].map((x) =>
        at(can(0.025, 0.11, metal('#c9cbcf')), x, 0.0, -0.055, [90, 0, 0]),
      ),
    ),
    0,
    0.35,
    0,
    [-78, 14, 0],
  )
}
function dinnerware(_s) {
  const g = gloss('#e6e3dc')
  const plateOf = (r) =>
    turned(
      [
        [0, 0.02, 0],
        [r * 0.6, 0, 0.03],
        [r, 0.12, 0.02],
        [r * 0.97, 0.14, 0.01],
        [r * 0.58, 0.05, 0.03],
        [0, 0.05, 0],
      ],
      g,
    )
  const set = () =>
    group(
      plateOf(0.85),
      at(plateOf(0.6), 0, 0.08, 0),
      at(
        turned(
          [
            [0, 0.02, 0],
            [0.2, 0, 0.04],
            [0.4, 0.3, 0.02],
            [0.37, 0.3, 0.01],
            [0.18, 0.06, 0.04],
            [0, 0.05, 0],
          ],
          gloss('#7f96a8'),
        ),
        0,
        0.14,
        0,
      ),
    )
  const m = metal('#d0d2d5', 0.18)
  return group(
    at(set(), -0.75, 0, 0),
    at(set(), 0.95, 0, -0.75),
    at(
      group(
        rod([0, 0.03, 0.7], [0, 0.03, -0.1], 0.03, m),
        at(ball(0.12, m, [1, 0.18, 1.5]), 0, 0.04, -0.3),
      ),
      0.36,
      0,
      0.35,
    ),
    at(
      group(
        rod([0, 0.03, 0.7], [0, 0.03, 0.1], 0.03, m),
        at(box(0.09, 0.02, 0.75, 0.01, m), 0, 0.02, -0.25),
      ),
      0.58,
      0,
      0.35,
    ),
  )
}
function teapot(s) {
  const g = gloss(s.c)
  return group(
    bulged(
      [
        [0, 0.02],
        [0.42, 0],
        [0.66, 0.22],
        [0.72, 0.5],
        [0.56, 0.82],
        [0.3, 0.93],
        [0, 0.93],
      ],
      g,
    ),
    at(
      turned(
        [
          [0.32, 0, 0],
          [0.28, 0.08, 0.03],
          [0, 0.14, 0],
        ],
        g,
      ),
      0,
      0.92,
      0,
    ),
    at(ball(0.1, g), 0, 1.12, 0),
    tube(
      [
        [0.6, 0.3, 0],
        [0.9, 0.42, 0],
        [1.02, 0.74, 0],
        [1.22, 0.88, 0],
      ],
      0.09,
      g,
    ),
    tube(
      [
        [-0.56, 0.76, 0],
        [-0.9, 0.84, 0],
        [-1.08, 0.52, 0],
        [-0.88, 0.24, 0],
        [-0.62, 0.26, 0],
      ],
      0.06,
      g,
    ),
  )
}
function saladBowl(s) {
  const w = wood('#b98a55')
  return group(
    bulged(
      [
        [0, 0.02],
        [0.4, 0],
        [0.8, 0.26],
        [1.06, 0.66],
        [1.02, 0.68],
        [0.76, 0.34],
        [0.38, 0.1],
        [0, 0.1],
      ],
      gloss(s.c),
    ),
    rod([-0.2, 0.3, 0.1], [0.95, 1.0, -0.3], 0.045, w),
    at(ball(0.22, w, [1.2, 0.3, 0.8]), -0.3, 0.26, 0.15, [0, 0, 30]),
  )
}
function mug(s) {
  const glaze = gloss(s.c)
  return group(
    turned(
      [
        [0, 0.02, 0],
        [0.34, 0, 0.05],
        [0.42, 0.12, 0.1],
        [0.42, 0.92, 0.02],
        [0.38, 0.92, 0.02],
        [0.37, 0.14, 0.08],
        [0, 0.1, 0],
      ],
      glaze,
    ),
    tube(
      [
        [0.4, 0.74, 0],
        [0.58, 0.78, 0],
        [0.7, 0.6, 0],
        [0.66, 0.34, 0],
        [0.4, 0.22, 0],
      ],
      0.055,
      glaze,
    ),
    at(can(0.375, 0.01, gloss('#3a2216')), 0, 0.78, 0),
  )
}
function wineGlass(_s) {
  const one = () => {
    const g = bulged(
      [
        [0.34, 0],
        [0.3, 0.02],
        [0.04, 0.06],
        [0.035, 0.3],
        [0.04, 0.72],
        [0.24, 0.84],
        [0.42, 1.1],
        [0.42, 1.35],
        [0.33, 1.72],
      ],
      glass('#aebcc2', 0.12),
    )
    g.userData.clear = true
    return group(
      at(
        bulged(
          [
            [0, 0.8],
            [0.2, 0.85],
            [0.38, 1.1],
            [0.39, 1.22],
            [0, 1.22],
          ],
          liquid('#7d0f24'),
        ),
      ),
      g,
    )
  }
  return group(one(), at(one(), 0.95, 0, -0.3))
}
function lunchBox(s) {
  const c = plastic(s.c, 0.35),
    b = plastic('#efebe2', 0.4)
  return group(
    [0, 1, 2].map((n) => [
      at(box(1.5, 0.42, 1.05, 0.1, n % 2 ? b : c), 0, n * 0.44, 0),
      at(box(1.46, 0.04, 1.02, 0.02, plastic('#2a2b2e')), 0, n * 0.44 + 0.4, 0),
    ]),
    at(box(1.54, 0.12, 1.09, 0.05, b), 0, 1.31, 0),
    [-0.78, 0.78].map((x) => at(box(0.05, 1.2, 0.34, 0.02, plastic('#2a2b2e')), x, 0.15, 0)),
  )
}
function chopsticks(s) {
  const one = (c) =>
    at(
      turned(
        [
          [0, 0, 0],
          [0.022, 0, 0.01],
          [0.05, 2.3, 0.01],
          [0, 2.3, 0],
        ],
        gloss(c),
      ),
      0,
      0,
      0,
    )
  const pair = (c, z) =>
    [0, 0.14].map((d, n) =>
      at(
        group(one(c), at(can(0.053, 0.3, metal('Gold', 0.3), 0.005), 0, 1.9, 0)),
        1.1,
        0.05 + 0.08,
        z + d,
        [0, n * 2, 84],
      ),
    )
  return group(
    pair(s.c, 0),
    pair('#1d1e21', 0.38),
    pair(s.c, 0.76),
    [0.05, 0.43].map((z) => at(box(0.12, 0.1, 0.3, 0.04, gloss('#e6e3dc')), -0.75, 0, z + 0.02)),
  )
}
function blender(s) {
  const c = gloss(s.c),
    jar = turned(
      [
        [0.34, 0, 0],
        [0.46, 1.15, 0.02],
        [0.43, 1.15, 0],
      ],
      glass('#a9b8bd', 0.2),
    )
  jar.userData.clear = true
  return group(
    turned(
      [
        [0, 0, 0],
        [0.58, 0, 0.06],
        [0.4, 0.72, 0.1],
        [0, 0.74, 0],
      ],
      c,
    ),
    at(can(0.16, 0.08, metal('#c3c5c9'), 0.03), 0, 0.3, 0.5, [80, 0, 0]),
    at(can(0.36, 0.1, plastic('#222327'), 0.03), 0, 0.73, 0),
    at(
      turned(
        [
          [0, 0, 0],
          [0.31, 0, 0],
          [0.37, 0.6, 0],
          [0, 0.6, 0],
        ],
        liquid('#d76a5a'),
      ),
      0,
      0.85,
      0,
    ),
    at(jar, 0, 0.83, 0),
    at(can(0.47, 0.14, plastic('#222327'), 0.05), 0, 1.96, 0),
    at(can(0.16, 0.1, plastic('#222327')), 0, 2.1, 0),
    tube(
      [
        [0.44, 1.8, 0],
        [0.74, 1.75, 0],
        [0.72, 1.2, 0],
        [0.4, 1.05, 0],
      ],
      0.05,
      plastic('#222327'),
    ),
  )
}
function deskLamp(s) {
  const c = plastic(s.c, 0.34),
    m = metal('#a5a7ab', 0.25)
  return group(
    can(0.5, 0.08, c, 0.03),
    rod([0, 0.08, 0], [-0.42, 1.12, 0], 0.03, m),
    at(ball(0.06, m), -0.42, 1.14, 0),
    rod([-0.42, 1.14, 0], [0.5, 1.72, 0], 0.03, m),
    at(
      group(
        turned(
          [
            [0.1, 0.34, 0.03],
            [0.14, 0.3, 0.02],
            [0.4, -0.12, 0.01],
            [0.385, -0.12, 0],
            [0.1, 0.28, 0],
          ],
          c,
        ),
        at(ball(0.15, glow('#ffe2b0', 1.3)), 0, 0.0, 0),
      ),
      0.58,
      1.62,
      0,
      [0, 0, 24],
    ),
  )
}
function floorLamp(_s) {
  const w = wood('#a8794a')
  return group(
    [0, 120, 240].map((a) =>
      rod(
        [Math.sin(a / 57.3) * 0.62, 0.02, Math.cos(a / 57.3) * 0.62],
        [Math.sin(a / 57.3) * 0.06, 2.1, Math.cos(a / 57.3) * 0.06],
        0.04,
        w,
      ),
    ),
    at(
      turned(
        [
          [0.68, 0, 0],
          [0.5, 0.85, 0],
          [0.49, 0.85, 0],
        ],
        cloth('#efe3c8', [50, 20], 1.6),
      ),
      0,
      2.05,
      0,
    ),
    at(can(0.1, 0.1, metal('Brass')), 0, 2.08, 0),
    at(ball(0.16, glow('#ffe7bd', 1)), 0, 2.3, 0),
  )
}
function bulb(_s) {
  const one = () =>
    group(
      at(
        bulged(
          [
            [0.13, 0.3],
            [0.17, 0.42],
            [0.34, 0.72],
            [0.35, 0.98],
            [0.2, 1.2],
            [0, 1.26],
          ],
          plastic('#efe9da', 0.2),
        ),
      ),
      turned(
        [
          [0, 0, 0],
          [0.06, 0.0, 0.01],
          [0.13, 0.06, 0.01],
          [0.13, 0.3, 0],
          [0, 0.3, 0],
        ],
        metal('#b9bbbf', 0.3),
      ),
      [0.09, 0.15, 0.21, 0.27].map((y) =>
        at(ring(0.132, 0.014, metal('#b9bbbf', 0.3)), 0, y, 0, [90, 0, 0]),
      ),
    )
  return group(
    at(one(), -0.5, 0, 0.1),
    at(one(), 0.35, 0, 0.25),
    at(one(), 0.0, 0, -0.5),
    at(one(), 0.85, 0, -0.4),
  )
}
function torch(_s) {
  const b = cast('#2b2d31')
  return at(
    group(
      at(
        group(
          can(0.19, 1.2, b, 0.03),
          at(
            turned(
              [
                [0.19, 0, 0],
                [0.3, 0.3, 0.03],
                [0.3, 0.44, 0.02],
                [0.26, 0.44, 0],
              ],
              b,
            ),
            0,
            1.15,
            0,
          ),
          at(can(0.26, 0.02, glow('#fff1cf', 1)), 0, 1.5, 0),
          [0.3, 0.45, 0.6, 0.75].map((y) => at(ring(0.19, 0.012, rubber()), 0, y, 0, [90, 0, 0])),
          at(can(0.06, 0.05, plastic('#d9722b'), 0.02), 0, 0.98, 0.17, [90, 0, 0]),
        ),
        0.7,
        0.3,
        0,
        [0, 0, 90],
      ),
    ),
    0,
    0,
    0,
    [0, 205, 0],
  )
}
function lantern(s) {
  const paper = matt(s.c ?? 'Red'),
    g = metal('Gold', 0.3)
  const glowing = matt(s.c ?? '#b3262b')
  glowing.emissive.set('#b0341c')
  glowing.emissiveIntensity = 0.25
  return group(
    at(
      bend(
        bulged(
          [
            [0.3, 0],
            [0.62, 0.18],
            [0.78, 0.6],
            [0.62, 1.02],
            [0.3, 1.2],
          ],
          glowing,
        ),
        (p) => {
          const k = 1 + 0.025 * Math.abs(Math.cos(p.y * 26))
          p.x *= k
          p.z *= k
        },
      ),
      0,
      0.55,
      0,
    ),
    at(can(0.32, 0.1, g, 0.02), 0, 0.5, 0),
    at(can(0.32, 0.1, g, 0.02), 0, 1.72, 0),
    rod([0, 1.82, 0], [0, 2.1, 0], 0.02, g),
    at(can(0.07, 0.12, g, 0.03), 0, 0.36, 0),
    at(
      bend(can(0.07, 0.38, cloth('#c9952c', [20, 4], 4)), () => {}),
      0,
      0,
      0,
    ),
    paper && null,
  )
}
function diya() {
  const b = metal('Brass', 0.3)
  return group(
    bend(
      bulged(
        [
          [0, 0.02],
          [0.3, 0],
          [0.55, 0.12],
          [0.78, 0.4],
          [0.74, 0.42],
          [0.5, 0.2],
          [0, 0.16],
        ],
        b,
      ),
      (p) => {
        if (p.z > 0) p.z *= 1 + 0.35 * Math.max(0, 1 - Math.abs(p.x) * 1.4) * p.y * 2
      },
    ),
    at(can(0.5, 0.03, liquid('#b8861c')), 0, 0.22, 0),
    rod([0, 0.28, 0.5], [0, 0.46, 0.98], 0.03, matt('#efe9da')),
    at(
      bend(ball(0.13, glow('#ffb347', 1.4)), (p) => {
        p.y = p.y * (p.y > 0 ? 2 : 1)
        p.x *= p.y > 0 ? 1 - p.y * 2.6 : 1
        p.z *= p.y > 0 ? 1 - p.y * 2.6 : 1
      }),
      0,
      0.6,
      1.0,
    ),
    at(can(0.32, 0.06, b, 0.02), 0, -0.05, 0),
  )
}
function framed() {
  return at(
    group(
      at(
        plate('M-110 -85 H110 V85 H-110 Z M-96 -71 V71 H96 V-71 Z', 0.1, 0.03, wood('#6a4630')),
        0,
        0.9,
        0,
      ),
      at(
        face(
          1.94,
          1.44,
          drawn(
            900,
            670,
            (pen, w, h) => {
              pen.fillStyle = '#efece4'
              pen.fillRect(0, 0, w, h)
              pen.save()
              pen.beginPath()
              pen.rect(80, 70, w - 160, h - 140)
              pen.clip()
              const g = pen.createLinearGradient(0, 0, 0, h)
              g.addColorStop(0, '#d7b58a')
              g.addColorStop(0.5, '#e9d9bd')
              g.addColorStop(1, '#7fa0a8')
              pen.fillStyle = g
              pen.fillRect(0, 0, w, h)
              const next = random(8)
              for (const [y, c] of [
                [300, '#8fa39b'],
                [350, '#62807a'],
                [410, '#3f5f54'],
              ]) {
                pen.fillStyle = c
                pen.beginPath()
                pen.moveTo(0, h)
                for (let x = 0; x <= w; x += 20)
                  pen.lineTo(x, y + Math.sin(x / 130 + y) * 34 + next() * 10)
                pen.lineTo(w, h)
                pen.fill()
              }
              pen.fillStyle = '#a9c3c6'
              pen.beginPath()
              pen.moveTo(w * 0.5, 420)
              pen.bezierCurveTo(w * 0.3, 500, w * 0.8, 520, w * 0.3, h)
              pen.lineTo(w * 0.85, h)
              pen.bezierCurveTo(w * 0.9, 540, w * 0.45, 500, w * 0.54, 420)
              pen.fill()
              pen.fillStyle = '#f2e2bd'
              pen.beginPath()
              pen.arc(w * 0.7, 200, 46, 0, 7)
              pen.fill()
              pen.restore()
            },
            { roughness: 0.4 },
          ),
        ),
        0,
        0.9,
        -0.02,
      ),
      at(box(2.1, 1.6, 0.02, 0.01, matt('#8a7a68')), 0, 0.1, -0.04),
    ),
    0,
    0,
    0,
    [-8, 0, 0],
  )
}
const leaf = (l, w, c) =>
  bend(grid(w, l, plastic(c, 0.5), 16), (p) => {
    const t = p.y / l + 0.5
    const u = p.x / w
    p.x = u * w * Math.max(0, Math.sin(Math.min(1, t * 1.02) * Math.PI)) ** 0.8
    p.z = -0.35 * t * t * l + Math.abs(u) * 0.14 * w
    p.y = t * l * (1 - 0.1 * t)
  })
function plant() {
  const next = random(5),
    leaves = []
  for (let n = 0; n < 24; n++) {
    const tall = 0.6 + next() * 0.9
    leaves.push(
      at(
        group(
          rod([0, 0, 0], [0, tall * 0.6, 0], 0.014, plastic('#4a6b35')),
          at(
            leaf(0.75 + next() * 0.3, 0.34, ['#3f6b3a', '#4c7a44', '#355c34'][n % 3]),
            0,
            tall * 0.55,
            0,
          ),
        ),
        0,
        0.75,
        0,
        [8 + next() * 42, n * 137.5, 0],
      ),
    )
  }
  const flower = (a, h) =>
    at(
      group(
        rod([0, 0, 0], [0, h, 0], 0.016, plastic('#5f8048')),
        at(at(leaf(0.5, 0.32, '#f0ede6'), 0, -0.1, 0, [-20, 0, 0]), 0, h, 0),
        at(rod([0, 0, 0], [0, 0.2, 0], 0.04, matt('#e6d9a0')), 0, h, 0.04),
      ),
      0,
      0.75,
      0,
      [14, a, 0],
    )
  return group(
    turned(
      [
        [0, 0, 0],
        [0.42, 0, 0.05],
        [0.58, 0.8, 0.04],
        [0.52, 0.82, 0.02],
        [0.5, 0.7, 0],
        [0, 0.7, 0],
      ],
      rough('#b8633f', [3, 3], 1),
    ),
    at(can(0.5, 0.02, rough('#3a2a20', [4, 4], 6)), 0, 0.71, 0),
    leaves,
    flower(20, 1.7),
    flower(150, 1.5),
    flower(280, 1.6),
  )
}
const dial = (ink = '#2a2320', ground = '#f2ecdf') =>
  drawn(
    500,
    500,
    (pen, w) => {
      pen.fillStyle = ground
      pen.fillRect(0, 0, w, w)
      for (let n = 1; n <= 12; n++) {
        const a = (n * Math.PI) / 6
        line(pen, String(n), w / 2 + Math.sin(a) * w * 0.38, w / 2 - Math.cos(a) * w * 0.38, 54, {
          fill: ink,
          font: 'Poppins',
          weight: 500,
        })
      }
      pen.translate(w / 2, w / 2)
      for (const [t, l, k] of [
        [-0.95, 120, 14],
        [0.94, 175, 9],
      ]) {
        pen.save()
        pen.rotate(t)
        pen.fillStyle = ink
        pen.fillRect(-k / 2, -l, k, l + 26)
        pen.restore()
      }
      pen.beginPath()
      pen.arc(0, 0, 14, 0, 7)
      pen.fillStyle = ink
      pen.fill()
    },
    { roughness: 0.3 },
  )
const disc = (r, m) => new THREE.Mesh(new THREE.CircleGeometry(r, 64), m)
function mantelClock() {
  const w = wood('#5c2b22')
  return group(
    box(2.0, 0.16, 0.6, 0.04, w),
    at(
      plate(
        'M-80 0 L80 0 L80 -30 C70 -40 62 -60 52 -76 C36 -100 -36 -100 -52 -76 C-62 -60 -70 -40 -80 -30 Z',
        0.44,
        0.06,
        w,
      ),
      0,
      0.16,
      0,
    ),
    at(ring(0.44, 0.05, metal('Brass', 0.22)), 0, 0.66, 0.23),
    at(disc(0.43, dial()), 0, 0.66, 0.235),
  )
}
function alarmClock(s) {
  const c = gloss(s.c),
    m = metal('#c9cbcf', 0.2)
  return group(
    at(can(0.62, 0.36, c, 0.08), 0, 0.78, -0.18, [90, 0, 0]),
    at(ring(0.56, 0.05, m), 0, 0.78, 0.19),
    at(disc(0.55, dial('#1d1e21', '#f4f1ea')), 0, 0.78, 0.19),
    [-1, 1].map((x) => [
      at(
        turned(
          [
            [0.26, 0, 0],
            [0.22, 0.14, 0.06],
            [0, 0.2, 0],
          ],
          m,
        ),
        x * 0.4,
        1.34,
        0,
        [0, 0, x * -32],
      ),
      rod([x * 0.34, 0.06, 0], [x * 0.26, 0.36, 0], 0.045, m),
      rod([x * 0.3, 1.22, 0], [x * 0.36, 1.36, 0], 0.03, m),
    ]),
    rod([0, 1.38, 0], [0, 1.6, 0], 0.03, m),
    at(ball(0.07, m), 0, 1.62, 0),
    tube(
      [
        [-0.2, 1.6, 0],
        [0, 1.78, 0],
        [0.2, 1.6, 0],
      ],
      0.025,
      m,
    ),
  )
}
function dolls() {
  const one = (c, k) =>
    at(
      group(
        bulged(
          [
            [0, 0.02],
            [0.42, 0],
            [0.56, 0.3],
            [0.54, 0.72],
            [0.38, 1.0],
            [0.4, 1.2],
            [0.32, 1.46],
            [0, 1.56],
          ],
          gloss(c),
        ),
        at(ball(0.24, gloss('#f0d9bd'), [1, 1.1, 0.5]), 0, 1.22, 0.27),
        at(ball(0.18, gloss('#efe6d2'), [1.3, 1.5, 0.4]), 0, 0.5, 0.48),
        [
          [0, 0],
          [0.1, 0.08],
          [-0.1, 0.08],
          [0, 0.16],
        ].map(([x, y]) => at(ball(0.055, gloss('#b3262b'), [1, 1, 0.5]), x, 0.42 + y, 0.56)),
        [-0.08, 0.08].map((x) => at(ball(0.024, gloss('#1d1e21')), x, 1.26, 0.395)),
        at(ring(0.545, 0.012, gloss('#2a1a14')), 0, 0.66, 0, [90, 0, 0]),
      ),
      0,
      0,
      0,
      [0, 0, 0],
      k,
    )
  return group(
    at(one('#a8323a', 1.2), -0.55, 0, -0.2),
    at(one('#2f6b5a', 0.85), 0.45, 0, 0.1),
    at(one('#c9952c', 0.58), 1.15, 0, 0.4),
    at(one('#3c5a8a', 0.36), 1.6, 0, 0.6),
  )
}
function chime() {
  const g = glass('#6fa8b8', 0.3)
  const dome = bulged(
    [
      [0.5, 0],
      [0.48, 0.3],
      [0.3, 0.52],
      [0.05, 0.58],
    ],
    g,
  )
  dome.userData.clear = true
  return group(
    at(dome, 0, 1.5, 0),
    rod([0, 2.06, 0], [0, 2.4, 0], 0.012, matt('#7a5a42')),
    at(ring(0.08, 0.014, metal('Brass')), 0, 2.45, 0),
    [0, 72, 144, 216, 288].map((a, n) => [
      rod(
        [Math.sin(a / 57.3) * 0.36, 1.5, Math.cos(a / 57.3) * 0.36],
        [Math.sin(a / 57.3) * 0.36, 1.35, Math.cos(a / 57.3) * 0.36],
        0.006,
        matt('#555'),
      ),
      at(
        can(0.055, 0.62 + (n % 3) * 0.14, metal('#c3c5c9', 0.15), 0.01),
        Math.sin(a / 57.3) * 0.36,
        0.68 - (n % 3) * 0.14,
        Math.cos(a / 57.3) * 0.36,
      ),
    ]),
    rod([0, 1.5, 0], [0, 0.4, 0], 0.006, matt('#555')),
    at(can(0.2, 0.05, wood('#8a5a34')), 0, 0.95, 0),
    at(box(0.26, 0.4, 0.01, 0.005, wood('#b98a55')), 0, 0, 0),
  )
}
function bouquet() {
  const next = random(12),
    parts = []
  const shades = ['#d8808f', '#e6a9a0', '#efe0d0', '#c9586a', '#e6bb6f']
  const rose = (c) =>
    group(
      [0.2, 0.16, 0.11, 0.06].map((r, n) =>
        at(
          bulged(
            [
              [0.02, 0],
              [r * 0.9, 0.06],
              [r, 0.16 + n * 0.02],
              [r * 0.86, 0.2 + n * 0.03],
            ],
            matt(n % 2 ? light(c, 0.12) : c),
          ),
          0,
          n * 0.012,
          0,
          [n * 6, n * 40, 0],
        ),
      ),
    )
  for (let n = 0; n < 19; n++) {
    const r = Math.sqrt(n / 19) * 0.62
    const a = n * 2.4
    parts.push(
      at(
        rose(shades[n % 5]),
        Math.sin(a) * r,
        1.65 - r * r * 0.55,
        Math.cos(a) * r,
        [Math.cos(a) * r * 50, 0, -Math.sin(a) * r * 50],
        1.05 + next() * 0.3,
      ),
    )
  }
  for (let n = 0; n < 16; n++)
    parts.push(
      at(
        leaf(0.55, 0.2, n % 2 ? '#4c7a44' : '#7a9468'),
        Math.sin(n) * 0.4,
        1.35,
        Math.cos(n) * 0.4,
        [34, n * 57, 0],
      ),
    )
  return at(
    group(
      parts,
      bend(
        turned(
          [
            [0.12, 0, 0],
            [0.2, 0.5, 0.1],
            [0.74, 1.5, 0],
            [0.72, 1.5, 0],
          ],
          matt('#d9c3a0'),
          0.03,
          360,
          96,
        ),
        (p) => {
          const a = Math.atan2(p.x, p.z)
          const k = 1 + 0.07 * Math.sin(a * 9) * Math.min(1, p.y)
          p.x *= k
          p.z *= k
          if (p.y > 1.4) p.y += 0.08 * Math.sin(a * 5)
        },
      ),
      at(ring(0.22, 0.05, gloss('#a8323a')), 0, 0.55, 0, [90, 0, 0]),
    ),
    0,
    0,
    0,
    [-8, 0, -10],
  )
}
function cushionFine(s) {
  const f = cloth(s.c, [40, 40], 0.7)
  const geo = new THREE.BoxGeometry(1.8, 1.8, 0.8, 40, 40, 8)
  return at(
    group(
      bend(new THREE.Mesh(geo, f), (p) => {
        const a = Math.min(1, Math.abs(p.x) / 0.9),
          b = Math.min(1, Math.abs(p.y) / 0.9)
        p.z *= Math.max(0.03, (1 - a ** 3) * (1 - b ** 3)) ** 0.5
        const pull = 0.09 * (a ** 2 * (1 - b ** 2) + b ** 2 * (1 - a ** 2))
        p.x *= 1 - pull
        p.y *= 1 - pull
        p.z +=
          (0.02 * Math.sin((p.x + p.y) * 8) + 0.015 * Math.sin(p.x * 13 - p.y * 6)) *
          (1 - a) *
          (1 - b) *
          Math.sign(p.z || 1)
      }),
    ),
    0,
    0.9,
    0,
    [-12, 0, 0],
  )
}
function vase(s) {
  return group(
    bulged(
      [
        [0, 0.02],
        [0.3, 0],
        [0.34, 0.08],
        [0.3, 0.2],
        [0.62, 0.75],
        [0.68, 1.1],
        [0.42, 1.5],
        [0.24, 1.7],
        [0.24, 1.92],
        [0.34, 2.0],
        [0.3, 1.98],
      ],
      rough(s.c ?? 'Terracotta', [4, 4], 1.2),
    ),
    [-1, 1].map((x) =>
      tube(
        [
          [x * 0.22, 1.86, 0],
          [x * 0.56, 1.86, 0],
          [x * 0.66, 1.6, 0],
          [x * 0.56, 1.3, 0],
        ],
        0.055,
        rough(s.c ?? 'Terracotta'),
      ),
    ),
    [0.86, 0.98, 1.3].map((y, n) =>
      at(ring([0.648, 0.67, 0.585][n], 0.012, matt('#5c2f1c')), 0, y, 0, [90, 0, 0]),
    ),
  )
}
export const home = {
  sofa,
  officeChair,
  diningChair,
  bed,
  bookcase,
  coffeeTable,
  cabinet,
  footstool,
  pan,
  kettle,
  knife,
  dinnerware,
  teapot,
  saladBowl,
  mug,
  wineGlass,
  lunchBox,
  chopsticks,
  blender,
  deskLamp,
  floorLamp,
  bulb,
  torch,
  lantern,
  diya,
  framed,
  plant,
  mantelClock,
  alarmClock,
  dolls,
  chime,
  bouquet,
  cushion: cushionFine,
  vase,
}
export { block2, disc, leaf }
