/**
 * Renders the demo catalogue's pictures, which are stored with the source; run by hand:
 *   CHROMIUM_PATH=… node demo/studio/make.mjs [--out folder] [--missing] [--size 640] [--only main] [id …]
 * A picture is one to three seconds of a processor; no graphics card is needed.
 */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { openStudio } from './browser.mjs'
import { picturesOf, recipes } from './recipes.mjs'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: 'demo/pictures' },
    size: { type: 'string', default: '640' },
    missing: { type: 'boolean' },
    only: { type: 'string' },
  },
})
const size = Number(values.size)
const ids = positionals.length > 0 ? positionals.map(Number) : Object.keys(recipes).map(Number)
await mkdir(values.out, { recursive: true })
const { take, close } = await openStudio()
for (const id of ids)
  for (const { n, role, ...picture } of picturesOf(id)) {
    const file = `${values.out}/${id}-${n}.webp`
    if ((values.missing && existsSync(file)) || (values.only && role !== values.only)) continue
    try {
      const png = await take({ ...picture, width: size, height: size })
      await writeFile(
        file,
        await sharp(png).webp({ quality: 80, effort: 5, smartSubsample: true }).toBuffer(),
      )
    } catch (error) {
      console.error(`${id}-${n}: ${String(error).slice(0, 400)}`)
    }
  }
await close()
