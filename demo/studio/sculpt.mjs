import * as THREE from 'three'

/**
 * Forms modelled as clay is: fields of distances (below 0 is inside) that melt into each other, and
 * the skin round them. Fields are functions of a place.
 */
export const orb =
  (x, y, z, rx, ry = rx, rz = rx) =>
  (px, py, pz) => {
    const [a, b, c] = [(px - x) / rx, (py - y) / ry, (pz - z) / rz]
    const k0 = Math.hypot(a, b, c)
    const k1 = Math.hypot(a / rx, b / ry, c / rz)
    return k1 < 1e-9 ? -Math.min(rx, ry, rz) : (k0 * (k0 - 1)) / k1
  }
/** A rod with round ends, from one radius to another. */
export const limb =
  ([ax, ay, az], [bx, by, bz], ra, rb = ra) =>
  (px, py, pz) => {
    const [ux, uy, uz] = [bx - ax, by - ay, bz - az]
    const t = Math.min(
      Math.max(
        ((px - ax) * ux + (py - ay) * uy + (pz - az) * uz) / (ux * ux + uy * uy + uz * uz),
        0,
      ),
      1,
    )
    return Math.hypot(px - ax - ux * t, py - ay - uy * t, pz - az - uz * t) - ra - (rb - ra) * t
  }
/** Joins fields softly over a width of `k`. */
export const melt =
  (k, ...fields) =>
  (x, y, z) => {
    let d = fields[0](x, y, z)
    for (let n = 1; n < fields.length; n++) {
      const e = fields[n](x, y, z)
      const h = Math.max(k - Math.abs(d - e), 0) / k
      d = Math.min(d, e) - (h * h * k) / 4
    }
    return d
  }
/** Takes `b` away from `a` with a soft edge. */
export const carve = (k, a, b) => (x, y, z) => {
  const [d, e] = [a(x, y, z), -b(x, y, z)]
  const h = Math.max(k - Math.abs(d - e), 0) / k
  return Math.max(d, e) + (h * h * k) / 4
}
/** Keeps what is in both. */
export const within = (k, a, b) => carve(k, a, (x, y, z) => -b(x, y, z))
export const grown = (by, a) => (x, y, z) => a(x, y, z) - by
export const both = (a) => (x, y, z) => a(Math.abs(x), y, z)

/** The larger of two distances, its edge rounded as a hem is. */
const softest = (d, e, k = 0.1) => {
  const h = Math.max(k - Math.abs(d - e), 0) / k
  return Math.max(d, e) + (h * h * k) / 4
}
/** A form by its sections: `[height, half width, half depth]` from the top down. */
export function column(sections, power = 2.3) {
  const list = [...sections].reverse()
  const [low, high] = [list[0][0], list.at(-1)[0]]
  const size = (y) => {
    let n = 0
    while (n < list.length - 2 && list[n + 1][0] < y) n++
    const [a, b, c, d] = [list[n - 1] ?? list[n], list[n], list[n + 1], list[n + 2] ?? list[n + 1]]
    const t = Math.min(Math.max((y - b[0]) / (c[0] - b[0]), 0), 1)
    const at = (k) => {
      const from = ((c[k] - a[k]) / (c[0] - a[0])) * (c[0] - b[0])
      const to = ((d[k] - b[k]) / (d[0] - b[0])) * (c[0] - b[0])
      const u = t * t * (3 - 2 * t)
      return b[k] * (1 - u) + c[k] * u + t * (1 - t) * ((1 - t) * from - t * to)
    }
    return [at(1), at(2)]
  }
  // The sections are read for every point of a net: they are kept by height.
  const kept = new Map()
  return (x, y, z) => {
    if (!kept.has(y)) kept.set(y, size(y))
    const [w, d] = kept.get(y)
    const k = (Math.abs(x / w) ** power + Math.abs(z / d) ** power) ** (1 / power)
    return softest((k - 1) * Math.min(w, d) * 0.9, Math.max(y - high, low - y))
  }
}
/** The distance to the edge of a flat outline of points, below 0 within. */
export const outline = (points) => (x, y) => {
  let d = 1e9
  let sign = 1
  for (let i = 0, j = points.length - 1; i < points.length; j = i++) {
    const [ax, ay] = points[i]
    const [ex, ey] = [points[j][0] - ax, points[j][1] - ay]
    const [wx, wy] = [x - ax, y - ay]
    const t = Math.min(Math.max((wx * ex + wy * ey) / (ex * ex + ey * ey), 0), 1)
    d = Math.min(d, (wx - ex * t) ** 2 + (wy - ey * t) ** 2)
    const [c1, c2, c3] = [y >= ay, y < points[j][1], ex * wy > ey * wx]
    if ((c1 && c2 && c3) || (!c1 && !c2 && !c3)) sign = -sign
  }
  return sign * Math.sqrt(d)
}

let model = ''
let parts = []
let next = 0
/** Begins a model: one that is the same as the last but for its colours keeps the forms of its parts. */
export function beginModel(key) {
  if (key !== model) parts = []
  model = key
  next = 0
}
/** Returns a part's skin, from the last model where that was the same. */
export function sculpted(field, from, to, step, material, frame) {
  parts[next] ??= netted(field, from, to, step, frame ?? [from[0], from[1], to[0], to[1]])
  return new THREE.Mesh(parts[next++], material)
}
/**
 * Returns the skin of a field within a box, on a net of `step`. A texture lies on it as seen from +z
 * (its corners are those of the box, or of `frame`: left, low, right, high). Naive surface nets: one point a cell that the skin crosses.
 */
function netted(field, [x0, y0, z0], [x1, y1, z1], step, frame) {
  const [nx, ny, nz] = [x1 - x0, y1 - y0, z1 - z0].map((d) => Math.ceil(d / step) + 1)
  const values = new Float32Array(nx * ny * nz)
  for (let k = 0, p = 0; k < nz; k++)
    for (let j = 0; j < ny; j++)
      for (let i = 0; i < nx; i++, p++)
        values[p] = field(x0 + i * step, y0 + j * step, z0 + k * step)
  const offset = [1, nx, nx * ny]
  const corner = Array.from({ length: 8 }, (_, n) => [n & 1, (n >> 1) & 1, n >> 2])
  const jump = corner.map(([a, b, c]) => a + b * nx + c * nx * ny)
  const point = new Int32Array(values.length).fill(-1)
  const places = []
  for (let k = 0; k < nz - 1; k++)
    for (let j = 0; j < ny - 1; j++)
      for (let i = 0; i < nx - 1; i++) {
        const p = i + j * nx + k * nx * ny
        let inside = 0
        for (const q of jump) if (values[p + q] < 0) inside++
        if (inside === 0 || inside === 8) continue
        const sum = [0, 0, 0]
        let count = 0
        for (let a = 0; a < 8; a++)
          for (let axis = 0; axis < 3; axis++) {
            if (corner[a][axis]) continue
            const b = a | (1 << axis)
            const [u, v] = [values[p + jump[a]], values[p + jump[b]]]
            if (u < 0 === v < 0) continue
            for (let m = 0; m < 3; m++) sum[m] += corner[a][m]
            sum[axis] += u / (u - v)
            count++
          }
        point[p] = places.length / 3
        places.push(
          x0 + (i + sum[0] / count) * step,
          y0 + (j + sum[1] / count) * step,
          z0 + (k + sum[2] / count) * step,
        )
      }
  const corners = []
  for (let k = 1; k < nz - 1; k++)
    for (let j = 1; j < ny - 1; j++)
      for (let i = 1; i < nx - 1; i++) {
        const p = i + j * nx + k * nx * ny
        for (let axis = 0; axis < 3; axis++) {
          const here = values[p] < 0
          if (here === values[p + offset[axis]] < 0) continue
          const [u, v] = [offset[(axis + 1) % 3], offset[(axis + 2) % 3]]
          const [a, b, c, d] = [point[p], point[p - u], point[p - u - v], point[p - v]]
          if (here) corners.push(a, b, c, a, c, d)
          else corners.push(a, c, b, a, d, c)
        }
      }
  const normals = []
  const uv = []
  const e = step * 0.5
  for (let n = 0; n < places.length; n += 3) {
    const [x, y, z] = [places[n], places[n + 1], places[n + 2]]
    const g = [
      field(x + e, y, z) - field(x - e, y, z),
      field(x, y + e, z) - field(x, y - e, z),
      field(x, y, z + e) - field(x, y, z - e),
    ]
    const length = Math.hypot(...g) || 1
    normals.push(...g.map((d) => d / length))
    uv.push((x - frame[0]) / (frame[2] - frame[0]), (y - frame[1]) / (frame[3] - frame[1]))
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(places, 3))
  geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2))
  geometry.setIndex(corners)
  return geometry
}
