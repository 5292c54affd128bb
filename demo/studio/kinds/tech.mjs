import {
  at,
  ball,
  bend,
  box,
  can,
  face,
  grid,
  group,
  plate,
  ring,
  rod,
  tube,
  turned,
  wrap,
} from '../forms.mjs'
import { drawn, line, screen } from '../labels.mjs'
import {
  cloth,
  colour,
  dark,
  glass,
  gloss,
  glow,
  leather,
  light,
  matt,
  mesh3,
  metal,
  mix,
  plastic,
  rubber,
  wood,
} from '../materials.mjs'

const black = () => gloss('#0b0b0d')
/** A rounded rectangle as a path, in hundredths. */
export const round = (w, h, r) =>
  `M${-w * 50 + r * 100} ${-h * 50} h${(w - 2 * r) * 100} q${r * 100} 0 ${r * 100} ${r * 100} v${(h - 2 * r) * 100} q0 ${r * 100} ${-r * 100} ${r * 100} h${-(w - 2 * r) * 100} q${-r * 100} 0 ${-r * 100} ${-r * 100} v${-(h - 2 * r) * 100} q0 ${-r * 100} ${r * 100} ${-r * 100} Z`
const wall = (pen, w, h, c, time = '10:09') => {
  const g = pen.createLinearGradient(0, 0, w, h)
  g.addColorStop(0, light(c, 0.32))
  g.addColorStop(0.55, colour(c))
  g.addColorStop(1, dark(c, 0.75))
  pen.fillStyle = g
  pen.fillRect(0, 0, w, h)
  pen.globalAlpha = 0.35
  for (const [x, y, r, t] of [
    [0.2, 0.75, 0.7, 0.3],
    [0.85, 0.45, 0.5, 0.5],
    [0.5, 1.05, 0.6, 0.15],
  ]) {
    const q = pen.createRadialGradient(x * w, y * h, 0, x * w, y * h, r * w)
    q.addColorStop(0, light(c, t + 0.2))
    q.addColorStop(1, 'rgba(0,0,0,0)')
    pen.fillStyle = q
    pen.fillRect(0, 0, w, h)
  }
  pen.globalAlpha = 1
  if (time) line(pen, time, w / 2, h * 0.2, w * 0.22, { fill: '#fff', weight: 400 })
}
/** One phone upright, seen from the front (and from behind if turned). */
function onePhone({
  c,
  w = 0.72,
  h = 1.5,
  d = 0.082,
  r = 0.11,
  screenC = c,
  lenses = 3,
  tough,
  keys,
  layout = 'block',
}) {
  const rim = tough ? rubber(c) : metal(light(c, 0.12), 0.28)
  const parts = [at(plate(round(w, h, r), d, 0.024, rim), 0, h / 2, 0)]
  const [sw, sh] = [w - 0.05, h - 0.05]
  parts.push(at(plate(round(sw, sh, r - 0.025), 0.006, 0.002, black()), 0, h / 2, d / 2))
  if (keys) {
    parts.push(
      at(
        face(
          sw * 0.82,
          h * 0.34,
          screen(400, 340, (pen, a, b) => {
            wall(pen, a, b, '#2f5fa8', '')
            line(pen, '10:09', a / 2, b / 2, 110, { fill: '#fff' })
          }),
        ),
        0,
        h * 0.74,
        d / 2 + 0.006,
      ),
    )
    for (let n = 0; n < 12; n++)
      parts.push(
        at(
          box(0.15, 0.1, 0.02, 0.03, plastic('#e9e9e6')),
          -0.19 + (n % 3) * 0.19,
          h * 0.42 - Math.floor(n / 3) * 0.145 - 0.05,
          d / 2 + 0.008,
        ),
      )
  } else {
    parts.push(
      at(
        plate(round(sw - 0.03, sh - 0.03, r - 0.04), 0.002, 0.0005, screenOf(sw, sh, screenC)),
        0,
        h / 2,
        d / 2 + 0.006,
      ),
    )
    parts.push(at(can(0.022, 0.004, black()), 0, h * 0.955, d / 2 + 0.009, [90, 0, 0]))
  }
  // The back: a matt pane, an island of lenses.
  parts.push(
    at(
      plate(
        round(w - 0.03, h - 0.03, r - 0.015),
        0.008,
        0.003,
        tough ? rubber(dark(c, 0.4)) : plastic(c, 0.22),
      ),
      0,
      h / 2,
      -d / 2 + 0.001,
    ),
  )
  const lens = (x, y, q = 0.085) =>
    at(
      group(
        can(q, 0.035, metal('#2a2b2e', 0.3), 0.01),
        at(can(q * 0.76, 0.006, black()), 0, 0.035, 0),
        at(can(q * 0.34, 0.004, gloss('#1b2740')), 0, 0.041, 0),
      ),
      x,
      y,
      -d / 2,
      [-90, 0, 0],
    )
  const spots =
    layout === 'round'
      ? [[0, -0.36]]
      : [
          [-0.17, -0.19],
          [-0.17, -0.42],
          [0.05, -0.305],
        ].slice(0, lenses)
  if (layout === 'round')
    parts.push(
      at(can(0.25, 0.04, metal('#35363a', 0.35), 0.02), 0, h - 0.36, -d / 2, [-90, 0, 0]),
      lens(0, h - 0.36, 0.15),
    )
  else if (layout === 'block')
    parts.push(
      at(
        plate(round(0.44, lenses > 1 ? 0.5 : 0.3, 0.1), 0.024, 0.01, plastic(light(c, 0.06), 0.2)),
        0.13,
        h - (lenses > 1 ? 0.32 : 0.22),
        -d / 2 - 0.01,
      ),
    )
  if (layout !== 'round') parts.push(...spots.map(([x, y]) => lens(-x + 0.06, h + y - 0.01)))
  if (tough)
    for (const [x, y] of [
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ])
      parts.push(
        at(box(0.16, 0.2, d + 0.06, 0.04, rubber('#1b1c1f')), x * (w / 2 - 0.05), y * (h - 0.2), 0),
      )
  parts.push(at(box(0.014, 0.16, 0.03, 0.006, rim), w / 2 + 0.002, h * 0.64, 0))
  return group(parts)
}
// A plate's own texture coordinates are its places in hundredths; the screen is scaled to them.
const screenOf = (w, h, c) => {
  const made = screen(360, Math.round((360 * h) / w), (pen, a, b) => wall(pen, a, b, c))
  made.emissiveMap.repeat.set(1 / (w * 100 - 3), -1 / (h * 100 - 3))
  made.emissiveMap.wrapS = made.emissiveMap.wrapT = 1000
  made.emissiveMap.offset.set(0.5, 0.5)
  return made
}
function phone(s) {
  const one = onePhone(s)
  if (s.solo) return one
  return group(at(one, 0.2, 0, 0.12, [-4, 8, 0]), at(onePhone(s), -0.34, 0, -0.2, [4, 190, 0]))
}
function fold(s) {
  const half = (turn, x) =>
    at(
      group(
        at(plate(round(0.72, 1.5, 0.07), 0.05, 0.018, metal(light(s.c, 0.1), 0.28)), 0, 0.75, 0),
        at(
          face(
            0.68,
            1.44,
            screen(340, 720, (pen, a, b) => wall(pen, a, b, s.c, x < 0 ? '10:09' : '')),
          ),
          0,
          0.75,
          0.028,
        ),
      ),
      x * 0.352,
      0,
      0.02,
      [0, turn, 0],
    )
  return group(half(14, -1), half(-14, 1))
}
function phoneCase() {
  const shell = glass('#aebcc0', 0.22)
  const rim = at(
    plate(
      `${round(0.76, 1.54, 0.12)} ${round(0.68, 1.46, 0.09)}`,
      0.12,
      0.02,
      glass('#aebcc0', 0.34),
    ),
    0,
    0.77,
    0,
  )
  return at(
    group(
      rim,
      at(plate(round(0.74, 1.52, 0.12), 0.02, 0.006, shell), 0, 0.77, -0.05),
      at(
        plate(
          `${round(0.4, 0.46, 0.1)} ${round(0.34, 0.4, 0.08)}`,
          0.03,
          0.01,
          plastic('#8f9a9d', 0.2),
        ),
        -0.14,
        1.26,
        -0.04,
      ),
    ),
    0,
    0,
    0,
    [-6, 0, 0],
  )
}
function tablet(s) {
  const w = 1.72,
    h = 1.22
  return at(
    group(
      at(plate(round(w, h, 0.08), 0.06, 0.02, metal(s.c, 0.3)), 0, h / 2, 0),
      at(plate(round(w - 0.03, h - 0.03, 0.07), 0.006, 0.002, black()), 0, h / 2, 0.03),
      at(
        face(
          w - 0.14,
          h - 0.14,
          screen(900, 620, (pen, a, b) => wall(pen, a, b, s.c)),
        ),
        0,
        h / 2,
        0.036,
      ),
      s.turned && at(can(0.06, 0.02, black()), 0.7, h - 0.12, -0.03, [-90, 0, 0]),
    ),
    0,
    0,
    0,
    [-12, 0, 0],
  )
}
function laptop(s) {
  const m = metal(s.c === 'Black' ? '#3b3c40' : '#c3c5c9', 0.34)
  const w = 2.2,
    d = 1.5
  const keys = []
  for (let r = 0; r < 5; r++)
    for (let k = 0; k < 13; k++)
      keys.push(
        at(
          box(0.128, 0.014, 0.125, 0.01, plastic('#222327', 0.5)),
          -0.9 + k * 0.15,
          0.07,
          -0.46 + r * 0.15,
        ),
      )
  return group(
    box(w, 0.07, d, 0.03, m),
    keys,
    at(box(0.72, 0.004, 0.44, 0.002, metal('#b0b2b6', 0.4)), 0, 0.07, 0.5),
    at(
      group(
        at(box(w, d * 0.94, 0.04, 0.018, m)),
        at(face(w - 0.07, d * 0.94 - 0.07, black()), 0, d * 0.47, 0.0205),
        at(
          face(
            w - 0.14,
            d * 0.94 - 0.16,
            screen(1000, 640, (pen, a, b) => wall(pen, a, b, s.screen ?? '#3a6ea8', '')),
          ),
          0,
          d * 0.475,
          0.022,
        ),
      ),
      0,
      0.06,
      -d / 2 + 0.02,
      [-16, 0, 0],
    ),
  )
}
function monitor(s) {
  const w = s.all ? 2 : 2.5,
    h = s.all ? 1.3 : 1.12
  const m = metal(s.c === 'Black' ? '#2f3034' : '#c9cbcf', 0.34)
  const curve = (p) => {
    p.z += s.all ? 0 : p.x * p.x * 0.075
  }
  return group(
    at(
      bend(grid(w, h, s.all ? m : plastic('#1b1c1f'), 30), (p) => {
        curve(p)
        p.z -= 0.05
      }),
      0,
      1.15,
      0,
    ),
    at(
      box(w * 0.99, h * 0.99, 0.05, 0.02, s.all ? m : plastic('#1b1c1f')),
      0,
      1.15 - h / 2,
      s.all ? -0.028 : -0.05,
    ),
    at(bend(grid(w - 0.02, h - 0.02, black(), 30), curve), 0, 1.15, 0.005),
    at(
      bend(
        grid(
          w - 0.08,
          h - 0.08,
          screen(1000, 500, (pen, a, b) =>
            wall(pen, a, b, s.screen ?? (s.all ? '#2f7a8c' : '#7a3aa0'), ''),
          ),
          30,
        ),
        curve,
      ),
      0,
      1.15,
      0.012,
    ),
    s.all && at(box(w, 0.16, 0.05, 0.02, m), 0, 0.4, -0.02),
    rod([0, 0.05, -0.14], [0, 1, -0.1], 0.055, m),
    at(box(0.85, 0.035, 0.5, 0.017, m), 0, 0, -0.1),
    s.all && [
      at(keyboard({ c: 'White', small: true }), -0.2, 0, 1, [0, 0, 0], 0.7),
      at(mouse({ c: 'White' }), 0.85, 0, 1, [0, 0, 0], 0.7),
    ],
  )
}
function keyboard(s) {
  const body = s.c === 'Black' ? plastic('#232428', 0.4) : metal('#cfd1d4', 0.38)
  const cap = () =>
    s.rgb ? plastic(`#17181b`, 0.5) : plastic(s.c === 'Black' ? '#17181b' : '#ecebe8', 0.45)
  const keys = []
  for (let r = 0; r < 5; r++)
    for (let k = 0; k < 14; k++) {
      if (r === 4 && k > 3 && k < 9) continue
      keys.push(
        at(box(0.135, 0.06, 0.135, 0.02, cap(k, r)), -1.04 + k * 0.16, 0.09, -0.33 + r * 0.165),
      )
      if (s.rgb)
        keys.push(
          at(
            face(0.15, 0.15, glow(`hsl(${k * 26 + r * 14},90%,55%)`, 1)),
            -1.04 + k * 0.16,
            0.097,
            -0.33 + r * 0.165,
            [-90, 0, 0],
          ),
        )
    }
  keys.push(at(box(0.78, 0.06, 0.135, 0.02, cap(0, 0)), 0, 0.09, 0.33))
  return at(group(box(2.36, 0.1, 0.98, 0.05, body), keys), 0, 0, 0, [s.small ? 0 : 4, 0, 0])
}
function mouse(s) {
  const shell = plastic(s.c, 0.3)
  const body = bend(ball(1, shell), (p) => {
    p.x *= 0.32 * (1 - 0.1 * p.z)
    p.z *= 0.55
    p.y = p.y < 0 ? p.y * 0.02 : p.y * 0.3 * (1 - 0.18 * p.z)
  })
  return group(
    at(body, 0, 0.02, 0),
    at(box(0.008, 0.26, 0.5, 0.004, matt(dark(s.c, 0.6))), 0, 0.04, -0.29, [14, 0, 0]),
    at(can(0.075, 0.05, rubber('#2b2c30'), 0.015), 0.025, 0.27, -0.27, [0, 0, 90]),
    s.ball && at(ball(0.14, gloss('#a4242c')), -0.2, 0.2, -0.02),
    s.lit && at(box(0.05, 0.02, 0.3, 0.01, glow('#36c3e8', 0.9)), 0, 0.31, 0.06),
  )
}
function printer(_s) {
  const c = plastic('#d9dadb', 0.5),
    d = plastic('#46494f', 0.5)
  return group(
    at(box(1.7, 0.72, 1.3, 0.1, c)),
    at(box(1.6, 0.12, 1.2, 0.06, d), 0, 0.7, 0),
    at(box(1.2, 0.14, 0.1, 0.03, matt('#1b1c1f')), 0, 0.4, 0.62),
    at(box(1.15, 0.02, 0.6, 0.01, d), 0, 0.36, 0.86, [8, 0, 0]),
    at(box(1, 0.012, 0.6, 0.004, matt('#f2f2f0')), 0, 0.4, 0.84, [8, 0, 0]),
    at(box(1.1, 0.03, 0.7, 0.01, d), 0, 0.85, -0.62, [70, 0, 0]),
    at(box(0.95, 0.012, 0.65, 0.004, matt('#f2f2f0')), 0, 0.9, -0.55, [70, 0, 0]),
    at(
      face(
        0.3,
        0.14,
        screen(200, 100, (pen, a, b) => wall(pen, a, b, '#3a86b8', '')),
      ),
      0.55,
      0.64,
      0.655,
    ),
  )
}
function usb(s) {
  return at(
    group(
      at(box(0.5, 0.13, 1.1, 0.06, metal(s.c, 0.3)), 0, 0.1, 0),
      at(box(0.34, 0.07, 0.4, 0.03, metal('#c9cacc', 0.2)), 0, 0.13, 0.7),
      at(
        face(
          0.36,
          0.8,
          drawn(
            240,
            540,
            (pen, a, b) => {
              pen.fillStyle = colour(s.c)
              pen.fillRect(0, 0, a, b)
              line(pen, '256', a / 2, b * 0.45, 90, { fill: '#fff' })
              line(pen, 'GB', a / 2, b * 0.6, 50, { fill: '#fff' })
            },
            { roughness: 0.3 },
          ),
        ),
        0,
        0.2315,
        -0.05,
        [-90, 0, 0],
      ),
    ),
    0,
    0,
    0,
    [0, 30, 0],
  )
}
const arcs = (pen, w, _c) => {
  pen.lineCap = 'round'
  ;[
    [0.43, '#e2504a', 0.75],
    [0.36, '#5fc46a', 0.55],
    [0.29, '#3fb2d8', 0.85],
  ].forEach(([r, k, t]) => {
    pen.lineWidth = w * 0.045
    pen.strokeStyle = dark(k, 0.75)
    pen.beginPath()
    pen.arc(w / 2, w / 2, w * r, 0, 7)
    pen.stroke()
    pen.strokeStyle = k
    pen.beginPath()
    pen.arc(w / 2, w / 2, w * r, -1.57, -1.57 + 6.28 * t)
    pen.stroke()
  })
}
const digital = (c) =>
  screen(400, 400, (pen, w) => {
    pen.fillStyle = '#050506'
    pen.fillRect(0, 0, w, w)
    arcs(pen, w, c)
    line(pen, '10:09', w / 2, w / 2, 76, { fill: '#fff' })
  })
const analogue = (ground, ink, gold) =>
  drawn(
    500,
    500,
    (pen, w) => {
      pen.fillStyle = ground
      pen.fillRect(0, 0, w, w)
      pen.translate(w / 2, w / 2)
      pen.fillStyle = gold
      for (let n = 0; n < 12; n++) {
        pen.save()
        pen.rotate((n * Math.PI) / 6)
        pen.fillRect(-5, -w * 0.44, 10, n % 3 ? 34 : 54)
        pen.restore()
      }
      const hand = (turn, l, t) => {
        pen.save()
        pen.rotate(turn)
        pen.fillStyle = ink
        pen.fillRect(-t / 2, -l, t, l + 24)
        pen.restore()
      }
      hand(-0.95, 120, 14)
      hand(0.94, 175, 9)
      hand(3.3, 190, 3)
      pen.beginPath()
      pen.arc(0, 0, 13, 0, 7)
      pen.fillStyle = ink
      pen.fill()
    },
    { roughness: 0.25 },
  )
/** A watch whose strap runs round a wrist that is not seen. */
function watch(s) {
  const { shape = 'round', strap = 'rubber', case: shell = '#2b2c30', r = 0.42, band } = s
  const m = metal(shell, 0.24)
  const stuff =
    strap === 'metal'
      ? metal(s.c, 0.26)
      : strap === 'leather'
        ? leather(s.strapC ?? s.c, [4, 1])
        : plastic(s.strapC ?? s.c, 0.62)
  const wide = band ? 0.36 : 0.44,
    ry = 0.62
  const loop = []
  const points = 72
  for (let n = 0; n < points; n++) {
    const a = (n / points) * Math.PI * 2
    if (Math.cos(a) > 0.72 && !band) continue
    if (strap === 'metal')
      loop.push(
        at(
          box(wide - 0.02, 0.052, 0.07, 0.018, stuff),
          0,
          0.72 + Math.cos(a) * ry,
          Math.sin(a) * ry * 0.86,
          [(a * 180) / Math.PI, 0, 0],
        ),
      )
  }
  if (strap !== 'metal') {
    const piece = bend(grid(wide, 1, stuff, 70), () => {})
    bend(piece, (p) => {
      const a = 0.6 + (p.y + 0.5) * (Math.PI * 2 - 1.2)
      const t = 1 - 0.14 * Math.sin((p.y + 0.5) * Math.PI)
      p.x *= t
      p.y = 0.72 + Math.cos(a) * ry
      p.z = Math.sin(a) * ry * 0.86
    })
    const inner = at(piece.clone(), 0, 0.72 * 0.07, 0, [0, 0, 0], [0.995, 0.93, 0.92])
    loop.push(
      piece,
      inner,
      [-1, 1].map((side) => {
        const pts = []
        for (let n = 0; n <= 40; n++) {
          const t = n / 40
          const a = 0.6 + t * (Math.PI * 2 - 1.2)
          const w = 1 - 0.14 * Math.sin(t * Math.PI)
          pts.push([
            side * wide * 0.5 * w,
            0.72 + Math.cos(a) * ry * 0.965,
            Math.sin(a) * ry * 0.83,
          ])
        }
        return tube(pts, 0.024, stuff)
      }),
    )
  }
  const dial = s.dial ? analogue(...s.dial) : digital(s.c)
  const head =
    shape === 'round'
      ? group(
          can(r, 0.15, m, 0.05),
          at(
            turned(
              [
                [r - 0.07, 0, 0],
                [r - 0.03, 0.03, 0.01],
                [r, 0, 0],
              ],
              m,
            ),
            0,
            0.15,
            0,
          ),
          at(wrapDisc(r - 0.05, dial), 0, 0.155, 0),
          at(can(0.05, 0.08, m, 0.02), r + 0.05, 0.08, 0, [0, 0, 90]),
        )
      : group(
          at(
            plate(round(band ? 0.4 : 0.66, band ? 0.8 : 0.78, band ? 0.12 : 0.18), 0.15, 0.05, m),
            0,
            0.075,
            0,
            [-90, 0, 0],
          ),
          at(
            plate(round(band ? 0.36 : 0.6, band ? 0.74 : 0.72, 0.14), 0.008, 0.003, black()),
            0,
            0.15,
            0,
            [-90, 0, 0],
          ),
          at(face(band ? 0.3 : 0.52, band ? 0.3 : 0.52, dial), 0, 0.156, 0, [-90, 0, 0]),
          at(can(0.05, 0.06, m, 0.02), 0.35, 0.08, 0, [0, 0, 90]),
        )
  return at(group(loop, at(head, 0, 0.72 + ry - 0.09, 0)), 0, 0, 0, [58, 0, 0])
}

import { THREE } from '../forms.mjs'

const wrapDisc = (r, material) => {
  const one = new THREE.Mesh(new THREE.CircleGeometry(r, 64), material)
  one.rotation.x = -Math.PI / 2
  return one
}
const lensOf = (r, l) =>
  group(
    can(r, l, plastic('#1c1d20', 0.4), 0.03),
    at(can(r * 1.03, l * 0.24, rubber('#26272b'), 0.02), 0, l * 0.3, 0),
    at(can(r * 0.8, 0.01, matt('#0a0a0c')), 0, l + 0.002, 0),
    at(ball(r * 0.62, gloss('#131d33'), [1, 0.18, 1]), 0, l + 0.01, 0),
    at(ring(r * 0.86, 0.03, metal('#3a3b3f')), 0, l, 0, [90, 0, 0]),
  )
function camera(s) {
  const body = s.c === 'Black' ? leather('#1f2023', [4, 4], 0.55) : plastic(s.c, 0.34)
  const top = s.c === 'Black' ? plastic('#2b2c30', 0.4) : metal('#c6c8cb', 0.3)
  if (s.look === 'instant')
    return group(
      box(1.35, 1.15, 0.7, 0.16, plastic(s.c, 0.34)),
      at(lensOf(0.32, 0.28), 0, 0.52, 0.34, [90, 0, 0]),
      at(box(0.3, 0.2, 0.05, 0.04, glass('#dfe4e6', 0.9)), 0.42, 0.86, 0.34),
      at(box(0.26, 0.18, 0.05, 0.04, black()), -0.42, 0.88, 0.34),
      at(can(0.08, 0.06, plastic('#d8483e'), 0.03), -0.48, 0.36, 0.34, [90, 0, 0]),
      at(box(1, 0.03, 0.2, 0.01, matt('#1b1c1f')), 0, 0.06, 0.28),
      at(box(0.8, 0.004, 0.55, 0.002, matt('#f3f1ec')), 0, 0.07, 0.55, [8, 0, 0]),
    )
  const compact = s.look === 'compact'
  return group(
    box(1.5, 0.86, compact ? 0.34 : 0.5, 0.09, body),
    at(box(1.5, 0.24, compact ? 0.35 : 0.5, 0.08, top), 0, 0.72, 0),
    !compact && at(plate('M-30 0 L30 0 L18 -24 L-18 -24 Z', 0.48, 0.05, top), 0, 0.92, 0),
    at(
      lensOf(compact ? 0.3 : 0.38, compact ? 0.26 : 0.62),
      compact ? 0.1 : 0.05,
      0.43,
      compact ? 0.16 : 0.24,
      [90, 0, 0],
    ),
    !compact && at(box(0.3, 0.8, 0.26, 0.1, leather('#1a1b1e', [3, 3], 0.6)), -0.62, 0.02, 0.2),
    at(can(0.09, 0.07, metal('#9a9ca0'), 0.02), -0.55, 0.94, 0),
    at(can(0.12, 0.06, metal('#55575c'), 0.02), 0.52, 0.94, 0),
    compact && at(box(0.24, 0.12, 0.03, 0.02, glass('#eef0f2', 0.9)), -0.45, 0.72, 0.17),
  )
}
function cinema() {
  const b = plastic('#232428', 0.42)
  return group(
    box(0.9, 0.95, 1.1, 0.08, b),
    at(lensOf(0.36, 0.8), 0, 0.5, 0.5, [90, 0, 0]),
    at(box(0.72, 0.5, 0.5, 0.02, plastic('#17181b', 0.6)), 0, 0.26, 1.32),
    at(box(0.1, 0.5, 0.7, 0.03, b), 0.62, 0.4, 0.1, [0, 18, 0]),
    at(
      face(
        0.6,
        0.4,
        screen(500, 330, (pen, a, c) => wall(pen, a, c, '#b8753a', '')),
      ),
      0.69,
      0.65,
      0.1,
      [0, 108, 0],
    ),
    tube(
      [
        [0, 0.95, 0.4],
        [0, 1.28, 0.36],
        [0, 1.3, -0.3],
        [0, 0.95, -0.4],
      ],
      0.07,
      rubber(),
    ),
    at(can(0.1, 0.05, plastic('#b3262b')), -0.45, 0.7, 0.2, [0, 0, 90]),
  )
}
function handycam() {
  const b = plastic('#2a2b2f', 0.35),
    g = metal('#8f9196', 0.3)
  return group(
    at(can(0.36, 1.2, b, 0.14), 0, 0.42, -0.6, [90, 0, 0]),
    at(lensOf(0.33, 0.2), 0, 0.42, 0.56, [90, 0, 0]),
    at(box(0.5, 0.6, 0.9, 0.16, b), 0.1, 0.1, -0.15),
    at(
      group(
        box(0.06, 0.56, 0.86, 0.03, g),
        at(
          face(
            0.74,
            0.46,
            screen(500, 330, (pen, a, c) => wall(pen, a, c, '#3a8a6a', '')),
          ),
          -0.032,
          0.28,
          0,
          [0, -90, 0],
        ),
      ),
      -0.5,
      0.14,
      0.3,
      [0, -50, 0],
    ),
    at(
      tube(
        [
          [0.36, 0.7, 0.4],
          [0.52, 0.5, 0],
          [0.36, 0.3, -0.5],
        ],
        0.05,
        leather('#1b1c1f'),
      ),
      0,
      0,
      0,
      [0, 0, 0],
      [1, 1, 1],
    ),
  )
}
function film(_s) {
  const roll = (c) =>
    group(
      can(0.3, 0.66, metal('#c2c4c7', 0.3), 0.02),
      at(
        wrap(
          0.304,
          0.52,
          360,
          drawn(900, 260, (pen, w, h) => {
            pen.fillStyle = c
            pen.fillRect(0, 0, w, h)
            pen.fillStyle = '#191a1c'
            pen.fillRect(0, h * 0.72, w, h * 0.28)
            for (let n = 0; n < 3; n++) {
              line(pen, '400', w * (0.17 + n * 0.33), h * 0.3, 90, { fill: '#191a1c' })
              line(pen, 'FRAMORA COLOUR', w * (0.17 + n * 0.33), h * 0.58, 28, { fill: '#191a1c' })
            }
          }),
        ),
        0,
        0.33,
        0,
      ),
      at(can(0.08, 0.1, plastic('#17181a'), 0.02), 0, 0.66, 0),
    )
  const strip = at(
    bend(grid(0.9, 0.46, plastic('#4a2f22', 0.25), 20), (p) => {
      p.z = Math.sin(p.x * 3) * 0.08
    }),
    0.72,
    0.33,
    0.1,
  )
  return group(
    at(roll('#e6bb3f'), 0, 0, 0, [0, 60, 0]),
    at(roll('#d9722b'), -0.72, 0, -0.15, [0, 60, 0]),
    strip,
    at(roll('#6fae6a'), -0.32, 0, -0.66, [0, 60, 0]),
  )
}
function telescope(s) {
  const tubeC = gloss(s.c),
    leg = metal('#3a3c41', 0.4)
  return group(
    at(
      group(
        can(0.2, 1.5, tubeC, 0.02),
        at(can(0.25, 0.34, plastic('#1e1f23'), 0.02), 0, 1.4, 0),
        at(can(0.2, 0.01, gloss('#1b2740')), 0, 1.75, 0),
        at(can(0.1, 0.3, metal('#a5a7ab')), 0, -0.28, 0),
        at(can(0.08, 0.3, plastic('#1e1f23')), 0, -0.4, 0.02, [60, 0, 0]),
      ),
      -0.65,
      1.36,
      0,
      [0, 0, -62],
    ),
    at(ball(0.12, leg), 0, 1.62, 0),
    [0, 120, 240].map((a) =>
      rod(
        [0, 1.6, 0],
        [Math.sin((a * Math.PI) / 180) * 0.7, 0.03, Math.cos((a * Math.PI) / 180) * 0.7],
        0.035,
        leg,
      ),
    ),
    at(can(0.2, 0.02, leg), 0, 0.8, 0),
  )
}
function earbuds(s) {
  const shell = gloss(s.c)
  const bud = (x, z, turn) =>
    at(
      group(
        at(ball(0.17, shell, [1, 1, 0.9]), 0, 0.5, 0),
        rod([0, 0.46, 0], [0, 0.12, 0.02], 0.062, shell),
        at(ball(0.1, rubber('#55575c'), [1, 1, 0.8]), -0.13, 0.52, 0.08),
        at(box(0.05, 0.12, 0.02, 0.01, matt('#1b1c1f')), 0.0, 0.42, 0.15),
      ),
      x,
      0,
      z,
      [0, turn, 0],
    )
  const rounded = (p) => {
    p.x *= 0.62 / (1 + 0.25 * Math.abs(p.x) ** 4)
    p.y *= 0.44
    p.z *= 0.3
    return p
  }
  // Where the lid closes: a line on the case itself.
  const lid = Array.from({ length: 96 }, (_, n) => {
    const [a, y] = [(n / 96) * 2 * Math.PI, 0.32]
    const wide = Math.sqrt(1 - y * y)
    return rounded(new THREE.Vector3(Math.sin(a) * wide, y, Math.cos(a) * wide)).toArray()
  })
  return group(
    at(
      group(bend(ball(1, shell), rounded), tube(lid, 0.006, matt(dark(s.c, 0.4)), true)),
      -0.15,
      0.44,
      -0.25,
    ),
    at(can(0.025, 0.01, glow('#59c96f', 1)), -0.15, 0.42, 0.045, [90, 0, 0]),
    bud(0.5, 0.22, -20),
    bud(0.86, 0.1, 30),
  )
}
function wired(_s) {
  const c = plastic('#1d1e21', 0.3)
  const bud = (x, z, t) =>
    at(
      group(
        can(0.13, 0.16, metal('#55575c', 0.3), 0.03),
        at(ball(0.11, rubber('#333539'), [1, 0.9, 1]), 0, 0.22, 0),
        rod([0, 0.08, 0.1], [0, 0.02, 0.34], 0.04, c),
      ),
      x,
      0.12,
      z,
      t,
    )
  return group(
    bud(-0.45, -0.2, [60, 20, 0]),
    bud(0.4, -0.35, [60, -30, 0]),
    tube(
      [
        [-0.5, 0.05, 0.1],
        [-0.7, 0.03, 0.5],
        [-0.2, 0.03, 0.75],
        [0.2, 0.03, 0.5],
        [0.1, 0.03, 0.1],
        [0.35, 0.05, -0.05],
      ],
      0.022,
      c,
    ),
    tube(
      [
        [-0.2, 0.03, 0.75],
        [0.3, 0.03, 1.0],
        [0.8, 0.03, 0.7],
        [0.7, 0.03, 0.3],
        [0.5, 0.06, 0.5],
        [0.75, 0.03, 0.95],
        [1.05, 0.03, 0.9],
      ],
      0.022,
      c,
    ),
    at(rod([0, 0, 0], [0.24, 0, 0], 0.045, c), 1.05, 0.05, 0.9),
    at(rod([0, 0, 0], [0.14, 0, 0], 0.028, metal('Gold')), 1.32, 0.05, 0.9),
  )
}
function microphone(_s) {
  const m = metal('#63666c', 0.32)
  return group(
    at(can(0.28, 0.5, m, 0.03), 0, 0.9, 0),
    at(
      bend(can(0.3, 0.6, mesh3('#8a8d92', [30, 14]), 0.26), () => {}),
      0,
      1.38,
      0,
    ),
    at(ring(0.3, 0.03, m), 0, 1.4, 0, [90, 0, 0]),
    tube(
      [
        [-0.44, 1.3, 0],
        [-0.42, 0.8, 0],
        [0, 0.55, 0],
        [0.42, 0.8, 0],
        [0.44, 1.3, 0],
      ],
      0.04,
      m,
    ),
    rod([0, 0.05, 0], [0, 0.55, 0], 0.05, m),
    can(0.46, 0.06, m, 0.03),
    at(can(0.05, 0.02, glow('#d8483e', 1)), 0, 1.1, 0.28, [90, 0, 0]),
  )
}
function gamepad(s) {
  const shell = plastic(s.c, 0.45),
    d = plastic('#17181b', 0.5)
  const shape =
    'M-70 -32 C-50 -46 -30 -42 -22 -38 L22 -38 C30 -42 50 -46 70 -32 C88 -10 98 34 92 50 C86 64 70 60 58 44 C50 32 42 24 30 22 L-30 22 C-42 24 -50 32 -58 44 C-70 60 -86 64 -92 50 C-98 34 -88 -10 -70 -32 Z'
  const stick = (x, y) =>
    at(
      group(
        can(0.17, 0.05, d, 0.02),
        at(can(0.07, 0.1, d), 0, 0.04, 0),
        at(can(0.13, 0.06, rubber('#2d2e32'), 0.03), 0, 0.12, 0),
      ),
      x,
      y,
      0.17,
      [90, 0, 0],
    )
  const key = (x, y, c) => at(can(0.065, 0.06, gloss(c), 0.025), x, y, 0.17, [90, 0, 0])
  return at(
    group(
      plate(shape, 0.4, 0.17, shell),
      stick(-0.52, 0.16),
      stick(0.28, -0.1),
      key(0.56, 0.28, '#d8a52f'),
      key(0.56, 0.02, '#3f9a5a'),
      key(0.43, 0.15, '#2f66b0'),
      key(0.69, 0.15, '#b3342f'),
      at(box(0.3, 0.1, 0.06, 0.02, d), -0.28, -0.15, 0.17),
      at(box(0.1, 0.3, 0.06, 0.02, d), -0.28, -0.25, 0.17),
      at(can(0.09, 0.03, metal('#a5a7ab')), 0, 0.22, 0.18, [90, 0, 0]),
      [-1, 1].map((x) => at(box(0.4, 0.12, 0.24, 0.05, d), x * 0.5, 0.34, -0.02, [0, 0, x * -12])),
    ),
    0,
    0.5,
    0.2,
    [-38, 0, 0],
  )
}
function fightStick(s) {
  return group(
    box(1.9, 0.42, 1.2, 0.08, plastic('#1f2024', 0.45)),
    at(box(1.82, 0.03, 1.12, 0.02, plastic(s.c, 0.35)), 0, 0.41, 0),
    rod([-0.55, 0.44, 0], [-0.55, 0.9, 0], 0.045, metal()),
    at(ball(0.17, gloss(s.c === 'Red' ? '#1b1c1f' : s.c)), -0.55, 1, 0),
    at(can(0.16, 0.02, metal('#35363a')), -0.55, 0.44, 0),
    [
      [0, 0],
      [0.3, -0.12],
      [0.6, -0.12],
      [0.02, 0.34],
      [0.32, 0.22],
      [0.62, 0.22],
    ].map(([x, z]) =>
      at(
        group(
          can(0.13, 0.03, plastic('#e8e6e1'), 0.01),
          at(can(0.1, 0.07, gloss('#e8e6e1'), 0.03), 0, 0.01, 0),
        ),
        0.05 + x,
        0.44,
        z - 0.05,
      ),
    ),
  )
}
function consoleBox(s) {
  const c = plastic(s.c, 0.35)
  const side = (x, t) =>
    at(
      bend(plate(round(0.95, 1.9, 0.12), 0.07, 0.03, c), () => {}),
      x,
      0.98,
      0,
      [0, 90 + t, 0],
    )
  return group(
    at(box(0.3, 1.76, 0.82, 0.03, gloss('#111214')), 0, 0.06, 0),
    side(-0.21, 3),
    side(0.21, -3),
    at(box(0.5, 0.05, 0.8, 0.02, plastic('#1b1c1f'))),
    at(box(0.012, 1.2, 0.012, 0.005, glow('#4aa0e8', 1)), 0.12, 0.4, 0.412),
    at(box(0.02, 0.5, 0.01, 0.004, matt('#000')), 0, 0.6, 0.412),
    !s.alone && at(gamepad({ c: s.c }), 1.0, -0.1, 0.5, [0, -18, 0], 0.62),
  )
}
function handheld(s) {
  const pad = (x, c) =>
    at(
      group(
        at(plate(round(0.42, 0.95, 0.18), 0.16, 0.05, plastic(c, 0.4)), x, 0.5, 0),
        at(can(0.11, 0.08, rubber('#222327'), 0.03), x, x < 0 ? 0.7 : 0.34, 0.07, [90, 0, 0]),
        [
          [0, 1],
          [1, 0],
          [0, -1],
          [-1, 0],
        ].map(([a, b]) =>
          at(
            can(0.045, 0.04, plastic('#1b1c1f'), 0.015),
            x + a * 0.09,
            (x < 0 ? 0.34 : 0.7) + b * 0.09,
            0.07,
            [90, 0, 0],
          ),
        ),
      ),
      0,
      0,
      0,
    )
  return at(
    group(
      at(plate(round(1.5, 0.95, 0.04), 0.13, 0.03, plastic('#1c1d20')), 0, 0.5, 0),
      at(
        face(
          1.3,
          0.76,
          screen(900, 520, (pen, w, h) => {
            wall(pen, w, h, '#3c8ac0', '')
            pen.fillStyle = '#2c6a3e'
            pen.beginPath()
            pen.moveTo(0, h)
            for (let x = 0; x <= w; x += 30) pen.lineTo(x, h * 0.72 + Math.sin(x / 90) * 50)
            pen.lineTo(w, h)
            pen.fill()
          }),
        ),
        0,
        0.5,
        0.067,
      ),
      pad(-0.94, s.c),
      pad(0.94, s.c === 'Red' ? 'Blue' : '#d2564a'),
    ),
    0,
    0,
    0,
    [-14, 0, 0],
  )
}
function vr(s) {
  const c = plastic(s.c, 0.4)
  return group(
    at(
      bend(ball(1, c), (p) => {
        p.x *= 0.9
        p.y *= 0.5
        p.z = p.z < 0 ? p.z * 0.25 : p.z * 0.5
      }),
      0,
      0.62,
      0.2,
    ),
    at(
      bend(ball(1, black()), (p) => {
        p.x *= 0.72
        p.y *= 0.36
        p.z = p.z < 0 ? p.z * 0.02 : p.z * 0.12
      }),
      0,
      0.62,
      0.6,
    ),
    at(
      tube(
        [
          [-0.86, 0.62, 0.1],
          [-0.8, 0.66, -0.7],
          [0, 0.7, -1.25],
          [0.8, 0.66, -0.7],
          [0.86, 0.62, 0.1],
        ],
        0.06,
        rubber('#3a3b40'),
      ),
      0,
      -0.2,
      0,
      [0, 0, 0],
      [1, 1.3, 1],
    ),
    tube(
      [
        [0, 1.05, 0.1],
        [0, 1.35, -0.5],
        [0, 0.75, -1.2],
      ],
      0.05,
      rubber('#3a3b40'),
    ),
  )
}
function arcade(s) {
  const c = plastic(s.c, 0.4)
  const side =
    'M-50 0 L50 0 L50 -80 L70 -90 L66 -104 L30 -118 L34 -176 L58 -196 L54 -214 L-50 -214 Z'
  return group(
    [-0.5, 0.5].map((x) => at(plate(side, 0.06, 0.02, c), x, 0, 0, [0, -90, 0])),
    at(box(0.95, 2.1, 0.7, 0.02, plastic('#1b1c1f')), 0, 0, -0.14),
    at(
      face(
        0.86,
        0.56,
        screen(600, 400, (pen, w, h) => {
          pen.fillStyle = '#0a0a20'
          pen.fillRect(0, 0, w, h)
          for (let n = 0; n < 30; n++) {
            pen.fillStyle = ['#f2c53d', '#e2504a', '#4ac0d8', '#6fd06a'][n % 4]
            pen.fillRect((n * 97) % w, (n * 61) % h, 18, 18)
          }
          line(pen, 'START', w / 2, h / 2, 80, { fill: '#fff' })
        }),
      ),
      0,
      1.48,
      0.26,
      [-10, 0, 0],
    ),
    at(box(0.95, 0.1, 0.45, 0.02, plastic('#26272b')), 0, 0.94, 0.42, [14, 0, 0]),
    at(box(0.95, 0.72, 0.1, 0.02, c), 0, 0.04, 0.4),
    at(box(0.94, 0.2, 0.1, 0.02, glow('#e8b84a', 0.8)), 0, 1.86, 0.46, [-8, 0, 0]),
    rod([-0.22, 1.02, 0.45], [-0.22, 1.14, 0.47], 0.02, metal()),
    at(ball(0.05, gloss('#b3262b')), -0.22, 1.17, 0.48),
    [0, 1, 2].map((n) =>
      at(can(0.04, 0.03, gloss(['#e6bb3f', '#2f66b0', '#3f9a5a'][n])), 0.05 + n * 0.13, 1.03, 0.46),
    ),
  )
}
const cone = (r, c = '#2a2b2f') =>
  group(
    at(ring(r, r * 0.1, rubber('#1d1e21')), 0, 0, 0.01),
    at(
      turned(
        [
          [0, -r * 0.28, 0],
          [r * 0.3, -r * 0.26, 0.02],
          [r * 0.95, 0, 0.02],
          [r * 1.05, 0, 0],
        ],
        plastic(c, 0.5),
      ),
      0,
      0,
      0.01,
      [90, 0, 0],
    ),
    at(ball(r * 0.3, plastic('#1b1c1f', 0.3), [1, 1, 0.5]), 0, 0, -r * 0.14),
  )
function boombox(_s) {
  const b = plastic('#4a4d54', 0.4)
  return group(
    at(box(2.5, 1.25, 0.62, 0.2, b), 0, 0.03, 0),
    at(box(2.36, 1.1, 0.04, 0.02, mesh3('#26272b', [50, 26])), 0, 0.1, 0.3),
    [-0.75, 0.75].map((x) =>
      at(
        group(at(ring(0.43, 0.05, metal('#a5a7ab', 0.25)), 0, 0, 0), at(cone(0.4), 0, 0, 0.02)),
        x,
        0.66,
        0.35,
      ),
    ),
    at(box(0.4, 0.5, 0.06, 0.03, black()), 0, 0.5, 0.31),
    at(
      face(
        0.32,
        0.2,
        screen(300, 190, (pen, w, h) => {
          pen.fillStyle = '#06120a'
          pen.fillRect(0, 0, w, h)
          pen.fillStyle = '#5fd08a'
          for (let n = 0; n < 10; n++)
            pen.fillRect(20 + n * 27, h - 20 - (30 + ((n * 53) % 90)), 18, 30 + ((n * 53) % 90))
        }),
      ),
      0,
      0.82,
      0.375,
    ),
    [-0.09, 0.09].map((x) =>
      at(can(0.06, 0.06, metal('#c3c5c9'), 0.02), x, 0.62, 0.36, [90, 0, 0]),
    ),
    at(
      tube(
        [
          [-0.95, 1.24, 0],
          [-0.92, 1.58, 0],
          [-0.8, 1.66, 0],
          [0.8, 1.66, 0],
          [0.92, 1.58, 0],
          [0.95, 1.24, 0],
        ],
        0.065,
        rubber('#2b2c30'),
      ),
    ),
    [-0.9, 0.9].map((x) => at(box(0.3, 0.06, 0.4, 0.02, rubber()), x, 0, 0)),
  )
}
function barrel(s) {
  const f = cloth(s.c, [60, 24], 2.4)
  return group(
    at(
      group(
        can(0.42, 1.6, f, 0.06),
        at(can(0.44, 0.12, rubber('#202125'), 0.04), 0, -0.02, 0),
        at(can(0.44, 0.12, rubber('#202125'), 0.04), 0, 1.5, 0),
        [-0.03, 1.63].map((y) =>
          at(
            turned(
              [
                [0, 0, 0],
                [0.3, 0, 0.05],
                [0.36, 0.02, 0],
              ],
              metal('#66686d', 0.35),
            ),
            0,
            y,
            0,
            [y > 1 ? 0 : 180, 0, 0],
          ),
        ),
      ),
      0.8,
      0.45,
      0,
      [0, 0, 90],
    ),
    at(box(0.5, 0.02, 0.16, 0.01, rubber('#202125')), 0, 0.87, 0),
    at(
      face(
        0.5,
        0.14,
        drawn(500, 140, (pen, w, h) => {
          pen.fillStyle = '#202125'
          pen.fillRect(0, 0, w, h)
          line(pen, 'BASSWING', w / 2, h / 2, 60, { fill: '#fff', spacing: 0.1 })
        }),
      ),
      0,
      0.5,
      0.43,
    ),
    at(box(0.5, 0.06, 0.4, 0.03, rubber())),
  )
}
function radio(s) {
  return group(
    at(box(2, 1.1, 0.7, 0.16, plastic(s.c, 0.3)), 0, 0.1, 0),
    at(box(1.0, 0.8, 0.04, 0.1, cloth('#d6c6a2', [40, 40], 2)), -0.38, 0.26, 0.34),
    at(can(0.27, 0.03, plastic('#efe6d2'), 0.02), 0.58, 0.78, 0.34, [90, 0, 0]),
    at(can(0.05, 0.08, metal('Gold'), 0.02), 0.58, 0.78, 0.36, [90, 0, 0]),
    at(box(0.02, 0.2, 0.02, 0.005, plastic('#b3262b')), 0.58, 0.8, 0.37, [0, 0, 30]),
    [0.42, 0.74].map((x) =>
      at(can(0.1, 0.08, metal('Gold', 0.3), 0.03), x, 0.35, 0.34, [90, 0, 0]),
    ),
    tube(
      [
        [-0.6, 1.18, 0],
        [-0.5, 1.42, 0],
        [0.5, 1.42, 0],
        [0.6, 1.18, 0],
      ],
      0.04,
      leather('#6b442c'),
    ),
    [
      [-0.8, 0.2],
      [0.8, 0.2],
      [-0.8, -0.2],
      [0.8, -0.2],
    ].map(([x, z]) => at(can(0.06, 0.12, matt('#6b4a2c')), x, 0, z)),
  )
}
function bookshelf(s) {
  const one = () =>
    group(
      box(0.86, 1.5, 0.8, 0.025, wood(s.c)),
      at(box(0.8, 1.44, 0.03, 0.015, plastic('#1e1f23', 0.6)), 0, 0.03, 0.395),
      at(cone(0.3, '#b08a4a'), 0, 0.5, 0.42),
      at(cone(0.15), 0, 1.08, 0.42),
      at(can(0.06, 0.01, matt('#000')), 0, 1.34, 0.42, [90, 0, 0]),
    )
  return group(at(one(), -0.58, 0, 0, [0, 6, 0]), at(one(), 0.58, 0, 0, [0, -6, 0]))
}
function smartSpeaker(s) {
  return group(
    at(can(0.5, 1.0, cloth(s.c, [60, 30], 2.4), 0.16), 0, 0.02, 0),
    at(can(0.42, 0.03, plastic(dark(s.c, 0.08), 0.3), 0.015), 0, 1.0, 0),
    at(ring(0.38, 0.014, glow('#e8a24a', 1)), 0, 1.03, 0, [90, 0, 0]),
    can(0.42, 0.04, rubber()),
    [-0.12, 0.12].map((x) => at(can(0.04, 0.006, matt('#8a8c90')), x, 1.03, 0)),
  )
}
function soundbar() {
  return group(
    at(box(3.4, 0.3, 0.42, 0.1, mesh3('#1f2023', [120, 12])), 0, 0.04, 0),
    at(box(3.38, 0.04, 0.42, 0.02, plastic('#2b2c30', 0.3)), 0, 0.32, 0),
    [-1.69, 1.69].map((x) => at(box(0.05, 0.3, 0.42, 0.02, metal('#55575c')), x, 0.04, 0)),
    at(box(0.62, 0.78, 0.62, 0.08, plastic('#232428', 0.5)), 1.1, 0, -0.9),
    at(face(0.24, 0.03, glow('#cfe0f0', 0.9)), 0.9, 0.2, 0.212),
  )
}
export const tech = {
  phone,
  fold,
  phoneCase,
  tablet,
  laptop,
  monitor,
  keyboard,
  mouse,
  printer,
  usb,
  watch,
  camera,
  cinema,
  handycam,
  film,
  telescope,
  earbuds,
  wired,
  microphone,
  gamepad,
  fightStick,
  consoleBox,
  handheld,
  vr,
  arcade,
  boombox,
  barrel,
  radio,
  bookshelf,
  smartSpeaker,
  soundbar,
}
export { analogue, mix, onePhone, wall, wrapDisc }
