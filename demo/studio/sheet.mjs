import * as THREE from 'three'
import { canvas, colour, random } from './materials.mjs'

/**
 * Cloth on a form that is not seen: an outline filled out as if somebody wore it, with folds, seams
 * and prints drawn on it. Outlines are SVG paths on a board of 100 by 100, y down.
 */
const GRID = 110
const MAP = 1024
const FIELD = 256

/** Smooth noise from -1 to 1 at a place of the board. */
const table = Array.from({ length: 1024 }, random(5))
export function noise(x, y) {
  const [i, j] = [Math.floor(x), Math.floor(y)]
  const value = (a, b) => table[(((a * 73 + b * 179) % 1024) + 1024) % 1024]
  const [u, v] = [x - i, y - j].map((t) => t * t * (3 - 2 * t))
  const top = value(i, j) * (1 - u) + value(i + 1, j) * u
  const low = value(i, j + 1) * (1 - u) + value(i + 1, j + 1) * u
  return (top * (1 - v) + low * v) * 2 - 1
}
/** Creases of worn cloth, and long folds that fall from `top`. */
export const creases =
  (amount = 1, size = 9, stretch = 1.6) =>
  (x, y) => {
    const wx = x + 5 * noise(y / 14, x / 20)
    const wy = y + 5 * noise(x / 12 + 9, y / 16)
    const a = 1 - Math.abs(noise(wx / size, wy / (size * stretch)))
    const b = noise(wx / (size * 2.4) + 31, wy / (size * 2.8))
    return amount * (0.5 * a * a + 0.7 * b)
  }
export const falling =
  (count = 9, amount = 1.6, top = 30, length = 40, middle = 50, flare = 0.6) =>
  (x, y) => {
    const down = Math.min(Math.max((y - top) / length, 0), 1)
    const wide = 1 + flare * down
    const u = ((x - middle) / wide / 100) * count * Math.PI * 2
    return (
      amount *
      down *
      (Math.sin(u + 1.4 * noise(x / 30, y / 60) * 2) * 0.8 + 0.3 * Math.sin(u * 1.9 + 1))
    )
  }
export const both =
  (...all) =>
  (x, y) =>
    all.reduce((sum, one) => sum + one(x, y), 0)

function distances(mask, n) {
  // Felzenszwalb and Huttenlocher's distance transform, by columns and then by rows.
  const INF = 1e9
  const grid = Float64Array.from(mask, (inside) => (inside ? INF : 0))
  const line = (get, set) => {
    const [v, z] = [new Int32Array(n), new Float64Array(n + 1)]
    const f = Float64Array.from({ length: n }, (_, q) => get(q))
    let k = 0
    z[0] = -INF
    z[1] = INF
    for (let q = 1; q < n; q++) {
      const meet = (at) => (f[q] + q * q - (f[v[at]] + v[at] * v[at])) / (2 * q - 2 * v[at])
      while (k > 0 && meet(k) <= z[k]) k--
      const s = meet(k)
      if (s <= z[k]) k = -1
      k++
      v[k] = q
      z[k] = k === 0 ? -INF : s
      z[k + 1] = INF
    }
    k = 0
    for (let q = 0; q < n; q++) {
      while (z[k + 1] < q) k++
      set(q, (q - v[k]) ** 2 + f[v[k]])
    }
  }
  for (let x = 0; x < n; x++)
    line(
      (q) => grid[q * n + x],
      (q, d) => {
        grid[q * n + x] = d
      },
    )
  for (let y = 0; y < n; y++)
    line(
      (q) => grid[y * n + q],
      (q, d) => {
        grid[y * n + q] = d
      },
    )
  return grid.map(Math.sqrt)
}

function maskOf(path, size) {
  const pen = new OffscreenCanvas(size, size).getContext('2d', { willReadFrequently: true })
  pen.fillStyle = '#000'
  pen.fillRect(0, 0, size, size)
  pen.scale(size / 100, size / 100)
  pen.fillStyle = '#fff'
  pen.fill(path)
  return pen
}

/**
 * `path` is the outline; `body` is the outline that gives the roundness (the same without another);
 * `thick` is how far it bulges, `round` how near to the edge; `folds` adds height; `paint` draws.
 */
export function sheet({
  path,
  body = path,
  c = 'White',
  thick = 8,
  round = 13,
  folds,
  paint,
  size = 0.1,
  material = {},
  back = false,
  bump,
  power = 2.2,
  soft = 3,
  shift = 0,
}) {
  const outline = new Path2D(path)
  const data = maskOf(new Path2D(body), FIELD).getImageData(0, 0, FIELD, FIELD).data
  const inside = Array.from({ length: FIELD * FIELD }, (_, n) => data[n * 4] > 127)
  const field = distances(inside, FIELD).map((d) => (d * 100) / FIELD)
  let height = field.map((d) => {
    const t = Math.min(d / round, 1)
    return (1 - (1 - t) ** power) ** (1 / power)
  })
  for (let n = 0; n < soft; n++) height = blurred(height, FIELD, 4)
  const mask = canvas(MAP, MAP, (pen) => pen.drawImage(maskOf(outline, MAP).canvas, 0, 0))
  mask.colorSpace = THREE.NoColorSpace
  const map = canvas(MAP, MAP, (pen) => {
    pen.fillStyle = colour(c)
    pen.fillRect(0, 0, MAP, MAP)
    pen.scale(MAP / 100, MAP / 100)
    paint?.(pen, outline)
  })
  const geometry = new THREE.PlaneGeometry(100, 100, GRID, GRID)
  const { position } = geometry.attributes
  const keep = []
  for (let n = 0; n < position.count; n++) {
    const [x, y] = [position.getX(n) + 50, 50 - position.getY(n)]
    const lift = pick(height, FIELD, x, y)
    const fold = folds ? folds(x, y) * Math.min(1, lift * 2.2) : 0
    position.setZ(n, (lift * thick + fold) * (back ? -1 : 1) + shift)
    keep.push(
      inside[
        Math.min(FIELD - 1, Math.round((y * FIELD) / 100)) * FIELD +
          Math.min(FIELD - 1, Math.round((x * FIELD) / 100))
      ],
    )
  }
  geometry.scale(size, size, size)
  geometry.computeVertexNormals()
  const stuff = new THREE.MeshStandardMaterial({
    map,
    alphaMap: mask,
    alphaTest: 0.5,
    roughness: 0.92,
    side: THREE.DoubleSide,
    ...material,
  })
  if (bump)
    Object.assign(stuff, {
      bumpMap: bump.bumpMap,
      bumpScale: bump.bumpScale,
      roughness: bump.roughness,
    })
  const one = new THREE.Mesh(geometry, stuff)
  one.userData.keep = keep
  return one
}
function pick(grid, n, x, y) {
  const [u, v] = [(x * n) / 100 - 0.5, (y * n) / 100 - 0.5].map((t) =>
    Math.min(Math.max(t, 0), n - 1.001),
  )
  const [i, j] = [Math.floor(u), Math.floor(v)]
  const [a, b] = [u - i, v - j]
  const g = (x, y) => grid[y * n + x]
  return (
    (g(i, j) * (1 - a) + g(i + 1, j) * a) * (1 - b) +
    (g(i, j + 1) * (1 - a) + g(i + 1, j + 1) * a) * b
  )
}
function blurred(grid, n, r) {
  const pass = (from, step, next) => {
    const out = new Float64Array(n * n)
    for (let a = 0; a < n; a++) {
      let sum = 0
      const at = (q) => from[a * next + Math.min(Math.max(q, 0), n - 1) * step]
      for (let q = -r; q <= r; q++) sum += at(q)
      for (let q = 0; q < n; q++) {
        out[a * next + q * step] = sum / (2 * r + 1)
        sum += at(q + r + 1) - at(q - r)
      }
    }
    return out
  }
  return pass(pass(grid, 1, n), n, 1)
}
/** Lines of stitches, seams, hems. */
export const seam = (pen, d, c = '#00000040', width = 0.35, dash = []) => {
  pen.strokeStyle = c
  pen.lineWidth = width
  pen.setLineDash(dash)
  pen.stroke(new Path2D(d))
  pen.setLineDash([])
}
