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
  wrap,
} from '../forms.mjs'
import { drawn, line } from '../labels.mjs'
import {
  cast,
  cloth,
  colour,
  glass,
  gloss,
  leather,
  matt,
  metal,
  plastic,
  plush,
  rough,
  rubber,
  wood,
} from '../materials.mjs'
import { block2 } from './home.mjs'

// Training.
function dumbbell(s) {
  const coat = s.soft ? plastic(s.c, 0.7) : rubber('#26272a'),
    steel = metal('#b9babd', 0.3)
  const hex = 'M30 0 L15 -26 L-15 -26 L-30 0 L-15 26 L15 26 Z'
  const one = () =>
    group(
      [0.55, -0.55].map((x) => at(plate(hex, 0.42, 0.06, coat, 0.011), x, 0, 0, [0, 90, 0])),
      at(
        turned(
          [
            [0, -0.4, 0],
            [0.06, -0.4],
            [0.075, 0],
            [0.06, 0.4],
            [0, 0.4, 0],
          ],
          s.soft ? coat : steel,
        ),
        0,
        0,
        0,
        [0, 0, 90],
      ),
      !s.soft &&
        [0.765, -0.765].map((x) =>
          at(
            face(
              0.4,
              0.2,
              drawn(200, 100, (pen, w, h) => {
                pen.fillStyle = '#26272a'
                pen.fillRect(0, 0, w, h)
                line(pen, '10 LB', w / 2, h / 2, 60, { fill: '#e8e6e1' })
              }),
            ),
            x,
            0,
            0,
            [0, x > 0 ? 90 : -90, 0],
          ),
        ),
    )
  return group(at(one(), 0, 0.29, 0), at(one(), 0.15, 0.29, -0.85, [0, 14, 0]))
}
function kettlebell(_s) {
  const c = cast('#2a2b2e')
  return group(
    at(
      bend(ball(0.62, c), (p) => {
        if (p.y < -0.5) p.y = -0.5
      }),
      0,
      0.5,
      0,
    ),
    tube(
      [
        [-0.3, 0.9, 0],
        [-0.44, 1.3, 0],
        [-0.3, 1.56, 0],
        [0, 1.62, 0],
        [0.3, 1.56, 0],
        [0.44, 1.3, 0],
        [0.3, 0.9, 0],
      ],
      0.095,
      c,
    ),
    at(
      wrap(
        0.624,
        0.3,
        50,
        drawn(300, 180, (pen, w, h) => {
          pen.fillStyle = '#a8323a'
          pen.fillRect(0, 0, w, h)
          line(pen, '26 LB', w / 2, h / 2, 90, { fill: '#fff' })
        }),
      ),
      0,
      0.52,
      0,
    ),
  )
}
function yogaMat(s) {
  const m = rough(s.c, [20, 20], 1.4)
  const pts = []
  for (let n = 0; n <= 200; n++) {
    const a = (n / 200) * Math.PI * 2 * 4.3
    const r = 0.06 + (n / 200) * 0.36
    pts.push([Math.cos(a) * r, Math.sin(a) * r])
  }
  const roll = bend(grid(1, 2.3, m, 200), (p) => {
    const k = Math.min(200, Math.max(0, Math.round((p.x + 0.5) * 200)))
    p.z = p.y
    p.x = pts[k][0]
    p.y = pts[k][1]
  })
  const inner = at(roll.clone(), 0, 0, 0, [0, 0, 0], [0.93, 0.93, 1])
  return group(
    at(group(roll, inner), 0, 0.43, 0),
    at(box(1.3, 0.03, 2.3, 0.012, m), 0.65, 0, 0),
    [-0.7, 0.7].map((z) =>
      at(ring(0.44, 0.02, cloth('#2a2b2e')), 0, 0.43, z, [0, 0, 0], [1, 1, 3]),
    ),
  )
}
function sportsBottle(s) {
  const c = plastic(s.c, 0.5)
  return group(
    turned(
      [
        [0, 0, 0],
        [0.34, 0, 0.04],
        [0.34, 1.3, 0.12],
        [0.22, 1.5, 0.04],
        [0, 1.5, 0],
      ],
      c,
    ),
    at(can(0.25, 0.24, plastic('#222327', 0.4), 0.04), 0, 1.5, 0),
    tube(
      [
        [-0.2, 1.68, 0],
        [-0.22, 1.9, 0],
        [0, 2.0, 0],
        [0.22, 1.9, 0],
        [0.2, 1.68, 0],
      ],
      0.045,
      plastic('#222327', 0.4),
    ),
    at(ring(0.342, 0.012, metal('#c9cbcf')), 0, 0.06, 0, [90, 0, 0]),
    at(
      wrap(
        0.343,
        0.7,
        60,
        drawn(200, 400, (pen, w, h) => {
          pen.fillStyle = colour(s.c)
          pen.fillRect(0, 0, w, h)
          pen.translate(w / 2, h / 2)
          pen.rotate(-Math.PI / 2)
          line(pen, 'KARNAPHUL', 0, 0, 56, { fill: '#ffffffcc', spacing: 0.1 })
        }),
      ),
      0,
      0.72,
      0,
    ),
  )
}
function bands() {
  return group(
    ['#a8323a', '#d9952c', '#2f8a6a', '#3c6aa8', '#4a3a6a'].map((c, n) =>
      at(
        bend(
          new THREE.Mesh(
            new THREE.CylinderGeometry(0.55 + n * 0.13, 0.55 + n * 0.13, 0.34, 64, 1, true),
            plastic(c, 0.6),
          ),
          (p) => {
            p.x *= 1.35
            p.x += 0.1 * Math.sin(p.z * 3 + n)
          },
        ),
        0,
        0.17,
        0,
      ),
    ),
  )
}
function skippingRope(_s) {
  const h = (x, t) =>
    at(
      group(
        can(0.09, 0.75, rubber('#26272a'), 0.04),
        at(can(0.095, 0.2, plastic('#3f9a5a'), 0.03), 0, 0.5, 0),
      ),
      x,
      0.09,
      0.5,
      [90, 0, t],
    )
  return group(
    h(-0.3, 10),
    h(0.3, -10),
    tube(
      [
        [-0.22, 0.09, 0.5],
        [-0.5, 0.05, -0.2],
        [-0.9, 0.04, 0.6],
        [-0.2, 0.04, 1.3],
        [0.8, 0.04, 1.1],
        [1.0, 0.04, 0.2],
        [0.5, 0.05, -0.4],
        [0.22, 0.09, 0.5],
      ].map(([x, y, z]) => [x, y, z - 0.1]),
      0.028,
      plastic('#3f9a5a'),
    ),
  )
}
function bodyScale() {
  return group(
    at(box(1.9, 0.1, 1.9, 0.04, plastic('#d9dcdd', 0.1))),
    at(
      plate('M-30 -12 H30 V12 H-30 Z', 0.02, 0.006, gloss('#141517')),
      0,
      0.105,
      -0.6,
      [-90, 0, 0],
    ),
    at(
      face(
        0.5,
        0.2,
        drawn(300, 120, (pen, w, h) => {
          pen.fillStyle = '#141517'
          pen.fillRect(0, 0, w, h)
          line(pen, '68.4', w / 2, h / 2, 90, { fill: '#dff0ea' })
        }),
      ),
      0,
      0.118,
      -0.6,
      [-90, 0, 0],
    ),
    [
      [-0.55, 0.25],
      [0.55, 0.25],
    ].map(([x, z]) => at(box(0.34, 0.012, 0.9, 0.006, metal('#b9bcc0', 0.25)), x, 0.098, z - 0.1)),
  )
}
// Balls and bats.
const painted = (w, h, draw, more) => drawn(w, h, draw, { roughness: 0.5, ...more })
function football() {
  const g = new THREE.IcosahedronGeometry(1, 0),
    corners = []
  const p = g.attributes.position
  for (let n = 0; n < p.count; n++) {
    const v = new THREE.Vector3().fromBufferAttribute(p, n).normalize()
    if (!corners.some((c) => c.distanceTo(v) < 0.1)) corners.push(v)
  }
  const map = painted(1024, 512, (pen, w, h) => {
    const data = pen.createImageData(w, h)
    const v = new THREE.Vector3()
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const phi = (x / w) * Math.PI * 2,
          th = (y / h) * Math.PI
        v.set(-Math.cos(phi) * Math.sin(th), Math.cos(th), Math.sin(phi) * Math.sin(th))
        const d = corners.map((c) => c.dot(v)).sort((a, b) => b - a)
        const seam = (d[0] < 0.935 && d[0] - d[1] < 0.012) || Math.abs(d[0] - 0.935) < 0.008
        const k = seam ? 120 : d[0] > 0.935 ? 32 : 226
        data.data.set([k, k, k + 3, 255], (y * w + x) * 4)
      }
    pen.putImageData(data, 0, 0)
  })
  return at(new THREE.Mesh(new THREE.SphereGeometry(1, 64, 48), map), 0, 1, 0, [14, 30, 10])
}
function basketball() {
  const l = leather('#c8672a', [12, 8], 0.7),
    k = matt('#1f1c1a')
  return at(
    group(
      ball(1, l),
      ring(1.002, 0.014, k),
      at(ring(1.002, 0.014, k), 0, 0, 0, [90, 0, 0]),
      [-1, 1].map((m) =>
        at(
          bend(ring(0.9, 0.014, k), (p) => {
            const a = Math.atan2(p.y, p.x)
            const z = 0.44 + 0.3 * Math.cos(2 * a) * 0.6
            const r = Math.sqrt(Math.max(0, 1.004 - z * z))
            p.x = Math.cos(a) * r
            p.y = Math.sin(a) * r
            p.z = m * z + p.z * 0
          }),
          0,
          0,
          0,
          [0, 90, 0],
        ),
      ),
    ),
    0,
    1,
    0,
    [20, 30, 14],
  )
}
function volleyball() {
  const map = painted(1024, 512, (pen, w, h) => {
    const shades = ['#e6e4dd', '#3c6aa8', '#e0b63f']
    const data = pen.createImageData(w, h)
    const rgb = shades.map((c) => [1, 3, 5].map((n) => Number.parseInt(c.slice(n, n + 2), 16)))
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) {
        const phi = (x / w) * Math.PI * 2,
          th = (y / h) * Math.PI
        const v = [-Math.cos(phi) * Math.sin(th), Math.cos(th), Math.sin(phi) * Math.sin(th)]
        const a = v.map(Math.abs)
        const m = a[0] > a[1] && a[0] > a[2] ? 0 : a[1] > a[2] ? 1 : 2
        const u = v[(m + 1) % 3] / a[m]
        const s = ((u + 1) * 1.5) % 1
        const edge = s < 0.03 || s > 0.97 || Math.abs(v[(m + 2) % 3] / a[m]) > 0.98
        const c = edge ? [90, 88, 84] : rgb[Math.floor((u + 1) * 1.499) % 3]
        data.data.set([...c, 255], (y * w + x) * 4)
      }
    pen.putImageData(data, 0, 0)
  })
  return at(new THREE.Mesh(new THREE.SphereGeometry(1, 64, 48), map), 0, 1, 0, [20, 30, 20])
}
function cricket() {
  const w = wood('#d9b98a'),
    bat = group(
      at(
        bend(block2(0.44, 2.1, 0.16, 0.05, w), (p) => {
          p.z += p.z > 0 ? 0 : -0.06 * (1 - Math.abs(p.x) * 4) * (p.y < 0.4 ? 1 : 0)
        }),
        0,
        1.05,
        0,
      ),
      at(can(0.07, 0.95, rubber('#26272a'), 0.03), 0, 2.05, 0),
      at(
        face(
          0.36,
          0.6,
          drawn(240, 400, (pen, a, b) => {
            pen.fillStyle = '#a8323a'
            pen.fillRect(0, 0, a, b)
            pen.translate(a / 2, b / 2)
            pen.rotate(-Math.PI / 2)
            line(pen, 'WICKETA', 0, 0, 76, { fill: '#fff' })
          }),
        ),
        0,
        1.5,
        0.081,
      ),
    )
  return group(
    at(bat, -0.3, 0, 0, [-8, 0, 10]),
    at(
      group(ball(0.24, leather('#8a1f24', [3, 3], 0.35)), ring(0.241, 0.01, matt('#efe6d2'))),
      0.5,
      0.24,
      0.5,
      [30, 40, 0],
    ),
    [0, 1, 2].map((n) => at(can(0.05, 2.0, w, 0.02), 0.5 + n * 0.22, 0, -0.6)),
    at(can(0.03, 0.44, w), 0.5, 2.03, -0.6, [0, 0, -90]),
  )
}
function racket(s) {
  const { look = 'tennis' } = s
  const badminton = look === 'badminton',
    rx = badminton ? 0.46 : 0.56,
    ry = badminton ? 0.6 : 0.72,
    y = badminton ? 2.35 : 1.95
  const f = metal(s.c ?? '#2a2b2e', 0.35),
    strings = []
  for (let k = -9; k <= 9; k++) {
    const t = k / 10
    const h = Math.sqrt(1 - t * t)
    strings.push(
      rod([t * rx, y - ry * h, 0], [t * rx, y + ry * h, 0], 0.006, matt('#e9e6df')),
      rod([-rx * h, y + t * ry, 0], [rx * h, y + t * ry, 0], 0.006, matt('#e9e6df')),
    )
  }
  const one = group(
    at(ring(1, badminton ? 0.03 : 0.055, f), 0, y, 0, [0, 0, 0], [rx, ry, 1]),
    strings,
    badminton
      ? rod([0, 0.7, 0], [0, y - ry, 0], 0.03, f)
      : [-1, 1].map((m) => rod([m * 0.05, 0.7, 0], [m * 0.3, y - ry * 0.84, 0], 0.045, f)),
    at(
      turned(
        [
          [0, 0, 0],
          [0.1, 0, 0.02],
          [0.08, 0.1, 0],
          [0.075, 0.8, 0.01],
          [0, 0.82, 0],
        ],
        rubber(s.grip ?? '#26272a'),
      ),
      0,
      0,
      0,
    ),
  )
  const shuttle = () =>
    group(
      at(ball(0.13, matt('#efe9dd')), 0, 0.13, 0),
      turned(
        [
          [0.12, 0.18, 0],
          [0.32, 0.62, 0],
        ],
        matt('#e6e2d8'),
      ),
    )
  return group(
    at(one, -0.2, 0, 0, [-10, 0, 16]),
    badminton
      ? [at(shuttle(), 0.5, 0.3, 0.5, [0, 0, 80]), at(shuttle(), 0.95, 0.3, 0.2, [0, 60, 100])]
      : [
          at(ball(0.27, plush('#c9d23f', [8, 8])), 0.55, 0.27, 0.5),
          at(ball(0.27, plush('#c9d23f', [8, 8])), 1.0, 0.27, 0.15),
        ],
  )
}
function tableTennis(_s) {
  return group(
    at(
      group(
        at(can(0.75, 0.09, rubber('#a8262c'), 0.02), 0, 1.3, -0.045, [90, 0, 0]),
        at(can(0.755, 0.06, wood('#c9a268'), 0.01), 0, 1.3, -0.07, [90, 0, 0]),
        at(
          bend(block2(0.26, 0.95, 0.16, 0.06, wood('#b98a55')), (p) => {
            p.x *= 1 + 0.25 * p.y * p.y
          }),
          0,
          0.45,
          -0.04,
        ),
        at(plate('M-40 0 L40 0 L13 30 L-13 30 Z', 0.1, 0.02, wood('#b98a55')), 0, 0.86, -0.04),
      ),
      0,
      0,
      0,
      [-14, 0, 18],
    ),
    at(ball(0.2, plastic('#f0ede6', 0.4)), 0.7, 0.2, 0.4),
  )
}
function bowling(_s) {
  const pin = () =>
    group(
      bulged(
        [
          [0, 0.01],
          [0.2, 0],
          [0.34, 0.5],
          [0.3, 0.9],
          [0.14, 1.3],
          [0.17, 1.55],
          [0.12, 1.72],
          [0, 1.76],
        ],
        gloss('#e9e6df'),
      ),
      [1.22, 1.3].map((y) => at(ring(0.155, 0.02, gloss('#a8323a')), 0, y, 0, [90, 0, 0])),
    )
  return group(
    at(
      group(
        ball(0.62, gloss('#2f3f7a')),
        [
          [0, 0],
          [0.12, 0.1],
          [-0.1, 0.12],
        ].map(([x, y]) =>
          at(can(0.06, 0.02, matt('#0b0b10')), x - 0.1, y + 0.38, 0.46, [55, 0, 0]),
        ),
      ),
      -0.55,
      0.62,
      0.5,
    ),
    at(pin(), 0.35, 0, 0),
    at(pin(), 0.95, 0, -0.2),
    at(pin(), 0.65, 0, -0.8),
    at(pin(), 0.05, 0, -0.6),
  )
}
// Outdoors.
function tent(s) {
  const f = cloth(s.c ?? 'Orange', [40, 40], 0.5)
  return group(
    bend(
      new THREE.Mesh(new THREE.SphereGeometry(1.6, 80, 30, 0, Math.PI * 2, 0, Math.PI / 2), f),
      (p) => {
        const a = Math.atan2(p.x, p.z)
        const pull = 1 + 0.1 * Math.abs(Math.cos(2 * a)) * (1 - p.y / 1.6) - 0.03
        p.x *= 1.15 * pull
        p.z *= pull
        p.y *= 0.82
      },
    ),
    [45, 135].map((a) =>
      at(ring(1.66, 0.025, metal('#55575c'), 180), 0, 0, 0, [0, a, 0], [1.16, 0.83, 1]),
    ),
    at(
      bend(
        plate('M-50 0 C-50 -60 -20 -95 0 -100 C20 -95 50 -60 50 0 Z', 0.02, 0.005, matt('#4a3a2a')),
        (p) => {
          p.z += 0.1 - p.y * p.y * 0.42 - 0.1 * p.x * p.x
        },
      ),
      0,
      0.02,
      1.56,
    ),
    at(
      tube(
        [
          [0, 1.0, 1.2],
          [0, 0.5, 1.58],
          [0, 0, 1.72],
        ],
        0.015,
        matt('#e9e4da'),
      ),
    ),
    [
      [-1.9, 1.2],
      [1.9, 1.2],
    ].map(([x, z]) => rod([x * 0.72, 0.5, z * 0.8], [x, 0.0, z], 0.008, matt('#8a8c90'))),
  )
}
function compass() {
  const b = metal('Brass', 0.22)
  return group(
    can(0.7, 0.24, b, 0.06),
    at(
      new THREE.Mesh(
        new THREE.CircleGeometry(0.6, 64),
        drawn(
          500,
          500,
          (pen, w) => {
            pen.fillStyle = '#f1e9d8'
            pen.fillRect(0, 0, w, w)
            ;['N', 'E', 'S', 'W'].forEach((t, n) => {
              const a = (n * Math.PI) / 2
              line(pen, t, w / 2 + Math.sin(a) * w * 0.34, w / 2 - Math.cos(a) * w * 0.34, 64)
            })
            pen.translate(w / 2, w / 2)
            for (let n = 0; n < 72; n++) {
              pen.rotate(Math.PI / 36)
              pen.fillStyle = '#3a2a1c'
              pen.fillRect(-1.5, -w * 0.48, 3, n % 9 ? 14 : 26)
            }
            pen.rotate(0.7)
            pen.fillStyle = '#a8262c'
            pen.beginPath()
            pen.moveTo(0, -150)
            pen.lineTo(18, 0)
            pen.lineTo(-18, 0)
            pen.fill()
            pen.fillStyle = '#2a3a4a'
            pen.beginPath()
            pen.moveTo(0, 150)
            pen.lineTo(18, 0)
            pen.lineTo(-18, 0)
            pen.fill()
          },
          { roughness: 0.2 },
        ),
      ),
      0,
      0.245,
      0,
      [-90, 0, 0],
    ),
    at(ring(0.64, 0.05, b), 0, 0.24, 0, [90, 0, 0]),
    at(group(at(can(0.7, 0.08, b, 0.04), 0, 0.7, 0, [90, 0, 0])), 0, 0.2, -0.74, [-24, 0, 0]),
    at(ring(0.12, 0.03, b), 0.8, 0.14, 0, [90, 0, 0]),
  )
}
const spoked = (r, t, c = '#26272a', n = 20) =>
  group(
    ring(r, t, rubber(c)),
    ring(r - t * 1.2, t * 0.4, metal('#c3c5c9')),
    [...Array(n)].map((_, k) =>
      rod(
        [0, 0, 0],
        [Math.cos((k / n) * 6.283) * (r - t), Math.sin((k / n) * 6.283) * (r - t), 0],
        0.006,
        metal('#a5a7ab'),
      ),
    ),
    at(can(0.06, 0.16, metal('#55575c')), 0, 0, -0.08, [90, 0, 0]),
  )
function bicycle(s) {
  const c = gloss(s.c ?? 'Blue'),
    k = metal('#55575c')
  return group(
    at(spoked(0.66, 0.045), -1.05, 0.7, 0),
    at(spoked(0.66, 0.045), 1.05, 0.7, 0),
    rod([-1.05, 0.7, 0], [-0.1, 0.62, 0], 0.03, c),
    rod([-0.1, 0.62, 0], [-0.42, 1.45, 0], 0.038, c),
    rod([-1.05, 0.7, 0], [-0.36, 1.3, 0], 0.026, c),
    rod([-0.36, 1.3, 0], [0.72, 1.4, 0], 0.04, c),
    rod([-0.1, 0.62, 0], [0.76, 1.26, 0], 0.042, c),
    rod([0.7, 1.5, 0], [0.8, 1.2, 0], 0.045, c),
    rod([0.8, 1.2, 0], [1.05, 0.7, 0], 0.032, c),
    rod([-0.42, 1.45, 0], [-0.48, 1.62, 0], 0.026, k),
    at(
      bend(block2(0.5, 0.1, 0.26, 0.05, leather('#6b442c')), (p) => {
        p.z *= 1 - 0.9 * Math.max(0, p.x + 0.05) * 1.4
      }),
      -0.46,
      1.68,
      0,
    ),
    rod([0.7, 1.5, 0], [0.68, 1.66, 0], 0.028, k),
    tube(
      [
        [0.5, 1.72, -0.38],
        [0.66, 1.68, -0.3],
        [0.7, 1.66, 0],
        [0.66, 1.68, 0.3],
        [0.5, 1.72, 0.38],
      ],
      0.026,
      k,
    ),
    [-0.38, 0.38].map((z) => rod([0.56, 1.71, z], [0.38, 1.74, z * 1.08], 0.04, rubber('#5a3a24'))),
    at(can(0.2, 0.02, k), -0.1, 0.62, 0.05, [90, 0, 0]),
    rod([-0.1, 0.62, 0.09], [0.1, 0.4, 0.1], 0.022, k),
    at(box(0.2, 0.04, 0.12, 0.02, rubber()), 0.1, 0.36, 0.16),
    rod([-1.05, 0.78, 0.04], [-0.1, 0.8, 0.04], 0.01, k),
    rod([-1.05, 0.63, 0.04], [-0.1, 0.44, 0.04], 0.01, k),
    [[-1.05], [1.05]].map(([x]) => at(ring(0.75, 0.03, c, 150), x, 0.7, 0, [0, 0, 30], [1, 1, 2])),
  )
}
function skateboard(_s) {
  return at(
    group(
      at(
        bend(block2(2.6, 0.07, 0.68, 0.033, wood('#c79d6d')), (p) => {
          const a = Math.abs(p.x)
          if (a > 0.9) {
            p.y += (a - 0.9) ** 2 * 0.9
            p.z *= Math.sqrt(Math.max(0.02, 1 - ((a - 0.9) / 0.41) ** 2.6))
          }
        }),
        0,
        0.4,
        0,
      ),
      at(
        bend(
          grid(
            2.58,
            0.66,
            drawn(1000, 260, (pen, w, h) => {
              pen.fillStyle = '#a8323a'
              pen.fillRect(0, 0, w, h)
              pen.fillStyle = '#e6bb3f'
              for (let n = 0; n < 5; n++) pen.fillRect(w * 0.2 + n * 44, 0, 20, h)
              line(pen, 'ZEPHRA', w * 0.66, h / 2, 130, { fill: '#f4efe4', spacing: 0.06 })
            }),
            60,
          ),
          (p) => {
            const a = Math.abs(p.x)
            p.z = p.y
            p.y = 0.037
            if (a > 0.9) {
              p.y += (a - 0.9) ** 2 * 0.9
              p.z *= Math.sqrt(Math.max(0.02, 1 - ((a - 0.9) / 0.41) ** 2.6))
            }
            p.z *= -1
          },
        ),
        0,
        0.4,
        0,
      ),
      [-0.8, 0.8].map((x) => [
        at(box(0.2, 0.16, 0.3, 0.04, metal('#a5a7ab')), x, 0.2, 0),
        [-0.28, 0.28].map((z) =>
          at(can(0.15, 0.18, plastic('#efe9dd', 0.4), 0.04), x, 0.15, z - 0.09, [90, 0, 0]),
        ),
      ]),
    ),
    0,
    0,
    0,
    [0, 18, 0],
  )
}
function scooter(s) {
  const c = plastic(s.c ?? 'Green', 0.34),
    k = rubber('#26272a'),
    m = metal('#b9bbbf', 0.25)
  const wheel = (x) =>
    at(
      group(
        ring(0.2, 0.06, plastic('#efe9dd')),
        at(can(0.16, 0.08, c, 0.02), 0, 0, -0.04, [90, 0, 0]),
      ),
      x,
      0.26,
      0,
    )
  return group(
    wheel(-1.0),
    wheel(1.05),
    at(box(1.7, 0.08, 0.34, 0.04, c), -0.1, 0.26, 0),
    at(box(1.3, 0.01, 0.28, 0.004, matt('#26272a')), -0.15, 0.345, 0),
    rod([0.72, 0.32, 0], [0.92, 0.6, 0], 0.06, c),
    rod([1.05, 0.26, 0], [0.82, 1.0, 0], 0.05, m),
    rod([0.84, 0.95, 0], [0.56, 2.0, 0], 0.042, m),
    rod([0.56, 2.0, -0.42], [0.56, 2.0, 0.42], 0.035, m),
    [-0.38, 0.38].map((z) => rod([0.56, 2.0, z * 0.75], [0.56, 2.0, z * 1.25], 0.05, k)),
    at(box(0.3, 0.05, 0.16, 0.02, c), -1.0, 0.5, 0, [0, 0, 12]),
  )
}
function fishingRod(_s) {
  const k = gloss('#26303a')
  return group(
    at(
      group(
        at(
          turned(
            [
              [0, 0, 0],
              [0.06, 0, 0.02],
              [0.05, 0.8, 0],
              [0.05, 0.8, 0],
            ],
            rough('#b98f62', [4, 4]),
          ),
          0,
          0,
          0,
        ),
        at(
          turned(
            [
              [0.035, 0.8, 0],
              [0.012, 3.6, 0],
              [0, 3.6, 0],
            ],
            k,
          ),
        ),
        [1.3, 1.9, 2.5, 3.0, 3.5].map((y) => at(ring(0.05, 0.01, metal()), 0.05, y, 0, [90, 0, 0])),
        at(
          group(
            at(can(0.16, 0.2, metal('#8f9196', 0.25), 0.04), 0, 0, -0.1, [90, 0, 0]),
            at(can(0.12, 0.22, plastic('#a8323a'), 0.03), 0.0, 0, -0.11, [90, 0, 0]),
            rod([0, 0, 0.1], [0.2, 0.1, 0.2], 0.02, metal()),
            at(ball(0.05, plastic('#1d1e21')), 0.22, 0.12, 0.2),
          ),
          0.2,
          0.62,
          0,
        ),
      ),
      -0.9,
      0,
      0,
      [0, 0, -52],
    ),
  )
}
function divingMask(_s) {
  const k = rubber('#1f6a8a'),
    g = glass('#9fc3d0', 0.35)
  return group(
    at(
      bend(ring(0.55, 0.13, k), (p) => {
        p.x *= 1.5
        p.z -= 0.14 * p.x * p.x
      }),
      0,
      0.68,
      0,
    ),
    (() => {
      const lens = at(
        bend(grid(1.5, 0.9, g, 24), (p) => {
          const a = Math.atan2(p.y / 0.45, p.x / 0.75)
          const r = Math.min(1, Math.hypot(p.y / 0.45, p.x / 0.75))
          p.x = Math.cos(a) * r * 0.8
          p.y = Math.sin(a) * r * 0.5
          p.z = -0.14 * p.x * p.x + 0.05
        }),
        0,
        0.68,
        0,
      )
      return lens
    })(),
    at(ball(0.24, k, [1, 0.8, 0.9]), 0, 0.34, 0.02),
    tube(
      [
        [-0.85, 0.7, -0.1],
        [-0.8, 0.72, -0.8],
        [0, 0.75, -1.15],
        [0.8, 0.72, -0.8],
        [0.85, 0.7, -0.1],
      ],
      0.05,
      rubber('#2a2b2e'),
    ),
    tube(
      [
        [0.75, 0.0, 0.1],
        [1.02, 0.08, 0],
        [1.14, 0.5, -0.1],
        [1.1, 1.2, -0.3],
        [0.98, 1.75, -0.45],
      ],
      0.08,
      plastic('#e0b63f', 0.35),
    ),
    at(can(0.09, 0.14, plastic('#d8604a')), 0.95, 1.72, -0.46, [-18, 0, 8]),
  )
}
function goggles(_s) {
  const k = rubber('#26272a')
  return group(
    [-0.42, 0.42].map((x) =>
      at(
        group(
          at(ring(0.3, 0.06, rubber('#2f5fa8')), 0, 0, 0, [0, 0, 0], [1.15, 0.85, 1.6]),
          at(ball(0.29, gloss('#4a8fc0'), [1.12, 0.8, 0.3]), 0, 0, 0.06),
        ),
        x,
        0.3,
        -Math.abs(x) * 0.15,
        [0, x > 0 ? 16 : -16, 0],
      ),
    ),
    rod([-0.1, 0.32, 0.04], [0.1, 0.32, 0.04], 0.035, k),
    tube(
      [
        [-0.75, 0.3, -0.15],
        [-0.95, 0.3, -0.6],
        [-0.5, 0.3, -1.2],
        [0.5, 0.3, -1.2],
        [0.95, 0.3, -0.6],
        [0.75, 0.3, -0.15],
      ],
      0.045,
      k,
    ),
  )
}
export const sport = {
  dumbbell,
  kettlebell,
  yogaMat,
  sportsBottle,
  bands,
  skippingRope,
  bodyScale,
  football,
  basketball,
  volleyball,
  cricket,
  racket,
  tableTennis,
  bowling,
  tent,
  compass,
  bicycle,
  skateboard,
  scooter,
  fishingRod,
  divingMask,
  goggles,
}
export { spoked }
