import { findRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'

/** The name of the shop's one draft. */
const HOME = 'home'

export interface HomeDraftRow {
  /** JSON: sections as they were typed, which may lack what a home page needs. */
  sections: string
  /** Another one after each change. */
  revision: string
  /** The version of the settings from which the draft was begun. */
  version: number
  staff_id: string
  /** The name of who changed it last. */
  by: string
  at: number
}

/** Returns the draft of the home page; undefined where there is none. */
export async function readHomeDraft(connection: Connection) {
  const row = await findRow(connection, 'home_drafts', { name: HOME })
  return row && { ...row, at: Number(row.at) }
}

/**
 * Stores the draft in place of the revision that was edited, null for none. Returns false, with
 * nothing changed, where there is another one.
 */
export async function putHomeDraft(
  connection: Connection,
  draft: HomeDraftRow,
  edited: string | null,
) {
  if (edited === null) {
    const added = await connection
      .insertInto('home_drafts')
      .values({ name: HOME, ...draft })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst()
    return added !== undefined
  }
  const changed = await connection
    .updateTable('home_drafts')
    .set(draft)
    .where('name', '=', HOME)
    .where('revision', '=', edited)
    .returning('name')
    .executeTakeFirst()
  return changed !== undefined
}

/** Removes the draft at a revision; false where there is another one. */
export async function dropHomeDraft(connection: Connection, revision: string | null) {
  const dropped = await connection
    .deleteFrom('home_drafts')
    .where('name', '=', HOME)
    .where('revision', '=', revision ?? '')
    .returning('name')
    .executeTakeFirst()
  return dropped !== undefined || (await readHomeDraft(connection)) === undefined
}

/** Removes the draft whose sections, as JSON, have become the shop's. */
export const dropPublishedDraft = (connection: Connection, sections: string) =>
  connection
    .deleteFrom('home_drafts')
    .where('name', '=', HOME)
    .where('sections', '=', sections)
    .execute()

declare module '../../database/tables.server' {
  interface Tables {
    home_drafts: HomeDraftRow & { name: string }
  }
}
