import * as THREE from 'three'
import { lights, mirrored } from './lights.mjs'
import { nearest, shadowMap } from './raster.mjs'

/**
 * The one studio of all demo pictures, computed without a graphics card: a large soft light from the
 * upper left, a dome around it, panels to be mirrored, and a ground of which only the shadow is seen.
 */
const MAP = 320
const LIGHTS = 48
const STEP = 13
const LINEAR = Float32Array.from({ length: 256 }, (_, v) => {
  const c = v / 255
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4
})
const SRGB = Uint8ClampedArray.from({ length: 4097 }, (_, n) => {
  const c = n / 4096
  return 255 * (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)
})
const pixels = new WeakMap()
function texture(map) {
  if (!map) return undefined
  if (!pixels.has(map.image)) {
    const { width, height } = map.image
    const { data } = map.image.getContext('2d').getImageData(0, 0, width, height)
    pixels.set(map.image, { data, width, height })
  }
  const { repeat, rotation, wrapS, offset } = map
  return {
    ...pixels.get(map.image),
    ru: repeat.x,
    rv: repeat.y,
    ou: offset.x,
    ov: offset.y,
    turned: Math.abs(rotation) > 0.1,
    repeats: wrapS === THREE.RepeatWrapping,
  }
}
const out = new Float32Array(4)
/** Reads a texture between its points into `out`, as linear light. */
function read(one, u, v, linear) {
  if (one.turned) [u, v] = [v, u]
  u = u * one.ru + one.ou
  v = 1 - v * one.rv - one.ov
  if (one.repeats) {
    u -= Math.floor(u)
    v -= Math.floor(v)
  }
  const { width, height, data } = one
  const x = Math.min(Math.max(u * width - 0.5, 0), width - 1.001)
  const y = Math.min(Math.max(v * height - 0.5, 0), height - 1.001)
  const i = x | 0,
    j = y | 0,
    a = x - i,
    b = y - j
  const p = (j * width + i) * 4,
    q = p + width * 4
  const w0 = (1 - a) * (1 - b),
    w1 = a * (1 - b),
    w2 = (1 - a) * b,
    w3 = a * b
  for (let k = 0; k < 3; k++)
    out[k] = linear
      ? LINEAR[data[p + k]] * w0 +
        LINEAR[data[p + 4 + k]] * w1 +
        LINEAR[data[q + k]] * w2 +
        LINEAR[data[q + 4 + k]] * w3
      : (data[p + k] * w0 + data[p + 4 + k] * w1 + data[q + k] * w2 + data[q + 4 + k] * w3) / 255
  out[3] = (data[p + 3] * w0 + data[p + 7] * w1 + data[q + 3] * w2 + data[q + 7] * w3) / 255
}

/** Collects triangles in one list: places, normals, places on textures, and what they are made of. */
function collect(thing, wanted) {
  const parts = []
  thing.updateMatrixWorld(true)
  thing.traverse((one) => {
    if (one.isMesh && wanted(one)) parts.push(one)
  })
  const total = parts.reduce((sum, one) => sum + one.geometry.attributes.position.count, 0)
  const tris = parts.reduce(
    (sum, one) => sum + (one.geometry.index?.count ?? one.geometry.attributes.position.count) / 3,
    0,
  )
  const [place, normal, uv] = [
    new Float32Array(total * 3),
    new Float32Array(total * 3),
    new Float32Array(total * 2),
  ]
  const corners = new Uint32Array(tris * 3)
  const of = new Uint16Array(tris)
  const stuffs = []
  let [base, at] = [0, 0]
  const p = new THREE.Vector3()
  const turn = new THREE.Matrix3()
  for (const one of parts) {
    const { position, normal: n, uv: t } = one.geometry.attributes
    turn.getNormalMatrix(one.matrixWorld)
    for (let k = 0; k < position.count; k++) {
      p.fromBufferAttribute(position, k)
        .applyMatrix4(one.matrixWorld)
        .toArray(place, (base + k) * 3)
      p.fromBufferAttribute(n, k)
        .applyMatrix3(turn)
        .normalize()
        .toArray(normal, (base + k) * 3)
      if (t) uv.set([t.getX(k), t.getY(k)], (base + k) * 2)
    }
    const { index } = one.geometry
    const { keep } = one.userData
    const count = index?.count ?? position.count
    for (let k = 0; k < count; k += 3) {
      const [a, b, c] = [0, 1, 2].map((m) => (index ? index.getX(k + m) : k + m))
      if (keep && !keep[a] && !keep[b] && !keep[c]) continue
      corners.set([base + a, base + b, base + c], at * 3)
      of[at++] = stuffs.length
    }
    const m = one.material
    stuffs.push({
      c: m.color.toArray(),
      rough: m.roughness,
      metal: m.metalness,
      map: texture(m.map),
      holes: texture(m.alphaMap),
      bump: texture(m.bumpMap),
      bumpBy: (m.bumpScale ?? 1) * 0.9,
      glowMap: texture(m.emissiveMap),
      glow: m.emissive.toArray().map((v) => v * m.emissiveIntensity),
      opacity: m.opacity,
      cut: m.alphaTest > 0,
    })
    base += position.count
  }
  return { place, normal, uv, corners, of, stuffs, count: at }
}

export function render(thing, shot, width, height, ss = 2) {
  const [w, h] = [width * ss, height * ss]
  // Whatever it is stands on the ground.
  thing.updateMatrixWorld(true)
  const lowest = lowestOf(thing)
  thing.position.y -= lowest
  const { camera, middle, reach } = seen(thing, shot, width / height)
  const solid = collect(thing, (one) => !one.material.transparent || one.material.alphaTest > 0)
  const clear = collect(thing, (one) => one.material.transparent && !(one.material.alphaTest > 0))
  const cast = collect(thing, (one) => !one.userData.clear && !one.userData.unseen)
  const eye = camera.position
  const grid = () => ({
    depth: new Float32Array(w * h),
    hit: new Uint32Array(w * h),
    b0: new Float32Array(w * h),
    b1: new Float32Array(w * h),
  })
  const onScreen = ({ place }) => {
    const matrix = new THREE.Matrix4().multiplyMatrices(
      camera.projectionMatrix,
      camera.matrixWorldInverse,
    ).elements
    const list = new Float32Array(place.length)
    for (let n = 0; n < place.length; n += 3) {
      const [x, y, z] = [place[n], place[n + 1], place[n + 2]]
      const f = 1 / (matrix[3] * x + matrix[7] * y + matrix[11] * z + matrix[15])
      list[n] = ((matrix[0] * x + matrix[4] * y + matrix[8] * z + matrix[12]) * f * 0.5 + 0.5) * w
      list[n + 1] =
        (0.5 - (matrix[1] * x + matrix[5] * y + matrix[9] * z + matrix[13]) * f * 0.5) * h
      list[n + 2] = f
    }
    return list
  }
  const passesIn =
    ({ of, stuffs, corners, uv }) =>
    (t, a, b, c) => {
      const stuff = stuffs[of[t]]
      const map = stuff.holes ?? (stuff.cut ? stuff.map : undefined)
      if (!map) return true
      const [i, j, k] = [corners[t * 3] * 2, corners[t * 3 + 1] * 2, corners[t * 3 + 2] * 2]
      read(map, uv[i] * a + uv[j] * b + uv[k] * c, uv[i + 1] * a + uv[j + 1] * b + uv[k + 1] * c)
      return stuff.holes ? out[1] > 0.5 : out[3] > 0.5
    }
  const first = grid()
  nearest({
    width: w,
    height: h,
    screen: onScreen(solid),
    ...solid,
    ...first,
    passes: solid.stuffs.some((s) => s.holes || s.cut) ? passesIn(solid) : undefined,
  })

  // What each light sees.
  const all = lights(LIGHTS).map((one) => {
    const at = new THREE.Vector3(...one.at)
    const right = new THREE.Vector3(0, 0, 1).cross(at).normalize()
    const top = at.clone().cross(right)
    const map = new Float32Array(MAP * MAP)
    const axes = {
      ux: right.x,
      uy: right.y,
      uz: right.z,
      vx: top.x,
      vy: top.y,
      vz: top.z,
      wx: at.x,
      wy: at.y,
      wz: at.z,
      mx: middle.x,
      my: middle.y,
      mz: middle.z,
      scale: MAP / (2 * reach),
    }
    shadowMap(MAP, cast.place, cast.corners, cast.count, axes, map)
    return { ...one, map, axes }
  })
  const bias = reach * 0.006
  // For each light: its two sides and its direction, where they begin, and its power.
  const beams = new Float64Array(LIGHTS * STEP)
  all.forEach(({ axes: a, power }, n) => {
    const from = (x, y, z) => x * a.mx + y * a.my + z * a.mz
    beams.set(
      [
        a.ux * a.scale,
        a.uy * a.scale,
        a.uz * a.scale,
        a.vx * a.scale,
        a.vy * a.scale,
        a.vz * a.scale,
        a.wx,
        a.wy,
        a.wz,
        MAP / 2 - from(a.ux, a.uy, a.uz) * a.scale,
        MAP / 2 - from(a.vx, a.vy, a.vz) * a.scale,
        power,
        from(a.wx, a.wy, a.wz),
      ],
      n * STEP,
    )
  })
  const maps = all.map(({ map }) => map)
  const free = (n, x, y, z, slack) => {
    const k = n * STEP
    const u = x * beams[k] + y * beams[k + 1] + z * beams[k + 2] + beams[k + 9]
    const v = x * beams[k + 3] + y * beams[k + 4] + z * beams[k + 5] + beams[k + 10]
    if (u < 1 || v < 1 || u >= MAP - 1 || v >= MAP - 1) return true
    return (
      maps[n][(v | 0) * MAP + (u | 0)] <=
      x * beams[k + 6] + y * beams[k + 7] + z * beams[k + 8] - beams[k + 12] + slack
    )
  }
  const colours = new Float32Array(w * h * 4)
  const s = {} // The place being shaded.
  const surface = (set, t, a, b) => {
    const c = 1 - a - b
    const { place, normal, uv, corners } = set
    const i = corners[t * 3],
      j = corners[t * 3 + 1],
      k = corners[t * 3 + 2]
    const i3 = i * 3,
      j3 = j * 3,
      k3 = k * 3
    s.x = place[i3] * a + place[j3] * b + place[k3] * c
    s.y = place[i3 + 1] * a + place[j3 + 1] * b + place[k3 + 1] * c
    s.z = place[i3 + 2] * a + place[j3 + 2] * b + place[k3 + 2] * c
    let nx = normal[i3] * a + normal[j3] * b + normal[k3] * c
    let ny = normal[i3 + 1] * a + normal[j3 + 1] * b + normal[k3 + 1] * c
    let nz = normal[i3 + 2] * a + normal[j3 + 2] * b + normal[k3 + 2] * c
    let vx = eye.x - s.x,
      vy = eye.y - s.y,
      vz = eye.z - s.z
    const far = 1 / Math.hypot(vx, vy, vz)
    vx *= far
    vy *= far
    vz *= far
    s.u = uv[i * 2] * a + uv[j * 2] * b + uv[k * 2] * c
    s.v = uv[i * 2 + 1] * a + uv[j * 2 + 1] * b + uv[k * 2 + 1] * c
    const stuff = set.stuffs[set.of[t]]
    const e1x = place[j * 3] - place[i * 3],
      e1y = place[j * 3 + 1] - place[i * 3 + 1],
      e1z = place[j * 3 + 2] - place[i * 3 + 2]
    const e2x = place[k * 3] - place[i * 3],
      e2y = place[k * 3 + 1] - place[i * 3 + 1],
      e2z = place[k * 3 + 2] - place[i * 3 + 2]
    const length = 1 / (Math.hypot(nx, ny, nz) || 1)
    // The flat side tells which side is seen: a smoothed normal would lie at the edges.
    const gx = e1y * e2z - e1z * e2y,
      gy = e1z * e2x - e1x * e2z,
      gz = e1x * e2y - e1y * e2x
    const flat = gx * vx + gy * vy + gz * vz
    const agrees = gx * nx + gy * ny + gz * nz
    const side = (flat < 0 ? -1 : 1) * (agrees < 0 ? -1 : 1) * length
    nx *= side
    ny *= side
    nz *= side
    if (stuff.bump) {
      const m = i * 2,
        n = j * 2,
        o = k * 2
      const u1 = uv[n] - uv[m],
        v1 = uv[n + 1] - uv[m + 1],
        u2 = uv[o] - uv[m],
        v2 = uv[o + 1] - uv[m + 1]
      const f = Math.sign(u1 * v2 - u2 * v1) || 1
      let tx = (e1x * v2 - e2x * v1) * f,
        ty = (e1y * v2 - e2y * v1) * f,
        tz = (e1z * v2 - e2z * v1) * f
      let bx = (e2x * u1 - e1x * u2) * f,
        by = (e2y * u1 - e1y * u2) * f,
        bz = (e2z * u1 - e1z * u2) * f
      const tl = 1 / (Math.hypot(tx, ty, tz) || 1),
        bl = 1 / (Math.hypot(bx, by, bz) || 1)
      tx *= tl
      ty *= tl
      tz *= tl
      bx *= bl
      by *= bl
      bz *= bl
      const e = 2 / 256
      const [eu, ev] = [e / stuff.bump.ru, e / stuff.bump.rv]
      read(stuff.bump, s.u + eu, s.v)
      const r1 = out[1]
      read(stuff.bump, s.u - eu, s.v)
      const r2 = out[1]
      read(stuff.bump, s.u, s.v + ev)
      const r3 = out[1]
      read(stuff.bump, s.u, s.v - ev)
      const r4 = out[1]
      const gu = (r1 - r2) * stuff.bumpBy * 0.22,
        gv = (r3 - r4) * stuff.bumpBy * 0.22
      nx -= gu * tx + gv * bx
      ny -= gu * ty + gv * by
      nz -= gu * tz + gv * bz
      const again = 1 / Math.hypot(nx, ny, nz)
      nx *= again
      ny *= again
      nz *= again
    }
    const nv = Math.max(nx * vx + ny * vy + nz * vz, 0.001)
    s.nx = nx
    s.ny = ny
    s.nz = nz
    s.nv = nv
    s.rx = 2 * nv * nx - vx
    s.ry = 2 * nv * ny - vy
    s.rz = 2 * nv * nz - vz
    return stuff
  }
  let fitA = 0
  let fitB = 0
  /** Karis's fit of how much a surface mirrors, by roughness and angle: `f0 * fitA + fitB`. */
  const share = (rough, nv) => {
    const r = 1 - rough
    const a = Math.min(r * r, Math.exp(-6.4324 * nv)) * r + 0.0425 - 0.0275 * rough
    fitA = -1.04 * a + 1.04 - 0.572 * rough
    fitB = 1.04 * a - 0.04 + 0.022 * rough
  }
  const off = reach * 0.008
  /** Shades one point into `colours`; it asks every `stride`th light, beginning with `start`. */
  function shaded(p, start, stride) {
    const stuff = surface(solid, first.hit[p] - 1, first.b0[p], first.b1[p])
    const { c, metal, rough, glow, glowMap } = stuff
    let r = c[0],
      g = c[1],
      b = c[2]
    if (stuff.map) {
      read(stuff.map, s.u, s.v, true)
      r *= out[0]
      g *= out[1]
      b *= out[2]
    }
    const nx = s.nx,
      ny = s.ny,
      nz = s.nz
    const px = s.x + nx * off,
      py = s.y + ny * off,
      pz = s.z + nz * off
    let sum = 0,
      open = 0,
      asked = 0
    for (let n = start; n < LIGHTS; n += stride) {
      const k = n * STEP
      const cos = nx * beams[k + 6] + ny * beams[k + 7] + nz * beams[k + 8]
      asked++
      if (cos <= 0 || !free(n, px, py, pz, bias)) continue
      open += cos
      sum += beams[k + 11] * cos
    }
    const dim = Math.min(1, 0.42 + (open / asked) * 2.2)
    const lit = (sum * stride + (0.2 + 0.1 * ny) * dim + 0.06 * Math.max(nz, 0) * dim) * (1 - metal)
    const shine = mirrored(s.rx, s.ry, s.rz, rough) * dim * (rough > 0.7 ? 0.6 : 1)
    share(rough, s.nv)
    const base = 0.04 * (1 - metal)
    const q = p * 4
    colours[q] = r * lit + shine * ((base + r * metal) * fitA + fitB)
    colours[q + 1] = g * lit + shine * ((base + g * metal) * fitA + fitB)
    colours[q + 2] = b * lit + shine * ((base + b * metal) * fitA + fitB)
    colours[q + 3] = 1
    if (glowMap) read(glowMap, s.u, s.v, true)
    else out[0] = out[1] = out[2] = 1
    colours[q] += out[0] * glow[0]
    colours[q + 1] += out[1] * glow[1]
    colours[q + 2] += out[2] * glow[2]
  }
  const { hit } = first
  for (let y = 0; y < h; y += ss)
    for (let x = 0; x < w; x += ss) {
      const p = y * w + x
      if (ss === 2) {
        const a = hit[p],
          b = hit[p + 1],
          c = hit[p + w],
          d = hit[p + w + 1]
        if (!a && !b && !c && !d) continue
        // Where one plain material fills a pixel, it is shaded once.
        if (
          a &&
          b &&
          c &&
          d &&
          solid.of[a - 1] === solid.of[d - 1] &&
          solid.of[b - 1] === solid.of[c - 1] &&
          solid.of[a - 1] === solid.of[b - 1]
        ) {
          const stuff = solid.stuffs[solid.of[a - 1]]
          if (!stuff.map && !stuff.bump && !stuff.glowMap && stuff.rough > 0.2) {
            shaded(p, 0, 1)
            for (const q of [p + 1, p + w, p + w + 1]) colours.copyWithin(q * 4, p * 4, p * 4 + 4)
            continue
          }
        }
      }
      for (let j = 0; j < ss; j++)
        for (let i = 0; i < ss; i++)
          if (hit[p + j * w + i]) shaded(p + j * w + i, ss === 2 ? j * 2 + i : 0, ss === 2 ? 4 : 1)
    }
  // Clear things lie over what is behind them: first their far sides, then their near ones.
  if (clear.count > 0) {
    const screen = onScreen(clear)
    const order = clear.stuffs.map((_, n) => n)
    for (const n of order)
      for (const farther of [true, false]) {
        const own = []
        for (let t = 0; t < clear.count; t++) if (clear.of[t] === n) own.push(t)
        const corners = Uint32Array.from(
          own.flatMap((t) => [...clear.corners.subarray(t * 3, t * 3 + 3)]),
        )
        const part = { ...clear, corners, of: new Uint16Array(own.length).fill(n) }
        const layer = grid()
        nearest({
          width: w,
          height: h,
          screen,
          corners,
          count: own.length,
          ...layer,
          farther,
          limit: first.depth,
        })
        for (let p = 0; p < w * h; p++) {
          if (!layer.hit[p]) continue
          const stuff = surface(part, layer.hit[p] - 1, layer.b0[p], layer.b1[p])
          let [r, g, b] = stuff.c
          let veil = stuff.opacity
          if (stuff.map) {
            read(stuff.map, s.u, s.v, true)
            r *= out[0]
            g *= out[1]
            b *= out[2]
            veil *= out[3]
          }
          const rim = (1 - s.nv) ** 2.4
          const thick = Math.min(1, veil + (veil < 0.7 ? rim * 0.5 : 0))
          const lit = 0.5 + 0.42 * Math.max(s.ny * 0.5 + 0.5 - s.nx * 0.2, 0)
          share(stuff.rough, s.nv)
          const shine =
            mirrored(s.rx, s.ry, s.rz, stuff.rough) * (0.045 * fitA + fitB) * (farther ? 0.35 : 1)
          const q = p * 4
          const darker = 1 - rim * 0.6
          const value = [r, g, b]
          for (let k = 0; k < 3; k++)
            colours[q + k] = colours[q + k] * (1 - thick) + value[k] * lit * darker * thick + shine
          colours[q + 3] = colours[q + 3] * (1 - thick) + Math.max(thick, 0)
          if (shine > 0.15) colours[q + 3] = Math.min(1, colours[q + 3] + shine * 0.5)
        }
      }
  }
  // The ground: how much of the light does not get there.
  const [gw, gh] = [Math.round(width / 2.5), Math.round(height / 2.5)]
  const shade = new Float32Array(gw * gh)
  const ray = new THREE.Vector3()
  const floor = shot.floor ?? 0
  const total = all.reduce((sum, { at, power }) => sum + at[1] * power, 0)
  for (let y = 0; y < gh; y++)
    for (let x = 0; x < gw; x++) {
      ray
        .set(((x + 0.5) / gw) * 2 - 1, 1 - ((y + 0.5) / gh) * 2, 0.5)
        .unproject(camera)
        .sub(eye)
      if (ray.y >= -1e-6) continue
      const f = (floor - eye.y) / ray.y
      const [px, pz] = [eye.x + ray.x * f, eye.z + ray.z * f]
      if (Math.abs(px - middle.x) > reach * 3 || Math.abs(pz - middle.z) > reach * 3) continue
      let lost = 0
      for (let n = 0; n < LIGHTS; n++)
        if (!free(n, px, floor + bias, pz, bias)) lost += beams[n * STEP + 11] * beams[n * STEP + 7]
      // The shadow is gone before the picture ends: a tile shows no edge.
      const [ex, ey] = [(x + 0.5) / gw, (y + 0.5) / gh].map((t) =>
        Math.min(1, Math.min(t, 1 - t) / 0.12),
      )
      shade[y * gw + x] = (lost / total) * ex * ex * (3 - 2 * ex) * ey * ey * (3 - 2 * ey)
    }
  return { colours, w, h, ss, shade: blur(blur(shade, gw, gh), gw, gh), gw, gh }
}
function blur(from, w, h, r = 2) {
  const pass = (list, a, b, step, next) => {
    const to = new Float32Array(w * h)
    for (let j = 0; j < b; j++)
      for (let i = 0; i < a; i++) {
        let sum = 0
        for (let d = -r; d <= r; d++)
          sum += list[j * next + Math.min(Math.max(i + d, 0), a - 1) * step]
        to[j * next + i * step] = sum / (2 * r + 1)
      }
    return to
  }
  return pass(pass(from, w, h, 1, w), h, w, w, 1)
}
/** Keeps colours true up to white: Khronos's neutral tone mapping. */
const tone = new Float32Array(3)
function neutral(r, g, b) {
  const x = Math.min(r, g, b)
  const o = x < 0.08 ? x - 6.25 * x * x : 0.04
  r -= o
  g -= o
  b -= o
  const p = Math.max(r, g, b)
  if (p >= 0.76) {
    const q = 1 - 0.0576 / (p + 0.24 - 0.76)
    const f = q / p
    const t = 1 - 1 / (0.15 * (p - q) + 1)
    r = r * f * (1 - t) + q * t
    g = g * f * (1 - t) + q * t
    b = b * f * (1 - t) + q * t
  }
  tone[0] = r
  tone[1] = g
  tone[2] = b
}
/** Returns pixels: on a ground of a colour (its shadow is `dark` strong), or on nothing. */
export function developed(
  { colours, w, h, ss, shade, gw, gh },
  ground = [245, 245, 245],
  dark = 0.62,
) {
  const [width, height] = [w / ss, h / ss]
  const image = new ImageData(width, height)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let [r, g, b, a] = [0, 0, 0, 0]
      for (let j = 0; j < ss; j++)
        for (let i = 0; i < ss; i++) {
          const p = ((y * ss + j) * w + x * ss + i) * 4
          const cover = Math.min(1, colours[p + 3])
          if (cover === 0) continue
          neutral(colours[p], colours[p + 1], colours[p + 2])
          r += SRGB[Math.min(4096, Math.max(0, tone[0] * 4096)) | 0]
          g += SRGB[Math.min(4096, Math.max(0, tone[1] * 4096)) | 0]
          b += SRGB[Math.min(4096, Math.max(0, tone[2] * 4096)) | 0]
          a += cover
        }
      const n = ss * ss
      ;[r, g, b, a] = [r / n, g / n, b / n, a / n]
      const q = (y * width + x) * 4
      const [u, v] = [
        Math.min(Math.max(((x + 0.5) * gw) / width - 0.5, 0), gw - 1.001),
        Math.min(Math.max(((y + 0.5) * gh) / height - 0.5, 0), gh - 1.001),
      ]
      const [i, j] = [u | 0, v | 0]
      const [c, d] = [u - i, v - j]
      const at = (x, y) => shade[y * gw + x]
      const veil =
        dark *
        ((at(i, j) * (1 - c) + at(i + 1, j) * c) * (1 - d) +
          (at(i, j + 1) * (1 - c) + at(i + 1, j + 1) * c) * d) **
          1.15
      if (ground) {
        const under = 1 - a
        image.data.set(
          [
            r + ground[0] * (1 - veil) * under,
            g + ground[1] * (1 - veil) * under,
            b + ground[2] * (1 - veil * 0.97) * under,
            255,
          ],
          q,
        )
      } else {
        const all = a + veil * (1 - a)
        const f = all > 0 ? 1 / all : 0
        image.data.set([r * f, g * f, b * f, all * 255], q)
      }
    }
  return image
}

function lowestOf(thing) {
  let lowest = Number.POSITIVE_INFINITY
  const point = new THREE.Vector3()
  thing.traverse((one) => {
    if (!one.isMesh) return
    const at = one.geometry.attributes.position
    for (let n = 0; n < at.count; n++)
      if (!one.userData.keep || one.userData.keep[n])
        lowest = Math.min(lowest, point.fromBufferAttribute(at, n).applyMatrix4(one.matrixWorld).y)
  })
  return lowest
}
/** Places the camera so that the thing fills its share of the picture, whatever its size. */
function seen(thing, { az = 24, el = 12, fill = 0.76, fov = 22, zoom = 1, look = [0, 0] }, aspect) {
  const box = new THREE.Box3()
  const points = []
  const point = new THREE.Vector3()
  thing.updateMatrixWorld(true)
  thing.traverse((one) => {
    if (!one.isMesh || one.userData.unseen || one.userData.aside) return
    const at = one.geometry.attributes.position
    // A prime, so that no row of a turned form is always passed over.
    const step = at.count < 1800 ? 1 : at.count < 9000 ? 7 : 29
    for (let n = 0; n < at.count; n += step) {
      if (one.userData.keep && !one.userData.keep[n]) continue
      points.push(point.fromBufferAttribute(at, n).applyMatrix4(one.matrixWorld).clone())
      box.expandByPoint(point)
    }
  })
  const middle = box.getCenter(new THREE.Vector3())
  const reach = box.getSize(point.clone()).length() * 0.62
  const camera = new THREE.PerspectiveCamera(fov, aspect, reach * 0.3, reach * 60)
  const rad = Math.PI / 180
  const from = new THREE.Vector3(
    Math.sin(az * rad) * Math.cos(el * rad),
    Math.sin(el * rad),
    Math.cos(az * rad) * Math.cos(el * rad),
  )
  let far = (reach * 2) / Math.tan((fov * rad) / 2)
  const centre = middle.clone()
  const [right, top] = [new THREE.Vector3(), new THREE.Vector3()]
  const place = (distance) => {
    camera.position.copy(centre).addScaledVector(from, distance)
    camera.lookAt(centre)
    camera.updateMatrixWorld(true)
    right.setFromMatrixColumn(camera.matrixWorld, 0)
    top.setFromMatrixColumn(camera.matrixWorld, 1)
    return distance * Math.tan((fov * rad) / 2)
  }
  for (let turn = 0; turn < 4; turn++) {
    const half = place(far)
    const seenBox = new THREE.Box2()
    for (const one of points) {
      point.copy(one).project(camera)
      seenBox.expandByPoint(new THREE.Vector2(point.x, point.y))
    }
    const size = seenBox.getSize(new THREE.Vector2())
    const off = seenBox.getCenter(new THREE.Vector2())
    centre.addScaledVector(right, off.x * half * aspect).addScaledVector(top, off.y * half)
    far *= Math.max(size.x / 2, size.y / 2) / fill
  }
  const half = place(far)
  centre.addScaledVector(right, look[0] * half * aspect).addScaledVector(top, look[1] * half)
  place(far / zoom)
  return { camera, middle, reach }
}
