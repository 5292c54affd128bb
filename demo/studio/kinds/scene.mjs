import { at, ball, box, can, group, plate } from '../forms.mjs'
import { cloth, colour, light, matt, plastic, wood } from '../materials.mjs'

/** Sets several things on one ground: each `[kind, settings, [x, y, z], turn, scale]`. */
export const scene = (kinds) => (s) =>
  group(
    s.parts.map(([kind, settings, [x, y, z], turn = 0, scale = 1]) =>
      at(group(kinds[kind](settings)), x, y, z, [0, turn, 0], scale),
    ),
  )
const plinth = (s) =>
  s.round ? can(s.r, s.h, matt(s.c), 0.03) : box(s.w, s.h, s.d ?? s.w, 0.03, matt(s.c))
const paperBag = (s) => {
  const c = matt(s.c)
  const handle = (_z) =>
    plate(
      'M-22 0 C-22 -52 22 -52 22 0 L18 0 C18 -44 -18 -44 -18 0 Z',
      0.03,
      0.01,
      matt(light(s.c, 0.5)),
    )
  return group(
    box(1.2, 1.4, 0.5, 0.02, c),
    at(box(1.1, 0.02, 0.42, 0.01, matt('#2a2420')), 0, 1.395, 0),
    [-0.22, 0.22].map((z) => at(handle(z), 0, 1.36, z)),
  )
}
const gift = (s) =>
  group(
    box(1, 0.8, 1, 0.02, matt(s.c)),
    at(box(1.06, 0.2, 1.06, 0.02, matt(s.c)), 0, 0.74, 0),
    at(box(0.16, 0.96, 1.08, 0.01, cloth(s.band, [4, 20])), 0, 0, 0),
    at(box(1.08, 0.96, 0.16, 0.01, cloth(s.band, [20, 4])), 0, 0, 0),
    [-1, 1].map((x) =>
      at(ball(0.2, cloth(s.band), [1.2, 0.7, 0.5]), x * 0.2, 1.05, 0, [0, 0, x * 24]),
    ),
  )
export const props = {
  plinth,
  paperBag,
  gift,
  board: (s) => box(s.w, 0.06, s.d, 0.03, wood(s.c)),
  disc: (s) => can(s.r, 0.05, plastic(colour(s.c)), 0.02),
}
