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
import { drawn, label, line, screen } from '../labels.mjs'
import {
  canvas,
  cloth,
  colour,
  dark,
  glass,
  gloss,
  glow,
  knitted,
  light,
  liquid,
  made,
  matt,
  metal,
  plastic,
  plush,
  random,
  rough,
  rubber,
  wood,
} from '../materials.mjs'
import { block2, disc, leaf } from './home.mjs'
import { spoked } from './sport.mjs'

// Food.
/** Skin of fruit: a colour that runs into others, with fine spots. */
const skin = (a, b, c, spots, roughness = 0.32) =>
  made({
    roughness,
    map: canvas(512, 512, (pen, w) => {
      const g = pen.createLinearGradient(0, 0, 0, w)
      g.addColorStop(0, a)
      g.addColorStop(0.45, b)
      g.addColorStop(1, c)
      pen.fillStyle = g
      pen.fillRect(0, 0, w, w)
      const next = random(9)
      for (let n = 0; n < 1400; n++) {
        pen.fillStyle = spots[Math.floor(next() * spots.length)]
        pen.globalAlpha = 0.25
        pen.beginPath()
        pen.ellipse(next() * w, next() * w, 0.8 + next() * 1.4, 1 + next() * 7, 0, 0, 7)
        pen.fill()
      }
    }),
  })
const stalk = (h = 0.2) =>
  tube(
    [
      [0, 0, 0],
      [0.02, h * 0.5, 0],
      [0.07, h, 0],
    ],
    0.022,
    rough('#5a4028'),
  )
function mangoes() {
  const one = (_n) =>
    bend(
      new THREE.Mesh(
        new THREE.SphereGeometry(0.52, 48, 32),
        skin('#c9622f', '#e2a33c', '#e0b84a', ['#f4dc8a', '#a86a24']),
      ),
      (p) => {
        p.y *= 1.3
        p.x += 0.14 * p.y * p.y
        p.x *= 1.05
        p.z *= 0.86
      },
    )
  return group(
    [
      [-0.6, 0.45, [0, 20, 78]],
      [0.55, 0.5, [0, -30, 96]],
      [0, -0.35, [0, 80, 84]],
      [-1.0, -0.5, [0, 10, 92]],
      [0.95, -0.4, [0, 60, 80]],
    ].map(([x, z, t]) => at(one(), x, 0.46, z, t)),
    at(group(one(), at(stalk(0.14), 0.2, 0.66, 0)), 0.02, 1.02, 0.0, [0, 30, 70]),
  )
}
function apples() {
  const one = () =>
    group(
      bend(
        new THREE.Mesh(
          new THREE.SphereGeometry(0.52, 56, 40),
          skin('#8a1420', '#b3202c', '#c9503a', ['#e6b870', '#7a0f1a', '#d88a5a']),
        ),
        (p) => {
          const r = Math.hypot(p.x, p.z)
          p.y -= p.y > 0 ? 0.22 * Math.exp(-r * r * 18) : -0.14 * Math.exp(-r * r * 18)
          const k = 1.06 + 0.1 * p.y
          p.x *= k
          p.z *= k
          p.y *= 0.94
        },
      ),
      at(stalk(), 0, 0.3, 0),
    )
  return group(
    [
      [-0.58, 0.4, [4, 0, 8]],
      [0.52, 0.5, [0, 60, -10]],
      [0.04, -0.4, [0, 0, 0]],
      [1.1, -0.3, [0, 0, 12]],
      [-1.1, -0.35, [0, 30, -8]],
    ].map(([x, z, t]) => at(one(), x, 0.5, z, t)),
    at(
      group(one(), at(leaf(0.3, 0.16, '#4c7a44'), 0.05, 0.48, 0, [30, 40, -40])),
      0.0,
      1.24,
      0.1,
      [6, 20, -8],
    ),
  )
}
function bananas() {
  const one = (a, k) => {
    const pts = []
    for (let n = 0; n <= 16; n++) {
      const t = n / 16
      const b = -0.5 + t * 1.75
      pts.push([Math.sin(b) * 1.5 * k, -Math.cos(b) * 1.5 * k + 1.6, 0])
    }
    const m = bend(
      tube(
        pts,
        0.19,
        skin('#d9b23a', '#e3bd45', '#d9b23a', ['#a87a24', '#f0d67a'], 0.45),
        false,
        80,
      ),
      () => {},
    )
    const uv = m.geometry.attributes.uv
    const pos = m.geometry.attributes.position
    const curve = new THREE.CatmullRomCurve3(
      pts.map((p) => new THREE.Vector3(...p)),
      false,
      'centripetal',
    )
    const v = new THREE.Vector3()
    for (let n = 0; n < pos.count; n++) {
      const t = uv.getX(n)
      const c = curve.getPointAt(Math.min(1, Math.max(0, t)))
      v.fromBufferAttribute(pos, n).sub(c)
      const s =
        t < 0.14
          ? 0.32 + t * 2
          : t > 0.9
            ? Math.max(0.25, 1 - (t - 0.9) * 7.5)
            : t < 0.3
              ? 0.6 + (t - 0.14) * 2.5
              : 1
      v.multiplyScalar(s).add(c)
      pos.setXYZ(n, v.x, v.y, v.z)
    }
    m.geometry.computeVertexNormals()
    return at(group(m, at(ball(0.06, rough('#3a2a18')), ...pts[16])), 0, 0, 0, [0, a, 0])
  }
  return at(
    group(
      [-40, -22, -5, 12, 30].map((a, n) => one(a, 1 - 0.03 * Math.abs(n - 2))),
      at(ball(0.16, rough('#7a6a2a'), [1, 1.2, 1.3]), -0.72, 0.3, 0),
    ),
    0,
    0,
    0,
    [0, -20, 12],
  )
}
function loaf() {
  const crust = skin('#7a4a22', '#a86a34', '#c99a5f', ['#e9d7b8', '#5a3418'], 0.9)
  return group(
    bend(new THREE.Mesh(new THREE.SphereGeometry(1, 72, 48), crust), (p) => {
      p.x *= 1.15
      p.z *= 0.72
      p.y = p.y < 0 ? p.y * 0.16 : p.y * 0.66 * (1 + 0.03 * Math.sin(p.x * 9))
      for (const x of [-0.6, -0.1, 0.4]) {
        const d = p.x + 0.25 * p.z - x
        p.y -= p.y > 0.2 ? 0.09 * Math.exp(-d * d * 260) : 0
        p.y += p.y > 0.2 ? 0.03 * Math.exp(-((d - 0.1) ** 2) * 260) : 0
      }
    }),
    at(box(2.9, 0.09, 1.8, 0.04, wood('#a8794a')), 0, -0.24, 0),
  )
}
function cheese() {
  const m = rough('#dfae4a', [2, 2], 0.4)
  const wedge = (a, r) =>
    at(
      plate(
        `M0 0 L${r * 100} 0 A${r * 100} ${r * 100} 0 0 1 ${Math.cos(a) * r * 100} ${Math.sin(a) * r * 100} Z`,
        0.7,
        0.04,
        m,
      ),
      0,
      0.35,
      0,
      [-90, 0, 0],
    )
  return group(
    at(wedge(0.85, 1.6), -0.9, 0.08, 0.2),
    at(
      plate(
        'M0 0 A160 160 0 0 1 -54 120 L-58 118 A154 154 0 0 0 -5 0 Z',
        0.72,
        0.02,
        matt('#a8431f'),
      ),
      0.705,
      0.43,
      0.2,
      [-90, 0, 0],
      [1, -1, 1],
    ),
    at(box(2.4, 0.08, 1.7, 0.03, wood('#8a5f3a')), 0, 0, -0.3),
  )
}
function butter() {
  const b = plastic('#ecd07a', 0.45),
    foil = metal('#d9d4c4', 0.4)
  return group(
    at(box(1.5, 0.5, 0.75, 0.05, b), -0.1, 0.05, 0),
    at(box(0.9, 0.54, 0.8, 0.03, foil), 0.3, 0.03, 0),
    at(
      face(
        0.8,
        0.36,
        label({
          w: 560,
          h: 250,
          ground: '#d9d4c4',
          brand: 'GOPALBARI',
          name: 'Butter',
          accent: '#c9952c',
        }),
      ),
      0.3,
      0.3,
      0.403,
    ),
    at(box(0.05, 0.5, 0.74, 0.02, b), -1.0, 0.05, 0, [0, 0, 8]),
    at(box(2.3, 0.06, 1.2, 0.05, gloss('#e6e3dc')), 0, 0, 0),
  )
}
function eggs() {
  const egg = (c) =>
    bend(ball(0.24, plastic(c, 0.5)), (p) => {
      p.y *= 1.32
      const k = 1 - (0.18 * p.y) / 0.3
      p.x *= k
      p.z *= k
    })
  const pulp = rough('#9a958c', [6, 6], 3)
  const cups = []
  for (let x = 0; x < 4; x++)
    for (let z = 0; z < 3; z++)
      cups.push(
        at(
          turned(
            [
              [0.1, 0, 0],
              [0.2, 0.02, 0.03],
              [0.3, 0.24, 0.03],
              [0.27, 0.24, 0],
            ],
            pulp,
          ),
          -0.87 + x * 0.58,
          0,
          -0.58 + z * 0.58,
        ),
        at(
          egg(['#d9b08a', '#c9966c', '#e6c8a8', '#d0a07a'][(x * 3 + z) % 4]),
          -0.87 + x * 0.58,
          0.34,
          -0.58 + z * 0.58,
        ),
      )
  return group(at(box(2.4, 0.1, 1.8, 0.05, pulp), 0, 0.12, 0), cups)
}
function chocolate() {
  const c = plastic('#3a2016', 0.3),
    parts = []
  for (let x = 0; x < 3; x++)
    for (let z = 0; z < 4; z++)
      parts.push(at(box(0.42, 0.16, 0.42, 0.06, c), -1.2 + x * 0.44, 0.03, -0.66 + z * 0.44))
  return group(
    at(box(1.34, 0.12, 1.78, 0.03, c), -0.76, 0, 0),
    parts,
    at(box(1.9, 0.2, 1.84, 0.04, metal('#d8c27a', 0.3)), 0.62, 0, 0),
    at(box(1.7, 0.22, 1.9, 0.03, matt('#2a1a22')), 0.78, 0, 0),
    at(
      face(
        1.6,
        1.7,
        label({
          w: 640,
          h: 680,
          ground: '#2a1a22',
          ink: '#e6cfa0',
          brand: 'MODHUBON',
          name: 'Dark Chocolate',
          foot: '70% COCOA',
          accent: '#b98a3a',
        }),
      ),
      0.78,
      0.223,
      0,
      [-90, 0, 0],
    ),
  )
}
function cookies() {
  const one = (seed) => {
    const next = random(seed * 77 + 5)
    return group(
      bend(can(0.62, 0.16, rough('#c08a4a', [4, 4], 3), 0.06), (p) => {
        const a = Math.atan2(p.x, p.z)
        const k = 1 + 0.02 * Math.sin(a * 7 + seed)
        p.x *= k
        p.z *= k
        p.y += p.y > 0.1 ? 0.04 * (1 - (p.x * p.x + p.z * p.z) / 0.4) : 0
      }),
      [...Array(11)].map(() => {
        const r = Math.sqrt(next()) * 0.5
        const a = next() * 6.3
        return at(
          box(0.12, 0.1, 0.12, 0.04, plastic('#3a2016', 0.4)),
          Math.sin(a) * r,
          0.13,
          Math.cos(a) * r,
          [next() * 30, next() * 90, next() * 30],
        )
      }),
    )
  }
  return group(
    one(1),
    at(one(2), 0.05, 0.17, 0.03, [0, 40, 0]),
    at(one(3), -0.04, 0.34, 0, [0, 110, 0]),
    at(one(4), 0.85, 0.46, 0.3, [74, -20, 0]),
    at(one(5), -0.95, 0, 0.35),
  )
}
function peanuts() {
  const next = random(21),
    m = rough('#c9a068', [6, 4], 5)
  const one = () =>
    bend(new THREE.Mesh(new THREE.SphereGeometry(0.2, 28, 24), m), (p) => {
      p.x *= 1.9
      const k = 1 - 0.3 * Math.exp(-p.x * p.x * 40) + 0.03 * Math.sin(p.x * 40)
      p.y *= k
      p.z *= k
    })
  const heap = []
  for (let n = 0; n < 34; n++) {
    const r = Math.sqrt(next())
    const a = next() * 6.3
    heap.push(
      at(
        one(),
        Math.sin(a) * r,
        0.16 + Math.max(0, 0.62 - r * 0.7) * next(),
        Math.cos(a) * r * 0.8,
        [next() * 40, next() * 360, next() * 50 - 25],
      ),
    )
  }
  return group(heap)
}
function milkTea() {
  const g = turned(
    [
      [0, 0.0, 0],
      [0.4, 0, 0.05],
      [0.54, 1.45, 0.02],
      [0.52, 1.45, 0],
    ],
    glass('#c0cacc', 0.14),
  )
  g.userData.clear = true
  const next = random(4),
    pearls = []
  for (let n = 0; n < 26; n++) {
    const a = next() * 6.3
    pearls.push(
      at(
        ball(0.07, gloss('#2a1710')),
        Math.sin(a) * 0.365,
        0.1 + next() * 0.3,
        Math.cos(a) * 0.365,
      ),
    )
  }
  return group(
    at(
      turned(
        [
          [0, 0.03, 0],
          [0.37, 0.03, 0.04],
          [0.5, 1.25, 0],
          [0, 1.25, 0],
        ],
        liquid('#c09068'),
      ),
    ),
    pearls,
    g,
    at(
      turned(
        [
          [0.55, 0, 0],
          [0.5, 0.06, 0.03],
          [0.34, 0.2, 0.1],
          [0, 0.22, 0],
        ],
        plastic('#efece6', 0.25),
      ),
      0,
      1.44,
      0,
    ),
    rod([0.05, 0.9, 0], [0.2, 2.05, 0], 0.06, plastic('#a8323a', 0.35)),
    at(box(0.7, 1.1, 0.4, 0.02, matt('#e6d6bd')), 0.95, 0, -0.4, [0, -16, 0]),
    at(
      face(
        0.66,
        1.04,
        label({
          w: 420,
          h: 660,
          ground: '#e6d6bd',
          brand: 'CHAIWARI',
          name: 'Milk Tea Kit',
          foot: 'TAPIOCA',
          accent: '#8a5a38',
        }),
      ),
      0.895,
      0.55,
      -0.205,
      [0, -16, 0],
    ),
  )
}
// Pets and babies.
function bones() {
  const m = rough('#c9a878', [3, 3], 1.4)
  const one = () =>
    group(
      bend(can(0.14, 1.2, m, 0.05), (p) => {
        const k = 1 - 0.2 * Math.cos((p.y - 0.6) * 2.4)
        p.x *= k
        p.z *= k
      }),
      [-1, 1].map((x) => [at(ball(0.2, m), x * 0.14, 0, 0), at(ball(0.2, m), x * 0.14, 1.2, 0)]),
    )
  return group(
    [
      [0, 0.2, 0.3, 84],
      [0.1, 0.2, -0.3, 96],
      [0, 0.52, 0, 90],
      [0.2, 0.2, 0.95, 80],
    ].map(([x, y, z, t], n) => at(one(), x + 0.6, y, z, [0, n * 16 - 20, t])),
  )
}
function yarn(s) {
  const m = knitted(s.c, [14, 14], 3),
    c = []
  const next = random(3)
  for (let n = 0; n < 38; n++)
    c.push(
      at(
        ring(0.78 + next() * 0.03, 0.05, cloth(n % 3 ? s.c : light(s.c, 0.12), [40, 2], 3), 360, 8),
        0,
        0,
        0,
        [next() * 180, next() * 180, 0],
      ),
    )
  return group(
    at(group(ball(0.77, m), c), 0, 0.82, 0),
    tube(
      [
        [0.5, 0.06, 0.5],
        [0.9, 0.05, 0.7],
        [1.2, 0.05, 0.3],
        [1.0, 0.05, -0.1],
        [1.5, 0.05, 0.1],
        [1.8, 0.05, 0.5],
      ],
      0.05,
      cloth(s.c, [40, 2], 3),
    ),
  )
}
function collar(s) {
  const m = cloth(s.c, [60, 4], 1.2)
  const strap = bend(grid(1, 0.28, m, 120), (p) => {
    const a = p.x * Math.PI * 2
    p.x = Math.sin(a) * 0.8
    p.z = Math.cos(a) * 0.7
    p.y += 0.16
  })
  return group(
    strap,
    at(strap.clone(), 0, 0, 0, [0, 0, 0], [0.96, 1, 0.96]),
    at(
      bend(grid(1, 0.06, plastic('#e9e8e4', 0.2), 120), (p) => {
        const a = p.x * Math.PI * 2
        p.x = Math.sin(a) * 0.806
        p.z = Math.cos(a) * 0.706
        p.y += 0.16
      }),
    ),
    at(box(0.42, 0.34, 0.12, 0.05, plastic('#222327', 0.4)), -0.45, 0, 0.58, [0, -38, 0]),
    at(ring(0.09, 0.022, metal()), 0.2, 0.0, 0.71),
    at(can(0.17, 0.03, metal('Brass', 0.25), 0.01), 0.2, -0.24, 0.7, [90, 0, 0]),
  )
}
function petBed(_s) {
  const f = plush('#8f8a84', [14, 10])
  f.bumpScale = 3
  return group(
    at(
      bend(ring(1.05, 0.34, f), (p) => {
        if (p.y < -0.9) p.z *= 0.7
        p.y *= 0.86
      }),
      0,
      0.34,
      0,
      [90, 0, 0],
    ),
    at(
      bend(ball(1, plush('#e2dacd', [14, 14])), (p) => {
        p.x *= 0.95
        p.z *= 0.85
        p.y *= 0.2
      }),
      0,
      0.24,
      0,
    ),
  )
}
function babyBottle() {
  const g = turned(
    [
      [0, 0, 0],
      [0.34, 0, 0.05],
      [0.36, 0.5, 0.2],
      [0.32, 0.7, 0.2],
      [0.36, 1.1, 0.08],
      [0.26, 1.2, 0],
    ],
    glass('#b9cdd2', 0.16),
  )
  g.userData.clear = true
  return group(
    at(
      turned(
        [
          [0, 0.03, 0],
          [0.31, 0.03, 0.04],
          [0.33, 0.5, 0.2],
          [0.29, 0.7, 0.1],
          [0.3, 0.8, 0],
          [0, 0.8, 0],
        ],
        liquid('#ece8dd'),
      ),
    ),
    g,
    at(can(0.33, 0.2, plastic('#e5a9a4', 0.4), 0.04), 0, 1.18, 0),
    at(
      bulged(
        [
          [0.26, 0],
          [0.22, 0.1],
          [0.1, 0.2],
          [0.085, 0.3],
          [0.1, 0.36],
          [0, 0.44],
        ],
        plastic('#d9b98a', 0.35),
      ),
      0,
      1.36,
      0,
    ),
    [0.3, 0.5, 0.7].map((y) => at(ring(0.345, 0.006, matt('#c98f8a'), 60), 0, y, 0, [90, 0, -120])),
  )
}
function soother(s) {
  const one = (c) =>
    group(
      at(
        bend(
          plate(
            'M-50 0 C-50 -34 -20 -34 0 -24 C20 -34 50 -34 50 0 C50 34 20 34 0 26 C-20 34 -50 34 -50 0 Z',
            0.1,
            0.04,
            plastic(c, 0.35),
          ),
          (p) => {
            p.z += 0.3 * p.x * p.x
          },
        ),
        0,
        0.55,
        0,
      ),
      at(ring(0.24, 0.045, plastic(light(c, 0.35), 0.35), 360), 0, 0.36, 0.16, [14, 0, 0]),
      at(can(0.13, 0.08, plastic(light(c, 0.2), 0.3), 0.03), 0, 0.55, 0.05, [90, 0, 0]),
      at(
        bend(ball(0.2, plastic('#d9b98a', 0.3)), (p) => {
          p.z *= 1.5
        }),
        0,
        0.55,
        -0.3,
      ),
    )
  return group(
    at(one(s.c), -0.5, 0, 0, [-10, 16, 0]),
    at(one(light(s.c, 0.25)), 0.6, 0, -0.3, [-10, -28, 0]),
  )
}
function babyBath() {
  return group(
    bend(
      bulged(
        [
          [0, 0.08],
          [0.7, 0.06],
          [0.95, 0.3],
          [1.08, 0.72],
          [1.16, 0.74],
          [1.0, 0.7],
          [0.88, 0.34],
          [0.66, 0.16],
          [0, 0.16],
        ],
        plastic('#dfe7ea', 0.35),
      ),
      (p) => {
        p.x *= 1.45
        p.y += 0.16 * Math.max(0, -p.x - 0.6) * (p.y > 0.4 ? 1 : 0)
      },
    ),
    at(ring(1.13, 0.05, plastic('#7fb3c4', 0.4)), 0, 0.74, 0, [90, 0, 0], [1.45, 1, 1]),
    at(can(0.12, 0.03, plastic('#7fb3c4')), 0.9, 0.14, 0),
    [
      [-1, 0.5],
      [1, 0.5],
      [-1, -0.5],
      [1, -0.5],
    ].map(([x, z]) => at(can(0.09, 0.16, rubber('#7fb3c4')), x, -0.02, z)),
  )
}
// Toys.
function teddy() {
  const f = plush('#b07a48', [8, 8]),
    l = plush('#d9b58a', [6, 6]),
    k = gloss('#1b1410')
  const limb = (r, s, p, t) => at(ball(r, f, s), ...p, t)
  return group(
    at(ball(0.62, f, [1, 1.1, 0.9]), 0, 0.7, 0),
    at(ball(0.4, l, [1, 1.1, 0.5]), 0, 0.68, 0.4),
    at(ball(0.52, f, [1.06, 0.95, 0.95]), 0, 1.65, 0.05),
    [-1, 1].map((x) => [
      at(ball(0.19, f, [1, 1, 0.6]), x * 0.42, 2.05, 0),
      at(ball(0.12, l, [1, 1, 0.5]), x * 0.42, 2.05, 0.1),
      limb(0.24, [0.85, 1.7, 0.9], [x * 0.66, 0.95, 0.12], [-20, 0, x * 34]),
      limb(0.28, [0.95, 0.95, 1.8], [x * 0.46, 0.27, 0.55], [0, x * 16, 0]),
      at(ball(0.22, l, [1, 1, 0.3]), x * 0.6, 0.28, 1.03, [0, x * 16, 0]),
      at(ball(0.055, k), x * 0.19, 1.75, 0.51),
    ]),
    at(ball(0.24, l, [1.1, 0.85, 0.8]), 0, 1.5, 0.48),
    at(ball(0.08, k, [1.3, 0.9, 0.7]), 0, 1.6, 0.68),
    tube(
      [
        [-0.08, 1.46, 0.66],
        [0, 1.5, 0.68],
        [0.08, 1.46, 0.66],
      ],
      0.012,
      k,
    ),
    at(ring(0.42, 0.05, cloth('#a8323a', [20, 2])), 0, 1.25, 0.04, [86, 0, 0]),
    [-1, 1].map((x) =>
      at(ball(0.13, cloth('#a8323a', [8, 8]), [1.2, 0.8, 0.4]), x * 0.14, 1.22, 0.46, [
        0,
        0,
        x * 14,
      ]),
    ),
  )
}
function duck() {
  const y = plastic('#e6bb3a', 0.3)
  return group(
    at(
      bend(ball(1, y), (p) => {
        p.x *= 0.85
        p.z *= 0.62
        p.y *= 0.5
        if (p.x < -0.2) p.y += (-p.x - 0.2) * 0.6
      }),
      0,
      0.5,
      0,
    ),
    at(ball(0.46, y), 0.42, 1.22, 0),
    at(
      bend(ball(1, plastic('#d9702a', 0.3)), (p) => {
        p.x *= 0.26
        p.z *= 0.22
        p.y *= 0.09
        p.y += 0.12 * p.x
      }),
      0.9,
      1.16,
      0,
    ),
    [-1, 1].map((z) => [
      at(ball(0.075, gloss('#16130f')), 0.72, 1.36, z * 0.3),
      at(ball(0.025, gloss('#fff')), 0.77, 1.39, z * 0.32),
      at(
        bend(ball(0.4, y), (p) => {
          p.y *= 0.55
          p.z *= 0.25
          if (p.x < 0) p.y += p.x * -0.3
        }),
        -0.15,
        0.62,
        z * 0.58,
      ),
    ]),
  )
}
function racingCar(s) {
  const c = gloss(s.c),
    k = rubber('#1f2023')
  const wheel = (x, z, r) =>
    at(
      group(
        at(can(r, 0.34, k, 0.06), 0, 0, -0.17, [90, 0, 0]),
        at(can(r * 0.55, 0.36, metal('#c9cbcf'), 0.03), 0, 0, -0.18, [90, 0, 0]),
      ),
      x,
      r,
      z,
    )
  return group(
    at(
      bend(block2(2.6, 0.36, 0.62, 0.14, c), (p) => {
        const t = (p.x + 1.3) / 2.6
        p.z *= 1 - 0.6 * t * t
        p.y *= 1 - 0.4 * t
        p.y -= 0.06 * t
      }),
      0.15,
      0.42,
      0,
    ),
    at(box(1.1, 0.3, 1.1, 0.12, c), -0.25, 0.2, 0),
    at(
      bend(ball(1, c), (p) => {
        p.x *= 0.6
        p.y *= 0.36
        p.z *= 0.28
      }),
      -0.7,
      0.66,
      0,
    ),
    at(ball(0.24, gloss('#efece6')), -0.05, 0.72, 0),
    at(ball(0.2, gloss('#1b1c1f'), [1, 0.5, 1]), 0.04, 0.72, 0),
    at(box(0.4, 0.06, 1.4, 0.02, c), 1.35, 0.2, 0),
    [-0.66, 0.66].map((z) => at(box(0.44, 0.2, 0.04, 0.015, plastic('#1d1e21')), 1.35, 0.18, z)),
    at(box(0.4, 0.07, 1.2, 0.02, c), -1.3, 0.95, 0),
    [-0.5, 0.5].map((z) => at(box(0.36, 0.5, 0.05, 0.02, plastic('#1d1e21')), -1.28, 0.52, z)),
    wheel(0.85, 0.62, 0.31),
    wheel(0.85, -0.62, 0.31),
    wheel(-0.95, 0.66, 0.37),
    wheel(-0.95, -0.66, 0.37),
    at(
      disc(
        0.17,
        drawn(128, 128, (pen, w) => {
          pen.fillStyle = '#f4f1ea'
          pen.fillRect(0, 0, w, w)
          line(pen, '7', w / 2, w / 2, 90)
        }),
      ),
      -0.25,
      0.505,
      0.3,
      [-90, 0, 0],
    ),
  )
}
function robot() {
  const b = plastic('#cfd3d8', 0.3),
    c = plastic('#3c7ab0', 0.35),
    k = plastic('#26272b', 0.4)
  return group(
    at(box(0.95, 1.0, 0.7, 0.16, b), 0, 0.62, 0),
    at(box(0.86, 0.68, 0.66, 0.2, b), 0, 1.72, 0),
    at(box(0.7, 0.4, 0.06, 0.12, gloss('#121317')), 0, 1.84, 0.32),
    [-0.17, 0.17].map((x) => at(ball(0.09, glow('#5fd0e8', 1), [1, 1.2, 0.3]), x, 2.06, 0.385)),
    at(can(0.2, 0.1, k), 0, 1.62, 0),
    rod([0, 2.4, 0], [0, 2.6, 0], 0.025, metal()),
    at(ball(0.08, gloss('#d8604a')), 0, 2.66, 0),
    [-1, 1].map((x) => [
      at(can(0.13, 0.1, c, 0.03), x * 0.46, 2.06, 0, [0, 0, x * -90]),
      at(ball(0.16, k), x * 0.58, 1.4, 0),
      rod([x * 0.62, 1.36, 0], [x * 0.74, 0.9, 0.1], 0.1, c),
      at(ring(0.13, 0.05, k, 270), x * 0.76, 0.72, 0.12, [0, 0, -45]),
      at(can(0.14, 0.3, k), x * 0.26, 0.36, 0),
      at(box(0.4, 0.3, 0.62, 0.12, c), x * 0.26, 0.06, 0.06),
    ]),
    at(box(0.5, 0.3, 0.05, 0.04, k), 0, 1.0, 0.34),
    [-0.14, 0, 0.14].map((x, n) =>
      at(can(0.05, 0.03, gloss(['#d8604a', '#e0b63f', '#5fae6a'][n])), x, 1.15, 0.36, [90, 0, 0]),
    ),
  )
}
function blocks(s) {
  const w = (c) => matt(c)
  const shades = [s.c, light(s.c, 0.35), '#d9b98a', dark(s.c, 0.2), '#e6d8bd']
  const b = (n, x, y, z, t = 0) =>
    at(box(0.62, 0.62, 0.62, 0.05, w(colour(shades[n]))), x, y, z, [0, t, 0])
  return group(
    b(0, -0.8, 0, 0, 10),
    b(1, 0, 0, 0.1, -8),
    b(2, 0.78, 0, -0.05, 14),
    b(3, -0.4, 0.63, 0.02, 18),
    b(4, 0.36, 0.63, 0, -14),
    b(0, 0, 1.26, 0, 24),
    at(can(0.31, 0.62, w(colour(shades[1])), 0.04), 1.5, 0, 0.4),
    at(
      plate('M-36 0 L36 0 L0 -60 Z', 0.5, 0.04, w(colour(shades[3]))),
      -1.5,
      0.0,
      0.45,
      [0, 20, 0],
    ),
  )
}
function kite() {
  const q = (d, c) => at(plate(d, 0.03, 0.008, cloth(c, [30, 30], 0.6), 0.012), 0, 0, 0)
  return at(
    group(
      q('M0 -110 L-80 -30 L0 -30 Z', '#a8323a'),
      q('M0 -110 L80 -30 L0 -30 Z', '#e0b63f'),
      q('M0 120 L-80 -30 L0 -30 Z', '#2f7a8c'),
      q('M0 120 L80 -30 L0 -30 Z', '#4a4a8a'),
      rod([0, -1.45, 0.03], [0, 1.33, 0.03], 0.018, wood('#c9a268')),
      rod([-0.96, 0.36, 0.03], [0.96, 0.36, 0.03], 0.018, wood('#c9a268')),
      tube(
        [
          [0, -1.45, 0],
          [0.2, -1.75, 0.1],
          [-0.15, -2.0, 0.1],
          [0.2, -2.3, 0.2],
        ],
        0.018,
        matt('#e9e4da'),
      ),
      [
        [0.12, -1.68, '#a8323a'],
        [-0.04, -1.95, '#e0b63f'],
        [0.12, -2.2, '#2f7a8c'],
      ].map(([x, y, c]) =>
        at(
          group(
            at(ball(0.1, cloth(c), [1.2, 0.6, 0.3]), 0.1, 0, 0),
            at(ball(0.1, cloth(c), [1.2, 0.6, 0.3]), -0.1, 0, 0),
          ),
          x,
          y,
          0.12,
        ),
      ),
    ),
    0,
    2.5,
    0,
    [-8, 0, 14],
  )
}
function yoyo(s) {
  return group(
    at(
      group(
        at(
          turned(
            [
              [0.14, 0, 0],
              [0.58, 0.14, 0.06],
              [0.5, 0.3, 0.06],
              [0, 0.32, 0],
            ],
            gloss(s.c),
          ),
          0,
          0,
          0.03,
          [90, 0, 0],
        ),
        at(
          turned(
            [
              [0.14, 0, 0],
              [0.58, 0.14, 0.06],
              [0.5, 0.3, 0.06],
              [0, 0.32, 0],
            ],
            gloss(s.c),
          ),
          0,
          0,
          -0.03,
          [-90, 0, 0],
        ),
        at(disc(0.32, plastic('#efece6', 0.3)), 0, 0, 0.355),
        at(disc(0.2, plastic(s.c, 0.3)), 0, 0, 0.36),
        at(can(0.3, 0.1, cloth('#efece6', [4, 30], 3)), 0, 0, -0.05, [90, 0, 0]),
      ),
      0,
      0.6,
      0,
    ),
    tube(
      [
        [0.3, 0.6, 0],
        [0.36, 0.1, 0.1],
        [0.8, 0.03, 0.4],
        [1.2, 0.03, 0.1],
        [0.9, 0.03, -0.3],
        [1.3, 0.03, -0.5],
      ],
      0.016,
      matt('#efece6'),
    ),
    at(ring(0.12, 0.016, matt('#efece6')), 1.4, 0.03, -0.54, [90, 0, 0]),
  )
}
function blaster() {
  const g = plastic('#3f9a5a', 0.35),
    o = plastic('#d9722b', 0.35),
    w = glass('#6fb0d8', 0.45)
  return group(
    at(
      bend(block2(1.9, 0.4, 0.36, 0.14, g), (p) => {
        p.y *= 1 - 0.15 * p.x
      }),
      0,
      1.0,
      0,
    ),
    at(can(0.1, 0.4, o, 0.02), 0.92, 1.02, 0, [0, 0, -90]),
    at(
      bend(block2(0.34, 0.8, 0.3, 0.12, g), (p) => {
        p.x -= p.y * -0.2
      }),
      -0.62,
      0.5,
      0,
    ),
    at(can(0.26, 0.7, w, 0.1), -0.5, 1.2, 0),
    at(can(0.14, 0.1, o, 0.03), -0.5, 1.9, 0),
    at(can(0.13, 0.6, o, 0.06), 0.1, 0.72, 0, [0, 0, -90]),
    tube(
      [
        [-0.4, 0.82, 0],
        [-0.3, 0.5, 0],
        [-0.5, 0.3, 0],
      ],
      0.03,
      g,
    ),
    at(box(0.06, 0.22, 0.1, 0.03, o), -0.34, 0.66, 0),
    at(box(0.8, 0.1, 0.38, 0.04, o), 0.3, 1.02, 0),
  )
}
function crayons() {
  const shades = [
    '#a8262c',
    '#d9722b',
    '#e6bb3f',
    '#3f8a4f',
    '#2f7a9a',
    '#3c4a9a',
    '#7a4a8a',
    '#6b442c',
  ]
  const one = (c) =>
    group(
      can(0.075, 0.8, matt(c), 0.01),
      at(
        turned(
          [
            [0.075, 0, 0],
            [0.03, 0.14, 0.01],
            [0, 0.15, 0],
          ],
          matt(c),
        ),
        0,
        0.8,
        0,
      ),
    )
  return group(
    at(box(1.3, 0.95, 0.4, 0.02, matt('#e6bb3f'))),
    at(
      face(
        1.26,
        0.9,
        label({
          w: 560,
          h: 400,
          ground: '#e6bb3f',
          brand: 'SHAPLAHAT',
          name: 'Wax Crayons',
          foot: '24 COLOURS',
          accent: '#a8323a',
        }),
      ),
      0,
      0.475,
      0.202,
    ),
    shades.map((c, n) => [
      at(one(c), -0.54 + n * 0.155, 0.38, 0.08),
      at(one(shades[(n + 3) % 8]), -0.54 + n * 0.155, 0.42, -0.09),
    ]),
    at(one('#a8262c'), -0.2, 0.075, 0.75, [0, 30, 90]),
    at(one('#2f7a9a'), 0.7, 0.075, 0.6, [0, -20, 90]),
  )
}
function rocket() {
  const w = gloss('#e6e4df'),
    r = gloss('#b3262b')
  return group(
    bulged(
      [
        [0.2, 0.3],
        [0.4, 0.6],
        [0.5, 1.3],
        [0.42, 2.0],
      ],
      w,
    ),
    bulged(
      [
        [0.42, 2.0],
        [0.3, 2.4],
        [0, 2.85],
      ],
      r,
    ),
    [0, 120, 240]
      .map((a) =>
        at(plate('M0 0 C40 10 60 40 62 84 L44 70 L8 62 Z', 0.09, 0.035, r), 0, 0, 0, [0, a, 0]).add(
          at(group(), 0, 0, 0),
        ),
      )
      .map((f) => {
        f.children[0].position.set(0.36, 0.85, 0)
        return f
      }),
    turned(
      [
        [0, 0.1, 0],
        [0.26, 0.1, 0.02],
        [0.2, 0.36, 0],
        [0, 0.36, 0],
      ],
      metal('#6b6e74', 0.35),
    ),
    at(ring(0.2, 0.05, metal('#c9cbcf')), 0, 1.6, 0.46, [-4, 0, 0]),
    at(ball(0.19, gloss('#5fa0c0'), [1, 1, 0.35]), 0, 1.6, 0.45),
    at(ring(0.505, 0.03, r), 0, 1.1, 0, [90, 0, 0]),
  )
}
function train() {
  const r = gloss('#a8262c'),
    k = plastic('#26272b', 0.4),
    g = metal('Brass', 0.25)
  const wheel = (x, r2) =>
    [-0.44, 0.44].map((z) =>
      at(
        group(
          at(can(r2, 0.12, gloss('#a8262c'), 0.03), 0, 0, -0.06, [90, 0, 0]),
          at(can(r2 * 0.3, 0.14, g), 0, 0, -0.07, [90, 0, 0]),
        ),
        x,
        r2 + 0.06,
        z,
      ),
    )
  return group(
    at(box(2.3, 0.18, 0.8, 0.04, k), 0, 0.34, 0),
    at(can(0.4, 1.35, plastic('#2f5f4a', 0.3), 0.06), -0.2, 0.92, 0, [0, 0, -90]),
    [0, 0.45, 0.9].map((x) => at(ring(0.405, 0.025, g), x, 0.92, 0, [0, 90, 0])),
    at(can(0.41, 0.06, k), 1.14, 0.92, 0, [0, 0, -90]),
    at(box(0.72, 1.2, 0.86, 0.05, r), -0.72, 0.5, 0),
    at(box(0.9, 0.1, 1.0, 0.04, k), -0.72, 1.68, 0),
    [0.435, -0.435].map((z) => at(box(0.4, 0.36, 0.02, 0.04, gloss('#cfe0e6')), -0.72, 1.15, z)),
    at(
      turned(
        [
          [0.14, 0, 0],
          [0.14, 0.3, 0.02],
          [0.24, 0.5, 0.02],
          [0.2, 0.5, 0],
        ],
        k,
      ),
      0.8,
      1.26,
      0,
    ),
    at(ball(0.16, g), 0.25, 1.32, 0),
    at(can(0.11, 0.08, g), 1.18, 1.1, 0, [0, 0, -90]),
    at(plate('M-40 0 L40 0 L14 -34 L-14 -34 Z', 0.2, 0.04, r), 1.3, 0.06, 0, [0, 90, 0]),
    wheel(-0.75, 0.3),
    wheel(0.1, 0.22),
    wheel(0.75, 0.22),
    [-0.6, 0.6].map((z) => at(box(4, 0.05, 0.07, 0.02, metal('#8f9196')), 0, -0.02, z * 0.74)),
    [...Array(9)].map((_, n) =>
      at(box(0.18, 0.05, 1.3, 0.02, wood('#6b442c')), -1.8 + n * 0.45, -0.06, 0),
    ),
  )
}
function paintPalette() {
  const shades = ['#a8262c', '#d9722b', '#e6bb3f', '#3f8a4f', '#2f7a9a', '#3c4a9a', '#efece6']
  return group(
    at(
      plate(
        'M-100 0 C-100 -60 -40 -84 20 -80 C80 -76 110 -40 100 -4 C92 24 62 14 50 30 C38 50 60 66 30 76 C-30 90 -100 60 -100 0 Z M30 26 C20 14 0 18 0 30 C0 44 24 46 30 26 Z',
        0.09,
        0.03,
        wood('#c9a268'),
      ),
      0,
      0.045,
      0,
      [-90, 0, 0],
    ),
    shades.map((c, n) => {
      const a = -2.9 + n * 0.48
      return at(
        bend(ball(0.19, gloss(c)), (p) => {
          p.y *= 0.42
          p.x *= 1 + 0.2 * Math.sin(Math.atan2(p.x, p.z) * 3 + n)
        }),
        Math.cos(a) * 0.72,
        0.1,
        Math.sin(a) * 0.52,
      )
    }),
    [0, 1].map((n) =>
      at(
        group(
          can(0.035, 1.3, gloss(n ? '#2f4a7a' : '#8a2a30'), 0.01),
          at(can(0.042, 0.2, metal(), 0.005), 0, 1.28, 0),
          at(
            bulged(
              [
                [0.042, 0],
                [0.07, 0.1],
                [0, 0.3],
              ],
              plush('#4a3424'),
            ),
            0,
            1.46,
            0,
          ),
        ),
        -0.6 + n * 0.35,
        0.12,
        0.95 + n * 0.12,
        [0, 20 + n * 8, -88],
      ),
    ),
    [0, 1, 2].map((n) =>
      at(
        group(
          can(0.14, 0.5, metal('#d3d4d6', 0.35), 0.03),
          at(can(0.08, 0.14, plastic('#26272b'), 0.02), 0, 0.5, 0),
          at(can(0.143, 0.2, matt(shades[n * 2])), 0, 0.14, 0),
        ),
        1.3,
        0,
        -0.5 + n * 0.4,
      ),
    ),
  )
}
function dinosaur() {
  const g = plush('#5f8a5a', [8, 8]),
    l = plush('#c9c79a', [6, 6])
  g.bumpScale = 4
  return group(
    at(ball(0.8, g, [1.25, 0.9, 0.85]), 0, 0.95, 0),
    tube(
      [
        [0.7, 1.2, 0],
        [1.05, 1.7, 0],
        [1.15, 2.2, 0],
        [1.3, 2.5, 0],
      ],
      0.26,
      g,
    ),
    at(ball(0.34, g, [1.35, 0.95, 0.9]), 1.5, 2.6, 0),
    bend(
      tube(
        [
          [-0.7, 0.9, 0],
          [-1.2, 0.8, 0],
          [-1.7, 0.55, 0.1],
          [-2.1, 0.6, 0.3],
        ],
        0.3,
        g,
      ),
      (p) => {
        const t = Math.max(0.12, 1 - Math.max(0, -p.x - 0.7) / 1.5)
        p.z *= t
        p.y = 0.65 + (p.y - 0.65) * t
      },
    ),
    [
      [-0.5, 0.4],
      [0.55, 0.4],
      [-0.5, -0.4],
      [0.55, -0.4],
    ].map(([x, z]) => [
      at(can(0.25, 0.7, g, 0.1), x, 0, z),
      at(ball(0.1, l, [1.4, 0.6, 1.4]), x + 0.2, 0.08, z),
    ]),
    [-0.9, -0.55, -0.2, 0.15, 0.5].map((x, n) =>
      at(plate('M-16 0 L16 0 L0 -30 Z', 0.14, 0.05, l), x, [1.45, 1.62, 1.68, 1.66, 1.55][n], 0),
    ),
    [-1, 1].map((z) => at(ball(0.06, gloss('#16130f')), 1.62, 2.72, z * 0.26)),
  )
}
// Health.
function firstAidKit() {
  const r = plastic('#b3262b', 0.45),
    w = gloss('#efece6')
  return group(
    box(1.7, 1.15, 0.6, 0.16, r),
    at(box(1.72, 0.05, 0.62, 0.02, plastic('#7a161b')), 0, 0.72, 0),
    at(box(0.6, 0.2, 0.03, 0.03, w), 0, 0.42, 0.3),
    at(box(0.2, 0.6, 0.03, 0.03, w), 0, 0.22, 0.3),
    tube(
      [
        [-0.4, 1.14, 0],
        [-0.36, 1.36, 0],
        [0.36, 1.36, 0],
        [0.4, 1.14, 0],
      ],
      0.055,
      plastic('#26272b'),
    ),
    [-0.5, 0.5].map((x) => at(box(0.16, 0.24, 0.05, 0.02, metal()), x, 0.64, 0.3)),
  )
}
function thermometer() {
  const g = at(can(0.1, 1.7, glass('#c9d3d6', 0.3), 0.09), 0, 0.1, 0)
  return at(
    group(
      g,
      at(can(0.04, 1.2, plastic('#b3262b')), 0, 0.2, 0.02),
      at(ball(0.1, metal('#c9cbcf', 0.1), [1, 1.6, 1]), 0, 0.06, 0),
      at(box(0.13, 1.4, 0.02, 0.008, matt('#efece6')), 0, 0.3, -0.02),
      [...Array(18)].map((_, n) =>
        at(
          box(n % 5 ? 0.04 : 0.08, 0.008, 0.01, 0.002, matt('#1d1e21')),
          0.03,
          0.4 + n * 0.068,
          0.0,
        ),
      ),
    ),
    0.9,
    0.12,
    0,
    [0, 16, 88],
  )
}
function stethoscope() {
  const k = rubber('#26303f'),
    m = metal('#c9cbcf', 0.2)
  return group(
    tube(
      [
        [-0.45, 0.06, -1.2],
        [-0.5, 0.06, -0.5],
        [-0.25, 0.06, 0.0],
        [0, 0.06, 0.2],
        [0.3, 0.06, 0.7],
        [-0.2, 0.06, 1.15],
        [-0.8, 0.06, 0.8],
        [-0.95, 0.08, 0.2],
      ],
      0.055,
      k,
    ),
    tube(
      [
        [0.45, 0.06, -1.2],
        [0.5, 0.06, -0.5],
        [0.25, 0.06, 0],
        [0, 0.06, 0.2],
      ],
      0.055,
      k,
    ),
    [-1, 1].map((x) => [
      tube(
        [
          [x * 0.45, 0.06, -1.2],
          [x * 0.4, 0.06, -1.6],
          [x * 0.12, 0.06, -1.85],
        ],
        0.03,
        m,
      ),
      at(ball(0.075, rubber()), x * 0.1, 0.07, -1.88),
    ]),
    at(
      group(
        can(0.3, 0.14, m, 0.04),
        at(can(0.24, 0.02, plastic('#e6e4df')), 0, 0.14, 0),
        at(can(0.09, 0.12, m), 0, 0.14, 0),
      ),
      -0.98,
      0,
      -0.05,
    ),
  )
}
function bpMonitor() {
  const b = plastic('#dfe2e4', 0.35),
    c = cloth('#2f4a6b', [30, 20], 1)
  return group(
    at(
      bend(block2(1.15, 0.5, 1.2, 0.14, b), (p) => {
        p.y += p.y > 0 ? -0.2 * p.z : 0
      }),
      -0.4,
      0.26,
      0.1,
    ),
    at(
      face(
        0.8,
        0.62,
        screen(
          400,
          310,
          (pen, w, h) => {
            pen.fillStyle = '#b8c6b4'
            pen.fillRect(0, 0, w, h)
            line(pen, '118', w * 0.56, h * 0.25, 100, { fill: '#1d2a1c' })
            line(pen, '76', w * 0.56, h * 0.58, 100, { fill: '#1d2a1c' })
            line(pen, '64', w * 0.56, h * 0.86, 50, { fill: '#1d2a1c' })
          },
          0.8,
        ),
      ),
      -0.4,
      0.565,
      0,
      [-79, 0, 0],
    ),
    at(can(0.14, 0.04, plastic('#3c7ab0'), 0.015), -0.4, 0.4, 0.5, [11, 0, 0]),
    at(
      bend(new THREE.Mesh(new THREE.CylinderGeometry(0.5, 0.5, 1, 64, 1, true), c), () => {}),
      0.85,
      0.5,
      -0.3,
      [0, 0, 90],
    ),
    at(
      new THREE.Mesh(new THREE.CylinderGeometry(0.46, 0.46, 1, 64, 1, true), matt('#1d2a3a')),
      0.85,
      0.5,
      -0.3,
      [0, 0, 90],
    ),
    tube(
      [
        [-0.1, 0.2, -0.5],
        [0.1, 0.05, -1],
        [0.6, 0.04, -1.1],
        [0.75, 0.2, -0.75],
      ],
      0.04,
      rubber(),
    ),
  )
}
function wheelchair() {
  const m = metal('#9a9da3', 0.25),
    k = cloth('#26303f', [20, 20], 1)
  return group(
    [-0.6, 0.6].map((z) => [
      at(spoked(0.72, 0.045), -0.15, 0.74, z * 1.15),
      at(ring(0.6, 0.02, m), -0.15, 0.74, z * 1.3),
      at(
        group(ring(0.16, 0.045, rubber()), at(can(0.1, 0.06, m), 0, 0, -0.03, [90, 0, 0])),
        0.75,
        0.2,
        z,
      ),
      rod([-0.4, 0.3, z], [-0.46, 1.95, z], 0.035, m),
      rod([-0.46, 1.95, z], [-0.72, 1.98, z], 0.035, m),
      at(box(0.28, 0.07, 0.08, 0.03, rubber()), -0.74, 1.95, z),
      rod([-0.4, 1.2, z], [0.5, 1.2, z], 0.03, m),
      at(box(0.62, 0.08, 0.12, 0.03, rubber()), 0.05, 1.22, z),
      rod([0.5, 1.2, z], [0.55, 0.4, z], 0.03, m),
      rod([0.55, 0.8, z], [0.98, 0.15, z * 0.8], 0.03, m),
      rod([-0.4, 0.4, z], [0.7, 0.36, z], 0.03, m),
      at(box(0.34, 0.04, 0.4, 0.02, plastic('#26272b')), 1.02, 0.1, z * 0.42),
    ]),
    at(box(0.98, 0.1, 1.16, 0.04, k), 0.06, 0.8, 0),
    at(box(0.08, 0.85, 1.14, 0.03, k), -0.45, 1.05, 0),
  )
}
function crutch() {
  const m = metal('#a5a8ad', 0.25),
    c = plastic('#3a6ea8', 0.4)
  return at(
    group(
      rod([0, 0.1, 0], [0, 1.7, 0], 0.05, m),
      turned(
        [
          [0, 0, 0],
          [0.1, 0, 0.02],
          [0.06, 0.16, 0.02],
          [0, 0.16, 0],
        ],
        rubber(),
      ),
      rod([0, 1.7, 0], [-0.16, 2.55, 0], 0.045, m),
      rod([-0.02, 1.72, 0], [0.36, 1.78, 0], 0.055, c),
      at(
        new THREE.Mesh(new THREE.CylinderGeometry(0.2, 0.2, 0.26, 40, 1, true, 0.5, 5.2), c),
        -0.14,
        2.55,
        0,
        [0, -90, 8],
      ),
      [0.5, 0.62, 0.74, 0.86].map((y) =>
        at(can(0.015, 0.01, matt('#222')), 0, y, 0.05, [90, 0, 0]),
      ),
    ),
    0,
    0,
    0,
    [0, 20, -8],
  )
}
export const life = {
  mangoes,
  apples,
  bananas,
  loaf,
  cheese,
  butter,
  eggs,
  chocolate,
  cookies,
  peanuts,
  milkTea,
  bones,
  yarn,
  collar,
  petBed,
  babyBottle,
  soother,
  babyBath,
  teddy,
  duck,
  racingCar,
  robot,
  blocks,
  kite,
  yoyo,
  blaster,
  crayons,
  rocket,
  train,
  paintPalette,
  dinosaur,
  firstAidKit,
  thermometer,
  stethoscope,
  bpMonitor,
  wheelchair,
  crutch,
}
