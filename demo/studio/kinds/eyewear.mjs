import { at, ball, bend, box, grid, group, pane, plate, tube } from '../forms.mjs'
import { glass, gloss, made, metal, rubber } from '../materials.mjs'

/**
 * Outlines of the right lens, 100 to a unit: its middle is at 0, x points to the temple, y down.
 * `hinge` is where its temple begins: how far out of the middle, and how far above it.
 */
const LENSES = {
  square: {
    outline:
      'M-30 -22 C-20 -26 20 -26 30 -22 C34 -10 30 14 22 22 C10 28 -10 28 -20 22 C-30 14 -32 -10 -30 -22 Z',
    hinge: [0.31, 0.15],
  },
  round: {
    outline:
      'M-27 0 C-27 -15 -15 -27 0 -27 C15 -27 27 -15 27 0 C27 15 15 27 0 27 C-15 27 -27 15 -27 0 Z',
    hinge: [0.25, 0.1],
  },
  aviator: {
    outline: 'M-32 -22 C-18 -28 18 -26 30 -20 C34 -4 26 22 6 28 C-14 32 -30 14 -32 -22 Z',
    hinge: [0.3, 0.17],
  },
  brow: {
    outline: 'M-31 -22 C-18 -26 20 -26 31 -22 C34 -8 26 22 2 24 C-20 24 -32 6 -31 -22 Z',
    hinge: [0.32, 0.17],
  },
}
const BROW = 'M-32 -24 C-18 -29 20 -29 33 -24 L32 -12 C16 -17 -16 -17 -31 -10 Z'
/** A temple from its hinge to the ear, as seen from the side. */
const TEMPLE =
  'M0 -5 C30 -6 70 -5 100 -3 C119 -1 131 13 138 36 C139 42 131 44 128 38 C121 19 114 9 99 6 C70 5 30 6 0 6 Z'

/** How far the middle of a lens is from the nose, and how high. */
const [ASIDE, HIGH] = [0.39, 0.42]

function shades(s) {
  const { look = 'square', frame = '#1d1e21', lens = '#3a4036', wire, dense = 0.8 } = s
  const f = wire ? metal(frame, 0.2) : gloss(frame)
  if (look === 'wrap') return shield(f, lens)
  const { outline, hinge } = LENSES[look]
  const scaled = (k) =>
    outline.replace(/-?\d+/g, (v) => String(Math.round(Number(v) * k * 10) / 10))
  // A clear lens shows what is behind it, not the panels of the studio.
  const tinted =
    dense < 0.4
      ? made({ color: lens, roughness: 0.9, transparent: true, opacity: dense })
      : glass(lens, dense)
  const side = (m) =>
    at(
      group(
        plate(
          `${outline} ${scaled(wire ? 0.9 : 0.8)}`,
          wire ? 0.05 : 0.09,
          wire ? 0.006 : 0.018,
          look === 'brow' ? metal('Gold', 0.25) : f,
        ),
        at(pane(scaled(0.93), 0.035, tinted), 0, 0, 0.02),
        look === 'brow' && at(plate(BROW, 0.11, 0.03, f), 0, 0, 0.01),
      ),
      m * ASIDE,
      HIGH,
      0,
      [0, m * 7, 0],
      [m, 1, 1],
    )
  const [x, y] = [ASIDE + hinge[0], HIGH + hinge[1]]
  return group(
    [1, -1].map((m) => [
      side(m),
      wire ? wired(m, x, y, f) : bladed(m, x, y, f),
      wire &&
        at(ball(0.045, rubber('#d8d4cc'), [0.5, 1, 0.7]), m * 0.09, HIGH - 0.05, -0.05, [
          0,
          m * 40,
          0,
        ]),
    ]),
    bridge(wire ? 0.022 : 0.045, 0.5, 0.05, f),
    look === 'aviator' && bridge(0.018, 0.62, 0.02, f),
  )
}
const bridge = (r, y, rise, f) =>
  tube(
    [
      [-0.14, y, 0.02],
      [0, y + rise, 0.06],
      [0.14, y, 0.02],
    ],
    r,
    f,
  )

/** A temple cut from a sheet; a block joins it to the front. */
const bladed = (m, x, y, f) => [
  at(box(0.1, 0.1, 0.08, 0.02, f), m * x, y - 0.05, -0.05),
  at(plate(TEMPLE, 0.05, 0.018, f), m * (x + 0.03), y, -0.05, [0, 90, 0]),
]
/** A temple bent from wire, with a sleeve at the ear. */
const wired = (m, x, y, f) => [
  tube(
    [
      [m * (x - 0.02), y, -0.03],
      [m * (x + 0.035), y, -0.045],
      [m * (x + 0.05), y, -0.12],
      [m * (x + 0.05), y, -0.6],
      [m * (x + 0.045), y - 0.01, -1.05],
      [m * (x + 0.035), y - 0.12, -1.27],
    ],
    0.02,
    f,
  ),
  tube(
    [
      [m * (x + 0.045), y - 0.01, -1.05],
      [m * (x + 0.038), y - 0.1, -1.25],
      [m * (x + 0.025), y - 0.4, -1.42],
    ],
    0.034,
    rubber('#3a3530'),
  ),
]

/** One lens bent round the face, under a brow that becomes the temples. */
function shield(f, lens) {
  const mirror = made({ color: lens, roughness: 0.12, metalness: 0.75 })
  const place = (u, v) => {
    const [top, low] = [
      0.64 - 0.07 * u * u,
      0.22 + 0.2 * u ** 4 + 0.17 * Math.exp(-((u / 0.14) ** 2)),
    ]
    return [(0.78 * Math.sin(u * 1.15)) / Math.sin(1.15), low + (top - low) * v, -0.42 * u * u]
  }
  const pieces = Array.from({ length: 41 }, (_, n) => n / 20 - 1)
  const front = bend(grid(2, 1, mirror, 60), (p) => p.set(...place(p.x, p.y + 0.5)))
  return group(
    front,
    tube(
      pieces.map((u) => place(u, 1)),
      0.038,
      f,
    ),
    tube(
      pieces.map((u) => place(u, 0)),
      0.016,
      f,
    ),
    [1, -1].map((m) => [
      tube([place(m, 0), place(m, 1)], 0.03, f),
      at(box(0.08, 0.17, 0.12, 0.03, f), m * 0.78, 0.41, -0.44),
      at(plate(TEMPLE, 0.06, 0.022, f), m * 0.79, 0.5, -0.42, [0, 90, 0], [0.9, 1.1, 1]),
      at(ball(0.05, rubber(), [0.5, 1, 0.7]), m * 0.12, 0.34, -0.06, [0, m * 40, 0]),
    ]),
  )
}
export const eyewear = { shades }
