import { at, box, can, group, ring, rod, THREE } from '../forms.mjs'
import { cloth, matt, metal, wood } from '../materials.mjs'

/** A thing's own size is ten units in a place, whatever it was modelled in. */
const SIZE = 10
const tops = {
  wood: (c, w) => wood(c, [w / 14, 2], 90),
  stone: (c) => matt(c),
  cloth: (c, w) => cloth(c, [w * 2, w * 2], 0.8),
}

/**
 * Sets a thing where it is used: on a table or a floor before a wall, with other things beside it.
 * `cm` is the longest side of the thing, and of each of `others` (`[kind, settings, cm, turn]`);
 * `rail` hangs it up, `back` is how far the ground goes on behind it, in tenths of the thing. Only the
 * thing itself decides what the camera sees; the others may be cut.
 */
export const inUse = (kinds) => (s) => {
  const unit = SIZE / s.cm
  const own = sized(kinds[s.kind](s.settings), SIZE)
  const [left, right] = s.others.map(([kind, settings, cm, turn = 0]) =>
    sized(kinds[kind](settings), Math.min(cm * unit, SIZE * 1.7), turn),
  )
  const lift = s.rail ? SIZE * 0.34 : 0
  const others = [
    left && beside(left, -(own.w + left.w) * 0.43, -(own.d + left.d) * 0.5 - 0.6),
    right &&
      beside(
        right,
        (own.w + right.w) * (s.rail ? 0.4 : 0.49),
        right.h < own.h * 0.6 && !s.rail ? own.d * 0.1 : -(own.d + right.d) * 0.45,
      ),
  ]
  const { back = SIZE * 0.62 } = s
  const deep = SIZE * 2.78 + back + Math.max(0, own.d - SIZE * 0.8) * 2
  const wide = SIZE * 8
  const top = box(wide, 0.5, deep, 0.12, tops[s.top[0]](s.top[1], wide))
  return group(
    at(own.part, 0, lift, 0),
    apart(group(others)),
    s.rail && apart(rail(own, lift)),
    s.rug && apart(at(can(SIZE * 0.9, 0.08, cloth(s.rug, [60, 60]), 0.04), 0, 0, 0)),
    apart(
      at(at(top, 0, -0.5, deep / 2 - Math.max(own.d, own.w * 0.3, 6) * 0.5 - back), 0, 0, 0, [
        0,
        s.az,
        0,
      ]),
    ),
  )
}

const beside = (one, x, z) => at(one.part, x, 0, z)
/** Turns a thing, makes its longest side so long, and stands it on the ground, its middle at 0. */
function sized(made, long, turn = 0) {
  const one = at(group(made), 0, 0, 0, [0, turn, 0])
  one.updateMatrixWorld(true)
  const bounds = new THREE.Box3().setFromObject(one, true)
  const size = bounds.getSize(new THREE.Vector3())
  const middle = bounds.getCenter(new THREE.Vector3())
  // What points at the camera looks shorter than it is.
  const by = long / Math.max(size.x, size.y, size.z * 0.6)
  return {
    part: at(at(one, -middle.x, -bounds.min.y, -middle.z), 0, 0, 0, [0, 0, 0], by),
    w: size.x * by,
    h: size.y * by,
    d: size.z * by,
  }
}
/** Leaves a part out of what the camera is placed by. */
function apart(part) {
  part.traverse((one) => {
    one.userData.aside = true
  })
  return part
}
/** A rail with a hook, from which a piece of clothing hangs. */
function rail({ h }, lift) {
  const y = lift + h + 1.3
  return group(
    rod([-60, y, 0], [60, y, 0], 0.16, metal('#8d8a84', 0.3)),
    at(ring(0.36, 0.07, metal(), 270), 0, y - 0.12, 0, [0, 90, 0]),
    rod([0, y - 0.5, 0], [0, lift + h - 0.8, 0], 0.07, metal()),
    rod([-1.3, lift + h - 1.1, 0], [0, lift + h - 0.55, 0], 0.14, wood('Oak')),
    rod([1.3, lift + h - 1.1, 0], [0, lift + h - 0.55, 0], 0.14, wood('Oak')),
  )
}
