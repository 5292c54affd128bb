import type { Kysely } from 'kysely'

/** The photos of reviews; the pictures themselves are kept as masters (media/masters.server.ts). */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('review_photos')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('review_id', 'bigint', (column) => column.notNull().references('reviews.id'))
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('review_photos_digest', ['review_id', 'digest'])
    .execute()
}
