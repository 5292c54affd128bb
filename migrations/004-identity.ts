import type { Kysely } from 'kysely'

/** Accounts, their sessions and one-time codes, and the keys that sign ID tokens. */
export async function up(db: Kysely<unknown>) {
  await db.schema
    .createTable('accounts')
    .addColumn('uid', 'text', (column) => column.primaryKey())
    .addColumn('email', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text')
    .addColumn('display_name', 'text')
    .addColumn('photo_url', 'text')
    .addColumn('email_verified', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('disabled', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('valid_since', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_login_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .execute()

  await db.schema
    .createTable('account_providers')
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('uid', 'text', (column) => column.notNull().references('accounts.uid'))
    .addColumn('email', 'text')
    .addColumn('display_name', 'text')
    .addColumn('photo_url', 'text')
    .addPrimaryKeyConstraint('account_providers_key', ['provider', 'subject'])
    .execute()
  await db.schema
    .createIndex('account_providers_uid')
    .on('account_providers')
    .column('uid')
    .execute()

  await db.schema
    .createTable('refresh_tokens')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('uid', 'text', (column) => column.notNull().references('accounts.uid'))
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('auth_time', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('revoked_at', 'bigint')
    .execute()
  await db.schema.createIndex('refresh_tokens_uid').on('refresh_tokens').column('uid').execute()

  await db.schema
    .createTable('mailed_codes')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('uid', 'text', (column) => column.notNull().references('accounts.uid'))
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('new_email', 'text')
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .addColumn('used_at', 'bigint')
    .execute()
  await db.schema.createIndex('mailed_codes_uid').on('mailed_codes').column('uid').execute()

  await db.schema
    .createTable('identity_attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('until', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('provider_sign_ins')
    .addColumn('session_hash', 'text', (column) => column.primaryKey())
    .addColumn('provider', 'text', (column) => column.notNull())
    .addColumn('redirect_uri', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('identity_keys')
    .addColumn('kid', 'text', (column) => column.primaryKey())
    .addColumn('private_key', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute()
}
