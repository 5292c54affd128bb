import { sql } from 'kysely'
import { tablesOf } from '../../app/database/backups/copy-tables.server'
import type { Connection, Database } from '../../app/database/tables.server'
import { DAY_MS } from '../../app/durations'
import { deskRows } from './desk/filled-desk'
import { productRows } from './desk/filled-products'
import { orderRows } from './filled/orders'

const settingRows = {
  settings: { key: 'shop.hours', value: '"Always"' },
  settings_history: { id: 1, key: 'shop.hours', before: null, after: '"Always"', by: 'ana', at: 1 },
  home_drafts: {
    ...{ name: 'home', sections: '[]', revision: 'first', version: 1 },
    ...{ staff_id: 'ana', by: 'Ana', at: 1 },
  },
}

import { filledMessages } from './filled/messages'

const pageRows = {
  pages: {
    id: 'filled',
    slug: 'our-story',
    texts: '{"en":{"title":"Our story","description":"","body":"Text"}}',
    place: 'footer',
    position: 0,
    published: 1,
    version: 1,
    changed_at: 1,
    changed_by: 'Zoë',
  },
  page_history: { page_id: 'filled', version: 1, saved: '{}', at: 1, by: 'Zoë' },
}

/**
 * Returns every table with all its rows, as text that engines share. Who asks often names the
 * tables, as finding them costs PostgreSQL two queries a table.
 */
export async function contentOf(db: Database, names?: readonly string[]) {
  const content: Record<string, string[]> = {}
  for (const name of names ?? (await tablesOf(db))) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(
      db,
    )
    const columns = Object.keys(rows[0] ?? {}).sort()
    content[name] = rows.map((row) => JSON.stringify(row, columns)).sort()
  }
  return content
}

export async function fillOtherTables(db: Database) {
  const later = Date.now() + DAY_MS
  const order = await db.selectFrom('orders').select('id').orderBy('id').executeTakeFirst()
  const values: Parameters<typeof insertAll>[1] = {
    accounts: {
      uid: 'filled',
      email: 'filled@example.com',
      password_hash: null,
      display_name: 'Zoë',
      photo_url: null,
      email_verified: 1,
      disabled: 0,
      valid_since: 1,
      created_at: 1,
      last_login_at: 1,
      deleted_at: null,
    },
    account_providers: {
      provider: 'google.com',
      subject: 'filled',
      uid: 'filled',
      email: null,
      display_name: null,
      photo_url: null,
    },
    refresh_tokens: {
      hash: 'filled',
      uid: 'filled',
      provider: 'password',
      auth_time: 1,
      created_at: 1,
      expires_at: later,
      revoked_at: null,
    },
    mailed_codes: {
      hash: 'filled',
      request: 'VERIFY_EMAIL',
      uid: 'filled',
      email: 'filled@example.com',
      new_email: null,
      expires_at: later,
      used_at: null,
    },
    identity_attempts: { key: 'filled', count: 1, until: later },
    provider_sign_ins: {
      session_hash: 'filled',
      provider: 'google.com',
      redirect_uri: 'https://shop.example/login',
      expires_at: later,
    },
    identity_keys: { kid: 'filled', private_key: 'none', created_at: 1 },
    contact_messages: {
      id: 'filled',
      name: 'Ana',
      email: 'ana@example.com',
      phone: '017',
      message: 'Two\nlines 😀',
      language: 'en',
      created_at: 1,
    },
    ...filledMessages,
    ...(order && orderRows(order.id)),
    invoice_counters: { series: '2026', last: 1 },
    erasures: {
      id: 'filled',
      accounts: 1,
      orders: 1,
      messages: 1,
      subscriptions: 1,
      mails: 1,
      at: 1,
    },
    erasure_keys: { id: 'filled', key: 'filled', made_at: 1 },
    price_changes: {
      product_id: 1,
      variant_id: null,
      price_before: 2,
      discount_before: 0,
      price: 1,
      discount: 0,
      at: 1,
      made_by: 'filled',
    },
    scheduled_prices: {
      product_id: 1,
      variant_id: null,
      price: 1,
      discount: null,
      from_at: later,
      until_at: null,
      state: 'waiting',
      price_after: null,
      discount_after: null,
      made_at: 1,
    },
    ...productRows,
    category_names: { slug: 'phones', language: 'fr', name: 'Mobiles' },
    redirects: { source: '/old', target: '/faq', target_key: '/faq', kind: 'own', made_at: 1 },
    places: {
      ...{ country: 'AT', edition: 1, plain_code: '1020', plain_city: 'wien' },
      ...{ post_code: '1020', city: 'Wien', county: null },
    },
    place_countries: { country: 'AT', edition: 1, places: 1, imported_at: 1 },
    search_synonyms: { line: 'filled, full', made_at: 1 },
    search_days: { day: '2026-01-01', text: 'filled', answered: 3, clicked: 2, carted: 1 },
    search_clicks: { day: '2026-01-01', text: 'filled', product_id: 1, clicks: 2 },
    search_salts: { day: '2026-01-01', salt: 'filled', visits: 1 },
    search_visits: { day: '2026-01-01', visit: 1, steps: 1 },
    search_rules: {
      text: 'filled',
      ...{ pinned: '[1]', boosted: '[]', buried: '[2]', target: '/faq', changed_at: 1 },
    },
    cart_days: { day: '2026-01-01', carts: 3, checkouts: 2, orders: 1 },
    cart_visitors: { day: '2026-01-01', visitor: 1, step: 'orders' },
    ...settingRows,
    ...pageRows,
    back_in_stock: {
      product_id: 1,
      variant_id: 0,
      email: 'filled@example.com',
      token: 'filled',
      state: 'pending',
      language: 'de',
      changed_at: later,
    },
    ...deskRows(later),
  }
  await insertAll(db, values)
  const empty = Object.entries(await contentOf(db)).filter(([, rows]) => rows.length === 0)
  if (empty.length > 0) throw new Error(`still empty: ${empty.map(([name]) => name)}`)
}

async function insertAll(db: Connection, values: Record<string, Record<string, unknown>>) {
  for (const [table, row] of Object.entries(values))
    await db
      .insertInto(table as never)
      .values(row as never)
      .execute()
}
