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

/**
 * Returns the skin of a field within a box, on a net of `step`. A texture lies on it as seen from +z
 * (its corners are those of the box). Naive surface nets: one point a cell that the skin crosses.
 */
export function sculpted(field, [x0, y0, z0], [x1, y1, z1], step, material) {
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
    uv.push((x - x0) / (x1 - x0), (y - y0) / (y1 - y0))
  }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(places, 3))
  geometry.setAttribute('normal', new THREE.Float32BufferAttribute(normals, 3))
  geometry.setAttribute('uv', new THREE.Float32BufferAttribute(uv, 2))
  geometry.setIndex(corners)
  return new THREE.Mesh(geometry, material)
}
