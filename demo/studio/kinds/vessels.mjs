import {
  at,
  ball,
  bend,
  block,
  box,
  bulged,
  can,
  face,
  grid,
  group,
  plate,
  rod,
  tube,
  turned,
  wrap,
} from '../forms.mjs'
import { label } from '../labels.mjs'
import { dark, glass, gloss, light, liquid, matt, metal, mix, plastic } from '../materials.mjs'

const skin = (c, look) =>
  look === 'amber'
    ? glass(c, 0.62)
    : look === 'glass'
      ? glass(light(c, 0.2), 0.14)
      : look === 'gloss'
        ? gloss(c)
        : look === 'metal'
          ? metal(c)
          : look === 'matt'
            ? matt(c)
            : plastic(c)
/** A label round a vessel, turned by `facing` degrees to the camera. */
function marked(s, r, h, y, degrees = 150) {
  const one = wrap(
    r + 0.006,
    h,
    degrees,
    label({
      w: 720,
      h: Math.round((720 * h) / ((r * degrees * Math.PI) / 180)),
      fit: 0.62,
      ...s.label,
    }),
  )
  one.userData.clear = s.label?.clear
  return at(one, 0, y, 0, [0, s.facing ?? 0, 0])
}

/** Round bottles: what stands in them, what closes them. */
function bottle(s) {
  const {
    r = 0.36,
    h = 1.15,
    c = 'White',
    cap = 'White',
    top = 'screw',
    shoulder = 0.16,
    neck = 0.16,
    look,
    fillC,
    labelH = 0.5,
    labelY = 0.45,
    degrees,
  } = s
  const wall = skin(c, look)
  const profile = [
    [0, 0, 0],
    [r, 0, 0.05],
    [r, h - shoulder, shoulder * 0.9],
    [neck, h, 0.05],
    [neck, h + 0.08, 0],
    [neck - 0.02, h + 0.08, 0],
  ]
  const clear = look === 'glass' || look === 'amber'
  const body = turned(profile, wall, 0.03)
  body.userData.clear = clear
  const inside =
    clear &&
    at(
      turned(
        [
          [0, 0.03, 0],
          [r - 0.035, 0.03, 0.04],
          [r - 0.035, h - shoulder - 0.04, 0.03],
          [0, h - shoulder - 0.04, 0],
        ],
        liquid(fillC ?? c),
      ),
    )
  return group(
    inside,
    body,
    marked(s, r, h * labelH, h * labelY, degrees),
    at(closure(top, s, neck, cap), 0, h + 0.06, 0),
  )
}
function closure(top, s, neck, cap) {
  const stuff =
    s.capLook === 'metal' ? metal(cap, 0.22) : plastic(cap, s.capLook === 'gloss' ? 0.12 : 0.36)
  const wide = s.capR ?? neck + 0.05
  if (top === 'screw') return can(wide, s.capH ?? 0.22, stuff, 0.03)
  if (top === 'pump')
    return group(
      can(neck + 0.05, 0.16, stuff, 0.02),
      at(can(0.05, 0.22, plastic('#dcdcda')), 0, 0.14, 0),
      at(
        turned(
          [
            [0, 0, 0],
            [0.15, 0, 0.03],
            [0.13, 0.12, 0.04],
            [0, 0.12, 0],
          ],
          stuff,
        ),
        0,
        0.32,
        0,
      ),
      rod([0, 0.39, 0], [0.3, 0.39, 0.12], 0.045, stuff),
      rod([0.3, 0.39, 0.12], [0.315, 0.35, 0.126], 0.042, stuff),
    )
  if (top === 'spray')
    return group(
      can(neck + 0.02, 0.06, metal('#d0d0d2')),
      at(can(neck - 0.01, 0.2, stuff, 0.03), 0, 0.06, 0),
      at(can(0.025, 0.02, matt('#222')), 0, 0.18, neck - 0.02, [90, 0, 0]),
    )
  if (top === 'dropper')
    return group(
      can(neck + 0.04, 0.22, stuff, 0.015),
      at(
        bulged(
          [
            [0.085, 0],
            [0.1, 0.1],
            [0.1, 0.26],
            [0.06, 0.36],
            [0, 0.38],
          ],
          plastic(s.bulb ?? '#1f2023', 0.6),
        ),
        0,
        0.22,
        0,
      ),
    )
  if (top === 'trigger' || top === 'sport')
    return group(
      can(wide, 0.2, stuff, 0.04),
      at(
        turned(
          [
            [0, 0, 0],
            [0.11, 0],
            [0.08, 0.16],
            [0, 0.16, 0],
          ],
          stuff,
        ),
        0,
        0.2,
        0,
      ),
    )
  if (top === 'loop')
    return group(
      can(wide, 0.2, stuff, 0.04),
      at(
        bend(
          tube(
            [
              [-0.16, 0, 0],
              [-0.15, 0.17, 0],
              [0, 0.23, 0],
              [0.15, 0.17, 0],
              [0.16, 0, 0],
            ],
            0.035,
            stuff,
          ),
          () => {},
        ),
        0,
        0.17,
        0,
      ),
    )
  if (top === 'cork')
    return turned(
      [
        [0, 0, 0],
        [neck - 0.01, 0],
        [neck + 0.03, 0.16],
        [0, 0.16, 0],
      ],
      matt('#b98f62'),
      0.02,
    )
  return null
}
/** Wide jars with a lid; clear ones show what is in them. */
function jar(s) {
  const {
    r = 0.48,
    h = 0.62,
    c = 'White',
    lid = 'White',
    lidH = 0.22,
    look,
    fillC,
    degrees = 170,
    labelH = 0.62,
  } = s
  const clear = look === 'glass' || look === 'amber'
  const wall = turned(
    [
      [0, 0, 0],
      [r, 0, 0.07],
      [r, h, 0.05],
      [r - 0.08, h + 0.02, 0],
    ],
    skin(c, look),
  )
  wall.userData.clear = clear
  const inside =
    clear &&
    turned(
      [
        [0, 0.03, 0],
        [r - 0.04, 0.03, 0.06],
        [r - 0.04, h * 0.92, 0.02],
        [0, h * 0.92, 0],
      ],
      s.stuff ?? liquid(fillC ?? c),
    )
  return group(
    inside,
    wall,
    marked(s, r, h * labelH, h * 0.5, degrees),
    at(
      can(r + 0.005, lidH, s.lidLook === 'metal' ? metal(lid, 0.25) : plastic(lid, 0.3), 0.035),
      0,
      h + 0.01,
      0,
    ),
  )
}
/** A squeezed tube that stands on its cap. */
function squeeze(s) {
  const { w = 0.42, h = 1.3, c = 'White', cap = 'White' } = s
  const body = block(2, h, 2, plastic(c, 0.38), 48)
  const crimp = 0.06
  bend(body, (p) => {
    const up = (p.y + h / 2) / h
    const len = Math.hypot(p.x, p.z) || 1
    const edge = Math.max(Math.abs(p.x), Math.abs(p.z))
    const flat = Math.min(1, up / (1 - crimp)) ** 1.5
    const [a, b] = [w * (1 + 0.14 * flat), w * (1 - 0.97 * flat)]
    const scale = edge / len
    p.x *= scale * a
    p.z *= scale * b
  })
  const front = grid(1, h * 0.66, label({ w: 640, h: 1000, clear: true, ...s.label }))
  bend(front, (p) => {
    const up = (p.y + h * 0.36 + h / 2 - h * 0.36) / h + 0.02
    const flat = Math.min(1, up / (1 - crimp)) ** 1.5
    const [a, b] = [w * (1 + 0.14 * flat), w * (1 - 0.97 * flat)]
    const angle = p.x * 1.9
    p.x = Math.sin(angle) * a
    p.z = Math.cos(angle) * b + 0.012
  })
  return group(
    at(body, 0, h / 2 + 0.28, 0),
    at(front, 0, h / 2 + 0.28, 0),
    at(
      turned(
        [
          [0, 0, 0],
          [w * 0.9, 0],
          [w * 0.96, 0.27],
          [0, 0.27, 0],
        ],
        plastic(cap, 0.25),
        0.03,
      ),
    ),
  )
}
/** Perfume: heavy glass, coloured water, a stone of a cap. */
function perfume(s) {
  const { shape = 'square', c = 'Amber', cap = 'Gold', capShape = 'block' } = s
  const stuff = ['Gold', 'Rose Gold', 'Silver', 'Brass'].includes(cap)
    ? metal(cap, 0.2)
    : cap === 'wood'
      ? matt('#7c5a3c')
      : gloss(cap)
  const water = liquid(c)
  const tag = label({ w: 560, h: 380, ...s.label })
  let body
  let top
  if (shape === 'square') {
    const glassBody = box(0.86, 1, 0.42, 0.07, glass('#b9c7ca', 0.1))
    glassBody.userData.clear = true
    body = group(
      at(box(0.74, 0.8, 0.3, 0.04, water), 0, 0.08, 0),
      glassBody,
      at(face(0.46, 0.3, tag), 0, 0.46, 0.217),
    )
    top = 1
  } else if (shape === 'tall') {
    const glassBody = box(0.52, 1.3, 0.52, 0.05, glass('#b9c7ca', 0.1))
    glassBody.userData.clear = true
    body = group(
      at(box(0.42, 1.08, 0.42, 0.03, water), 0, 0.08, 0),
      glassBody,
      at(face(0.4, 0.3, tag), 0, 0.55, 0.267),
    )
    top = 1.3
  } else if (shape === 'orb') {
    const glassBody = at(ball(0.52, glass('#b9c7ca', 0.1), [1, 0.94, 0.7]), 0, 0.47, 0)
    glassBody.children[0].userData.clear = true
    body = group(
      at(ball(0.45, water, [1, 0.9, 0.66]), 0, 0.46, 0),
      glassBody,
      at(can(0.24, 0.04, glass('#b9c7ca', 0.3)), 0, -0.005, 0),
      at(face(0.4, 0.22, label({ w: 560, h: 310, clear: true, ...s.label })), 0, 0.47, 0.372),
    )
    top = 0.94
  } else {
    const cut = 'M-40 0 L40 0 L52 -34 L36 -98 L-36 -98 L-52 -34 Z'
    const glassBody = plate(cut, 0.4, 0.08, glass('#b9c7ca', 0.1))
    glassBody.userData.clear = true
    body = group(
      at(plate(cut, 0.3, 0.05, water), 0, 0.07, 0, [0, 0, 0], [0.85, 0.82, 1]),
      glassBody,
      at(face(0.42, 0.28, tag), 0, 0.46, 0.207),
    )
    top = 0.98
  }
  const lid =
    capShape === 'ball'
      ? at(ball(0.19, stuff), 0, 0.26, 0)
      : capShape === 'tall'
        ? at(can(0.15, 0.46, stuff, 0.03), 0, 0.1, 0)
        : at(box(0.36, 0.3, 0.3, 0.04, stuff), 0, 0.1, 0)
  return group(
    body,
    at(can(0.13, 0.1, metal(cap === 'Silver' ? 'Silver' : 'Gold', 0.25), 0.01), 0, top, 0),
    at(lid, 0, top, 0),
  )
}
/** A carton with a printed front. */
function carton(s) {
  const { w = 1, h = 1.1, d = 0.42, c = 'White' } = s
  return group(
    box(w, h, d, 0.018, matt(c)),
    at(
      face(
        w * 0.985,
        h * 0.985,
        label({ w: 800, h: Math.round((800 * h) / w), ground: c, roughness: 0.7, ...s.label }),
      ),
      0,
      h / 2,
      d / 2 + 0.002,
    ),
    at(
      face(
        d * 0.96,
        h * 0.985,
        label({
          w: 300,
          h: Math.round((300 * h) / d),
          ground: c,
          roughness: 0.7,
          ...s.label,
          name: '',
          foot: '',
        }),
      ),
      w / 2 + 0.002,
      h / 2,
      0,
      [0, 90, 0],
    ),
    s.window && at(face(w * 0.5, h * 0.2, matt(s.window)), 0, h * 0.2, d / 2 + 0.004),
  )
}
/** A stand-up bag, full at the foot, crimped at the top. */
function pouch(s) {
  const { w = 1.05, h = 1.45, d = 0.5, c = 'Cream' } = s
  const shape = (p) => {
    const up = (p.y + h / 2) / h
    const full =
      Math.max(0, Math.sin(Math.min(1, up * 1.02 + 0.12) * Math.PI) ** 0.7) * (1 - up * 0.55)
    const side = Math.min(1, (1 - Math.abs(p.x / w) * 2) * 3.2 + 0.05)
    const foot = up < 0.1 ? 0.72 + up * 2.8 : 1
    p.z *= (up > 0.93 ? 0.04 : Math.max(0.04, full * Math.max(side, 0.06) ** 0.5)) * foot
    p.x *= 1 - 0.05 * Math.sin(up * Math.PI) * 1 - (up < 0.06 ? 0.02 : 0)
    p.z += up > 0.12 && up < 0.93 ? 0.012 * Math.sin(p.x * 9 + up * 13) * full : 0
  }
  const body = bend(block(w, h, d, plastic(c, s.shine ?? 0.5), 60), shape)
  const front = grid(
    w * 0.94,
    h * 0.8,
    label({ w: 760, h: 900, ground: c, roughness: s.shine ?? 0.5, ...s.label }),
  )
  bend(front, (p) => {
    p.z = d / 2
    p.y -= h * 0.03
    shape(p)
    p.z += 0.006
  })
  return at(
    group(body, front, at(face(w * 0.98, 0.012, matt(dark(c, 0.35))), 0, h * 0.43, 0.014)),
    0,
    h / 2,
    0,
  )
}
/** A tin or drink can. */
function tin(s) {
  const { r = 0.33, h = 1.22, c = 'Silver' } = s
  const metalTop = metal('#d3d4d6', 0.3)
  return group(
    turned(
      [
        [0, 0.02, 0],
        [r - 0.07, 0, 0.02],
        [r, 0.1, 0.05],
        [r, h - 0.1, 0.05],
        [r - 0.06, h - 0.01, 0],
        [r - 0.06, h, 0.01],
        [r - 0.085, h, 0.01],
        [r - 0.09, h - 0.03, 0],
        [0, h - 0.03, 0],
      ],
      metalTop,
    ),
    at(
      wrap(r + 0.003, h - 0.24, 360, label({ w: 64, h: 64, ground: c, roughness: 0.3 })),
      0,
      h / 2,
      0,
    ),
    at(
      wrap(
        r + 0.006,
        h - 0.24,
        140,
        label({ w: 700, h: 830, fit: 0.62, ground: c, roughness: 0.3, ...s.label }),
      ),
      0,
      h / 2,
      0,
      [0, s.facing ?? 0, 0],
    ),
    s.tab && at(box(0.12, 0.015, 0.2, 0.007, metalTop), 0, h - 0.025, 0.04),
  )
}
/** A gable-top carton for milk and juice. */
function gable(s) {
  const { w = 0.62, h = 1.1, c = 'White' } = s
  const front = { ground: c, roughness: 0.45, ...s.label }
  const peak = 0.36
  const roof = `M${-w * 50} 0 L${w * 50} 0 L${w * 3} ${-peak * 100} L${w * -3} ${-peak * 100} Z`
  return group(
    box(w, h, w, 0.015, matt(c)),
    at(face(w * 0.985, h * 0.98, label({ w: 560, h: 1000, ...front })), 0, h / 2, w / 2 + 0.002),
    at(
      face(w * 0.985, h * 0.98, label({ w: 560, h: 1000, ...front, foot: '' })),
      w / 2 + 0.002,
      h / 2,
      0,
      [0, 90, 0],
    ),
    at(
      plate(roof, w - 0.02, 0.01, matt(mix(c, s.label?.accent ?? c, 0.0))),
      0,
      h - 0.005,
      0,
      [0, 90, 0],
    ),
    at(box(w, 0.17, 0.035, 0.01, matt(c)), 0, h + peak - 0.03, 0),
    s.cap && at(can(0.1, 0.08, plastic(s.cap)), 0, h + 0.13, 0.2, [50, 0, 0]),
  )
}
export const vessels = { bottle, jar, squeeze, perfume, carton, pouch, tin, gable }
export { closure, light }
