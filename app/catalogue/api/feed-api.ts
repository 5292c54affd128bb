import { Hono } from 'hono'
import type { Language } from '../../business'
import { db } from '../../database/current.server'
import { readFromReplica } from '../../database/replica.server'
import type { Database } from '../../database/tables.server'
import { shopUrl } from '../../http/shop-url.server'
import { xml, xmlResponse } from '../../http/xml.server'
import { settings } from '../../settings/settings.server'
import { pictureAt } from '../../ui/picture-sources'

const BATCH = 500
const PICTURE_WIDTH = 960

export const feedApi = () =>
  new Hono().get('/feed.xml', (c) =>
    xmlResponse(c, { db, name: '/feed.xml', pieces: () => feed(db) }),
  )

async function* feed(database: Database) {
  const { name, defaultLanguage } = settings().shop
  const listedAfter = (id: number) =>
    readFromReplica(database, [], (reader) => readListed(reader, id))
  let rows = await listedAfter(0)
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${xml(name)}</title><link>${xml(shopUrl('/', defaultLanguage))}</link><description>All products of ${xml(name)}</description>\n`
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows.map((row) => item(row, defaultLanguage)).join('')
    rows = await listedAfter(last.id)
  }
  yield '</channel></rss>\n'
}

type Row = Awaited<ReturnType<typeof readListed>>[number]

/** By id after the last batch, because an offset gets slower the further it goes. */
const readListed = (database: Database, id: number) =>
  database
    .selectFrom('products')
    .leftJoin('stock', 'stock.product_id', 'products.id')
    .leftJoin('categories', 'categories.slug', 'products.category')
    .select(['products.id', 'title', 'description', 'price', 'brand', 'colour', 'thumbnail'])
    .select(['weight', 'categories.name as category', 'stock.quantity'])
    .where('listed', '=', 1)
    .where('products.id', '>', id)
    .orderBy('products.id')
    .limit(BATCH)
    .execute()

function item(row: Row, language: Language) {
  const fields: [string, string | null][] = [
    ['g:id', String(row.id)],
    ['title', row.title],
    ['description', row.description],
    ['link', shopUrl(`/shop/${row.id}`, language)],
    ['g:image_link', new URL(pictureAt(row.thumbnail, PICTURE_WIDTH), shopUrl('/')).href],
    ['g:availability', (row.quantity ?? 0) > 0 ? 'in_stock' : 'out_of_stock'],
    ['g:price', `${(row.price / 100).toFixed(2)} USD`],
    ['g:condition', 'new'],
    ['g:brand', row.brand],
    ['g:color', row.colour],
    ['g:product_type', row.category],
    ['g:shipping_weight', row.weight > 0 ? `${(row.weight / 100).toFixed(2)} lb` : null],
    ['g:identifier_exists', 'no'],
  ]
  const text = fields.map(([name, value]) => (value ? `<${name}>${xml(value)}</${name}>` : ''))
  return `<item>${text.join('')}</item>\n`
}
