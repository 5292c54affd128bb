/**
 * Renders the scenes of the home, about and log-in pages from the catalogue's models; by hand:
 *   CHROMIUM_PATH=… node demo/studio/scenes.mjs [name …]
 */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { openStudio } from './browser.mjs'

const AVIF = { quality: 50, effort: 6 }
const HOME_WIDTHS = [480, 900]
const FOLDERS = {
  about: 'app/content/pictures',
  team: 'app/content/pictures',
  auth: 'app/identity/pages/pictures',
}
const dark = { c: '#2a2b2f' }
const L = (brand, name, foot = '') => ({ brand, name, foot })

/** Each: size, ground (none: it lies on the page's own colour), camera, and what stands where. */
const scenes = {
  'hero-phone': {
    size: [900, 600],
    glow: '#5b6bd6',
    shot: { az: 10, el: 7, fill: 0.92 },
    parts: [
      ['phone', { c: 'Graphite', screenC: '#5b6bd6', solo: true }, [0, 0, 0.3], 4, 1.12],
      ['phone', { c: 'Blue', solo: true }, [-0.86, 0, -0.15], 158],
      ['phone', { c: 'Rose Gold', solo: true, lenses: 2 }, [0.86, 0, -0.15], 206],
    ],
  },
  'hero-2': {
    size: [900, 600],
    glow: '#2fa58c',
    shot: { az: 8, el: 10, fill: 0.94 },
    parts: [
      ['headphones', { c: 'Silver' }, [0, 0, 0], 14, 1],
      ['barrel', { c: 'Red' }, [-1.5, 0, 0.2], 20, 0.78],
      ['watch', { c: 'Orange', r: 0.46, case: '#4a4c50' }, [1.25, 0, 0.2], -14, 0.8],
      ['earbuds', { c: 'White' }, [0.05, 0, 1.15], 4, 0.62],
    ],
  },
  'hero-3': {
    size: [900, 600],
    glow: '#d05a86',
    shot: { az: 10, el: 8, fill: 0.97 },
    parts: [
      ['board', { w: 6.4, d: 2.6, c: 'Walnut' }, [0.1, 0, 0.1]],
      ['monitor', {}, [-0.3, 0.06, -0.5], 4, 1.6],
      ['consoleBox', { c: 'White' }, [1.8, 0.06, -0.1], 4, 0.85],
      ['headphones', { c: 'Silver' }, [-2.35, 0.06, 0.45], 24, 0.85],
      ['gamepad', { c: '#d9534a' }, [-0.9, 0.06, 1.0], 12, 0.5],
      ['mug', { c: '#b3262b' }, [0.75, 0.06, 0.9], 0, 0.4],
    ],
  },
  'music-speaker': {
    size: [900, 620],
    glow: '#c9ccd6',
    shot: { az: 18, el: 9, fill: 0.9 },
    parts: [['boombox', {}, [0, 0, 0]]],
  },
  'arrival-console': {
    size: [900, 800],
    glow: '#4ea1ff',
    shot: { az: 14, el: 9, fill: 0.84 },
    parts: [['consoleBox', { c: 'White' }, [0, 0, 0], 8, 1]],
  },
  'arrival-women': {
    size: [640, 480],
    glow: '#e7a77a',
    shot: { az: 8, el: 8, fill: 0.9 },
    parts: [
      ['dress', { c: '#c9685a' }, [-0.7, 2.45, -0.3], 8, 0.47],
      ['handbag', { c: 'Tan' }, [1.9, 0, 0.3], -10, 0.95],
      ['sunHat', { band: '#7a2a30' }, [1.9, 0, 1.6], 0, 0.8],
    ],
  },
  'arrival-speakers': {
    size: [480, 440],
    glow: '#c9ccd6',
    high: 0.33,
    shot: { az: 16, el: 8, fill: 0.92 },
    parts: [
      ['board', { w: 4.2, d: 2, c: 'Oak' }, [0.25, 0, 0.15]],
      ['bookshelf', { c: 'Walnut' }, [-0.5, 0.06, -0.1], 4, 1.15],
      ['smartSpeaker', { c: 'White' }, [0.75, 0.06, 0.75], 0, 0.6],
      ['plant', {}, [1.75, 0.06, -0.1], 0, 0.62],
    ],
  },
  'arrival-perfume': {
    size: [480, 440],
    glow: '#d99be0',
    high: 0.33,
    shot: { az: 8, el: 9, fill: 0.86 },
    parts: [
      [
        'perfume',
        { shape: 'square', c: '#6d4aa0', cap: 'Black', label: L('Attaryn', 'Night Jasmine') },
        [0, 0, 0],
        0,
        1.15,
      ],
      [
        'perfume',
        {
          shape: 'orb',
          c: '#e59bb0',
          cap: 'Rose Gold',
          capShape: 'ball',
          label: L('Ottarose', 'Rose Garden'),
        },
        [-1, 0, 0.35],
        10,
        0.82,
      ],
      [
        'perfume',
        { shape: 'facet', c: '#a85c14', cap: 'Gold', label: L('Attaryn', 'Amber Oud') },
        [1.02, 0, 0.3],
        -10,
        0.82,
      ],
    ],
  },
  'auth-shopping': {
    size: [805, 781],
    ground: [203, 224, 228],
    quality: 97, // A plain ground shows each block of a coarser one.
    shot: { az: 12, el: 10, fill: 0.72 },
    parts: [
      ['phone', { c: 'Graphite', screenC: '#3c8ab0', solo: true }, [0, 0, -0.3], 6, 2.3],
      ['paperBag', { c: '#c9952c' }, [-1.5, 0, 0.2], 18, 1],
      ['paperBag', { c: '#b3262b' }, [-2.2, 0, -0.5], -8, 1.25],
      ['gift', { c: '#e9e2d4', band: '#b3262b' }, [1.5, 0, 0.4], -14, 1],
      ['handbag', { c: 'Tan' }, [2.1, 0, -0.8], -16, 0.85],
      ['headphones', { c: 'White' }, [0.3, 0, 1.5], 12, 0.75],
    ],
  },
  'about-story': {
    size: [705, 609],
    ground: [228, 196, 190],
    shot: { az: 10, el: 10, fill: 0.82 },
    parts: [
      ['plinth', { w: 1.5, h: 1.5, c: '#d59a90' }, [-1.7, 0, -0.6], 0, 1],
      ['plinth', { w: 1.5, h: 0.8, c: '#e6c3ba' }, [0.1, 0, 0.2], 0, 1],
      ['plinth', { round: true, r: 0.85, h: 0.4, c: '#f0dcd4' }, [1.9, 0, 0.4], 0, 1],
      ['vase', { c: '#a8563c' }, [-1.7, 1.5, -0.6], 10, 0.75],
      ['handbag', { c: '#7a2a30' }, [0.1, 0.8, 0.2], -8, 0.8],
      ['heel', { look: 'pump', c: '#c9453f' }, [1.9, 0.4, 0.4], 10, 0.5],
      [
        'perfume',
        { shape: 'orb', c: '#e59bb0', cap: 'Gold', capShape: 'ball', label: L('Ottarose', 'Rose') },
        [-0.9, 0, 1.2],
        12,
        0.7,
      ],
      [
        'watch',
        {
          strap: 'metal',
          case: 'Rose Gold',
          c: 'Rose Gold',
          r: 0.36,
          dial: ['#f4eee6', '#6b4a40', '#d09a86'],
        },
        [0.75, 0, 1.5],
        -12,
        0.6,
      ],
    ],
  },
  'team-rafiq': portrait('rafiq', -12),
  'team-nadia': portrait('nadia', -10),
  'team-arjun': portrait('arjun', -14),
}
/** In the shape of a team member's tile; drawn larger and made small, as edges are few and long. */
function portrait(who, turn) {
  return {
    size: [740, 860],
    larger: 1.5,
    widths: [370, 740],
    ground: [245, 245, 245],
    shot: { az: 0, el: 4, fill: 1, fov: 16, zoom: 1.06, look: [0.02, 0.115] },
    parts: [['portrait', { who, turn }, [0, 0, 0]]],
  }
}

/**
 * A soft light behind things that stand on black. It fades without an edge, `high` of the picture's
 * height up and down: a tile that is wider than its picture cuts only black.
 */
const behind = (w, h, colour, high) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs><radialGradient id="g">${[
      [0, 0.5],
      [0.2, 0.42],
      [0.4, 0.27],
      [0.6, 0.13],
      [0.8, 0.035],
      [1, 0],
    ]
      .map(
        ([at, strong]) => `<stop offset="${at}" stop-color="${colour}" stop-opacity="${strong}"/>`,
      )
      .join(
        '',
      )}</radialGradient></defs><ellipse cx="${w / 2}" cy="${h * (high < 0.45 ? 0.5 : 0.55)}" rx="${w / 2}" ry="${h * high}" fill="url(#g)"/></svg>`,
  )

const { take, close } = await openStudio()
const names = process.argv.slice(2)
for (const name of names.length > 0 ? names : Object.keys(scenes)) {
  const {
    size: [width, height],
    ground = null,
    glow,
    high = 0.45,
    shot,
    parts,
    shade,
    larger = 2,
    quality = 72,
    widths = HOME_WIDTHS.filter((one) => one === 480 || width > 480),
  } = scenes[name]
  const folder = FOLDERS[name.split('-')[0]] ?? 'app/home/pictures'
  const drawn = await take({
    kind: 'scene',
    settings: { parts, ...dark },
    shot,
    width: width * larger,
    height: height * larger,
    ground,
    shade,
  })
  const taken = await sharp(drawn).resize({ width }).png().toBuffer()
  const png = glow
    ? await sharp(behind(width, height, glow, high))
        .composite([{ input: taken }])
        .png()
        .toBuffer()
    : taken
  await mkdir(folder, { recursive: true })
  const webp = await sharp(png)
    .webp({ quality, alphaQuality: 90, effort: 6, smartSubsample: true })
    .toBuffer()
  await writeFile(`${folder}/${name}.webp`, webp)
  if (folder === 'app/home/pictures' || name.startsWith('team'))
    for (const wide of widths)
      await sharp(png)
        .resize({ width: wide, withoutEnlargement: true })
        .avif(AVIF)
        .toFile(`${folder}/${name}.${wide}.avif`)
  console.log(`${name} ${Math.round(webp.length / 1024)} kB`)
}
await close()
