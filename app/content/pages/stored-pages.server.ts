import { randomUUID } from 'node:crypto'
import { announceChange, type DataChange, recordChange } from '../../database/changes.server'
import { findRow, insertRow } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'
import { oneAtATime } from '../../database/transactions/one-at-a-time.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { keepFormerPath } from './former-path.server'
import type { PageValues } from './own-page-values'

const CHANGE: DataChange = { products: [], pages: true }
export const MOST_PAGES = 500

export interface StoredPage extends PageValues {
  id: string
  /** Counts the saves, from 1. */
  version: number
  changedAt: number
  changedBy: string
}

export interface SavedVersion {
  version: number
  at: number
  by: string
  values: PageValues
}

export type SavedPage =
  | { ok: true; page: StoredPage }
  | { ok: false; code: 'SLUG_TAKEN' | 'TOO_MANY' | 'UNKNOWN' }
  | { ok: false; code: 'CHANGED'; now: StoredPage }

interface Saving {
  /** The person's name. */
  by: string
  /** Writes in the same transaction, such as who did it from where. */
  alongside(connection: Connection, before: PageValues | undefined, id: string): Promise<void>
}

/** Returns all pages, drafts too, in the order of their links. */
export async function listPages(db: Connection): Promise<StoredPage[]> {
  const rows = await db
    .selectFrom('pages')
    .selectAll()
    .orderBy('position')
    .orderBy('slug')
    .execute()
  return rows.map(toPage)
}

/** Returns the slugs of the published pages. */
export async function publishedSlugs(db: Connection) {
  const rows = await db.selectFrom('pages').select('slug').where('published', '=', 1).execute()
  return rows.map(({ slug }) => slug)
}

export async function findPage(db: Connection, id: string): Promise<StoredPage | undefined> {
  const row = await db.selectFrom('pages').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toPage(row)
}

/** Stores a new page. Addresses are unique; the first of two wins. */
export const createPage = (db: Database, values: PageValues, saving: Saving) =>
  changing(db, async (connection): Promise<SavedPage> => {
    const known = await connection.selectFrom('pages').select('slug').execute()
    if (known.length >= MOST_PAGES) return { ok: false, code: 'TOO_MANY' }
    const id = randomUUID()
    const row = { id, ...toRow(values), version: 1, changed_at: Date.now(), changed_by: saving.by }
    if (known.some(({ slug }) => slug === values.slug)) return { ok: false, code: 'SLUG_TAKEN' }
    await connection.insertInto('pages').values(row).execute()
    await recordVersion(connection, row)
    await saving.alongside(connection, undefined, id)
    return { ok: true, page: toPage(row) }
  })

/** Changes a page, unless somebody else has since `version`. Its former address leads to it. */
export const changePage = (
  db: Database,
  { id, version }: { id: string; version: number },
  values: PageValues,
  saving: Saving,
) =>
  changing(db, async (connection): Promise<SavedPage> => {
    const before = await findPage(connection, id)
    if (!before) return { ok: false, code: 'UNKNOWN' }
    if (before.version !== version) return { ok: false, code: 'CHANGED', now: before }
    const holder = await findRow(connection, 'pages', { slug: values.slug }, ['id'])
    if (holder && holder.id !== id) return { ok: false, code: 'SLUG_TAKEN' }
    const next = { version: version + 1, changed_at: Date.now(), changed_by: saving.by }
    const row = { id, ...toRow(values), ...next }
    await connection.updateTable('pages').set(row).where('id', '=', id).execute()
    await recordVersion(connection, row)
    if (before.slug !== values.slug) await keepFormerPath(connection, before, values.slug)
    const { id: _, version: __, changedAt: ___, changedBy: ____, ...was } = before
    await saving.alongside(connection, was, id)
    return { ok: true, page: toPage(row) }
  })

/** Deletes a page; its versions stay stored. Returns false when it is gone already. */
export const deletePage = (
  db: Database,
  id: string,
  alongside: (connection: Connection, before: StoredPage) => Promise<void>,
) =>
  changing(db, async (connection) => {
    const before = await findPage(connection, id)
    if (!before) return { ok: false }
    await connection.deleteFrom('pages').where('id', '=', id).execute()
    await alongside(connection, before)
    return { ok: true }
  })

/** Returns the last 100 saved versions of a page, the latest first. */
export async function pageHistory(db: Connection, id: string): Promise<SavedVersion[]> {
  const rows = await db
    .selectFrom('page_history')
    .select(['version', 'saved', 'at', 'by'])
    .where('page_id', '=', id)
    .orderBy('version', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ version, saved, at, by }) => ({
    version,
    at: Number(at),
    by,
    values: JSON.parse(saved) as PageValues,
  }))
}

async function changing<Outcome extends { ok: boolean }>(
  db: Database,
  change: (connection: Connection) => Promise<Outcome>,
) {
  const outcome = await inTransaction(db, async (connection) => {
    await oneAtATime(connection, 'pages')
    const made = await change(connection)
    if (made.ok) await recordChange(connection, CHANGE)
    return made
  })
  if (outcome.ok) announceChange(db, CHANGE)
  return outcome
}

interface PageRow {
  id: string
  slug: string
  /** JSON of `PageValues['texts']`. */
  texts: string
  place: PageValues['place']
  position: number
  published: number
  version: number
  changed_at: number
  changed_by: string
}

const toRow = ({ texts, published, ...values }: PageValues) => ({
  slug: values.slug,
  place: values.place,
  position: values.position,
  texts: JSON.stringify(texts),
  published: published ? 1 : 0,
})

const toPage = ({ texts, published, changed_at, changed_by, ...row }: PageRow): StoredPage => ({
  ...row,
  texts: JSON.parse(texts) as PageValues['texts'],
  published: published === 1,
  changedAt: Number(changed_at),
  changedBy: changed_by,
})

async function recordVersion(connection: Connection, row: PageRow) {
  const { id, version, changedAt, changedBy, ...values } = toPage(row)
  const saved = JSON.stringify(values satisfies PageValues)
  await insertRow(connection, 'page_history', {
    page_id: id,
    version,
    saved,
    at: changedAt,
    by: changedBy,
  })
}

declare module '../../database/tables.server' {
  interface Tables {
    pages: PageRow
    page_history: {
      page_id: string
      version: number
      /** JSON of PageValues. */
      saved: string
      at: number
      by: string
    }
  }
}
