import * as THREE from 'three'
import { RoundedBoxGeometry } from 'three/addons/geometries/RoundedBoxGeometry.js'
import { SVGLoader } from 'three/addons/loaders/SVGLoader.js'

/** Forms with round edges, from which the kinds are put together. One unit is about 10 cm. */
const RAD = Math.PI / 180
const mesh = (geometry, material) => new THREE.Mesh(geometry, material)

export const group = (...parts) => {
  const one = new THREE.Group()
  for (const part of parts.flat(9)) if (part) one.add(part)
  return one
}
/** Puts a part somewhere, turned by degrees, sized by a factor. */
export const at = (part, x = 0, y = 0, z = 0, turn = [0, 0, 0], scale = 1) => {
  const one = new THREE.Group()
  one.add(part)
  one.position.set(x, y, z)
  one.rotation.set(turn[0] * RAD, turn[1] * RAD, turn[2] * RAD)
  if (Array.isArray(scale)) one.scale.set(...scale)
  else one.scale.setScalar(scale)
  return one
}
/** A box that stands on the ground (its middle above 0). */
export const box = (w, h, d, r, material) => {
  const one = mesh(
    new RoundedBoxGeometry(w, h, d, 4, Math.min(r, w / 2.01, h / 2.01, d / 2.01)),
    material,
  )
  one.position.y = h / 2
  return one
}
/** A turned form from a profile of [radius, height]; corners are rounded by `r`. */
export const turned = (profile, material, r = 0.03, arc = 360, steps = 72) => {
  const points = rounded(profile, r)
  const one = mesh(new THREE.LatheGeometry(points, steps, 0, arc * RAD), material)
  return one
}
function rounded(profile, r) {
  const list = profile.map(([x, y, own]) => ({
    p: new THREE.Vector2(Math.max(x, 0.0001), y),
    r: own ?? r,
  }))
  const out = []
  list.forEach(({ p, r }, n) => {
    const [a, b] = [list[n - 1]?.p, list[n + 1]?.p]
    if (!a || !b || r === 0) {
      out.push(p)
      return
    }
    const [toA, toB] = [a.clone().sub(p), b.clone().sub(p)]
    const cut = Math.min(r, toA.length() * 0.48, toB.length() * 0.48)
    const from = p.clone().addScaledVector(toA.normalize(), cut)
    const to = p.clone().addScaledVector(toB.normalize(), cut)
    const curve = new THREE.QuadraticBezierCurve(from, p, to)
    out.push(...curve.getPoints(6))
  })
  return out
}
/** A smooth turned form through the given points. */
export const bulged = (profile, material, steps = 72) =>
  mesh(
    new THREE.LatheGeometry(
      new THREE.SplineCurve(
        profile.map(([x, y]) => new THREE.Vector2(Math.max(x, 0.0001), y)),
      ).getPoints(64),
      steps,
    ),
    material,
  )
export const can = (r, h, material, edge = 0.03) =>
  turned(
    [
      [0, 0, 0],
      [r, 0],
      [r, h],
      [0, h, 0],
    ],
    material,
    edge,
  )
export const ball = (r, material, [x, y, z] = [1, 1, 1]) => {
  const one = mesh(new THREE.SphereGeometry(r, 48, 32), material)
  one.scale.set(x, y, z)
  return one
}
export const ring = (r, thick, material, arc = 360, sides = 16) =>
  mesh(new THREE.TorusGeometry(r, thick, sides, 96, arc * RAD), material)
export const tube = (points, r, material, closed = false, steps = 96) =>
  mesh(
    new THREE.TubeGeometry(
      new THREE.CatmullRomCurve3(
        points.map((p) => new THREE.Vector3(...p)),
        closed,
        'centripetal',
      ),
      steps,
      r,
      12,
      closed,
    ),
    material,
  )
/** A straight round rod between two points, with round ends. */
export const rod = (from, to, r, material) => {
  const [a, b] = [new THREE.Vector3(...from), new THREE.Vector3(...to)]
  const one = mesh(new THREE.CapsuleGeometry(r, a.distanceTo(b), 6, 20), material)
  one.position.copy(a).add(b).multiplyScalar(0.5)
  one.quaternion.setFromUnitVectors(new THREE.Vector3(0, 1, 0), b.sub(a).normalize())
  return one
}
/** A plate cut along an SVG path (y up after turning), with bevelled edges; faces +z. */
export const plate = (path, depth, bevel, material, size = 0.01, curve = 16) => {
  const { paths } = new SVGLoader().parse(
    `<svg xmlns="http://www.w3.org/2000/svg"><path fill-rule="evenodd" d="${path}"/></svg>`,
  )
  const shapes = paths.flatMap((one) => one.toShapes())
  const geometry = new THREE.ExtrudeGeometry(shapes, {
    depth: Math.max(depth - 2 * bevel, 0.001) / size,
    bevelThickness: bevel / size,
    bevelSize: bevel / size,
    bevelOffset: -bevel / size,
    bevelSegments: 4,
    curveSegments: curve,
  })
  geometry.scale(size, -size, size)
  const index = geometry.index
  const at = geometry.attributes.position
  if (!index)
    for (let n = 0; n < at.count; n += 3)
      for (const key of ['position', 'normal', 'uv']) swap(geometry.attributes[key], n, n + 1)
  geometry.translate(0, 0, bevel - depth / 2)
  geometry.computeVertexNormals()
  return mesh(smooth(geometry), material)
}
/** A pane cut along an SVG path, its middle nearer by `bulge` than its edge; faces +z. */
export const pane = (path, bulge, material, size = 0.01, rings = 8) => {
  const { paths } = new SVGLoader().parse(
    `<svg xmlns="http://www.w3.org/2000/svg"><path d="${path}"/></svg>`,
  )
  const edge = paths[0].toShapes()[0].getSpacedPoints(72)
  const places = []
  const corners = []
  for (let k = 0; k <= rings; k++)
    for (const [n, { x, y }] of edge.entries()) {
      const t = k / rings
      places.push(x * t * size, -y * t * size, bulge * (1 - t * t))
      if (k === 0 || n === 0) continue
      const at = k * edge.length + n
      const below = at - edge.length
      corners.push(at, below, below - 1, at, below - 1, at - 1)
    }
  const geometry = new THREE.BufferGeometry()
  geometry.setAttribute('position', new THREE.Float32BufferAttribute(places, 3))
  geometry.setIndex(corners)
  geometry.computeVertexNormals()
  return mesh(geometry, material)
}
function swap(list, a, b) {
  for (let k = 0; k < list.itemSize; k++) {
    const kept = list.array[a * list.itemSize + k]
    list.array[a * list.itemSize + k] = list.array[b * list.itemSize + k]
    list.array[b * list.itemSize + k] = kept
  }
}
/** Smooths normals across edges of less than 40 degrees. */
function smooth(geometry) {
  const { position, normal } = geometry.attributes
  const near = new Map()
  const key = (n) => [0, 1, 2].map((k) => Math.round(position.array[n * 3 + k] * 2e3)).join()
  for (let n = 0; n < position.count; n++) {
    const at = key(n)
    if (!near.has(at)) near.set(at, [])
    near.get(at).push(n)
  }
  const normals = normal.array.slice()
  for (const all of near.values())
    for (const n of all) {
      const own = normals.slice(n * 3, n * 3 + 3)
      const sum = [0, 0, 0]
      for (const m of all) {
        const other = normals.slice(m * 3, m * 3 + 3)
        if (own[0] * other[0] + own[1] * other[1] + own[2] * other[2] > 0.76)
          for (let k = 0; k < 3; k++) sum[k] += other[k]
      }
      const length = Math.hypot(...sum) || 1
      normal.setXYZ(n, sum[0] / length, sum[1] / length, sum[2] / length)
    }
  return geometry
}
/** A picture laid on a flat face: `w` by `h`, facing +z. */
export const face = (w, h, material) => mesh(new THREE.PlaneGeometry(w, h), material)
/** A label round a bottle: a piece of a cylinder, centred on +z. */
export const wrap = (r, h, degrees, material) =>
  mesh(
    new THREE.CylinderGeometry(r, r, h, 64, 1, true, (-degrees / 2) * RAD, degrees * RAD),
    material,
  )
/** Bends a part of given height around its x: forward at the top. */
export const bend = (one, change) => {
  const { position } = one.geometry.attributes
  const p = new THREE.Vector3()
  for (let n = 0; n < position.count; n++) {
    p.fromBufferAttribute(position, n)
    change(p)
    position.setXYZ(n, p.x, p.y, p.z)
  }
  one.geometry.computeVertexNormals()
  return one
}
/** Cuts a box into a fine grid, so that it can be bent. */
export const block = (w, h, d, material, n = 40) =>
  mesh(new THREE.BoxGeometry(w, h, d, n, n, n), material)
/** A flat face as a fine grid, to be bent; faces +z. */
export const grid = (w, h, material, n = 40) => mesh(new THREE.PlaneGeometry(w, h, n, n), material)
export { THREE }
