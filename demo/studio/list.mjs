/** Writes into `demo/products.ndjson` which pictures each product has; run after `make.mjs`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { picturesOf } from './recipes.mjs'

const FILE = 'demo/products.ndjson'
const lines = readFileSync(FILE, 'utf8').trimEnd().split('\n').map(listed)
writeFileSync(FILE, `${lines.join('\n')}\n`)

function listed(line) {
  const product = JSON.parse(line)
  const there = picturesOf(product.id).filter(({ n }) =>
    existsSync(`demo/pictures/${product.id}-${n}.webp`),
  )
  if (there.length === 0) return line
  product.images = there.map(({ n }) => `/media/demo/${product.id}-${n}`)
  product.thumbnail = product.images[0]
  const at = product.options?.findIndex(({ name }) => name === 'Colour') ?? -1
  if (at >= 0)
    for (const variant of product.variants) {
      // The first colour is that of all pictures that name no other.
      const own = there.flatMap(({ colour }, n) => (colour === variant.values[at] ? [n] : []))
      const first = there.flatMap(({ colour }, n) => (colour === undefined ? [n] : []))
      variant.pictures =
        variant.values[at] === product.options[at].values[0] || own.length === 0 ? first : own
    }
  return JSON.stringify(product)
}
