import { BadSetting, type Config, setConfig } from '../../../config.server'
import { shareData } from '../../../database/backups/data-lock.server'
import { closeDatabase, openDatabase } from '../../../database/open.server'
import { type Database, engineOf } from '../../../database/tables.server'
import { setLogLevel } from '../../../http/log.server'
import { openMasters } from '../../../media/open-masters.server'
import type { Given, TaskResult, Tell } from '../../../sandbox/tasks'
import { loadSettings } from '../../../settings/settings.server'
import { fileRows } from '../file-rows.server'
import { type HostBounds, hostRows } from '../host-rows.server'
import { type ImportOptions, type ImportReport, importProducts } from '../import-products.server'
import { ownPictures, withPictures } from '../pictures/own-pictures.server'
import { openPictures } from '../pictures/picture-files.server'
import { openSent } from '../pictures/sent-pictures.server'
import { RefusedSource, TooMuchLost } from '../refused-source'
import type { SourceRow } from '../spool.server'
import { differences, type ImportDifference } from './differences.server'

export interface ImportTarget {
  databaseUrl?: string
  dataDir: string
  /** Each statement has the limits of a serving process. */
  limited: boolean
}

/**
 * `pictures` is the folder or archive of the pictures that rows name, `sent` the folder of those that
 * came one by one, which may not exist.
 */
export type ImportFrom =
  | { file: string; sheet?: string; pictures?: string; sent?: string }
  | { host: string; bounds?: HostBounds }

type PlainOptions = Omit<ImportOptions, 'onRead' | 'onStored' | 'onBatch' | 'unlistFrom' | 'restMs'>

export interface ImportAsked extends PlainOptions {
  /** Products of these sources that are missing are unlisted; 'all' means every source. */
  unlistFrom?: string[] | 'all'
  compares?: boolean
}

export interface Imported {
  ok: true
  report: ImportReport
  differences?: ImportDifference[]
  pictures?: ImportedPictures
}

export interface ImportedPictures {
  kept: number
  there: number
  /** Names that rows have and no file, each once; the rows are refused. */
  missing: string[]
  missingCount: number
}

export interface NotImported {
  ok: false
  reason: string
  tooMuchLost: boolean
  pictures?: ImportedPictures
}

export interface ImportTold {
  read?: number
  stored?: { done: number; of: number }
  unknownColumns?: string[]
}

declare module '../../../sandbox/tasks' {
  interface Tasks {
    importCatalogue(
      given: { config: Config; place: ImportTarget; from: ImportFrom; asked: ImportAsked },
      tell: Tell,
    ): Promise<Imported | NotImported>
  }
}

const TOLD_EACH_MS = 200
/** The shop asks for SQLite's lock every 15 ms at the latest (group-commit.server.ts). */
const REST_MS = 20
const MOST_NAMED = 50
const MOST_REASON = 1000

/** Reads a file or a host and stores it, on a connection of its own to the shop's database. */
export async function importCatalogue(
  { config, place, from, asked }: Given<'importCatalogue'>,
  tell: Tell,
): Promise<TaskResult<'importCatalogue'>> {
  setConfig({ ...config, DATA_DIR: place.dataDir, DATABASE_URL: place.databaseUrl })
  setLogLevel()
  const db = await openDatabase(place)
  let pictures: ImportedPictures | undefined
  try {
    const lock = await shareData({ db, dataDir: place.dataDir })
    try {
      await loadSettings(db)
      return await imported(db, { from, asked, tell, onPictures: (counts) => (pictures = counts) })
    } finally {
      await lock.release()
    }
  } catch (error) {
    const tooMuchLost = error instanceof TooMuchLost
    if (!(error instanceof RefusedSource || error instanceof BadSetting || isUnreachable(error)))
      throw error
    const reason = reasonOf(error as Error).slice(0, MOST_REASON)
    return { ok: false, reason, tooMuchLost, ...(pictures && { pictures }) }
  } finally {
    await closeDatabase(db)
  }
}

interface Importing {
  from: ImportFrom
  asked: ImportAsked
  tell: Tell
  /** Receives the counts of pictures, which go on, so that a refusal names the missing ones. */
  onPictures(counts: ImportedPictures): void
}

async function imported(
  db: Database,
  { from, asked: { unlistFrom, compares, ...asked }, tell, onPictures }: Importing,
): Promise<Imported> {
  const told = (one: ImportTold) => tell(one)
  const now = eachMoment(told)
  const files = await filesOf(from)
  const pictures = files && ownPictures(files, { masters: openMasters, dryRun: asked.dryRun })
  if (pictures) onPictures(pictures.counts)
  const seen = compares ? differences(db, asked.source, asked.setStock ?? false) : undefined
  try {
    const rows = rowsOf(from, (names) =>
      told({ unknownColumns: names.slice(0, MOST_NAMED).map(short) }),
    )
    const report = await importProducts(db, pictures ? withPictures(rows, pictures) : rows, {
      ...asked,
      restMs: engineOf(db) === 'sqlite' && asked.atOnce === undefined ? REST_MS : undefined,
      unlistFrom: unlistFrom === 'all' ? await sourcesOf(db) : unlistFrom,
      onRead: (read) => now({ read }),
      onStored: (done, of) => now({ stored: { done, of } }),
      onBatch: seen?.take,
    })
    return {
      ok: true,
      report,
      ...(seen && { differences: seen.shown }),
      ...(pictures && { pictures: pictures.counts }),
    }
  } finally {
    files?.close()
  }
}

async function filesOf(from: ImportFrom) {
  if (!('file' in from)) return undefined
  if (from.sent) return openSent(from.sent)
  return from.pictures ? openPictures(from.pictures) : undefined
}

const rowsOf = (
  from: ImportFrom,
  onUnknown: (columns: string[]) => void,
): AsyncIterable<SourceRow> =>
  'host' in from ? hostRows(from.host, from.bounds) : fileRows(from.file, onUnknown, from.sheet)

/** Limits messages, except the first of storing: from then on something has changed. */
function eachMoment(tell: (one: ImportTold) => void) {
  let toldAt = 0
  let read: number | undefined
  return (one: ImportTold) => {
    const begins = one.stored?.done === 0
    if (one.read !== undefined) read = one.read
    if (!begins && performance.now() - toldAt < TOLD_EACH_MS) return
    toldAt = performance.now()
    tell(begins ? { ...one, read } : one)
  }
}

const short = (name: string) => name.slice(0, 100)

const sourcesOf = async (db: Database) =>
  (await db.selectFrom('products').select('source').distinct().execute()).map(
    ({ source }) => source,
  )

/** Tells whether the host did not answer, which is no fault of the shop. */
const isUnreachable = (error: unknown) =>
  (error instanceof TypeError && /^(fetch failed|terminated)$/.test(error.message)) ||
  (error as Error).name === 'TimeoutError'

function reasonOf({ message, cause }: Error) {
  const { code, message: deeper } = (cause ?? {}) as { code?: string; message?: string }
  return [message, code ?? deeper].filter(Boolean).join(': ')
}
