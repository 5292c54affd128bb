import {
  at,
  ball,
  bend,
  box,
  bulged,
  can,
  face,
  group,
  plate,
  ring,
  rod,
  THREE,
  tube,
  turned,
  wrap,
} from '../forms.mjs'
import { drawn, label, line } from '../labels.mjs'
import {
  cloth,
  glass,
  gloss,
  leather,
  matt,
  metal,
  plastic,
  plush,
  rough,
  wood,
} from '../materials.mjs'

const marked = (r, h, text, ink = '#d8c08a', ground = '#1b1c1f', deg = 120) =>
  wrap(
    r + 0.003,
    h,
    deg,
    drawn(
      300,
      Math.round((300 * h) / (r * deg * 0.01745)),
      (pen, w, k) => {
        pen.fillStyle = ground
        pen.fillRect(0, 0, w, k)
        pen.translate(w / 2, k / 2)
        pen.rotate(-Math.PI / 2)
        line(pen, text, 0, 0, 84, { fill: ink, spacing: 0.12, most: k * 0.86 })
      },
      { roughness: 0.2 },
    ),
  )
function mascara(_s) {
  const c = gloss('#1b1c1f'),
    g = metal('Gold', 0.2)
  return group(
    at(
      group(
        can(0.15, 0.95, c, 0.02),
        at(marked(0.15, 0.8, 'NOORLINE'), 0, 0.48, 0),
        at(can(0.1, 0.12, g, 0.01), 0, 0.95, 0),
      ),
      -0.3,
      0,
      0,
    ),
    at(
      group(
        can(0.15, 0.8, c, 0.02),
        at(ring(0.15, 0.014, g), 0, 0.02, 0, [90, 0, 0]),
        rod([0, 0, 0], [0, -0.4, 0], 0.02, matt('#111')),
        at(
          bend(
            bulged(
              [
                [0.02, 0],
                [0.09, 0.1],
                [0.07, 0.3],
                [0.02, 0.42],
              ],
              cloth('#17181a', [30, 30], 5),
            ),
            (p) => {
              const k = 1 + 0.2 * Math.abs(Math.sin(p.y * 60))
              p.x *= k
              p.z *= k
            },
          ),
          0,
          -0.8,
          0,
        ),
      ),
      0.35,
      0.85,
      0,
      [0, 0, -14],
    ),
  )
}
function lipstick(s) {
  const g = metal('Gold', 0.2),
    c = gloss('#1b1c1f'),
    stick = plastic(s.c, 0.3)
  return group(
    can(0.2, 0.55, c, 0.02),
    at(can(0.17, 0.2, g, 0.01), 0, 0.55, 0),
    at(
      bend(can(0.13, 0.44, stick, 0.04), (p) => {
        if (p.y > 0.3) p.y -= Math.max(0, p.x + 0.13) * 0.75 * Math.min(1, (p.y - 0.28) / 0.1)
      }),
      0,
      0.74,
      0,
    ),
    at(
      group(can(0.205, 0.72, c, 0.02), at(ring(0.205, 0.014, g), 0, 0.03, 0, [90, 0, 0])),
      0.62,
      0,
      0.1,
    ),
  )
}
function polish(s) {
  return group(
    box(0.6, 0.62, 0.6, 0.16, gloss(s.c)),
    at(can(0.15, 0.1, metal('#c9cbcf')), 0, 0.6, 0),
    at(
      turned(
        [
          [0, 0, 0],
          [0.19, 0, 0.02],
          [0.14, 0.8, 0.06],
          [0, 0.8, 0],
        ],
        gloss('#1b1c1f'),
      ),
      0,
      0.68,
      0,
    ),
    at(
      face(
        0.34,
        0.16,
        label({
          w: 340,
          h: 160,
          clear: true,
          brand: 'RANGOLI',
          ink: '#fff',
          accent: 'rgba(0,0,0,0)',
        }),
      ),
      0,
      0.26,
      0.303,
    ),
  )
}
function palette(_s) {
  const c = gloss('#1d1e21'),
    next = [
      '#7a3f2f',
      '#c98f63',
      '#e6c3a0',
      '#a8505a',
      '#5a2a3a',
      '#d8a05a',
      '#8a6a5a',
      '#e0b0a8',
      '#b8643f',
      '#3f2f35',
      '#c7785f',
      '#efdcc3',
    ]
  return group(
    box(1.9, 0.12, 1.1, 0.04, c),
    next.map((k, n) =>
      at(
        can(0.125, 0.02, matt(k), 0.008),
        -0.72 + (n % 6) * 0.29,
        0.115,
        -0.22 + Math.floor(n / 6) * 0.36,
      ),
    ),
    at(box(1.6, 0.05, 0.12, 0.03, matt('#2b2c30')), 0, 0.1, 0.42),
    at(
      group(
        at(box(1.9, 1.05, 0.07, 0.03, c)),
        at(face(1.74, 0.9, metal('#d9dde0', 0.03)), 0, 0.53, 0.037),
      ),
      0,
      0.08,
      -0.56,
      [-20, 0, 0],
    ),
  )
}
function pencil(_s) {
  const c = gloss('#1d1e21')
  return group(
    at(
      group(
        at(can(0.07, 1.7, c, 0.005), 0, 0, 0),
        at(
          turned(
            [
              [0.07, 0, 0],
              [0.016, 0.24, 0.01],
              [0, 0.26, 0],
            ],
            wood('#c79d6d'),
          ),
          0,
          1.7,
          0,
        ),
        at(
          turned(
            [
              [0.026, 0, 0],
              [0.008, 0.09, 0.004],
              [0, 0.1, 0],
            ],
            matt('#111'),
          ),
          0,
          1.89,
          0,
        ),
        at(can(0.072, 0.1, metal('Gold', 0.25), 0.005), 0, 0.1, 0),
      ),
      0.9,
      0.07,
      0,
      [0, 0, 90],
    ),
    at(group(can(0.085, 0.6, c, 0.02)), 0.7, 0.085, 0.4, [0, 24, 90]),
  )
}
function compact(s) {
  const c = metal('Rose Gold', 0.25)
  return group(
    can(0.62, 0.14, c, 0.05),
    at(can(0.52, 0.02, matt(s.c), 0.01), 0, 0.13, 0),
    at(
      group(
        at(can(0.62, 0.09, c, 0.04), 0, 0.62, 0, [90, 0, 0]),
        at(
          new THREE.Mesh(new THREE.CircleGeometry(0.53, 64), metal('#d9dde0', 0.03)),
          0,
          0.62,
          0.093,
        ),
      ),
      0,
      0.1,
      -0.62,
      [-14, 0, 0],
    ),
  )
}
function handMirror(s) {
  const c = gloss(s.c ?? 'Pink')
  return at(
    group(
      at(
        bend(can(0.62, 0.1, c, 0.04), () => {}),
        0,
        1.35,
        -0.05,
        [90, 0, 0],
        [0.9, 1, 1.1],
      ),
      at(
        new THREE.Mesh(new THREE.CircleGeometry(0.52, 64), metal('#d9dde0', 0.02)),
        0,
        1.35,
        0.053,
        [0, 0, 0],
        [0.9, 1.1, 1],
      ),
      at(ring(0.55, 0.035, metal('Gold', 0.25)), 0, 1.35, 0.04, [0, 0, 0], [0.9, 1.1, 1]),
      at(
        bulged(
          [
            [0.03, 0],
            [0.11, 0.1],
            [0.08, 0.4],
            [0.1, 0.72],
          ],
          c,
        ),
        0,
        0,
        0,
      ),
    ),
    0,
    0,
    0,
    [-16, 0, -14],
  )
}
function brushes(_s) {
  const g = metal('Rose Gold', 0.25)
  const one = (h, r, hair, x, z, t) =>
    at(
      group(
        can(0.045, h, gloss('#1d1e21'), 0.02),
        at(
          turned(
            [
              [0.045, 0, 0],
              [r * 0.7, 0.22, 0],
              [r * 0.7, 0.24, 0],
            ],
            g,
          ),
          0,
          h,
          0,
        ),
        at(
          bend(
            bulged(
              [
                [r * 0.68, 0],
                [r, hair * 0.5],
                [r * 0.8, hair * 0.85],
                [0, hair],
              ],
              plush('#5a4034', [10, 10]),
            ),
            (p) => {
              p.z *= 0.8
            },
          ),
          0,
          h + 0.23,
          0,
        ),
      ),
      x,
      0.25,
      z,
      t,
    )
  return group(
    turned(
      [
        [0, 0, 0],
        [0.4, 0, 0.05],
        [0.42, 0.85, 0.02],
        [0.38, 0.85, 0],
        [0.36, 0.1, 0],
        [0, 0.08, 0],
      ],
      leather('#c9a08e', [6, 3], 0.5),
    ),
    [
      [1.0, 0.17, 0.4, 0, 0, [0, 0, -3]],
      [0.95, 0.13, 0.32, 0.16, -0.05, [0, 0, -13]],
      [0.9, 0.11, 0.26, -0.15, 0.06, [0, 0, 13]],
      [1.1, 0.08, 0.2, 0.06, -0.18, [-8, 0, -6]],
      [0.85, 0.1, 0.24, 0.2, 0.16, [10, 0, -20]],
      [1.05, 0.07, 0.16, -0.2, -0.1, [-6, 0, 22]],
      [0.8, 0.12, 0.3, 0.02, 0.2, [12, 0, 4]],
    ].map((a) => one(...a)),
  )
}
function gloss3() {
  const one = (c) => {
    const g = turned(
      [
        [0, 0, 0],
        [0.13, 0, 0.02],
        [0.13, 0.72, 0.02],
        [0.09, 0.74, 0],
      ],
      glass('#c0cacc', 0.12),
    )
    g.userData.clear = true
    return group(
      at(can(0.1, 0.62, gloss(c), 0.02), 0, 0.05, 0),
      g,
      at(can(0.12, 0.6, metal('Rose Gold', 0.22), 0.02), 0, 0.74, 0),
    )
  }
  return group(
    at(one('#c9596a'), -0.4, 0, 0),
    at(one('#d98a72'), 0, 0, 0.12),
    at(one('#9a3a4f'), 0.4, 0, 0),
  )
}
// Jewellery.
function ringJewel(_s) {
  const m = metal('#d6d8db', 0.12)
  return group(
    at(ring(0.5, 0.055, m), 0, 0.55, 0),
    at(
      group(
        gem('#e6eef2', 0.2),
        [0, 90, 180, 270].map((a) =>
          rod(
            [Math.sin(a / 57.3) * 0.1, -0.16, Math.cos(a / 57.3) * 0.1],
            [Math.sin(a / 57.3) * 0.19, 0.05, Math.cos(a / 57.3) * 0.19],
            0.018,
            m,
          ),
        ),
      ),
      0,
      1.2,
      0,
    ),
  )
}
const gem = (c, r) => {
  const g = new THREE.LatheGeometry(
    [
      [0, -0.75],
      [1, 0],
      [0.62, 0.36],
      [0, 0.37],
    ].map(([x, y]) => new THREE.Vector2(x * r, y * r)),
    12,
  ).toNonIndexed()
  g.computeVertexNormals()
  const m = metal(c, 0.08)
  m.metalness = 0.55
  return new THREE.Mesh(g, m)
}
function necklace(_s) {
  const pts = []
  for (let n = 0; n < 46; n++) {
    const a = (n / 46) * Math.PI * 2
    const x = Math.sin(a) * 0.85,
      z = Math.cos(a) * (Math.cos(a) > 0 ? 1.15 : 0.7)
    pts.push(at(ball(0.062 + 0.022 * Math.max(0, Math.cos(a)), gloss('#efe8de')), x, 0.08, z))
  }
  return group(pts, at(ball(0.06, metal('Gold')), 0, 0.08, -0.7))
}
function pendant(_s) {
  const m = metal('#d6d8db', 0.15),
    links = []
  for (let n = 0; n < 100; n++) {
    const t = n / 100
    const a = t * Math.PI * 2
    links.push(
      at(
        ring(0.03, 0.009, m, 360, 8),
        Math.sin(a) * 0.75 * (1 - 0.25 * Math.cos(a)),
        0.02,
        Math.cos(a) * 1.05 - 0.1,
        [n % 2 ? 90 : 20, (a * 180) / Math.PI, 0],
      ),
    )
  }
  return group(
    links,
    at(
      group(gem('#1f4aa8', 0.3), at(ring(0.31, 0.03, m), 0, 0, 0, [90, 0, 0])),
      0,
      0.2,
      1.2,
      [56, 0, 0],
      [1, 1, 1.25],
    ),
  )
}
function jhumka() {
  const g = metal('Gold', 0.24)
  const one = () =>
    group(
      tube(
        [
          [0, 2.0, 0],
          [0.1, 2.16, 0],
          [0, 2.24, -0.1],
        ],
        0.02,
        g,
      ),
      at(can(0.28, 0.06, g, 0.03), 0, 1.68, -0.03, [90, 0, 0]),
      at(ball(0.1, gloss('#a8323a')), 0, 1.68, 0.06),
      [...Array(12)].map((_, n) =>
        at(ball(0.045, g), Math.sin(n / 1.91) * 0.27, 1.68 + Math.cos(n / 1.91) * 0.27, 0.02),
      ),
      rod([0, 1.4, 0], [0, 1.2, 0], 0.025, g),
      bend(
        bulged(
          [
            [0.62, 0.4],
            [0.6, 0.5],
            [0.5, 0.8],
            [0.3, 1.06],
            [0.08, 1.2],
          ],
          g,
        ),
        (p) => {
          const k = 1 + 0.03 * Math.cos(Math.atan2(p.x, p.z) * 18)
          p.x *= k
          p.z *= k
        },
      ),
      at(ring(0.62, 0.035, g), 0, 0.4, 0, [90, 0, 0]),
      [...Array(18)].map((_, n) => [
        at(
          ball(0.055, gloss('#efe8de')),
          Math.sin(n * 0.349) * 0.6,
          0.28,
          Math.cos(n * 0.349) * 0.6,
        ),
      ]),
    )
  return group(at(one(), -0.75, 0, 0), at(one(), 0.75, 0, -0.2))
}
function bangles() {
  const shades = ['#a8323a', '#c9952c', '#2f6b5a', '#3c5a9a', '#7a4a8a', '#c9586a']
  return group(
    shades
      .map((c, n) =>
        at(
          ring(0.72, 0.06, gloss(c)),
          n < 4 ? 0.02 * n : 0,
          0.07 + (n < 4 ? n * 0.12 : 0),
          n < 4 ? 0.02 : 0,
          [90, 0, 0],
        ),
      )
      .slice(0, 4),
    at(ring(0.72, 0.06, gloss(shades[4])), 0.95, 0.62, 0.35, [24, 40, 0]),
    at(ring(0.72, 0.06, gloss(shades[5])), 1.05, 0.6, 0.2, [30, 52, 0]),
  )
}
function tiara() {
  const m = metal('#d6d8db', 0.14),
    parts = []
  for (let n = -7; n <= 7; n++) {
    const a = (n / 7) * 1.25
    const h = 0.25 + 0.55 * Math.cos(a * 1.1) ** 2
    const p = [Math.sin(a) * 0.95, 0.06, Math.cos(a) * 0.95]
    parts.push(
      rod(p, [p[0] * 1.03, h, p[2] * 1.03], 0.02, m),
      at(gem('#dce8f0', 0.06 + 0.04 * Math.cos(a)), p[0] * 1.03, h + 0.08, p[2] * 1.03, [
        90 - 20,
        (a * 180) / Math.PI,
        0,
      ]),
    )
    if (n < 7) {
      const b = ((n + 0.5) / 7) * 1.25
      parts.push(
        tube(
          [
            p,
            [Math.sin(b) * 0.98, h * 0.62, Math.cos(b) * 0.98],
            [Math.sin(((n + 1) / 7) * 1.25) * 0.95, 0.06, Math.cos(((n + 1) / 7) * 1.25) * 0.95],
          ],
          0.014,
          m,
        ),
      )
    }
  }
  const arc = (y) =>
    tube(
      [...Array(25)].map((_, n) => {
        const a = -1.7 + (n / 24) * 3.4
        return [Math.sin(a) * 0.95, y, Math.cos(a) * 0.95]
      }),
      0.026,
      m,
    )
  return group(arc(0.04), arc(0.16), parts)
}
function gemstone() {
  return at(group(gem('#1e8a60', 0.7)), 0, 0.6, 0, [18, 10, 8], [1.25, 1, 0.9])
}
function soap(_s) {
  return group(
    at(box(1.3, 0.4, 0.85, 0.18, rough('#a9b08a', [3, 3], 0.6)), 0, 0, 0),
    at(box(1.3, 0.4, 0.85, 0.18, rough('#c9a052', [3, 3], 0.6)), 0.12, 0.4, -0.05, [0, 24, 0]),
  )
}
function razor(_s) {
  const m = metal('#c9cbcf', 0.16)
  return at(
    group(
      at(
        bend(can(0.08, 1.2, m, 0.03), (p) => {
          const k = 1 + 0.05 * Math.sin(p.y * 60)
          if (p.y < 0.9) {
            p.x *= k
            p.z *= k
          }
        }),
        0,
        0,
        0,
      ),
      at(box(0.72, 0.1, 0.42, 0.04, m), 0, 1.2, 0, [8, 0, 0]),
      at(box(0.7, 0.02, 0.44, 0.008, metal('#e3e5e8', 0.08)), 0, 1.18, 0, [8, 0, 0]),
    ),
    0,
    0.22,
    0.5,
    [-72, 24, 0],
  )
}
function toothbrush(s) {
  const w = wood('#c9a268')
  const rows = []
  for (let x = 0; x < 3; x++)
    for (let y = 0; y < 8; y++)
      rows.push(
        at(
          can(0.03, 0.2, matt(s.bristle ?? '#f0ede6')),
          -0.055 + x * 0.055,
          1.62 + y * 0.055,
          0.04,
          [90, 0, 0],
        ),
      )
  return at(
    group(
      at(
        plate(
          'M-8 0 Q0 -6 8 0 L9 90 Q6 110 6 150 Q12 160 11 200 Q0 212 -11 200 Q-12 160 -6 150 Q-6 110 -9 90 Z',
          0.09,
          0.035,
          w,
        ),
        0,
        0,
        0,
        [0, 0, 0],
        [1, -1, 1],
      ),
      rows,
    ),
    -0.2,
    0.1,
    0.8,
    [-78, 30, 0],
  )
}
function comb(_s) {
  const c = plastic('#5a3a24', 0.2)
  const d = ['M-80 0 Q-80 -34 -50 -36 H50 Q80 -34 80 0 L76 0']
  for (let x = 70; x >= -70; x -= 14)
    d.push(`L${x + 4} 0 L${x} 56 Q${x - 3} 60 ${x - 6} 56 L${x - 8} 0`)
  return at(plate(`${d.join(' ')} Z`, 0.12, 0.04, c, 0.01), 0, 0.62, 0, [-12, 0, 0])
}
export const jewels = {
  mascara,
  lipstick,
  polish,
  palette,
  pencil,
  compact,
  handMirror,
  brushes,
  gloss3,
  ringJewel,
  necklace,
  pendant,
  jhumka,
  bangles,
  tiara,
  gemstone,
  soap,
  razor,
  toothbrush,
  comb,
}
