import { mkdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { backupFolder } from '../../../database/backups/scheduled-backups.server'
import type { Connection, Database } from '../../../database/tables.server'
import { isMissing, writeWhole } from '../../../files/folder.server'
import { readSubjects } from '../erasures.server'

/** The list's file beside the backups, for whoever restores one: one line of JSON an erasure. */
export const LIST_FILE = 'erasures.jsonl'

export interface ListedErasure {
  id: string
  /** Epoch milliseconds. */
  at: number
  /** Keyed hashes (see subjects.server.ts). */
  subjects: string[]
}

/** Returns the database's erasures; a backup has those that were done when it was made. */
export async function storedErasures(db: Connection): Promise<ListedErasure[]> {
  const rows = await db
    .selectFrom('erasures')
    .select(['id', 'at', 'subjects'])
    .where('subjects', 'is not', null)
    .execute()
  return rows.map(({ id, at, subjects }) => ({ id, at, subjects: readSubjects(subjects) }))
}

/**
 * Reads the list; returns none where there is no file. Throws on a line that is no erasure, because
 * the list is damaged.
 */
export async function readErasureList(folder = backupFolder()): Promise<ListedErasure[]> {
  const path = join(folder, LIST_FILE)
  const text = await readFile(path, 'utf8').catch((error) => {
    if (isMissing(error)) return ''
    throw error
  })
  return text
    .split('\n')
    .filter(Boolean)
    .map((line, at) => parsed(line, `${path}, line ${at + 1}`))
}

export class BadErasureList extends Error {}

function parsed(line: string, place: string): ListedErasure {
  try {
    const { id, at, subjects } = JSON.parse(line)
    if (typeof id === 'string' && typeof at === 'number' && Array.isArray(subjects))
      return { id, at, subjects: subjects.map(String) }
  } catch {}
  throw new BadErasureList(
    `${place}, is damaged: take the list from another copy of the backups, or remove the line`,
  )
}

/**
 * Brings the list up to the database. Processes that write at once write the same or less, and the
 * next one adds what is missing.
 */
export async function writeErasureList(db: Database) {
  const folder = backupFolder()
  const listed = await readErasureList(folder)
  const known = new Set(listed.map(({ id }) => id))
  const missing = (await storedErasures(db)).filter(({ id }) => !known.has(id))
  if (missing.length === 0) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lines = [...listed, ...missing].map((one) => `${JSON.stringify(one)}\n`)
  await writeWhole({ root: folder, path: folder }, LIST_FILE, Buffer.from(lines.join('')))
}
