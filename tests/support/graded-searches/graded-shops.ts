import { importProducts } from '../../../app/catalogue/incoming/import-products.server'
import { currentIndex, refreshIndex } from '../../../app/catalogue/index/current-index.server'
import { startWords, wordsMade } from '../../../app/catalogue/index/similar/living-words.server'
import { seedDemo } from '../../../app/catalogue/seed.server'
import type { Database } from '../../../app/database/tables.server'
import { findListing } from '../../../app/shop/listing/find-listing.server'
import { parseListingQuery } from '../../../app/shop/listing/listing-query'
import type { GradedSearch } from './graded-searches'
import { hardwareProducts } from './hardware-catalogue'

export async function fillDemo(db: Database) {
  await seedDemo(db)
  await ready(db)
}

export async function fillHardware(db: Database) {
  const rows = async function* () {
    for (const [row, { kind, size, ...product }] of hardwareProducts().entries()) {
      const thumbnail = `https://p.example/${product.id}.webp`
      yield { row, value: { ...product, stock: 5, thumbnail, ...(size && sized(size, product)) } }
    }
  }
  const { rejected } = await importProducts(db, rows(), { source: 'file' })
  if (rejected.length > 0) throw new Error(JSON.stringify(rejected[0]))
  await ready(db)
}

const sized = (size: string, { id, price }: { id: number; price: number }) => ({
  options: [{ name: 'Size', values: [size] }],
  variants: [{ sku: `H-${id}`, values: [size], price, stock: 5 }],
})

async function ready(db: Database) {
  await refreshIndex(db)
  await currentIndex(db)
  startWords(db)
  await wordsMade(db)
}

/** Returns the ids that the page of a search shows from top to bottom, all on one page. */
export async function shownBy(db: Database, { q, language }: GradedSearch) {
  const asked = parseListingQuery(new URLSearchParams({ q, all: '1' }))
  const { found, similar } = await findListing(db, asked, language)
  return [...found.products, ...similar.products].map(({ id }) => id)
}
