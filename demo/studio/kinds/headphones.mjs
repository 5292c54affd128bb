import { at, can, group, ring, rod, tube, turned } from '../forms.mjs'
import { leather, matt, metal, plastic } from '../materials.mjs'

/** Over-ear headphones, standing on their cups. */
export function headphones(s) {
  const shell = plastic(s.c, 0.38)
  const soft = leather('#1d1e20', [2, 2], 0.6)
  const rim = metal('#b9babd', 0.25)
  const cup = (x) =>
    at(
      group(
        turned(
          [
            [0, 0, 0],
            [0.3, 0, 0.05],
            [0.36, 0.1, 0.06],
            [0.34, 0.22, 0.04],
            [0, 0.24, 0.02],
          ],
          shell,
        ),
        turned(
          [
            [0.31, -0.16, 0.07],
            [0.36, -0.14, 0.07],
            [0.37, -0.02, 0.05],
            [0.3, 0, 0],
          ],
          soft,
        ),
        at(can(0.3, 0.01, matt('#111')), 0, -0.06, 0),
        at(ring(0.2, 0.012, rim), 0, 0.236, 0, [90, 0, 0]),
      ),
      x,
      0.46,
      0,
      [0, 0, x > 0 ? -84 : 84],
      [1.2, 1, 1],
    )
  const arc = []
  for (let a = -100; a <= 100; a += 10)
    arc.push([Math.sin((a * Math.PI) / 180) * 0.68, 0.98 + Math.cos((a * Math.PI) / 180) * 0.66, 0])
  const inner = arc.slice(4, -4).map(([x, y]) => [x * 0.95, 0.98 + (y - 0.98) * 0.94, 0])
  return group(
    cup(0.62),
    cup(-0.62),
    at(tube(arc, 0.045, shell), 0, 0, 0, [0, 0, 0], [1, 1, 2]),
    at(tube(inner, 0.05, soft), 0, 0, 0, [0, 0, 0], [1, 1, 2.1]),
    [-1, 1].map((x) => rod([x * 0.66, 0.9, 0], [x * 0.68, 0.55, 0], 0.03, rim)),
  )
}
