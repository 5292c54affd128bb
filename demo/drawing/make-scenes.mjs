/** Draws the home, about and log-in pages' scenes; run by hand like `make.mjs`, `[name …]`. */
import { mkdir, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { paint, scenes } from './scenes.mjs'

const AVIF = { quality: 50, effort: 6 }
const FOLDERS = { about: 'content', auth: 'identity' }

const names = process.argv.slice(2)
for (const name of names.length > 0 ? names : Object.keys(scenes)) {
  const folder = `app/${FOLDERS[name.split('-')[0]] ?? 'home'}/pictures`
  const webp = await paint(scenes[name])
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/${name}.webp`, webp)
  if (folder === 'app/home/pictures') {
    const { width: drawn } = await sharp(webp).metadata()
    for (const width of [480, 900].filter((width) => width === 480 || drawn > 480)) {
      const file = `${folder}/${name}.${width}.avif`
      await sharp(webp).resize({ width, withoutEnlargement: true }).avif(AVIF).toFile(file)
    }
  }
  console.log(`${folder}/${name}.webp ${Math.round(webp.length / 1024)} kB`)
}
