import type { Kysely } from 'kysely'

/** Counts are deleted by when they end; an account knows the networks it was signed in to from. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createIndex('identity_attempts_until')
    .on('identity_attempts')
    .columns(['until'])
    .execute()
  await db.schema.alterTable('accounts').addColumn('places', 'text').execute()
}
