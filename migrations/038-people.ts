import { type Kysely, sql } from 'kysely'

/**
 * What the desk needs to find people and to answer them: words to search messages by, what became
 * of a message, answers, and that somebody was erased. Coupons gain conditions and a version.
 */
export async function up(db: Kysely<unknown>) {
  const coupons = db.schema.alterTable('coupons')
  await coupons.addColumn('version', 'integer', (column) => column.notNull().defaultTo(1)).execute()
  await coupons.addColumn('needs', 'text').execute()
  await coupons.addColumn('made_for', 'text').execute()
  await sql`update coupons set made_for = 'newsletter'
    where code in (select coupon from subscribers)`.execute(db)
  await db.schema
    .createIndex('coupons_newest')
    .on('coupons')
    .columns(['made_for', 'created_at', 'code'])
    .execute()
  await db.schema
    .createIndex('coupon_redemptions_newest')
    .on('coupon_redemptions')
    .columns(['code', 'order_id'])
    .execute()
  await db.schema.createIndex('subscribers_coupon').on('subscribers').column('coupon').execute()

  const messages = db.schema.alterTable('contact_messages')
  await messages.addColumn('state', 'text', (column) => column.notNull().defaultTo('new')).execute()
  await messages
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  await messages.addColumn('words', 'text').execute()
  await messages.addColumn('email_key', 'text').execute()
  await fillMessages(db)
  for (const column of ['state', 'email_key'])
    await db.schema
      .createIndex(`contact_messages_${column}`)
      .on('contact_messages')
      .columns([column, 'created_at', 'id'])
      .execute()
  await db.schema
    .createTable('message_answers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('made_by', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('message_answers_message')
    .on('message_answers')
    .columns(['message_id', 'at'])
    .execute()
  await db.schema
    .createTable('message_templates')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('language', 'text')
    .addColumn('version', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute()

  const reviews = db.schema.alterTable('reviews')
  await reviews.addColumn('answer', 'text').execute()
  await reviews.addColumn('answered_by', 'text').execute()
  await reviews.addColumn('answered_at', 'bigint').execute()
  await db.schema
    .createIndex('reviews_stars')
    .on('reviews')
    .columns(['state', 'stars', 'id'])
    .execute()

  const erasures = db.schema.alterTable('erasures')
  await erasures.addColumn('email_hash', 'text').execute()
  await erasures.addColumn('made_by', 'text').execute()
  await db.schema.createIndex('erasures_newest').on('erasures').column('at').execute()
}

type Tables = Kysely<Record<string, Record<string, unknown>>>

async function fillMessages(db: Kysely<unknown>) {
  const tables = db as Tables
  const rows = await tables.selectFrom('contact_messages').selectAll().execute()
  for (const { id, name, email, phone, message } of rows)
    await tables
      .updateTable('contact_messages')
      .set({
        words: plain([name, email, phone, digits(String(phone)), message].join('\n')),
        email_key: String(email).trim().normalize('NFC').toLowerCase(),
      })
      .where('id', '=', id)
      .execute()
}

const digits = (phone: string) => phone.replace(/\D/g, '').replace(/^0+/, '')

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
