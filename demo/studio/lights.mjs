/** The studio's light: soft panels that are mirrored, and many small lights that cast shadows. */
const norm = ([x, y, z]) => {
  const l = Math.hypot(x, y, z)
  return [x / l, y / l, z / l]
}
const PANELS = [
  // direction, half-sizes as angles, brightness: top, left, right edge, back edge, front
  { at: norm([-0.42, 1, 0.5]), w: 0.55, h: 0.55, power: 5.5 },
  { at: norm([-1, 0.3, 0.42]), w: 0.26, h: 0.62, power: 3.6 },
  { at: norm([1, 0.28, 0.2]), w: 0.1, h: 0.6, power: 3.2 },
  { at: norm([0.6, 0.4, -0.9]), w: 0.2, h: 0.5, power: 2.2 },
  { at: norm([0.1, 0.22, 1]), w: 0.7, h: 0.12, power: 0.75 },
]
for (const one of PANELS) {
  const side = norm([one.at[2], 0, -one.at[0]])
  one.side = side
  one.up = [
    one.at[1] * side[2] - one.at[2] * side[1],
    one.at[2] * side[0] - one.at[0] * side[2],
    one.at[0] * side[1] - one.at[1] * side[0],
  ]
}
const [W, H] = [128, 64]
/** Mirrored light by direction, for each of some roughnesses: `LEVELS` of 128 by 64 each. */
export const LEVELS = [0.02, 0.12, 0.26, 0.45, 0.75]
const step = (edge, soft, v) => {
  const t = Math.min(Math.max((edge + soft - v) / (2 * soft), 0), 1)
  return t * t * (3 - 2 * t)
}
function radiance([x, y, z], soft) {
  // The room is dim above and in front, and the bright ground is mirrored from below.
  const t = Math.min(Math.max((y + soft + 0.05) / (2 * soft + 0.1), 0), 1)
  let sum = 0.66 * (1 - t) + (0.3 + 0.12 * Math.max(y, 0)) * t
  for (const { at, side, up, w, h, power } of PANELS) {
    const d = x * at[0] + y * at[1] + z * at[2]
    if (d <= 0.05) continue
    const a = Math.abs(Math.atan2(x * side[0] + y * side[1] + z * side[2], d))
    const b = Math.abs(Math.atan2(x * up[0] + y * up[1] + z * up[2], d))
    const spread = (w / (w + soft * 0.7)) * (h / (h + soft * 0.7))
    sum +=
      power * spread * step(w + soft * 0.35, 0.02 + soft, a) * step(h + soft * 0.35, 0.02 + soft, b)
  }
  return sum
}
export const mirror = LEVELS.map((soft) => {
  const map = new Float32Array(W * H)
  for (let j = 0; j < H; j++)
    for (let i = 0; i < W; i++) {
      const [phi, theta] = [((i + 0.5) / W) * 2 * Math.PI - Math.PI, ((j + 0.5) / H) * Math.PI]
      const s = Math.sin(theta)
      map[j * W + i] = radiance([Math.sin(phi) * s, Math.cos(theta), Math.cos(phi) * s], soft)
    }
  return map
})
/** Returns the mirrored light of a direction at a roughness. */
export function mirrored(x, y, z, roughness) {
  let level = 0
  while (level < LEVELS.length - 2 && LEVELS[level + 1] < roughness) level++
  const share = Math.min(
    Math.max((roughness - LEVELS[level]) / (LEVELS[level + 1] - LEVELS[level]), 0),
    1,
  )
  const u = ((Math.atan2(x, z) + Math.PI) / (2 * Math.PI)) * W - 0.5
  const v = Math.min(
    Math.max((Math.acos(Math.min(Math.max(y, -1), 1)) / Math.PI) * H - 0.5, 0),
    H - 1.001,
  )
  const i = Math.floor(u)
  const j = Math.floor(v)
  const a = u - i
  const b = v - j
  const i0 = (i + W) % W
  const i1 = (i + 1) % W
  const one = mirror[level]
  const two = mirror[level + 1]
  const p = j * W
  const q = p + W
  const low =
    (one[p + i0] * (1 - a) + one[p + i1] * a) * (1 - b) +
    (one[q + i0] * (1 - a) + one[q + i1] * a) * b
  const top =
    (two[p + i0] * (1 - a) + two[p + i1] * a) * (1 - b) +
    (two[q + i0] * (1 - a) + two[q + i1] * a) * b
  return low * (1 - share) + top * share
}
const radical = (n, base) => {
  let [f, r] = [1, 0]
  for (let i = n + 1; i > 0; i = Math.floor(i / base)) {
    f /= base
    r += f * (i % base)
  }
  return r
}
/** Lights by direction and power: half of the large panel, half of the dome around. */
export function lights(count) {
  const half = count / 2
  const list = []
  for (let n = 0; n < half; n++) {
    const spread = Math.sqrt((n + 0.5) / half) * 0.62
    const turn = n * 2.39996
    list.push({
      at: norm([-0.72 + spread * Math.cos(turn), 1.2, 0.8 + spread * Math.sin(turn)]),
      power: 0.66 / half,
    })
    const up = 0.1 + 0.9 * radical(n, 2)
    const flat = Math.sqrt(1 - up * up)
    const round = radical(n, 3) * 2 * Math.PI
    list.push({
      at: norm([flat * Math.cos(round), up, flat * Math.sin(round) + 0.18]),
      power: 1.02 / half,
    })
  }
  return list
}
