import {
  copyFileSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import {
  DATABASE_ENTRY,
  KEYS_ENTRY,
  type Manifest,
  pictureOfEntry,
} from '../../app/database/backups/archive-format'
import {
  type BackupContent,
  isDatabaseFile,
  verifyDatabaseFile,
} from '../../app/database/backups/database-file.server'
import { readArchive } from '../../app/database/backups/read-archive.server'
import { requireRoom } from '../../app/database/backups/working-folder.server'

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
