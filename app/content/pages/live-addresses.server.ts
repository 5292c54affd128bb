import { readProductId } from '../../catalogue/product/product-id'
import { type Connection, YES } from '../../database/tables.server'
import type { ReadList } from '../../redirects/read-redirects'
import { withoutLanguage } from '../../texts/language'
import { slugAtPath } from './own-page-values'
import { publishedSlugs } from './stored-pages.server'

const PRODUCT = /^\/shop\/([^/?]+)$/
const LOOKED_UP_AT_ONCE = 500

/**
 * Returns what is shown at addresses as redirects are stored, such as `the product Green Bowl`, by
 * address. A redirect from one of them would never answer.
 */
export async function liveAddresses(connection: Connection, sources: readonly string[]) {
  const live = new Map<string, string>()
  const pages = new Set(await publishedSlugs(connection))
  const keys = new Map<string, string[]>()
  for (const source of sources) {
    const path = withoutLanguage(source)
    const page = slugAtPath(path)
    const product = PRODUCT.exec(path)?.[1]
    if (product !== undefined) keys.set(product, [...(keys.get(product) ?? []), source])
    else if (page !== undefined && pages.has(page)) live.set(source, `the page ${page}`)
  }
  const all = [...keys.keys()]
  for (let at = 0; at < all.length; at += LOOKED_UP_AT_ONCE)
    for (const { id, slug, title } of await listed(
      connection,
      all.slice(at, at + LOOKED_UP_AT_ONCE),
    ))
      for (const key of [String(id), slug ?? ''])
        for (const source of keys.get(key) ?? []) live.set(source, `the product ${title}`)
  return live
}

function listed(connection: Connection, keys: readonly string[]) {
  const ids = keys.flatMap((key) => readProductId(key) ?? [])
  return connection
    .selectFrom('products')
    .select(['id', 'slug', 'title'])
    .where('listed', '=', YES)
    .where((row) =>
      row.or([row('slug', 'in', keys), ...(ids.length > 0 ? [row('id', 'in', ids)] : [])]),
    )
    .execute()
}

/** Says why there can be no redirect from an address at which something is shown. */
export const takenBy = (shown: string) =>
  `this is the address of ${shown}, so a redirect from it would never answer`

/** Moves the lines of a list whose addresses show something to the refused ones. */
export async function withoutLive(connection: Connection, list: ReadList): Promise<ReadList> {
  const sources = list.redirects.map(({ source }) => source)
  const live = await liveAddresses(connection, sources)
  const taken = list.redirects.flatMap(({ line, source }) => {
    const shown = live.get(source)
    return shown ? [{ line, reason: `from: ${takenBy(shown)}` }] : []
  })
  return {
    redirects: list.redirects.filter(({ source }) => !live.has(source)),
    refused: [...list.refused, ...taken],
  }
}
