/** Draws triangles into grids of depths: what the camera sees, and what each light sees. */

/**
 * Keeps, for each point of a grid, the nearest triangle and where in it. `screen` has x, y, 1/w for
 * each corner. `passes(tri, b0, b1, b2)` tells whether the triangle is there at all (holes of cloth).
 */
export function nearest({
  width,
  height,
  screen,
  corners,
  count,
  depth,
  hit,
  b0,
  b1,
  passes,
  farther,
  limit,
}) {
  for (let t = 0; t < count; t++) {
    const [i, j, k] = [corners[t * 3] * 3, corners[t * 3 + 1] * 3, corners[t * 3 + 2] * 3]
    const ax = screen[i],
      ay = screen[i + 1],
      aw = screen[i + 2]
    const bx = screen[j],
      by = screen[j + 1],
      bw = screen[j + 2]
    const cx = screen[k],
      cy = screen[k + 1],
      cw = screen[k + 2]
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (area === 0) continue
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const x1 = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const y1 = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    if (x0 > x1 || y0 > y1) continue
    const f = 1 / area
    for (let y = y0; y <= y1; y++) {
      const py = y + 0.5
      for (let x = x0; x <= x1; x++) {
        const px = x + 0.5
        const u = ((bx - px) * (cy - py) - (by - py) * (cx - px)) * f
        if (u < 0) continue
        const v = ((cx - px) * (ay - py) - (cy - py) * (ax - px)) * f
        if (v < 0) continue
        const w = 1 - u - v
        if (w < 0) continue
        const near = u * aw + v * bw + w * cw
        const p = y * width + x
        if (farther ? near >= depth[p] && depth[p] !== 0 : near <= depth[p]) continue
        if (limit && near <= limit[p]) continue
        const [pu, pv, pw] = [(u * aw) / near, (v * bw) / near, (w * cw) / near]
        if (passes && !passes(t, pu, pv, pw)) continue
        depth[p] = near
        hit[p] = t + 1
        b0[p] = pu
        b1[p] = pv
      }
    }
  }
}
/** Fills a light's grid with how far the nearest triangle is along its direction. */
export function shadowMap(size, places, corners, count, axes, map) {
  map.fill(-1e9)
  const { ux, uy, uz, vx, vy, vz, wx, wy, wz, mx, my, mz, scale } = axes
  const n = places.length / 3
  const flat = new Float32Array(n * 3)
  for (let i = 0; i < n; i++) {
    const x = places[i * 3] - mx,
      y = places[i * 3 + 1] - my,
      z = places[i * 3 + 2] - mz
    flat[i * 3] = (x * ux + y * uy + z * uz) * scale + size / 2
    flat[i * 3 + 1] = (x * vx + y * vy + z * vz) * scale + size / 2
    flat[i * 3 + 2] = x * wx + y * wy + z * wz
  }
  for (let t = 0; t < count; t++) {
    const i = corners[t * 3] * 3,
      j = corners[t * 3 + 1] * 3,
      k = corners[t * 3 + 2] * 3
    const ax = flat[i],
      ay = flat[i + 1],
      bx = flat[j],
      by = flat[j + 1],
      cx = flat[k],
      cy = flat[k + 1]
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
    if (area === 0) continue
    const x0 = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const x1 = Math.min(size - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    const y0 = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const y1 = Math.min(size - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    const f = 1 / area
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const u = ((bx - x - 0.5) * (cy - y - 0.5) - (by - y - 0.5) * (cx - x - 0.5)) * f
        if (u < 0) continue
        const v = ((cx - x - 0.5) * (ay - y - 0.5) - (cy - y - 0.5) * (ax - x - 0.5)) * f
        if (v < 0 || u + v > 1) continue
        const d = u * flat[i + 2] + v * flat[j + 2] + (1 - u - v) * flat[k + 2]
        if (d > map[y * size + x]) map[y * size + x] = d
      }
  }
}
