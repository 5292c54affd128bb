import { at, ball, box, can, group, ring, tube } from '../forms.mjs'
import { canvas, colour, dark, light, made, metal, plastic } from '../materials.mjs'
import { carve, grown, limb, melt, orb, sculpted, within } from '../sculpt.mjs'
import { seam } from '../sheet.mjs'

/**
 * Shoes on a last: sections from heel to toe, from which uppers, caps, straps and soles are taken as
 * layers. The toe is at +x; a shoe is about 2.9 long and stands on 0. Seams are drawn as seen from a
 * side, on both alike.
 */
const STEP = 0.03
const X = [-1.7, 1.7]

/** Returns values between the given ones, smoothly: `[x, a, b, …]`, by x. */
function along(list) {
  const kept = new Map()
  return (x) => {
    if (kept.has(x)) return kept.get(x)
    let n = 0
    while (n < list.length - 2 && list[n + 1][0] < x) n++
    const [a, b, c, d] = [list[n - 1] ?? list[n], list[n], list[n + 1], list[n + 2] ?? list[n + 1]]
    const wide = c[0] - b[0]
    const t = Math.min(Math.max((x - b[0]) / wide, 0), 1)
    const u = t * t * (3 - 2 * t)
    const value = b.slice(1).map((from, k) => {
      const to = c[k + 1]
      const s0 = ((to - a[k + 1]) / (c[0] - a[0])) * wide
      const s1 = ((d[k + 1] - from) / (d[0] - b[0])) * wide
      return from * (1 - u) + to * u + t * (1 - t) * ((1 - t) * s0 - t * s1)
    })
    kept.set(x, value)
    return value
  }
}
/** A last of `[x, half width, bottom, top]`: flat below, round above. */
function lasted(list, power = 2.4) {
  const size = along(list)
  const [low, high] = [list[0][0], list.at(-1)[0]]
  const form = (x, y, z) => {
    const [w, bottom, top] = size(x)
    const h = Math.max(top - bottom, 0.05)
    const v = (y - bottom) / h
    const flat = Math.max(v, 0) ** 1.25
    const side = Math.abs(z - 0.05 * Math.sin((x + 0.3) * 1.6)) / w
    const k = (side ** power + flat ** power) ** (1 / power)
    return Math.max((k - 1) * Math.min(Math.max(w, 0.2), h) * 0.9, bottom - y, low - x, x - high)
  }
  return Object.assign(form, { size, low, high })
}
/** A slab under a last: `more` beyond it, between two heights by x. */
const soled = (last, more, from, to) => (x, y, z) => {
  const u = x / (1 + more / 1.5)
  const [w] = last.size(Math.min(Math.max(u, last.low), last.high))
  const side = Math.abs(z - 0.05 * Math.sin((x + 0.3) * 1.6)) - w * (1 + more / 0.38)
  return Math.max(side, last.low - u, u - last.high, from(x) - y, y - to(x))
}
const net = (field, material, { high = 2, half = 0.75, step = STEP, low = -0.05 } = {}) =>
  sculpted(field, [X[0], low, -half], [X[1], high, half], step, material, [X[0], 0, X[1], 3.4])
/** A skin with seams drawn on it; the pen's y goes up. */
const skin = (c, draw, more = {}) =>
  made({
    roughness: 0.55,
    ...more,
    map: canvas(1024, 1024, (pen) => {
      pen.fillStyle = colour(c)
      pen.fillRect(0, 0, 1024, 1024)
      pen.scale(1024 / 3.4, -1024 / 3.4)
      pen.translate(1.7, -3.4)
      draw?.(pen)
    }),
  })
const stitched = (pen, d, c = '#00000055', width = 0.014) => seam(pen, d, c, width, [0.035, 0.022])
/** Puts a place above a form down onto it. */
const onto = (field, x, z, from = 2.6) => {
  let y = from
  for (let n = 0; n < 80; n++) y -= Math.max(field(x, y, z), 0) * 0.6
  return [x, y, z]
}
/** Laces across, each from one eyelet to the next, and a bow. */
function laces(field, places, half, c, r = 0.028) {
  const stuff = plastic(c, 0.8)
  const lift = ([x, y, z], by = 0.025) => [x, y + by, z]
  const across = (x0, x1, m) =>
    tube(
      [-1, -0.5, 0, 0.5, 1].map((t) =>
        lift(onto(field, x0 + ((x1 - x0) * (t + 1)) / 2, m * t * half), 0.03),
      ),
      r,
      stuff,
      false,
      28,
    )
  const parts = places
    .slice(0, -1)
    .flatMap((x, n) => [across(x, places[n + 1], 1), across(x, places[n + 1], -1)])
  const [x, y] = onto(field, places.at(-1), 0)
  const loop = (m) =>
    tube(
      [
        [x, y + 0.05, 0],
        [x + 0.06, y + 0.15, m * 0.14],
        [x + 0.16, y + 0.07, m * 0.25],
        [x + 0.13, y + 0.02, m * 0.16],
        [x, y + 0.05, 0],
      ],
      r,
      stuff,
      false,
      40,
    )
  const end = (m) =>
    tube(
      [
        [x, y + 0.05, 0],
        [x + 0.12, y + 0.06, m * 0.12],
        [x + 0.26, y - 0.1, m * 0.24],
      ],
      r,
      stuff,
      false,
      24,
    )
  return [parts, loop(1), loop(-1), end(1), end(-1), at(ball(0.055, stuff), x, y + 0.06, 0)]
}
const pair = (one, gap = 0.62) =>
  group(at(one(), 0, 0, gap, [0, 20, 0]), at(one(), 0.3, 0, -gap, [0, 34, 0]))
/** The part of a form's skin where `where` is below 0. */
const layer = (field, by, where) => within(0.02, grown(by, field), where)

function runner(s) {
  const c = s.c
  const accent = s.accent ?? '#d9722b'
  const last = lasted([
    [-1.52, 0.02, 0.3, 0.8],
    [-1.48, 0.18, 0.3, 1.04],
    [-1.36, 0.31, 0.3, 1.18],
    [-1.0, 0.39, 0.28, 1.2],
    [-0.55, 0.4, 0.27, 1.24],
    [-0.25, 0.41, 0.26, 1.16],
    [0.2, 0.46, 0.24, 0.9],
    [0.7, 0.5, 0.24, 0.66],
    [1.15, 0.44, 0.26, 0.56],
    [1.4, 0.26, 0.3, 0.46],
    [1.48, 0.13, 0.33, 0.4],
    [1.52, 0.01, 0.34, 0.38],
  ])
  const hole = melt(
    0.1,
    orb(-0.92, 1.3, 0, 0.46, 0.62, 0.27),
    limb([-0.5, 1.34, 0], [-0.1, 1.12, 0], 0.1),
  )
  const upper = carve(0.05, last, hole)
  const tongue = within(0.05, orb(-0.4, 1.2, 0, 0.1, 0.36, 0.21), (x, y) => 0.7 - y + 0 * x)
  const throat = melt(0.06, last, tongue)
  const top = (x) =>
    (x < -0.2 ? 0.42 + 0.1 * ((-0.2 - x) / 1.3) ** 2 : 0.42 - 0.05 * (x + 0.2)) +
    (x > 0.9 ? 0.12 * (x - 0.9) : 0)
  const spring = (x) => (x > 0.7 ? 0.24 * (x - 0.7) ** 2 : x < -1.1 ? 0.3 * (x + 1.1) ** 2 : 0)
  const groove = (x, y, z) =>
    Math.max(Math.abs(y - 0.25 - 0.05 * Math.sin(x * 2.2)) - 0.02, 0.3 - Math.abs(z))
  const white = made({ color: '#efeeea', roughness: 0.6 })
  const tone = (by) => skin(by < 0 ? dark(c, -by) : light(c, by), undefined, { roughness: 0.7 })
  return pair(() =>
    group(
      net(
        melt(0.03, upper, tongue),
        skin(
          c,
          (pen) => {
            for (let x = 0.1; x < 1.3; x += 0.075)
              for (let y = 0.4; y < 1; y += 0.06) {
                pen.fillStyle = '#00000030'
                pen.beginPath()
                pen.ellipse(x + ((y / 0.06) % 2 > 1 ? 0.037 : 0), y, 0.018, 0.012, 0, 0, 7)
                pen.fill()
              }
          },
          { roughness: 0.85 },
        ),
      ),
      net(
        layer(upper, 0.035, (x, y) => Math.max(x + 0.98 - 0.3 * (y - 0.6), y - 1.06)),
        tone(-0.25),
      ),
      net(
        layer(upper, 0.03, (x, y) => 1.0 - x + 0.9 * Math.max(0, y - 0.4)),
        tone(-0.25),
      ),
      net(
        layer(last, 0.035, (x, _y, z) =>
          Math.max(Math.abs(Math.abs(z) - 0.2) - 0.085, Math.abs(x + 0.06) - 0.44),
        ),
        tone(-0.35),
      ),
      net(
        layer(upper, 0.04, (x, y, z) =>
          Math.max(
            Math.abs(y - 0.52 - 0.26 * (x + 0.75) - 0.22 * Math.max(0, x + 0.2) ** 2) -
              0.075 +
              0.05 * x,
            -0.95 - x,
            x - 0.34,
            0.2 - Math.abs(z),
          ),
        ),
        made({ color: colour(accent), roughness: 0.5 }),
      ),
      net(
        carve(
          0.02,
          soled(last, 0.06, (x) => 0.07 + spring(x), top),
          groove,
        ),
        white,
      ),
      net(
        soled(
          last,
          0.05,
          (x) => spring(x),
          (x) => 0.09 + spring(x),
        ),
        made({ color: colour(accent), roughness: 0.7 }),
      ),
      at(
        ring(0.3, 0.07, made({ color: dark(c, 0.35), roughness: 0.95 })),
        -0.95,
        1.16,
        0,
        [93, 0, 0],
        [1.42, 0.86, 1],
      ),
      laces(throat, [0.32, 0.14, -0.04, -0.22, -0.36], 0.2, '#f5f3ee'),
      at(
        box(0.05, 0.2, 0.14, 0.02, made({ color: colour(accent), roughness: 0.6 })),
        -1.46,
        1.02,
        0,
        [0, 0, -8],
      ),
    ),
  )
}
const DERBY = [
  [-1.47, 0.02, 0.3, 0.7],
  [-1.43, 0.16, 0.3, 0.9],
  [-1.32, 0.28, 0.3, 1.0],
  [-0.95, 0.34, 0.28, 1.02],
  [-0.5, 0.35, 0.26, 1.08],
  [-0.15, 0.36, 0.22, 0.98],
  [0.25, 0.41, 0.17, 0.76],
  [0.7, 0.45, 0.15, 0.58],
  [1.15, 0.4, 0.16, 0.47],
  [1.42, 0.24, 0.18, 0.36],
  [1.5, 0.12, 0.19, 0.3],
  [1.54, 0.01, 0.2, 0.24],
]
const arch = (x) => (x < 0 ? 0.2 * Math.min(1, -x / 0.6) ** 1.5 : 0)
const toe = (x) => (x > 0.8 ? 0.1 * (x - 0.8) ** 2 : 0)
function derby(s) {
  const c = s.c ?? '#5e3a24'
  const last = lasted(DERBY)
  const hole = melt(
    0.08,
    orb(-0.86, 1.16, 0, 0.46, 0.56, 0.23),
    limb([-0.45, 1.16, 0], [-0.2, 1.0, 0], 0.06),
  )
  const upper = carve(0.04, last, hole)
  const shine = { roughness: 0.24 }
  const black = made({ color: '#2a1a12', roughness: 0.4 })
  const edge = skin(
    dark(c, 0.16),
    (pen) => {
      stitched(pen, 'M0.16 0.62 C0.02 0.52 -0.1 0.42 -0.22 0.24', '#00000088')
      stitched(pen, 'M-1.2 1 L-1.14 0.2', '#00000066')
    },
    shine,
  )
  return pair(() =>
    group(
      net(
        upper,
        skin(
          c,
          (pen) => {
            stitched(pen, 'M0.86 0.2 V0.9 M0.9 0.2 V0.9', '#00000088')
          },
          shine,
        ),
      ),
      net(
        layer(upper, 0.018, (x, y) => 0.9 - x + 0.12 * (y - 0.3)),
        skin(dark(c, 0.1), undefined, shine),
      ),
      net(
        layer(upper, 0.03, (x, y, z) =>
          Math.max(
            x - 0.14 + 0.8 * Math.max(0, 0.62 - y) ** 1.4,
            0.055 - Math.abs(z) + 0.4 * Math.max(0, -0.3 - x),
          ),
        ),
        edge,
      ),
      net(
        soled(
          last,
          0.075,
          (x) => 0.06 + arch(x) + toe(x),
          (x) => 0.15 + arch(x) + toe(x),
        ),
        made({ color: '#6b4a30', roughness: 0.5 }),
      ),
      net(
        soled(
          last,
          0.05,
          (x) => arch(x) + toe(x),
          (x) => 0.08 + arch(x) + toe(x),
        ),
        black,
      ),
      net(
        (x, y, z) =>
          Math.max(
            soled(
              last,
              0.03,
              () => 0,
              () => 0.24,
            )(x, y, z),
            x + 0.62 + 0.1 * y,
          ),
        black,
      ),
      laces(
        melt(0.04, grown(0.03, last), orb(-0.35, 1.02, 0, 0.14, 0.2, 0.14)),
        [0.06, -0.07, -0.2, -0.32],
        0.15,
        '#1d120b',
        0.02,
      ),
      net(
        within(0.03, orb(-0.38, 1.04, 0, 0.08, 0.26, 0.17), (_x, y) => 0.7 - y),
        edge,
      ),
    ),
  )
}
/** A boot's leg on a last; it goes beyond its height, at which `hollow` cuts it open. */
const leg =
  (x, high, a, b, lean = 0, flare = 0) =>
  (px, y, z) => {
    const t = Math.max(0, y - 0.5) / (high - 0.5)
    const k = Math.hypot((px - x - lean * t) / (a + flare * t), z / (b + flare * t))
    return Math.max((k - 1) * Math.min(a, b) * 0.9, y - high - 0.4, 0.35 - y)
  }
const hollow =
  (field, high, deep = 0.5, thick = 0.09) =>
  (x, y, z) => {
    const d = field(x, y, z)
    return Math.max(d, y - high, -Math.max(d + thick, high - deep - y))
  }
function hikingBoot(s) {
  const c = s.c ?? '#7d5a38'
  const last = lasted(
    DERBY.map(([x, w, b, t]) => [x, w * 1.14, Math.max(0.3, b + 0.12), t * 1.08 + 0.16]),
  )
  const shaft = leg(-0.78, 1.92, 0.56, 0.42, -0.02, 0.02)
  const solid = melt(0.3, last, shaft)
  const upper = hollow(solid, 1.92)
  const k = made({ color: '#2b2c2f', roughness: 0.7 })
  const suede = { roughness: 0.9 }
  const lugs = (x, y, z) => {
    const d = soled(last, 0.1, toe, (u) => 0.4 + toe(u))(x, y, z)
    const gap = Math.max(Math.abs((((x + 9) / 0.24) % 1) - 0.5) * 0.24 - 0.04, y - 0.14 - toe(x))
    return Math.max(d, -Math.max(gap, y - 0.14 - toe(x)))
  }
  const second = skin(dark(c, 0.3), undefined, suede)
  return pair(
    () =>
      group(
        net(
          upper,
          skin(
            c,
            (pen) => {
              stitched(
                pen,
                'M-0.2 0.5 C-0.3 0.9 -0.6 1.2 -1.4 1.24 M-0.16 0.5 C-0.26 0.94 -0.6 1.26 -1.4 1.3',
                '#e0c79a90',
                0.016,
              )
              stitched(pen, 'M0.5 0.4 C0.42 0.6 0.36 0.7 0.3 0.9', '#e0c79a90', 0.016)
            },
            suede,
          ),
          { high: 2.1 },
        ),
        net(
          layer(solid, 0.035, (x, y) => 0.95 - x + 0.7 * Math.max(0, y - 0.45)),
          k,
        ),
        net(
          layer(solid, 0.02, (x, y) => Math.max(x + 1.0 - 0.25 * (y - 0.6), y - 1.0)),
          second,
        ),
        net(
          layer(solid, 0.035, (x, y, z) =>
            Math.max(
              Math.abs(Math.abs(z) - 0.2) - 0.08,
              -0.32 - x + 0.3 * (1.1 - y),
              x - 0.42,
              0.6 - y,
              y - 1.84,
            ),
          ),
          second,
          { high: 2.1 },
        ),
        at(
          ring(0.46, 0.1, made({ color: '#3a332a', roughness: 0.95 })),
          -0.8,
          1.9,
          0,
          [90, 0, 0],
          [1.18, 0.88, 1],
        ),
        net(
          within(0.04, orb(-0.33, 1.8, 0, 0.08, 0.34, 0.24), (_x, y) => 1.4 - y),
          skin(dark(c, 0.15), undefined, suede),
          { high: 2.3 },
        ),
        net(lugs, k),
        [0.34, 0.2, 0.06, -0.08].map((x, n, list) => {
          const next = list[n + 1] ?? x - 0.1
          return [1, -1].map((m) =>
            tube(
              [-1, -0.4, 0.4, 1].map((t) => {
                const [a, b, z] = onto(solid, x + ((next - x) * (t + 1)) / 2, m * t * 0.19)
                return [a, b + 0.05, z]
              }),
              0.03,
              plastic('#c9952c', 0.8),
              false,
              24,
            ),
          )
        }),
        [1.2, 1.4, 1.6, 1.8].map((y, n) =>
          [1, -1].map((m) => {
            const front = (yy, zz) => {
              let x = 0.6
              for (let i = 0; i < 70; i++) x -= Math.max(solid(x, yy, zz), 0) * 0.6
              return [x + 0.05, yy, zz]
            }
            return (
              n < 3 &&
              tube(
                [-1, -0.4, 0.4, 1].map((t) => front(y + 0.1 * (t + 1), m * t * 0.18)),
                0.03,
                plastic('#c9952c', 0.8),
                false,
                24,
              )
            )
          }),
        ),
      ),
    0.66,
  )
}
function ridingBoot(s) {
  const c = s.c ?? '#5a3422'
  const last = lasted(DERBY)
  const shaft = leg(-0.86, 4.1, 0.44, 0.38, -0.06, 0.14)
  const solid = melt(0.4, last, melt(0.2, shaft, orb(-0.98, 2.6, 0, 0.5, 1.0, 0.44)))
  const shine = { roughness: 0.26 }
  const folds = (x, y, z) =>
    solid(x, y, z) - 0.028 * Math.exp(-((y - 1.25) ** 2) / 0.06) * Math.sin(y * 22 + x * 3)
  const black = made({ color: '#241812', roughness: 0.4 })
  const band = (y0, h) => (x, y) => Math.abs(y - y0 - 0.06 * x) - h
  return pair(
    () =>
      group(
        net(
          hollow(folds, 4.1, 1, 0.1),
          skin(
            c,
            (pen) => {
              stitched(pen, 'M-0.86 0.4 V4.1', '#00000050', 0.02)
              stitched(pen, 'M0.3 0.2 C0.2 0.5 0.05 0.7 -0.2 0.95', '#00000070', 0.016)
            },
            shine,
          ),
          { high: 4.2, step: 0.036 },
        ),
        net(
          layer(hollow(solid, 4.1, 1, 0.1), 0.05, (x, y) => Math.max(band(3.98, 0.11)(x, y))),
          skin(dark(c, 0.3), undefined, shine),
          { high: 4.25 },
        ),
        net(layer(solid, 0.06, band(1.0, 0.07)), skin(dark(c, 0.3), undefined, shine)),
        at(box(0.16, 0.2, 0.03, 0.02, metal('Gold', 0.25)), -0.74, 0.86, 0.45),
        net(
          soled(
            last,
            0.05,
            (x) => arch(x) + toe(x),
            (x) => 0.13 + arch(x) + toe(x),
          ),
          black,
        ),
        net(
          (x, y, z) =>
            Math.max(
              soled(
                last,
                0.02,
                () => 0,
                () => 0.24,
              )(x, y, z),
              x + 0.66 + 0.12 * y,
            ),
          black,
        ),
      ),
    0.62,
  )
}
/** Pumps, sandals and flats: an open shoe on a heel. */
function heel(s) {
  const { look = 'pump' } = s
  const high = { pump: 1.0, sandal: 0.62, flat: 0.0 }[look]
  const rise = (x) => {
    const t = Math.min(Math.max((0.62 - x) / 1.7, 0), 1)
    return high * t * t * (3 - 2 * t) + (x > 0.8 ? 0.1 * (x - 0.8) ** 2 : 0)
  }
  const foot = (sharp) => [
    [-1.44, 0.01],
    [-1.4, 0.13],
    [-1.3, 0.24],
    [-1.0, 0.3],
    [-0.5, 0.3],
    [0, 0.33],
    [0.45, 0.42],
    [0.8, 0.42],
    [1.15, sharp ? 0.3 : 0.4],
    [1.42, sharp ? 0.12 : 0.24],
    [1.49, sharp ? 0.06 : 0.13],
    [1.53, 0.01],
  ]
  const heights = along([
    [-1.42, 0.4],
    [-1.0, 0.62],
    [-0.4, 0.66],
    [0.2, 0.6],
    [0.7, 0.42],
    [1.15, 0.3],
    [1.45, 0.2],
    [1.55, 0.16],
  ])
  const last = lasted(
    foot(look === 'pump').map(([x, w]) => [x, w, rise(x) + 0.08, rise(x) + 0.08 + heights(x)[0]]),
    2.6,
  )
  const tan = made({ color: colour(s.inner ?? '#cfa57c'), roughness: 0.6 })
  const stuff = made({
    color: colour(s.c),
    roughness: look === 'pump' ? 0.1 : look === 'flat' ? 0.85 : 0.45,
  })
  const under = made({ color: look === 'pump' ? '#241815' : '#7d5538', roughness: 0.5 })
  const base = soled(
    last,
    0.012,
    (x) => rise(x),
    (x) => rise(x) + 0.075,
  )
  const parts = [net(base, under, { step: 0.022 })]
  if (look !== 'sandal') {
    const topline = along([
      [-1.5, 0.52],
      [-1.2, 0.46],
      [-0.7, 0.3],
      [-0.2, 0.23],
      [0.25, 0.24],
      [0.5, 0.31],
      [0.66, 0.44],
      [0.8, 0.9],
      [1.6, 0.9],
    ])
    const open = (x, y) => y - rise(x) - 0.08 - topline(x)[0]
    const throat = (x, z) => (Math.hypot((x + 0.42) / 1.18, z / 0.5) - 1) * 0.5
    const shell = carve(0.015, within(0.02, last, open), (x, y, z) =>
      Math.max(last(x, y, z) + 0.055, rise(x) + 0.12 - y, throat(x, z)),
    )
    parts.push(net(shell, stuff, { step: 0.022 }))
    parts.push(
      net((x, y, z) => Math.max(grown(-0.075, last)(x, y, z), y - rise(x) - 0.15), tan, {
        step: 0.03,
      }),
    )
  } else {
    parts.push(
      net(
        soled(
          last,
          0.02,
          (x) => rise(x) + 0.06,
          (x) => rise(x) + 0.14,
        ),
        tan,
        { step: 0.022 },
      ),
    )
    const strap = (where) =>
      net(
        within(0.02, carve(0.02, grown(0.03, last), grown(-0.02, last)), (x, y, z) =>
          Math.max(where(x, y, z), rise(x) + 0.06 - y),
        ),
        stuff,
        { step: 0.022 },
      )
    parts.push(strap((x, _y, z) => Math.abs(x - 0.86 + 0.5 * z * z) - 0.13))
    parts.push(strap((x, _y, z) => Math.abs(x - 0.42 + 0.5 * z * z) - 0.13))
    const ankle = (x, _y, z) => Math.abs(Math.hypot((x + 0.98) / 1.1, z) - 0.33) - 0.028
    parts.push(
      net(
        (x, y, z) => Math.max(ankle(x, y, z), Math.abs(y - 1.42 + 0.12 * (x + 1)) - 0.07),
        stuff,
        { step: 0.022 },
      ),
    )
    parts.push(
      net((x, y, z) => Math.max(ankle(x, y, z), x + 1.14, rise(x) + 0.1 - y, y - 1.42), stuff, {
        step: 0.022,
      }),
    )
    parts.push(at(ring(0.075, 0.018, metal('Gold', 0.2)), -0.92, 1.4, 0.37))
  }
  if (look === 'pump')
    parts.push(
      net(
        melt(
          0.3,
          limb([-1.26, 0.05, 0], [-1.15, 0.8, 0], 0.05, 0.09),
          orb(-1.1, 0.98, 0, 0.24, 0.16, 0.19),
        ),
        stuff,
        { step: 0.02 },
      ),
    )
  if (look === 'sandal')
    parts.push(
      net(
        (x, y, z) =>
          Math.max(
            soled(
              last,
              -0.02,
              () => 0,
              (u) => rise(u) + 0.02,
            )(x, y, z),
            x + 0.74 - 0.08 * y,
          ),
        made({ color: '#8a5a38', roughness: 0.55 }),
        { step: 0.03 },
      ),
    )
  if (look === 'flat') {
    const [x, y] = onto(last, 0.84, 0, 1)
    parts.push(
      at(
        group(
          ball(0.055, stuff),
          [1, -1].map((m) =>
            at(ball(0.13, stuff, [0.5, 0.36, 1]), 0, 0.02, m * 0.13, [m * -14, 0, 0]),
          ),
        ),
        x,
        y + 0.02,
        0,
      ),
      net(
        (a, b, z) =>
          Math.max(
            soled(
              last,
              0.01,
              () => 0,
              () => 0.1,
            )(a, b, z),
            a + 0.9,
          ),
        under,
        { step: 0.03 },
      ),
    )
  }
  return pair(() => group(parts.map((one) => one.clone())), 0.52)
}
function rollerSkate(s) {
  const c = s.c ?? '#4f9aa8'
  const last = lasted(DERBY.map(([x, w, b, t]) => [x, w * 1.06, Math.min(b, 0.2), t * 1.04]))
  const shaft = leg(-0.78, 1.78, 0.52, 0.39, -0.04, 0.03)
  const solid = melt(0.3, last, shaft)
  const cream = made({ color: '#efe9dc', roughness: 0.5 })
  const front = (yy, zz) => {
    let x = 0.7
    for (let i = 0; i < 70; i++) x -= Math.max(solid(x, yy, zz), 0) * 0.6
    return [x + 0.04, yy, zz]
  }
  const wheel = s.wheel ?? '#d8604a'
  const one = () =>
    group(
      at(
        group(
          net(hollow(solid, 1.78), skin(c, undefined, { roughness: 0.4 })),
          net(
            layer(solid, 0.03, (x, y) => 0.9 - x + 0.5 * Math.max(0, y - 0.35)),
            cream,
          ),
          net(
            layer(solid, 0.02, (x, y) => Math.max(x + 1.02 - 0.2 * (y - 0.6), y - 1.0)),
            cream,
          ),
          net(
            layer(solid, 0.03, (x, y, z) =>
              Math.max(Math.abs(z) - 0.2, -0.34 - x + 0.3 * (1.1 - y), x - 0.34, 0.5 - y, y - 1.7),
            ),
            cream,
          ),
          net(
            layer(hollow(solid, 1.78), 0.035, (_x, y) => Math.abs(y - 1.72) - 0.07),
            cream,
          ),
          net(
            soled(
              last,
              0.04,
              () => 0,
              () => 0.2,
            ),
            cream,
          ),
          [0.24, 0.08, -0.06].map((x) =>
            [1, -1].map((m) =>
              tube(
                [-1, -0.4, 0.4, 1].map((t) => {
                  const [a, b, z] = onto(solid, x - 0.06 * (t + 1), m * t * 0.15)
                  return [a, b + 0.045, z]
                }),
                0.026,
                plastic(c, 0.8),
                false,
                24,
              ),
            ),
          ),
          [1.1, 1.28, 1.46].map((y) =>
            [1, -1].map((m) =>
              tube(
                [-1, -0.4, 0.4, 1].map((t) => front(y + 0.09 * (t + 1), m * t * 0.15)),
                0.026,
                plastic(c, 0.8),
                false,
                24,
              ),
            ),
          ),
        ),
        0,
        0.62,
        0,
      ),
      at(box(2.3, 0.09, 0.42, 0.03, metal('#b9bbbf', 0.3)), 0, 0.54, 0),
      [-0.86, 0.72].map((x) => [
        at(box(0.34, 0.26, 0.26, 0.05, metal('#a5a7ab')), x, 0.32, 0),
        [-0.32, 0.32].map((z) => [
          at(can(0.28, 0.24, plastic(wheel, 0.35), 0.07), x, 0.28, z - 0.12, [90, 0, 0]),
          at(can(0.1, 0.27, metal('#c9cbcf')), x, 0.28, z - 0.135, [90, 0, 0]),
        ]),
      ]),
      at(can(0.15, 0.2, plastic(wheel), 0.05), 1.34, 0.34, 0, [0, 0, 40]),
    )
  return pair(one, 0.66)
}
export const shoes = { runner, derby, hikingBoot, ridingBoot, heel, rollerSkate }
