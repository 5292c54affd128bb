import {
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { config } from '../../app/config.server'
import {
  DATABASE_ENTRY,
  KEYS_ENTRY,
  type Manifest,
  pictureEntry,
  pictureOfEntry,
} from '../../app/database/backups/archive-format'
import { BadBackup } from '../../app/database/backups/bad-backup'
import { copyDatabase, databaseBytes } from '../../app/database/backups/copy-database.server'
import {
  type BackupContent,
  isDatabaseFile,
  verifyDatabaseFile,
} from '../../app/database/backups/database-file.server'
import { readArchive } from '../../app/database/backups/read-archive.server'
import {
  inWorkingFolder,
  requireRoom,
  sweepWorkingFolders,
  syncPath,
} from '../../app/database/backups/working-folder.server'
import { type ArchiveEntry, writeArchive } from '../../app/database/backups/write-archive.server'
import { erasureKey } from '../../app/database/erasures/keyed-hash.server'
import { type Database, engineOf } from '../../app/database/tables.server'
import { UNFINISHED } from '../../app/files/folder.server'
import type { Masters } from '../../app/media/masters.server'
import { openMasters } from '../../app/media/open-masters.server'
import { deskKeys } from '../../app/secrets/desk-keys.server'

const TOLD_EACH = 500

interface MadeBackup extends BackupContent {
  manifest: Manifest
  pictures: number
}

/**
 * Writes the whole shop to one file of mode 0600: the database, all kept pictures and the keys of the
 * desk. The file gets its name when it was read back; until then it lies unfinished in a folder beside
 * it. Throws `BadBackup`, also where there is no room.
 */
export async function makeWholeBackup(
  db: Database,
  path: string,
  tell: (step: string) => void = () => {},
): Promise<MadeBackup> {
  const parent = dirname(resolve(path))
  if (existsSync(path)) throw new BadBackup(`${path} exists already`)
  sweepWorkingFolders(parent)
  await erasureKey(db) // Without the key nobody could tell a restore who was erased since.
  const masters = await openMasters()
  const room = 2 * (await databaseBytes(db)) + (await sampledBytes(masters, await masters.list()))
  requireRoom(parent, room, 'A backup')
  return inWorkingFolder(parent, '.backup-', async (folder) => {
    tell('Copies the database.')
    const file = join(folder, DATABASE_ENTRY)
    await copyDatabase(db, folder, file)
    tell('Checks the copy.')
    const content = verifyDatabaseFile(file)
    // A picture is kept before anything names it: those the copy names are all here by now.
    const names = await masters.list()
    const part = join(folder, `backup.tar${UNFINISHED}`)
    const manifest = await writeArchive(
      part,
      entries(file, { masters, names, tell }),
      (stored) => ({
        format: 1,
        made: new Date().toISOString(),
        engine: engineOf(db),
        schema: content.schema,
        entries: stored,
        leftOut: leftOut(),
      }),
    )
    tell('Reads the file back.')
    await readArchive(part)
    renameSync(part, path)
    syncPath(parent)
    const pictures = manifest.entries.filter(({ path: entry }) => pictureOfEntry(entry)).length
    return { ...content, manifest, pictures }
  })
}

interface Kept {
  masters: Masters
  names: readonly string[]
  tell(step: string): void
}

async function* entries(
  file: string,
  { masters, names, tell }: Kept,
): AsyncGenerator<ArchiveEntry> {
  tell('Writes the database.')
  yield { path: DATABASE_ENTRY, size: statSync(file).size, body: createReadStream(file) }
  const keys = deskKeys().map((key) => `${key.toString('base64')}\n`)
  if (keys.length > 0) yield inMemory(KEYS_ENTRY, Buffer.from(keys.join('')))
  for (const [at, name] of names.entries()) {
    if (at % TOLD_EACH === 0) tell(`Writes pictures: ${at} of ${names.length}.`)
    const bytes = await masters.read(name)
    if (bytes) yield inMemory(pictureEntry(name), bytes)
  }
}

const inMemory = (path: string, bytes: Buffer) => ({ path, size: bytes.length, body: [bytes] })

const SAMPLE = 50

/** Estimates the bytes of all masters by some of them. */
async function sampledBytes(masters: Masters, names: readonly string[]) {
  const step = Math.max(1, Math.floor(names.length / SAMPLE))
  const some = names.filter((_, at) => at % step === 0)
  let bytes = 0
  for (const name of some) bytes += (await masters.read(name))?.length ?? 0
  return some.length === 0 ? 0 : Math.ceil((bytes / some.length) * names.length)
}

/** Says in sentences what a backup does not hold. */
const leftOut = () => [
  'Settings of the machine (.env: addresses, DATABASE_URL, passwords of mail, bucket and providers) are not in it: keep a copy of .env elsewhere.',
  'Mails in the outbox, sizes drawn from pictures, files that wait to be imported and the log are not in it.',
  ...(config.DESK_KEY === undefined ? [] : ['DESK_KEY of this machine is in it, as desk.key.']),
]

export interface UnpackedBackup {
  content: BackupContent
  /** Undefined for a backup of an earlier version, which was the database alone. */
  manifest?: Manifest
  /** The text of the desk's keys. */
  keys?: string
  pictures: { name: string; file: string }[]
}

/**
 * Unpacks a backup into an empty folder, whose `shop.sqlite` is then its database, and checks all of
 * it. Without `pictures` they are read and compared, but not stored. Throws BadBackup.
 */
export async function unpackBackup(
  path: string,
  folder: string,
  { pictures = true } = {},
): Promise<UnpackedBackup> {
  const file = join(folder, DATABASE_ENTRY)
  requireRoom(folder, statSync(path).size, 'To unpack the backup')
  if (await isDatabaseFile(path)) {
    verifyDatabaseFile(path)
    copyFileSync(path, file)
    return { content: verifyDatabaseFile(file, path), pictures: [] }
  }
  const store = join(folder, 'pictures')
  mkdirSync(store, { mode: 0o700 })
  const manifest = await readArchive(path, async (entry, body) => {
    if (pictureOfEntry(entry) && !pictures) for await (const _ of body);
    else await pipeline(body, createWriteStream(join(folder, entry), { flags: 'wx', mode: 0o600 }))
  })
  const keys = join(folder, KEYS_ENTRY)
  return {
    content: verifyDatabaseFile(file, path),
    manifest,
    ...(existsSync(keys) && { keys: readFileSync(keys, 'utf8') }),
    pictures: readdirSync(store).map((name) => ({
      name: name.replace(/\.webp$/, ''),
      file: join(store, name),
    })),
  }
}
