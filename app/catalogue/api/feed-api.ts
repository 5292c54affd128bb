import { Hono } from 'hono'
import type { Language } from '../../business'
import { db } from '../../database/current.server'
import { readFromReplica } from '../../database/replica.server'
import { idsOf } from '../../database/rows.server'
import { type Database, YES } from '../../database/tables.server'
import { shopUrl } from '../../http/shop-url.server'
import { xml, xmlResponse } from '../../http/xml-response.server'
import { settings } from '../../settings/settings.server'
import { textsOf } from '../../texts/texts.server'
import { shownVariants } from '../prices/price-tags.server'
import { optionsIn, variantsOf } from '../variants/variant-rows.server'
import { descriptionThere, hasWords, titleThere } from '../words/words-there.server'
import { feedItems } from './feed-items.server'

const BATCH = 500

export const feedApi = () =>
  new Hono().get('/feed.xml', (c) =>
    xmlResponse(c, { db, name: '/feed.xml', pieces: () => feed(db) }),
  )

async function* feed(database: Database) {
  const { name, defaultLanguage } = settings().shop
  const { all } = textsOf(defaultLanguage).shell.departments
  const listedAfter = (id: number) =>
    readFromReplica(database, [], (reader) => readListed(reader, id, defaultLanguage))
  let rows = await listedAfter(0)
  yield `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${xml(name)}</title><link>${xml(shopUrl('/', defaultLanguage))}</link><description>${xml(`${all}: ${name}`)}</description>\n`
  for (let last = rows.at(-1); last; last = rows.at(-1)) {
    yield rows
      .map(({ variants, options, ...row }) =>
        feedItems({ ...row, language: defaultLanguage }, options, variants),
      )
      .join('')
    rows = await listedAfter(last.id)
  }
  yield '</channel></rss>\n'
}

/** Pages by the last id, because an offset gets slower the further it goes. */
async function readListed(database: Database, id: number, language: Language) {
  const rows = await database
    .selectFrom('products')
    .leftJoin('stock', 'stock.product_id', 'products.id')
    .leftJoin('categories', (join) =>
      join.onRef('categories.slug', '=', 'products.category').on('categories.hidden', '=', 0),
    )
    .select([
      'products.id',
      'products.slug',
      'title',
      'description',
      'price',
      'brand',
      'colour',
      'thumbnail',
    ])
    .select([
      'images',
      'options',
      'weight',
      'gtin',
      'categories.name as category',
      'stock.quantity',
    ])
    .$if(hasWords(language), (query) =>
      query.select([titleThere(language), descriptionThere(language)]),
    )
    .where('listed', '=', YES)
    .where('products.id', '>', id)
    .orderBy('products.id')
    .limit(BATCH)
    .execute()
  const varied = rows.filter(({ options }) => options !== null)
  const variants = await variantsOf(database, idsOf(varied))
  return rows.map((row) => ({
    ...row,
    title: row.title_there || row.title,
    description: row.description_there || row.description,
    options: optionsIn(row.options),
    variants: shownVariants(variants.get(row.id) ?? []),
  }))
}
