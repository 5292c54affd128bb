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
import { drawn } from '../labels.mjs'
import {
  cloth,
  colour,
  dark,
  glass,
  gloss,
  knitted,
  leather,
  light,
  matt,
  metal,
  plastic,
  plush,
  random,
  rubber,
} from '../materials.mjs'
import { creases, falling, seam, sheet } from '../sheet.mjs'

const HEM = '#00000038'
const fine = (c) => cloth(c, [80, 80], 0.45)
/** A front and a back; `front` may be cut lower at the neck. */
function worn({
  front,
  rear = front,
  c,
  paint,
  rearPaint,
  thick = 9,
  round = 15,
  folds,
  bump = fine(c),
  extra,
  y = 4.95,
  lining,
}) {
  return group(
    at(
      group(
        sheet({ path: front, c, paint, thick, round, folds, bump }),
        sheet({
          path: rear,
          c: lining ?? c,
          thick: thick * 0.8,
          round,
          folds,
          back: true,
          bump,
          paint: rearPaint,
        }),
        extra,
      ),
      0,
      y,
      0,
    ),
  )
}
const dots = (pen, step, r, c) => {
  pen.fillStyle = c
  for (let y = 0; y < 100; y += step)
    for (let x = 0; x < 100; x += step) {
      pen.beginPath()
      pen.arc(x + ((y / step) % 2 ? step / 2 : 0), y, r, 0, 7)
      pen.fill()
    }
}
const flowers = (pen, c, step = 9, r = 1.5) => {
  const next = random(9)
  for (let y = 2; y < 100; y += step)
    for (let x = 0; x < 100; x += step) {
      const [a, b] = [
        x + next() * step * 0.6 + ((y / step) & 1) * step * 0.5,
        y + next() * step * 0.5,
      ]
      pen.fillStyle = c
      for (let k = 0; k < 5; k++) {
        pen.beginPath()
        pen.ellipse(
          a + Math.cos(k * 1.257) * r,
          b + Math.sin(k * 1.257) * r,
          r * 0.72,
          r * 0.5,
          k * 1.257,
          0,
          7,
        )
        pen.fill()
      }
      pen.fillStyle = '#e8c65a'
      pen.beginPath()
      pen.arc(a, b, r * 0.4, 0, 7)
      pen.fill()
    }
}
function bikini(s) {
  const bump = fine(s.c)
  const one = (path, thick, y) =>
    at(
      group(
        sheet({
          path,
          c: s.c,
          thick,
          round: 9,
          folds: creases(0.3),
          bump,
          paint: (pen) => {
            dots(pen, 7, 0.9, '#fff6e8')
            seam(pen, path, '#00000040', 1)
          },
        }),
        sheet({ path, c: s.c, thick: 2, round: 9, back: true, bump }),
      ),
      0,
      y,
      0,
    )
  return group(
    one(
      'M30 20 C34 30 40 36 50 37 C60 36 66 30 70 20 L76 40 C74 50 56 52 50 44 C44 52 26 50 24 40 Z',
      9,
      4.9,
    ),
    one('M22 60 C40 64 60 64 78 60 L76 70 C66 72 58 82 55 90 L45 90 C42 82 34 72 24 70 Z', 7, 4.9),
    at(
      group(
        tube(
          [
            [-2, 3, 0.4],
            [-1.2, 4.9, -0.2],
            [0, 5.2, -0.5],
            [1.2, 4.9, -0.2],
            [2, 3, 0.4],
          ],
          0.05,
          bump,
        ),
      ),
      0,
      4.9 - 0,
      0,
    ),
  )
}
function socks(s) {
  const path =
    'M34 4 C42 6 50 6 56 4 L57 48 C60 58 74 66 80 74 C84 82 78 92 68 92 C54 90 40 82 33 70 C31 60 33 40 34 4 Z'
  const one = (c, x, z, y = 0) =>
    at(
      group(
        sheet({
          path,
          c,
          thick: 6,
          round: 9,
          size: 0.07,
          folds: creases(0.6, 8),
          bump: knitted(c, [30, 30], 1.6),
          paint: (pen) => {
            for (let a = 34; a < 58; a += 1.3) seam(pen, `M${a} 4 V20`, '#00000026', 0.5)
            pen.fillStyle = s.toe ?? light(c, 0.35)
            pen.fill(new Path2D('M66 60 L90 60 L90 96 L62 96 Z'))
            pen.fill(new Path2D('M26 56 L40 58 L44 84 L26 84 Z'))
            if (s.band) {
              pen.fillStyle = s.band
              pen.fillRect(20, 12, 60, 3)
            }
          },
        }),
        sheet({ path, c, thick: 5, round: 9, size: 0.07, back: true, bump: fine(c) }),
      ),
      x,
      3.4 + y,
      z,
      [0, -14, 0],
    )
  return group((s.colours ?? [s.c, s.c]).map((c, n) => one(colour(c), n * 1.25, -n * 0.55)))
}
function necktie(s) {
  const path = 'M44 3 L56 3 L53 14 L62 84 L50 96 L38 84 L47 14 Z'
  const paint = (pen) => {
    pen.strokeStyle = light(s.c, 0.55)
    pen.lineWidth = 1.4
    for (let y = -10; y < 120; y += 7) {
      pen.beginPath()
      pen.moveTo(30, y)
      pen.lineTo(70, y - 22)
      pen.stroke()
    }
    seam(pen, 'M47 14 L53 14', '#000000aa', 0.7)
    pen.fillStyle = '#0000001c'
    pen.fill(new Path2D('M44 3 L56 3 L53 14 L47 14 Z'))
  }
  return worn({ front: path, c: s.c, thick: 2.4, round: 5, folds: creases(0.15), paint })
}
function scarf(s) {
  const bump = knitted(s.c, [24, 24], 2.4)
  const stripe = (pen) => {
    for (let y = 0; y < 100; y += 8) {
      pen.fillStyle = '#ffffff18'
      pen.fillRect(0, y, 100, 3)
    }
  }
  const loop = []
  for (let n = 0; n <= 30; n++) {
    const a = (n / 30) * Math.PI * 2
    loop.push([Math.sin(a) * 1.15, 3.5 + Math.sin(a * 2 + 1) * 0.12, Math.cos(a) * 0.8])
  }
  const roll = bend(tube(loop, 0.42, bump, true, 120), (p) => {
    p.y += 0.05 * Math.sin(Math.atan2(p.x, p.z) * 7 + p.y * 6)
  })
  const roll2 = at(
    tube(
      loop.map(([x, y, z]) => [x * 0.98, y - 0.55, z * 1.08]),
      0.4,
      bump,
      true,
      120,
    ),
    0,
    0,
    0,
    [4, 30, 3],
  )
  const tail = (x, z, turn, h) =>
    at(
      group(
        sheet({
          path: `M38 2 L62 2 L64 ${h} L36 ${h} Z`,
          c: s.c,
          thick: 3,
          round: 6,
          size: 0.045,
          folds: falling(9, 1.2, 0, 30),
          bump,
          paint: stripe,
        }),
        [...Array(14)].map((_, n) =>
          rod(
            [-0.58 + n * 0.09, 2.25 - h * 0.045, 0.05],
            [-0.58 + n * 0.09, 2.0 - h * 0.045, 0.08],
            0.022,
            bump,
          ),
        ),
      ),
      x,
      0.95,
      z,
      [0, 0, turn],
    )
  return group(roll, roll2, tail(0.15, 1.05, -4, 88), tail(-0.45, 0.95, 5, 74))
}
// Hats, bags and what is carried.
function sunHat(s) {
  const straw = cloth('Straw', [40, 20], 3)
  return group(
    bend(
      bulged(
        [
          [1.7, 0.12],
          [1.5, 0.06],
          [1.1, 0.08],
          [0.82, 0.16],
          [0.8, 0.4],
          [0.74, 0.8],
          [0.5, 1.02],
          [0, 1.08],
        ],
        straw,
      ),
      (p) => {
        const r = Math.hypot(p.x, p.z)
        if (r > 0.85) p.y += 0.09 * (r - 0.85) * Math.sin(Math.atan2(p.x, p.z) * 3)
      },
    ),
    turned(
      [
        [0.825, 0.2, 0],
        [0.812, 0.5, 0],
      ],
      cloth(s.band ?? '#a8323a', [40, 4], 1),
    ),
    at(group(ball(0.16, cloth(s.band ?? '#a8323a'), [1.4, 0.7, 0.5])), 0.5, 0.36, 0.68, [0, 40, 0]),
  )
}
/** A place on a cap's crown: `turn` 0 is the front, `rise` 0 the rim and 90 the button, in degrees. */
const onCrown = (turn, rise, out = 1) => {
  const [a, b] = [(turn * Math.PI) / 180, (rise * Math.PI) / 180]
  const [x, z] = [Math.sin(a), Math.cos(a)]
  const wide = Math.cos(b) ** 0.9
  return [x * wide * 0.82 * out, 0.1 + Math.sin(b) * 0.8 * out, z * wide * 0.93 * out]
}
/** A place on its brim: `a` goes from -1 to 1 across, `t` from the crown to the edge. */
const onBrim = (a, t) => {
  const [ix, , iz] = onCrown(a * 66, 0, 0.97)
  const [ox, oz] = [
    0.84 * Math.sin((a * Math.PI) / 2),
    0.36 + 1.22 * Math.cos((a * Math.PI) / 2) ** 0.72,
  ]
  const [x, z] = [ix + (ox - ix) * t, iz + (oz - iz) * t]
  const far = Math.hypot(x - ix, z - iz)
  return [x, 0.13 - far * (0.1 + 0.34 * (x / 0.84) ** 2), z]
}
function cap(s) {
  const f = cloth(s.c, [20, 20], 0.6)
  const seam = matt(dark(s.c, 0.35))
  const along = (n, place) => Array.from({ length: n + 1 }, (_, k) => place(k / n))
  const crown = bend(grid(1, 1, f, 72), (p) =>
    p.set(...onCrown((p.x + 0.5) * 360, (p.y + 0.5) * 90)),
  )
  const brim = (under) =>
    bend(grid(1, 1, under ? seam : f, 48), (p) => {
      const [x, y, z] = onBrim(p.x * 2, p.y + 0.5)
      p.set(x, y - under, z)
    })
  return group(
    crown,
    brim(0),
    brim(0.035),
    tube(
      along(60, (t) => {
        const [x, y, z] = onBrim(t * 2 - 1, 1)
        return [x, y - 0.017, z]
      }),
      0.02,
      f,
    ),
    [0.55, 0.88].map((t) =>
      tube(
        along(40, (k) => {
          const [x, y, z] = onBrim((k * 2 - 1) * 0.97, t)
          return [x, y + 0.002, z]
        }),
        0.005,
        seam,
      ),
    ),
    // Six panels, each with an eyelet, and the band where the crown ends.
    [0, 60, 120, 180, 240, 300].map((turn) => [
      tube(
        along(24, (t) => onCrown(turn, t * 88, 1.001)),
        0.007,
        seam,
      ),
      at(at(ring(0.024, 0.008, seam), 0, 0, 0, [-50, 0, 0]), ...onCrown(turn + 30, 56, 1.002), [
        0,
        turn + 30,
        0,
      ]),
    ]),
    tube(
      along(72, (t) => onCrown(t * 360, 3, 1.002)),
      0.008,
      seam,
      true,
    ),
    at(ball(0.06, f, [1, 0.5, 1]), 0, 0.9, 0),
  )
}
function topHat(_s) {
  const f = plush('#1d1e21', [10, 10])
  f.bumpScale = 0.8
  return group(
    bend(
      turned(
        [
          [0, 0.06, 0],
          [0.7, 0.06, 0.02],
          [1.2, 0.06, 0.03],
          [1.22, 0.1, 0.03],
          [0.72, 0.12, 0.08],
          [0.66, 0.6, 0.1],
          [0.76, 1.34, 0.06],
          [0, 1.36, 0],
        ],
        f,
        0.03,
      ),
      (p) => {
        const r = Math.hypot(p.x, p.z)
        if (r > 0.8 && p.y < 0.3) p.y += (Math.abs(p.x) / 1.2) ** 3 * 0.22
      },
    ),
    turned(
      [
        [0.716, 0.17, 0],
        [0.685, 0.42, 0],
      ],
      gloss('#5c1420'),
    ),
  )
}
/** Bags of leather and cloth. */
function handbag(s) {
  const l = leather(s.c, [4, 4], 0.42),
    g = metal('Gold', 0.2)
  const body = bend(box2(1.9, 1.25, 0.66, 0.14, l), (p) => {
    const t = p.y / 1.25 + 0.5
    p.x *= 1.06 - 0.16 * t
    p.z *= 1.08 - 0.42 * t
  })
  const handle = (z) =>
    group(
      tube(
        [
          [-0.5, 1.12, z],
          [-0.46, 1.6, z],
          [-0.25, 1.92, z],
          [0.25, 1.92, z],
          [0.46, 1.6, z],
          [0.5, 1.12, z],
        ],
        0.045,
        l,
      ),
      [-0.5, 0.5].map((x) => at(ring(0.07, 0.018, g), x, 1.1, z + 0.02)),
    )
  return group(
    at(body, 0, 0.64, 0),
    handle(0.24),
    handle(-0.24),
    at(plate('M-66 0 L66 0 L58 -46 Q0 -64 -58 -46 Z', 0.05, 0.02, l), 0, 0.72, 0.3, [10, 0, 180]),
    at(box(0.2, 0.14, 0.06, 0.03, g), 0, 0.66, 0.32),
    [
      [-0.8, 0.2],
      [0.8, 0.2],
    ].map(([x, z]) => at(ball(0.05, g), x, 0.03, z)),
  )
}
function box2(w, h, d, r, m) {
  const one = box(w, h, d, r, m)
  one.position.y = 0
  const g = one.geometry
  return new THREE.Mesh(g, m)
}
function clutch(s) {
  const l = s.soft ? leather(s.c, [5, 5], 0.5) : cloth(s.c, [40, 40], 1.6)
  return group(
    at(
      bend(box2(1.7, 0.95, 0.4, 0.12, l), (p) => {
        p.z *= 1.15 - 0.5 * (p.y / 0.95 + 0.5)
      }),
      0,
      0.5,
      0,
    ),
    at(
      tube(
        [
          [-0.8, 0.96, 0],
          [0, 1.0, 0],
          [0.8, 0.96, 0],
        ],
        0.045,
        metal('Gold', 0.2),
      ),
      0,
      0,
      0,
    ),
    [-0.07, 0.07].map((x) => at(ball(0.08, gloss('#efe6dc')), x, 1.06, 0)),
    s.chain &&
      tube(
        [
          [-0.82, 0.9, 0],
          [-1.1, 0.4, 0.5],
          [-0.4, 0.03, 0.9],
          [0.4, 0.03, 0.8],
          [0.9, 0.3, 0.4],
          [0.82, 0.9, 0],
        ],
        0.022,
        metal('Gold', 0.25),
      ),
  )
}
function coinPurse(s) {
  const l = leather(s.c, [4, 4], 0.4)
  return group(
    at(
      bend(ball(1, l), (p) => {
        p.x *= 0.72
        p.y = p.y * 0.52
        p.z *= 0.28 * (1 - 0.25 * p.y)
      }),
      0,
      0.52,
      0,
    ),
    at(ring(0.71, 0.02, metal('Gold', 0.25), 180), 0, 0.56, 0, [0, 0, 0], [1, 0.7, 1]),
    at(box(0.1, 0.22, 0.03, 0.015, metal('Gold', 0.25)), 0.72, 0.36, 0),
  )
}
function briefcase(s) {
  const l = leather(s.c, [4, 4], 0.4),
    g = metal('Brass', 0.25)
  return group(
    at(box(2.1, 1.4, 0.56, 0.08, l)),
    at(box(2.12, 0.75, 0.58, 0.08, l), 0, 0.68, 0.01),
    [-0.55, 0.55].map((x) =>
      group(
        at(box(0.14, 1.0, 0.02, 0.01, leather(dark(s.c, 0.2), [1, 4])), x, 0.36, 0.31),
        at(box(0.2, 0.16, 0.05, 0.02, g), x, 0.5, 0.31),
      ),
    ),
    tube(
      [
        [-0.4, 1.42, 0],
        [-0.36, 1.62, 0],
        [0.36, 1.62, 0],
        [0.4, 1.42, 0],
      ],
      0.06,
      l,
    ),
    [-0.4, 0.4].map((x) => at(ring(0.07, 0.02, g), x, 1.43, 0)),
  )
}
function duffel(s) {
  const f = cloth(s.c, [30, 30], 1.2),
    k = cloth('#1d1e21', [10, 10])
  return group(
    at(
      bend(can(0.62, 2.3, f, 0.16), () => {}),
      1.15,
      0.6,
      0,
      [0, 0, 90],
    ),
    [-0.55, 0.55].map((x) => at(ring(0.628, 0.05, k), x, 0.6, 0, [0, 90, 0], [1, 1, 1.6])),
    [0.5, -0.5].map((z) =>
      tube(
        [
          [-0.55, 0.95, z],
          [-0.5, 1.45, z * 0.5],
          [0, 1.62, z * 0.3],
          [0.5, 1.45, z * 0.5],
          [0.55, 0.95, z],
        ],
        0.05,
        k,
      ),
    ),
    at(box(1, 0.02, 0.06, 0.01, metal('#a5a7ab')), 0, 1.21, 0),
    at(box(0.9, 0.5, 0.08, 0.05, f), 0, 0.3, 0.58),
    at(can(0.3, 0.02, k), -1.16, 0.6, 0, [0, 0, 90]),
  )
}
function backpack(s) {
  const f = cloth(s.c, [30, 30], 1.1),
    k = cloth('#26272b', [14, 14])
  return group(
    at(
      bend(box2(1.3, 1.9, 0.75, 0.3, f), (p) => {
        const t = p.y / 1.9 + 0.5
        p.x *= 1.05 - 0.2 * t * t
        p.z *= 1.05 - 0.35 * t
      }),
      0,
      0.97,
      0,
    ),
    at(
      bend(box2(1.0, 0.85, 0.34, 0.14, f), (p) => {
        p.z += -0.06 * p.y
      }),
      0,
      0.55,
      0.42,
    ),
    at(box(1.28, 0.36, 0.66, 0.16, k), 0, 1.62, 0.0),
    at(
      tube(
        [
          [-0.46, 0.9, 0.55],
          [0, 0.98, 0.6],
          [0.46, 0.9, 0.55],
        ],
        0.016,
        matt('#111'),
      ),
    ),
    at(
      tube(
        [
          [-0.16, 1.92, -0.2],
          [-0.14, 2.14, -0.2],
          [0.14, 2.14, -0.2],
          [0.16, 1.92, -0.2],
        ],
        0.04,
        k,
      ),
    ),
    [-0.42, 0.42].map((x) => at(box(0.1, 1.3, 0.02, 0.01, k), x, 0.6, 0.43, [-9, 0, 0])),
    [-0.66, 0.66].map((x) =>
      at(
        bend(box2(0.2, 0.7, 0.5, 0.09, k), () => {}),
        x,
        0.42,
        0,
      ),
    ),
  )
}
function wallet(s) {
  const l = leather(s.c, [4, 4], 0.4)
  const half = (t) =>
    at(
      group(
        box(1.2, 0.95, 0.07, 0.03, l),
        at(box(1.12, 0.9, 0.03, 0.01, matt(dark(s.c, 0.3))), 0, 0.02, -0.045),
      ),
      0,
      0,
      0,
      [0, t, 0],
    )
  return group(
    at(half(0), 0, 0, 0, [-3, 0, 0]),
    at(group(at(box(1.2, 0.95, 0.07, 0.03, l), 0.6, 0, 0)), -0.6, 0, -0.1, [0, 28, 0]),
    at(box(1, 0.6, 0.012, 0.01, plastic('#3a6ea8', 0.3)), 0, 0.42, -0.07),
    at(box(1, 0.6, 0.012, 0.01, plastic('#c9952c', 0.3)), 0.03, 0.34, -0.1),
  )
}
function belt(s) {
  const l = leather(s.c, [30, 2], 0.42)
  const strap = bend(grid(1, 0.3, l, 160), (p) => {
    const t = p.x + 0.5
    const a = t * Math.PI * 2 * 2.2
    const r = 0.45 + t * 0.4
    p.x = Math.sin(a) * r
    p.z = Math.cos(a) * r
    p.y = p.y + 0.16
  })
  const inner = at(strap.clone(), 0, 0, 0, [0, 0, 0], [0.97, 1, 0.97])
  const end = 2.2 * Math.PI * 2,
    r = 0.85
  return group(
    strap,
    inner,
    at(
      plate('M-22 -20 H22 V20 H-22 Z M-14 -12 V12 H14 V-12 Z', 0.06, 0.02, metal('Gold', 0.2)),
      Math.sin(end) * r,
      0.17,
      Math.cos(end) * r,
      [0, (end * 180) / Math.PI, 0],
    ),
  )
}
function umbrella(s) {
  const f = cloth(s.c, [30, 30], 0.4)
  const dome = bend(
    new THREE.Mesh(new THREE.SphereGeometry(1.6, 96, 24, 0, Math.PI * 2, 0, 1.2), f),
    (p) => {
      const a = Math.atan2(p.x, p.z)
      const t = 1 - (p.y - 0.57) / 1.03
      const rib = Math.abs(Math.cos(a * 4))
      p.y = p.y * 0.75 + 0.12 * t * t * (1 - rib) - 0
      const k = 1 - 0.1 * t * (1 - rib) * 0.6
      p.x *= k
      p.z *= k
    },
  )
  return at(
    group(
      at(dome, 0, 0.9, 0),
      rod([0, 2.08, 0], [0, 2.25, 0], 0.03, metal('#3a3b3f')),
      rod([0, 0.2, 0], [0, 2.0, 0], 0.03, metal('#3a3b3f')),
      tube(
        [
          [0, 0.3, 0],
          [0, 0.02, 0],
          [0.14, -0.14, 0],
          [0.28, 0.0, 0],
        ],
        0.06,
        leather('#6b442c'),
      ),
    ),
    0,
    0.3,
    0,
    [14, 0, -12],
  )
}
function glove(s) {
  const path =
    'M34 96 L36 66 C24 58 14 46 10 38 C12 32 18 34 22 38 L34 50 L32 18 C33 12 39 12 40 18 L43 42 L44 10 C45 4 52 4 53 10 L54 42 L58 14 C60 8 66 10 66 16 L64 44 L70 24 C73 19 78 22 77 28 L70 62 C70 74 68 84 68 96 Z'
  const bump = leather(s.c, [8, 8], 0.5)
  const one = (x, z, turn, flip) =>
    at(
      group(
        sheet({
          path,
          c: s.c,
          thick: 5,
          round: 5,
          size: 0.045,
          bump,
          folds: creases(0.5, 8),
          paint: (pen) => {
            seam(pen, 'M42 50 L40 64 M52 50 L52 66 M62 52 L63 66', HEM, 0.6)
            seam(pen, 'M33 86 L69 86', '#00000066', 0.6)
          },
        }),
        sheet({ path, c: s.c, thick: 4, round: 5, size: 0.045, back: true, bump }),
      ),
      x,
      2.2,
      z,
      [0, turn, flip ? -6 : 6],
      [flip ? -1 : 1, 1, 1],
    )
  return group(one(0.8, 0, -8, true), one(-0.9, 0.1, 8, false))
}
function boxingGlove(s) {
  const l = leather(s.c, [3, 3], 0.3)
  const one = (x, z, f) =>
    at(
      group(
        at(
          bend(ball(1, l), (p) => {
            const b = 1 + 0.12 * p.y
            p.x *= 0.62 * b
            p.y *= 0.8
            p.z *= 0.56 * b
          }),
          0,
          1.35,
          0,
        ),
        at(
          bend(ball(1, l), (p) => {
            p.x *= 0.22
            p.y *= 0.46
            p.z *= 0.24
          }),
          f * 0.52,
          1.15,
          0.3,
          [0, 0, f * 12],
        ),
        at(
          turned(
            [
              [0, 0, 0],
              [0.42, 0, 0.05],
              [0.44, 0.6, 0.08],
              [0.3, 0.8, 0],
            ],
            l,
          ),
          0,
          0,
          0,
        ),
        at(
          turned(
            [
              [0.45, 0.16, 0.02],
              [0.46, 0.46, 0.02],
              [0.43, 0.5, 0],
            ],
            matt('#f0eee9'),
          ),
          0,
          0,
          0,
        ),
      ),
      x,
      0,
      z,
      [0, f * -12, 0],
    )
  return group(one(-0.68, 0, 1), one(0.72, -0.2, -1))
}
function fan(s) {
  const parts = []
  for (let n = 0; n < 22; n++) {
    const a = ((n - 10.5) / 22) * 150
    parts.push(
      at(
        group(
          at(box(0.22, 1.15, 0.008, 0.002, matt(n % 2 ? s.c : light(s.c, 0.14))), 0, 0.75, 0, [
            0,
            n % 2 ? 16 : -16,
            0,
          ]),
          at(box(0.05, 0.85, 0.014, 0.004, plastic('#8a5a34')), 0, 0, 0),
        ),
        0,
        0,
        0,
        [0, 0, -a],
      ),
    )
  }
  return at(
    group(parts, at(can(0.07, 0.06, metal('Gold')), 0, 0.04, 0.03, [90, 0, 0])),
    0,
    0.35,
    0,
    [-10, 0, 0],
  )
}
export const wear = {
  bikini,
  socks,
  necktie,
  scarf,
  sunHat,
  cap,
  topHat,
  handbag,
  clutch,
  coinPurse,
  briefcase,
  duffel,
  backpack,
  wallet,
  belt,
  umbrella,
  glove,
  boxingGlove,
  fan,
}
export { dots, drawn, face, flowers, glass, rubber }
