import { existsSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { config } from '../../../config.server'
import { knownBackups } from '../../../database/backups/known-backups.server'
import { backupFolder } from '../../../database/backups/scheduled-backups.server'
import { type Database, engineOf } from '../../../database/tables.server'
import { isMissing } from '../../../files/folder.server'
import { listOutbox, type OutboxFile } from '../../../mail/outbox-files.server'
import { outboxFolder } from '../../../mail/transport.server'
import { isAnonymous } from '../../../orders/order/is-anonymous'
import { type Find, finder } from '../search/finder'
import { searchDatabaseRows } from '../search/rows.server'
import type { Word } from '../words.server'
import { gathered, judgeRow, type ProofFinding, type ProofReport } from './proof-report'
import { rowFinding } from './row-finding'
import { searchBackups, unreadable } from './search-backups.server'
import { searchOwnFile, searchPlace } from './search-file-place.server'

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

interface Options {
  /** Texts in the database's rows, and the ids of anonymous orders. */
  live: { stored: ReadonlySet<string>; anonymous: ReadonlySet<number> }
  /** True when a product's title holds the person's name. */
  titled: boolean
  /** Further files and folders, such as where a log is collected. */
  elsewhere: readonly string[]
}

/** Searches the data folder and those that settings or a command name, but no backups. */
async function searchFolders(db: Database, find: Find, options: Options) {
  const searched = { findings: [] as ProofFinding[], files: 0, bytes: 0 }
  const roots = [config.DATA_DIR, outboxFolder(config).path, config.PICTURES_DIR ?? '']
  const backups = resolve(backupFolder()) + sep
  const paths = new Set<string>()
  for (const root of [...roots, ...options.elsewhere].filter((one) => one && existsSync(one)))
    for (const path of await filesBelow(resolve(root))) paths.add(path)
  const outbox = new Map((await listOutbox()).map((file) => [resolve(file.path), file]))
  for (const path of paths) {
    if (path.startsWith(backups)) continue
    try {
      const { bytes, findings } = await searchOne(path, find, { db, ...options })
      const mail = outbox.get(path)
      const others = mail && (await isOfSomebody(db, mail))
      searched.files++
      searched.bytes += bytes
      searched.findings.push(
        ...findings.map((one) => (others && isShared(one) ? { ...one, ...OTHERS } : one)),
      )
    } catch (error) {
      if (!isMissing(error)) searched.findings.push(unreadable(path, error as Error))
    }
  }
  return searched
}

async function filesBelow(root: string): Promise<string[]> {
  if (!statSync(root).isDirectory()) return [root]
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries.filter((one) => one.isFile()).map(({ parentPath, name }) => join(parentPath, name))
}

/** Searches the database itself, what SQLite keeps beside it, or any other file. */
async function searchOne(
  path: string,
  find: Find,
  { db, live, titled }: Options & { db: Database },
): Promise<{ bytes: number; findings: ProofFinding[] }> {
  const ours = dirname(path) === resolve(config.DATA_DIR) && OPEN_HERE.test(basename(path))
  if (engineOf(db) === 'sqlite' && ours) {
    const { hits, bytes } = await searchOwnFile(db, path, find, async () => live.stored)
    return { bytes, findings: hits.map(({ kind }) => at(path, kind, FREED)) }
  }
  const place = await searchPlace(path, find)
  const known = { anonymous: place.anonymous, worksHere: false }
  const why = place.sqlite && ours ? MOVED : IN_FILE
  const rows = place.found.map((one) => {
    const finding = rowFinding(one, judgeRow(one, known))
    const named = { ...finding, place: `${path}, ${one.table}.${one.column}` }
    return finding.state === 'left' ? { ...named, why } : named
  })
  const catalogue = titled && !path.startsWith(outboxFolder(config).path)
  const hits = place.hits.filter(({ kind }) => kind !== 'name' || !catalogue)
  return { bytes: place.bytes, findings: [...rows, ...hits.map(({ kind }) => at(path, kind, why))] }
}

const OPEN_HERE = /^shop\.(sqlite(-wal|-shm)?|lock)$/

const at = (place: string, kind: keyof ProofFinding['words'], why: string): ProofFinding => ({
  state: 'left',
  place,
  words: { [kind]: 1 },
  why,
})

const isShared = ({ words }: ProofFinding) => !words.email && !words.mailbox
const OTHERS = { state: 'others', why: 'a mail to somebody else, who has the same' } as const
const FREED =
  'bytes that deleted rows held: npm run shop -- privacy sweep writes the file anew without them'
const MOVED = 'the SQLite file from before the move to PostgreSQL, which nothing reads: delete it'
const IN_FILE = 'a file that should not hold it: look at it and delete it'

/** Tells whether a mail's order or message still belongs to somebody. */
async function isOfSomebody(db: Database, { event }: OutboxFile) {
  const [id = ''] = event.split('_')
  if (/^\d{1,15}$/.test(id)) {
    const order = db.selectFrom('orders').select('request_hash').where('id', '=', Number(id))
    const found = await order.executeTakeFirst()
    return found !== undefined && !isAnonymous(found)
  }
  const message = db.selectFrom('contact_messages').select('id').where('id', '=', event)
  return (await message.executeTakeFirst()) !== undefined
}
