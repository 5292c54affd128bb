import type { Connection } from '../../database/tables.server'
import { moveAddress } from '../../redirects/keep-redirects.server'
import { textsOf } from '../../texts/texts.server'
import { categoryPath } from '../product/product-path'
import { lockSlugs } from '../slugs/product-slugs.server'

/**
 * Gives a category another address, or with null its slug again, in the caller's transaction; the
 * former one leads to it. Returns the name of a category or department that has it already, and
 * then changes nothing.
 */
export async function moveCategory(
  connection: Connection,
  { slug, before }: { slug: string; before: string | null },
  wanted: string | null,
): Promise<string | undefined> {
  const address = wanted === slug ? null : wanted
  if (address === before) return undefined
  await lockSlugs(connection)
  const holder = address === null ? undefined : await holderOf(connection, address, slug)
  if (holder !== undefined) return holder
  await connection.updateTable('categories').set({ address }).where('slug', '=', slug).execute()
  await moveAddress(connection, {
    from: categoryPath({ slug, address: before }),
    to: categoryPath({ slug, address }),
    kind: 'category',
    keepOld: before !== null,
  })
  return undefined
}

async function holderOf(connection: Connection, address: string, slug: string) {
  const departments: Record<string, string> = textsOf('en').shop.departments
  if (Object.hasOwn(departments, address)) return departments[address]
  const other = await connection
    .selectFrom('categories')
    .select('name')
    .where('slug', '!=', slug)
    .where((row) => row.or([row('slug', '=', address), row('address', '=', address)]))
    .executeTakeFirst()
  return other?.name
}
