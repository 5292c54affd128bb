import { at, group, ring, tube } from '../forms.mjs'
import { canvas, colour, made } from '../materials.mjs'
import { both, carve, grown, limb, melt, orb, sculpted, within } from '../sculpt.mjs'

/**
 * Busts of the About team, modelled as clay: smooth, with no more of a face than a figurine has. What
 * each wears carries the shop's red weave once.
 */
const clay = (c, roughness = 0.8) => made({ color: colour(c), roughness })
const INK = clay('#3a2a24')

/** The diamonds of the shop's mark, white on red. */
const DIAMOND =
  'M4 0h2v1h1v1h1v1h1v1h1v2H9v1H8v1H7v1H6v1H4V9H3V8H2V7H1V6H0V4h1V3h1V2h1V1h1zm0 2v1H3v1H2v2h1v1h1v1h2V7h1V6h1V4H7V3H6V2zm0 2h2v2H4z'
const woven = (across, down = across) =>
  made({
    roughness: 0.85,
    map: canvas(
      160,
      160,
      (pen) => {
        pen.fillStyle = '#c23934'
        pen.fillRect(0, 0, 160, 160)
        pen.scale(16, 16)
        pen.fillStyle = '#f3e9e2'
        pen.fill(new Path2D(DIAMOND), 'evenodd')
      },
      [across, down],
    ),
  })

const BOX = [
  [-2, -3.3, -1.4],
  [2, 1.7, 1.5],
]
const model = (field, material, step = 0.03) => sculpted(field, ...BOX, step, material)

const skull = (wide, jaw) =>
  melt(
    0.5,
    orb(0, 0.32, -0.12, 0.8 * wide, 0.88, 0.9),
    orb(0, -0.32, 0.12, 0.62 * wide * jaw, 0.72, 0.62),
  )
function headOf({ wide, jaw, nose }) {
  const eyes = both(orb(0.32, 0.08, 1.04, 0.2, 0.13, 0.22))
  return melt(
    0.14,
    melt(
      0.12,
      carve(0.34, skull(wide, jaw), eyes),
      limb([0, 0.16, 0.72], [0, -0.16, 0.86 + nose], 0.07, 0.115),
      both(orb(0.1, -0.17, 0.8 + nose, 0.07, 0.055, 0.06)),
    ),
    both(limb([0.78 * wide, 0.08, -0.04], [0.74 * wide, -0.16, -0.02], 0.13, 0.09)),
    limb([0, -0.4, -0.06], [0, -1.8, -0.14], 0.43, 0.5),
    orb(0, -0.87, 0.5, 0.2, 0.14, 0.16),
  )
}
/** Puts a place of the face onto its skin. */
const onto = (field, x, y, out = 0) => {
  let z = 1.4
  for (let n = 0; n < 60; n++) z -= Math.max(field(x, y, z), 0) * 0.8
  return [x, y, z + out]
}
const line = (field, r, material, points, out = 0) =>
  tube(
    points.map(([x, y]) => onto(field, x, y, out)),
    r,
    material,
    false,
    40,
  )
/** Eyes that smile, brows, and the line of the mouth; all lie on the skin. */
function features(field, { hair, lip, brow, eye = 0.34, mouth = 0.2 }) {
  const steps = Array.from({ length: 9 }, (_, n) => n / 8)
  const sides = (draw) => [-1, 1].map(draw)
  return [
    sides((m) =>
      line(
        field,
        0.024,
        INK,
        steps.map((t) => [m * (eye - 0.115 + 0.23 * t), 0.06 + 0.06 * Math.sin(t * Math.PI)]),
      ),
    ),
    sides((m) =>
      line(
        field,
        brow,
        clay(hair),
        steps.map((t) => [m * (eye - 0.13 + 0.33 * t), 0.31 + 0.07 * Math.sin(0.4 + t * 2.3)]),
        0.02,
      ),
    ),
    line(
      field,
      0.024,
      clay(lip),
      steps.map((t) => [(t * 2 - 1) * mouth, -0.49 + 0.065 * (t * 2 - 1) ** 2]),
      -0.004,
    ),
  ]
}
const NECK = -1.45
const torso = (wide, drop) =>
  melt(
    0.5,
    both(
      limb([0.5, NECK - 0.12 - drop * 0.3, -0.14], [wide, NECK - 0.4 - drop, -0.16], 0.34, 0.44),
    ),
    orb(0, NECK - 1.0, -0.06, wide * 1.02, 1.0, 0.66),
    both(limb([wide + 0.12, NECK - 0.6 - drop, -0.16], [wide + 0.3, -3.9, -0.1], 0.36, 0.38)),
    orb(0, -3.2, 0, wide * 1.1, 1.4, 0.64),
  )
/** A jacket open in a V from `low` upward, `wide` at the neck. */
function jacket(body, c, low, wide) {
  const edge = (x, y) => Math.abs(x) - ((y - low) / (NECK - low)) * wide
  return group(
    model(
      carve(0.05, body, (x, y, z) => Math.max(edge(x, y) * 0.9, 0.1 - z)),
      clay(c),
    ),
    model(
      within(0.06, grown(0.055, body), (x, y, z) =>
        Math.max(
          Math.abs(edge(x, y) - 0.14) - 0.05 - 0.1 * Math.max(0, y - low),
          0.05 - z,
          y - NECK - 0.02,
        ),
      ),
      clay(c),
      0.02,
    ),
  )
}
const underneath = (body, material, top = NECK + 0.02) =>
  model(
    within(0.03, grown(-0.05, body), (x, y) => Math.max(Math.abs(x) - 0.8, y - top)),
    material,
  )

const mirrored = (one) => {
  const other = one.clone()
  other.scale.x = -1
  return [one, other]
}
function rafiq(skin) {
  const shape = { wide: 1.03, jaw: 1.1, nose: 0.05 }
  const head = headOf(shape)
  const hair = carve(
    0.08,
    melt(
      0.16,
      orb(0, 0.4, -0.17, 0.9, 0.87, 0.93),
      orb(-0.2, 0.96, 0.24, 0.5, 0.2, 0.42),
      both(limb([0.83, 0.36, 0.04], [0.84, 0.0, 0.0], 0.09, 0.05)),
    ),
    melt(
      0.08,
      orb(0, 0.12, 1.0, 0.66, 0.72, 0.6),
      both(orb(0.38, 0.14, 0.86, 0.4, 0.66, 0.52)),
      orb(0, -0.62, 0.3, 1.1, 0.72, 1.0),
      limb([0.36, 0.9, 0.8], [0.4, 1.3, -0.1], 0.03),
    ),
  )
  const body = torso(1.3, 0.06)
  const frame = clay('#2b2c30', 0.3)
  const lens = (m) => {
    const [x, y, z] = onto(head, m * 0.35, 0.06, 0.07)
    return at(ring(0.25, 0.026, frame), x, y, z, [0, m * 12, 0], [1.1, 0.94, 1])
  }
  return group(
    model(head, clay(skin, 0.72)),
    model(hair, clay('#a3a5a8')),
    features(head, { hair: '#8f9194', lip: '#97604a', brow: 0.045, eye: 0.35 }),
    jacket(body, '#3d434c', -3.0, 0.52),
    underneath(body, clay('#f0ede7')),
    mirrored(
      model(melt(0.05, limb([0.46, -1.3, 0.12], [0.1, -1.62, 0.5], 0.1, 0.085)), clay('#f0ede7')),
    ),
    model(
      melt(
        0.05,
        limb([0, -1.6, 0.5], [0, -1.72, 0.55], 0.13, 0.08),
        limb([0, -1.82, 0.5], [0, -3.2, 0.62], 0.09, 0.19),
      ),
      woven(22, 27),
    ),
    lens(1),
    lens(-1),
    tube(
      [onto(head, -0.08, 0.11, 0.1), onto(head, 0, 0.13, 0.08), onto(head, 0.08, 0.11, 0.1)],
      0.026,
      frame,
    ),
    [1, -1].map((m) =>
      tube(
        [
          [m * 0.62, 0.1, 0.74],
          [m * 0.8, 0.11, 0.5],
          [m * 0.87, 0.1, 0.1],
        ],
        0.022,
        frame,
      ),
    ),
  )
}
function nadia(skin) {
  const shape = { wide: 0.96, jaw: 0.94, nose: 0 }
  const head = headOf(shape)
  const hair = carve(
    0.12,
    melt(
      0.22,
      orb(0, 0.38, -0.16, 0.9, 0.88, 0.94),
      both(limb([0.8, 0.4, -0.08], [0.86, -0.98, -0.04], 0.24, 0.29)),
      orb(0, -0.5, -0.5, 0.92, 0.95, 0.5),
      both(limb([0.86, -0.98, -0.04], [0.66, -1.22, 0.1], 0.28, 0.17)),
    ),
    melt(
      0.14,
      orb(0.34, 0.06, 1.0, 0.5, 0.82, 0.72),
      orb(-0.2, -0.02, 1.0, 0.46, 0.74, 0.7),
      orb(0, -0.8, 0.8, 0.58, 0.9, 0.8),
    ),
  )
  const body = torso(1.12, 0.1)
  return group(
    model(head, clay(skin, 0.72)),
    model(hair, clay('#2a2422', 0.6)),
    features(head, { hair: '#2a2422', lip: '#a4453f', brow: 0.03, eye: 0.32, mouth: 0.18 }),
    jacket(body, '#e4ddd1', -2.9, 0.5),
    underneath(body, woven(20, 25), NECK - 0.16),
  )
}
function arjun(skin) {
  const shape = { wide: 1, jaw: 1.05, nose: 0.03 }
  const head = headOf(shape)
  const hair = carve(
    0.08,
    melt(
      0.18,
      orb(0, 0.46, -0.17, 0.88, 0.86, 0.9),
      orb(0.12, 1.08, 0.24, 0.56, 0.24, 0.44),
      orb(-0.34, 1.0, 0.22, 0.4, 0.24, 0.42),
      both(limb([0.82, 0.4, 0.06], [0.83, -0.02, 0.04], 0.09, 0.06)),
    ),
    melt(
      0.1,
      orb(0, 0.08, 1.0, 0.62, 0.72, 0.58),
      both(orb(0.36, 0.1, 0.86, 0.4, 0.64, 0.5)),
      orb(0, -0.66, 0.2, 1.1, 0.74, 1.1),
    ),
  )
  // Short: a skin of hair on the jaw, with the mouth free.
  const beard = carve(
    0.05,
    within(
      0.06,
      grown(0.03, melt(0.14, skull(1, 1.05), orb(0, -0.87, 0.5, 0.2, 0.14, 0.16))),
      (_x, y, z) => Math.max(y + 0.02 - 0.5 * Math.max(0, 0.4 - z), -y - 1.12, -z - 0.08),
    ),
    melt(
      0.1,
      orb(0, 0.02, 0.9, 0.62, 0.42, 0.72),
      both(orb(0.42, -0.24, 0.74, 0.24, 0.34, 0.5)),
      orb(0, -0.47, 0.9, 0.23, 0.06, 0.4),
    ),
  )
  const body = torso(1.24, 0.08)
  const neck = (by) => (x, y, z) => Math.hypot(x, (y - NECK - 0.02) * 1.1, (z - 0.02) * 0.9) - by
  return group(
    model(head, clay(skin, 0.72)),
    model(hair, clay('#2f2723')),
    model(beard, clay('#2f2723')),
    features(head, { hair: '#2f2723', lip: '#8f5341', brow: 0.045 }),
    model(carve(0.04, body, neck(0.6)), clay('#66717a')),
    model(
      within(0.03, grown(0.045, body), (x, y, z) => Math.abs(neck(0.65)(x, y, z)) - 0.085),
      woven(22, 28),
    ),
  )
}
const PEOPLE = { rafiq: [rafiq, '#c59a7a'], nadia: [nadia, '#cfa083'], arjun: [arjun, '#b58465'] }

export const portraits = {
  portrait: ({ who, turn }) => {
    const [build, skin] = PEOPLE[who]
    return at(build(skin), 0, 0, 0, [0, turn, 0])
  },
}
