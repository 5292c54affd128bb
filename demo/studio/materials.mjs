import * as THREE from 'three'

/** What things are made of. Colours are those of the catalogue's words, a little muted. */
export const COLOURS = {
  Black: '#1d1e21',
  White: '#e9e8e4',
  Silver: '#c4c6ca',
  Grey: '#7d8086',
  Graphite: '#3c3e44',
  Red: '#b3262b',
  Blue: '#2f5fa8',
  Navy: '#1f2d4d',
  Green: '#2f6b4a',
  Mint: '#a9d8c2',
  Teal: '#1f7a7c',
  Purple: '#6a4a9c',
  Pink: '#e3a0b1',
  Blush: '#dfb3a9',
  Coral: '#e2705c',
  Orange: '#d9722b',
  Yellow: '#e6bb3f',
  Mustard: '#c9952c',
  Gold: '#d0a650',
  'Rose Gold': '#d9a08c',
  Brown: '#6b442c',
  Tan: '#b58556',
  Cream: '#eadfc9',
  Beige: '#d8c7a8',
  Olive: '#6a6b3c',
  Burgundy: '#6b2232',
  Lavender: '#b3a2d0',
  Sage: '#93a488',
  Terracotta: '#b8633f',
  Walnut: '#6a4630',
  Oak: '#bd945f',
  Teak: '#8a5a34',
  Turquoise: '#39a5a5',
  Aqua: '#8fcfd8',
  Amber: '#c07a24',
  Camel: '#b98d5b',
  Indigo: '#2e3a63',
  Rose: '#d88a97',
  Peach: '#efb592',
  Copper: '#b5714a',
  Bronze: '#8c6a3f',
  Brass: '#b8964f',
  Natural: '#d9c8a4',
  Ivory: '#ece4d2',
  Khaki: '#9a8d63',
  Apricot: '#eaa377',
  Honey: '#c98f4e',
  Straw: '#d9bd85',
  Pearl: '#ebe4dc',
  Chestnut: '#6e3f2a',
  Tortoise: '#6b4223',
  Mahogany: '#5c2b22',
  Lilac: '#b3a2d0',
  Charcoal: '#3a3b3f',
  Crimson: '#a11f33',
  Emerald: '#1e7f58',
  Sapphire: '#23479b',
  Clear: '#e8eef0',
}
export const colour = (name) => COLOURS[name] ?? name
const linear = (name) => new THREE.Color(colour(name))
/** Mixes two colours; 0 is the first. */
export const mix = (a, b, share) => `#${linear(a).lerp(linear(b), share).getHexString()}`
export const dark = (c, share = 0.3) => mix(c, '#000000', share)
export const light = (c, share = 0.3) => mix(c, '#ffffff', share)

const made = (settings) => new THREE.MeshStandardMaterial({ side: THREE.DoubleSide, ...settings })
const kept = new Map()
const once = (key, make) => {
  if (!kept.has(key)) kept.set(key, make())
  return kept.get(key)
}
export const plastic = (c, roughness = 0.42) => made({ color: colour(c), roughness })
export const gloss = (c) => made({ color: colour(c), roughness: 0.14 })
export const matt = (c) => made({ color: colour(c), roughness: 0.85 })
export const metal = (c = '#c9cacc', roughness = 0.24) =>
  made({ color: colour(c), roughness, metalness: 1 })
export const glow = (c, power = 1) =>
  made({ color: '#000', emissive: colour(c), emissiveIntensity: power, roughness: 0.1 })
export const rubber = (c = '#26272a') => made({ color: colour(c), roughness: 0.5 })

/** Clear glass, or a pane of a colour: nearly nothing in the middle, denser at the edges. */
export const glass = (c = '#c4d0d2', opacity = 0.1) =>
  made({ color: colour(c), roughness: 0.03, transparent: true, opacity })
/** Coloured water or gel seen through glass. */
export const liquid = (c) => made({ color: colour(c), roughness: 0.1 })

/** A picture drawn by a pen on `w` by `h` pixels, as a texture. */
export function canvas(w, h, draw, repeat) {
  const surface = new OffscreenCanvas(w, h)
  draw(surface.getContext('2d'), w, h)
  const texture = new THREE.CanvasTexture(surface)
  texture.colorSpace = THREE.SRGBColorSpace
  texture.anisotropy = 8
  if (repeat) {
    texture.wrapS = texture.wrapT = THREE.RepeatWrapping
    texture.repeat.set(...repeat)
  }
  return texture
}
export const printed = (w, h, draw, more = {}) =>
  made({ map: canvas(w, h, draw), roughness: 0.5, ...more })

/** A random number from 0 to 1, the same for the same seed. */
export const random =
  (seed = 1) =>
  () => {
    seed = (seed * 16807 + 11) % 2147483647
    return seed / 2147483647
  }
const relief = (key, draw, repeat) =>
  once(`${key}${repeat}`, () => {
    const texture = canvas(256, 256, draw, repeat)
    texture.colorSpace = THREE.NoColorSpace
    return texture
  })
const grain = (size, low) => (pen, w, h) => {
  const next = random(7)
  const data = pen.createImageData(w, h)
  for (let n = 0; n < w * h; n++) {
    const v = low + next() * (255 - low)
    data.data.set([v, v, v, 255], n * 4)
  }
  pen.putImageData(data, 0, 0)
  if (size > 1) {
    pen.filter = `blur(${size}px)`
    pen.drawImage(pen.canvas, 0, 0)
  }
}
const weave = (pen, w, h) => {
  for (let y = 0; y < h; y += 8)
    for (let x = 0; x < w; x += 8) {
      const over = (x / 8 + y / 8) % 2
      const shade = pen.createLinearGradient(x, y, over ? x : x + 8, over ? y + 8 : y)
      shade.addColorStop(0, '#555')
      shade.addColorStop(0.5, '#fff')
      shade.addColorStop(1, '#555')
      pen.fillStyle = shade
      pen.fillRect(x, y, 8, 8)
    }
}
const knit = (pen, w, h) => {
  pen.fillStyle = '#444'
  pen.fillRect(0, 0, w, h)
  pen.lineCap = 'round'
  pen.lineWidth = 8
  for (let y = -16; y < h + 16; y += 16)
    for (let x = 8; x < w + 16; x += 32) {
      pen.strokeStyle = '#ddd'
      pen.beginPath()
      pen.moveTo(x - 7, y - 10)
      pen.lineTo(x, y + 6)
      pen.moveTo(x + 16 - 0, y + 6)
      pen.lineTo(x + 16 - 7 + 0, y - 10)
      pen.moveTo(x + 9, y - 10)
      pen.lineTo(x + 1, y + 6)
      pen.stroke()
    }
}
const pebbled = (pen, w, h) => {
  const next = random(3)
  pen.fillStyle = '#999'
  pen.fillRect(0, 0, w, h)
  for (let n = 0; n < 2600; n++) {
    const v = 110 + next() * 140
    pen.fillStyle = `rgb(${v},${v},${v})`
    pen.beginPath()
    pen.arc(next() * w, next() * h, 2 + next() * 3, 0, 7)
    pen.fill()
  }
}
export const cloth = (c, repeat = [30, 30], scale = 1.2) =>
  made({
    color: colour(c),
    roughness: 0.95,
    bumpMap: relief('weave', weave, repeat),
    bumpScale: scale,
  })
export const knitted = (c, repeat = [10, 10], scale = 4) =>
  made({ color: colour(c), roughness: 1, bumpMap: relief('knit', knit, repeat), bumpScale: scale })
export const leather = (c, repeat = [3, 3], roughness = 0.48) =>
  made({ color: colour(c), roughness, bumpMap: relief('pebbled', pebbled, repeat), bumpScale: 1.6 })
export const rough = (c, repeat = [4, 4], scale = 2) =>
  made({
    color: colour(c),
    roughness: 0.9,
    bumpMap: relief('grain', grain(2, 60), repeat),
    bumpScale: scale,
  })
export const plush = (c, repeat = [6, 6]) =>
  made({
    color: colour(c),
    roughness: 1,
    bumpMap: relief('plush', grain(1.2, 0), repeat),
    bumpScale: 7,
  })
export const cast = (c) =>
  made({
    color: colour(c),
    roughness: 0.55,
    metalness: 0.35,
    bumpMap: relief('grain', grain(2, 60), [5, 5]),
    bumpScale: 1,
  })

export const wood = (c, repeat = [1, 1], turn = 0) => {
  const map = canvas(
    256,
    512,
    (pen, w, h) => {
      const next = random(11)
      pen.fillStyle = colour(c)
      pen.fillRect(0, 0, w, h)
      for (let n = 0; n < 170; n++) {
        const x = next() * w
        pen.strokeStyle = next() > 0.5 ? '#00000016' : '#ffffff12'
        pen.lineWidth = 0.6 + next() * 3
        pen.beginPath()
        pen.moveTo(x, 0)
        pen.bezierCurveTo(
          x + next() * 14 - 7,
          h / 3,
          x + next() * 20 - 10,
          h * 0.6,
          x + next() * 12 - 6,
          h,
        )
        pen.stroke()
      }
    },
    repeat,
  )
  map.rotation = (turn * Math.PI) / 180
  return made({ map, roughness: 0.52 })
}
export const mesh3 = (c, repeat = [20, 20]) =>
  made({
    color: colour(c),
    roughness: 0.8,
    bumpScale: 3,
    bumpMap: relief(
      'holes',
      (pen, w, h) => {
        pen.fillStyle = '#fff'
        pen.fillRect(0, 0, w, h)
        pen.fillStyle = '#000'
        for (let y = 0; y < h; y += 32)
          for (let x = 0; x < w; x += 32) {
            pen.beginPath()
            pen.arc(x + (y % 64 ? 16 : 0), y + 16, 9, 0, 7)
            pen.fill()
          }
      },
      repeat,
    ),
  })
export { made }
