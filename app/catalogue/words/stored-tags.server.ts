import { sql } from 'kysely'
import { type Connection, YES } from '../../database/tables.server'
import { nameKey } from '../../text-core/slug'
import { uniqueTags } from './product-tags'

const MOST_OFFERED = 500
const AT_ONCE = 500

/** Returns the tags of products that have any, by id. */
export async function storedTags(connection: Connection, ids: readonly number[]) {
  const found = new Map<number, string[]>()
  if (ids.length === 0) return found
  const rows = await connection
    .selectFrom('product_tags')
    .select(['product_id', 'tag'])
    .where('product_id', 'in', ids)
    .execute()
  for (const { product_id, tag } of rows)
    found.set(product_id, [...(found.get(product_id) ?? []), tag])
  for (const [id, tags] of found) found.set(id, uniqueTags(tags))
  return found
}

interface Given {
  id: number
  tags: readonly string[]
}

/** Tells whether the tags, each once and in order, are others than the stored ones. */
export const tagsDiffer = ({ id, tags }: Given, stored: ReadonlyMap<number, readonly string[]>) =>
  JSON.stringify(tags) !== JSON.stringify(stored.get(id) ?? [])

/** Stores the tags that differ from the stored ones. */
export async function writeTags(
  connection: Connection,
  given: readonly Given[],
  stored: ReadonlyMap<number, readonly string[]>,
) {
  const changed = given.filter((one) => tagsDiffer(one, stored))
  if (changed.length === 0) return
  const ids = changed.map(({ id }) => id)
  await connection.deleteFrom('product_tags').where('product_id', 'in', ids).execute()
  const rows = changed.flatMap(({ id, tags }) =>
    tags.map((tag) => ({ product_id: id, tag_key: nameKey(tag), tag })),
  )
  for (let at = 0; at < rows.length; at += AT_ONCE)
    await connection
      .insertInto('product_tags')
      .values(rows.slice(at, at + AT_ONCE))
      .execute()
}

/** Returns the tags in use, those of the most products first, each in one spelling. */
export async function usedTags(connection: Connection): Promise<string[]> {
  const rows = await connection
    .selectFrom('product_tags')
    .select(({ fn }) => fn.min('tag').as('tag'))
    .groupBy('tag_key')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('tag_key')
    .limit(MOST_OFFERED)
    .execute()
  return rows.map(({ tag }) => tag)
}

/** Returns the ids of the best rated listed products of a tag, in any spelling of it. */
export async function idsOfTag(connection: Connection, tag: string, most: number) {
  const rows = await connection
    .selectFrom('product_tags')
    .innerJoin('products', 'products.id', 'product_tags.product_id')
    .select('products.id')
    .where('tag_key', '=', nameKey(tag))
    .where('listed', '=', YES)
    .orderBy('rating', 'desc')
    .orderBy('products.id')
    .limit(most)
    .execute()
  return rows.map(({ id }) => id)
}
