import type { Connection } from '../../database/tables.server'
import { departmentOf } from './departments'
import { nameOfSlug } from './slug'

export async function storeCategories(connection: Connection, slugs: string[]) {
  if (slugs.length === 0) return
  const last = await connection
    .selectFrom('categories')
    .select((row) => row.fn.max('position').as('position'))
    .executeTakeFirst()
  const first = (last?.position ?? -1) + 1
  await connection
    .insertInto('categories')
    .values(
      slugs.map((slug, at) => ({
        slug,
        name: nameOfSlug(slug),
        department: departmentOf(slug),
        position: first + at,
      })),
    )
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .execute()
}
