import { existsSync, statSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { basename, dirname, join, resolve, sep } from 'node:path'
import { config } from '../../../config.server'
import { backupFolder } from '../../../database/backups/scheduled-backups.server'
import { engineOf } from '../../../database/engine.server'
import type { Database } from '../../../database/tables.server'
import { isMissing } from '../../../files/folder.server'
import { listOutbox, type OutboxFile } from '../../../mail/outbox-files.server'
import { outboxFolder } from '../../../mail/transport.server'
import { isAnonymous } from '../../../orders/order/is-anonymous'
import type { Find } from '../search/finder'
import { judgeRow } from './judge-row'
import type { ProofFinding } from './proof-report'
import { rowFinding } from './row-finding'
import { unreadable } from './search-backups.server'
import { searchOwnFile, searchPlace } from './search-file-place.server'

interface Options {
  /** Texts in the database's rows, and the ids of anonymous orders. */
  live: { stored: ReadonlySet<string>; anonymous: ReadonlySet<number> }
  /** True when a product's title holds the person's name. */
  titled: boolean
  /** Further files and folders, such as where a log is collected. */
  elsewhere: readonly string[]
}

/** Searches the data folder and those that settings or a command name, but no backups. */
export async function searchFolders(db: Database, find: Find, options: Options) {
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
