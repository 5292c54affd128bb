import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { startBuiltShop } from '../support/built-shop'
import { product } from '../support/network/stub-host'
import { runCommand } from '../support/run-command'

const picture = (name: string) => `https://pictures.example/${name}.webp`

/** Variants by chosen values. There is no blue S, and red L and all white ones are sold out. */
const VARIANTS = {
  'Red S': { price: 20, stock: 5, pictures: [0] },
  'Red M': { price: 22.5, stock: 3, pictures: [0] },
  'Red L': { price: 22.5, stock: 0, pictures: [0] },
  'Blue M': { price: 18.2, stock: 2, pictures: [1, 2] },
  'Blue L': { price: 18.2, stock: 9, pictures: [1, 2] },
  'White S': { price: 18.2, stock: 0, pictures: [2] },
}

/** `without` is no longer sold. */
export const shirt = (id: number, without?: string) => ({
  ...product(id, { title: `Shirt ${id}`, category: 'mens-clothes', stock: undefined }),
  images: ['a', 'b', 'c'].map(picture),
  options: [
    { name: 'Colour', values: ['Red', 'Blue', 'White'] },
    { name: 'Size', values: ['S', 'M', 'L'] },
  ],
  variants: Object.entries(VARIANTS)
    .filter(([values]) => values !== without)
    .map(([values, more]) => ({ sku: `${id} ${values}`, values: values.split(' '), ...more })),
})

/** A shop of shirts and mugs, in a process of its own. */
export async function startVariedShop(more: Record<string, string> = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'exclusive-varied-'))
  const settings = { DATA_DIR: dataDir, SEED_DEMO: 'false', ...more }
  const bring = async (...products: object[]) => {
    const file = join(dataDir, 'products.json')
    await writeFile(file, JSON.stringify(products))
    const { code, output } = await runCommand(settings, 'import', file)
    if (code !== 0) throw new Error(output)
  }
  const mug = product(601, { title: 'Mug', category: 'kitchen' })
  await bring(...[501, 502, 503, 504].map((id) => shirt(id)), mug)
  const everywhere = { name: 'Everywhere', countries: ['*'], rates: [{ cents: 0 }] }
  const file = join(dataDir, 'settings.json')
  const values = { 'shop.open': true, 'shipping.zones': [everywhere] }
  await writeFile(file, JSON.stringify({ settings: values }))
  const { code, output } = await runCommand(settings, 'settings', 'import', file)
  if (code !== 0) throw new Error(output)
  const shop = await startBuiltShop(settings)
  const ask = <Row>(sql: string, ...values: (string | number)[]) => {
    const database = new DatabaseSync(join(dataDir, 'shop.sqlite'), {
      readOnly: true,
      timeout: 5000,
    })
    try {
      return database.prepare(sql).all(...values) as Row[]
    } finally {
      database.close()
    }
  }
  return {
    ...shop,
    ask,
    bring,
    /** The number of a variant: 'Blue M'. */
    variant(id: number, values: string) {
      const sql = 'select id from variants where product_id = ? and chosen = ?'
      return ask<{ id: number }>(sql, id, JSON.stringify(values.split(' ')))[0]?.id ?? 0
    },
    async stop() {
      const code = await shop.stop()
      await rm(dataDir, { recursive: true, force: true })
      return code
    },
  }
}
