/**
 * Draws the demo catalogue's pictures, which are stored with the source; run by hand:
 *   npm install --no-save @iconify-json/fluent-emoji@1.2.7   (MIT; 100 MB, so no dependency)
 *   node demo/drawing/make.mjs [--out folder] [id …]
 */
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { recipes } from './recipes.mjs'
import { draw, shots } from './shots.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'demo/pictures' } },
})
const ids = positionals.length > 0 ? positionals : Object.keys(recipes)

await mkdir(values.out, { recursive: true })
let bytes = 0
for (const id of ids) {
  const drawn = new Map()
  const png = async (svg) => {
    if (!drawn.has(svg)) drawn.set(svg, await draw(svg))
    return drawn.get(svg)
  }
  for (const [n, { shot, arts }] of recipes[id](Number(id)).entries()) {
    const pngs = []
    for (const art of arts) pngs.push(await png(art))
    const webp = await shots[shot](shot === 'group' ? groupOf(pngs) : pngs[0])
    bytes += webp.length
    await writeFile(`${values.out}/${id}-${n + 1}.webp`, webp)
  }
}
console.log(`${ids.length} products, ${Math.round(bytes / 1024)} kB`)

/** One of a kind becomes a pair; pairs and threes stay. */
function groupOf(pngs) {
  return pngs.length === 1 || pngs[0] === pngs[1] ? [pngs[0], pngs[0]] : pngs
}
