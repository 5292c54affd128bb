import { statSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { config } from '../../../config.server'
import { knownBackups } from '../../../database/backups/known-backups.server'
import { engineOf } from '../../../database/engine.server'
import type { Database } from '../../../database/tables.server'
import { finder } from '../search/finder'
import { searchDatabaseRows } from '../search/rows.server'
import type { Word } from '../words.server'
import { judgeRow } from './judge-row'
import { gathered, type ProofReport } from './proof-report'
import { rowFinding } from './row-finding'
import { searchBackups } from './search-backups.server'
import { searchFolders } from './search-folders.server'

/** Searches every place that the shop knows for a person's words, without changing anything. */
export async function prove(
  db: Database,
  words: readonly Word[],
  elsewhere: readonly string[] = [],
): Promise<ProofReport> {
  const begun = performance.now()
  const find = finder(words)
  const [address = ''] = words.filter(({ kind }) => kind === 'email').map(({ text }) => text)
  const staff = db.selectFrom('desk_staff').select('id').where('email', '=', address)
  const worksHere = (await staff.executeTakeFirst()) !== undefined
  const live = await searchDatabaseRows(db, find)
  const known = { anonymous: live.anonymous, worksHere }
  const inRows = live.found.map((one) => rowFinding(one, judgeRow(one, known)))
  const backups = knownBackups()
  const titled = inRows.some(({ state, words }) => state === 'shop' && words.name)
  const files = await searchFolders(db, find, { live, titled, elsewhere })
  const saved = await searchBackups(backups, find, worksHere)
  const findings = gathered([...inRows, ...files.findings, ...saved.findings])
  const mailboxes = live.found
    .filter(({ hit }) => hit.kind === 'mailbox')
    .map(({ hit }) => hit.text)
  return {
    findings,
    mailboxes: [...new Set(mailboxes)],
    searched: {
      tables: live.tables,
      rows: live.rows + saved.rows,
      files: files.files + saved.files,
      bytes: files.bytes + saved.bytes,
      backups: saved.files,
      milliseconds: Math.round(performance.now() - begun),
    },
    notes: notesOf(db, backups.gone),
  }
}

/** The most bytes that a request can wait for: some seconds. */
const SMALL_BYTES = 256 * 1024 * 1024

/** Searches while somebody waits; undefined when database and backups are too large. */
export async function proveIfSmall(db: Database, words: readonly Word[]) {
  const { rows } = await (engineOf(db) === 'postgres'
    ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
    : sql<{ bytes: number }>`select page_count * page_size as bytes
        from pragma_page_count(), pragma_page_size()`
  ).execute(db)
  const backups = knownBackups().there.map(({ path }) => statSync(path).size)
  const bytes = backups.reduce((sum, size) => sum + size, Number(rows[0]?.bytes))
  return bytes <= SMALL_BYTES ? prove(db, words) : undefined
}

function notesOf(db: Database, gone: readonly string[]) {
  return [
    ...(engineOf(db) === 'postgres' ? [ON_A_SERVER] : []),
    ...(config.SMTP_URL ? [MAILED] : []),
    ...(config.PICTURES_S3_BUCKET ? ['The bucket of pictures was not searched.'] : []),
    ...gone.map(
      (path) =>
        `A backup was written to ${path} and is no longer there: wherever it is now, it holds the person unless it was made after the erasure.`,
    ),
    LOGGED,
  ]
}

const ON_A_SERVER =
  'PostgreSQL’s own files are not the shop’s to read. Deleted rows stand in its data files until it needs the room (npm run shop -- privacy sweep writes the tables anew, while others wait), in its write-ahead log until that is recycled, and in replicas, archives of the log and your provider’s backups as long as you have set there.'
const MAILED = 'Mails that were sent are with their receivers and your mail server.'
const LOGGED =
  'The log goes to standard output, names nobody, and was searched only where a file of it lies in a folder named here.'
