/** Draws the home, about and log-in pages' scenes; run by hand like `make.mjs`, `[name …]`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { paint, scenes } from './scenes.mjs'

const FOLDERS = { about: 'content', team: 'content', auth: 'identity' }

const names = process.argv.slice(2)
for (const name of names.length > 0 ? names : Object.keys(scenes)) {
  const folder = `app/${FOLDERS[name.split('-')[0]] ?? 'home'}/pictures`
  const webp = await paint(scenes[name])
  await mkdir(folder, { recursive: true })
  await writeFile(`${folder}/${name}.webp`, webp)
  console.log(`${folder}/${name}.webp ${Math.round(webp.length / 1024)} kB`)
}
