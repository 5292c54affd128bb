import { COLOURS, dark, light } from './colours.mjs'

/**
 * A drawing of our own: `draw` gets a pen that hands out gradients and common shapes, and returns
 * SVG. `w` and `h` are the size of the drawing board.
 */
export function drawing(w, h, draw) {
  const defs = []
  const add = (make) => {
    const id = `g${defs.length}`
    defs.push(make(id))
    return `url(#${id})`
  }
  const stops = (list) =>
    list
      .map((stop, n) => {
        const [colour, at, opacity] = Array.isArray(stop)
          ? stop
          : [stop, n / (list.length - 1 || 1)]
        return `<stop offset="${at}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${opacity}"`}/>`
      })
      .join('')
  const pen = {
    colour: (name) => COLOURS[name] ?? name,
    lin: (list, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
      add(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`,
      ),
    rad: (list, cx = 0.5, cy = 0.5, r = 0.6) =>
      add(
        (id) =>
          `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${stops(list)}</radialGradient>`,
      ),
    clip: (shape) => add((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    blur: (by) =>
      add(
        (id) =>
          `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${by}"/></filter>`,
      ),
    /** Lit from the top. */
    down: (c) => pen.lin([light(c, 0.22), c, dark(c, 0.22)]),
    /** Lit from the top left. */
    slant: (c) => pen.lin([light(c, 0.28), c, dark(c, 0.25)], 0, 0, 1, 1),
    /** A round body, seen from the side. */
    round: (c) =>
      pen.lin(
        [
          [dark(c, 0.32), 0],
          [c, 0.16],
          [light(c, 0.42), 0.32],
          [c, 0.52],
          [dark(c, 0.3), 1],
        ],
        0,
        0,
        1,
        0,
      ),
    ball: (c) => pen.rad([light(c, 0.45), c, dark(c, 0.35)], 0.35, 0.3, 0.8),
    rect: (x, y, rw, rh, r, fill, more = '') =>
      `<rect x="${x}" y="${y}" width="${rw}" height="${rh}" rx="${r}" fill="${fill}" ${more}/>`,
    oval: (cx, cy, rx, ry, fill, more = '') =>
      `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`,
    path: (d, fill, more = '') => `<path d="${d}" fill="${fill}" ${more}/>`,
    line: (d, stroke, width, more = '') =>
      `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`,
    text: (x, y, size, fill, words, more = '') =>
      `<text x="${x}" y="${y}" font-family="Liberation Sans" font-size="${size}" font-weight="700" text-anchor="middle" fill="${fill}" ${more}>${words}</text>`,
    /** Puts an icon's body (32 units) at x, y, `size` wide. */
    stamp: (body, x, y, size, more = '') =>
      `<g transform="translate(${x} ${y}) scale(${size / 32})" ${more}>${body}</g>`,
    shine: (x, y, rw, rh, opacity = 0.35) =>
      `<rect x="${x}" y="${y}" width="${rw}" height="${rh}" rx="${Math.min(rw, rh) / 2}" fill="#fff" opacity="${opacity}"/>`,
  }
  const body = draw(pen)
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${w} ${h}"><defs>${defs.join('')}</defs>${body}</svg>`
}
