import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueVersion, startAtVersion } from '../../app/catalogue/index/catalogue-log.server'
import { eraseAsListed } from '../../app/content/privacy/ledger/erase-listed.server'
import { BadBackup } from '../../app/database/backups/bad-backup'
import { noteChecked } from '../../app/database/backups/checked-backups.server'
import { momentName } from '../../app/database/backups/kept-backups.server'
import { backupFolder } from '../../app/database/backups/scheduled-backups.server'
import { swapDatabase } from '../../app/database/backups/swap-database.server'
import type { Database } from '../../app/database/tables.server'
import type { Doer } from '../../app/desk/staff/audit.server'
import { carryKeys } from '../../app/desk/staff/seals/carry-keys.server'
import { lostSecretsLines } from '../../app/desk/staff/seals/stored-secrets.server'
import {
  endRestoredAccess,
  listRegainedAccess,
} from '../../app/desk/staff/sessions/end-access.server'
import { kindOf } from '../../app/files/pictures/picture-kind'
import { openMasters } from '../../app/media/open-masters.server'
import type { CommandContext } from '../command'
import { heldBy } from './held-by'
import { counted } from './refusing'
import { makeWholeBackup, type UnpackedBackup } from './whole-backup'

interface Restoring extends CommandContext {
  /** The backup's file. */
  path: string
  /** The fresh folder that it was unpacked into. */
  folder: string
  dataDir: string
  unpacked: UnpackedBackup
  /** The person who asked for it; by default the command line. */
  by?: Doer
}

/**
 * Replaces the shop by an unpacked backup. Returns what was done and what could not be, in
 * sentences; `whole` is false where somebody who was erased since could not be erased again.
 */
export async function replaceShop(
  saved: Database,
  { db, print, path, folder, dataDir, unpacked, by }: Restoring,
) {
  const [now, then] = [await catalogueVersion(db), await catalogueVersion(saved)]
  await holdWaiting(saved)
  // An index made before belongs to another catalogue.
  await startAtVersion(saved, Math.max(now.version, then.version) + 1)
  const back = await listRegainedAccess(db, saved)
  const ended = await endRestoredAccess(db, saved, by)
  const erased = await eraseAsListed(db, saved, path)
  const kept = (await hasContent(db)) ? await keepOld(db, print) : undefined
  const pictures = await storePictures(unpacked, print)
  if (unpacked.keys !== undefined) await carryKeys(saved, unpacked.keys)
  const lost = await lostSecretsLines(saved)
  print('Replaces the database.')
  await swapDatabase(saved, db, { folder, dataDir, onTable: counted(print) })
  return {
    done: [
      `Restored from ${path}`,
      unpacked.manifest
        ? `Pictures: ${pictures} stored, the others were here already.`
        : 'This backup is of an earlier version and holds no pictures: those here stay.',
      ...(kept
        ? [`The shop as it was is kept in ${kept}: delete it once you need it no more.`]
        : []),
      ...ofTheDesk(ended, back),
      ...erased.done,
    ],
    not: [...erased.not, ...lost],
    whole: erased.not.length === 0,
  }
}

/** Tells whether there is a shop to keep, and not only the tables of a new one. */
async function hasContent(db: Database) {
  for (const table of ['products', 'orders', 'accounts', 'desk_staff'] as const)
    if (
      await db
        .selectFrom(table)
        .select(db.fn.countAll().as('n'))
        .having(db.fn.countAll(), '>', 0)
        .executeTakeFirst()
    )
      return true
  return false
}

/** Saves the shop beside its backups before it is replaced, and returns the file. */
async function keepOld(db: Database, print: (line: string) => void) {
  const folder = backupFolder()
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, momentName('before-restore', 'tar'))
  print(`Keeps the shop as it is in ${path}.`)
  const { manifest, pictures, ...content } = await makeWholeBackup(db, path)
  noteChecked(path, { at: Date.now(), holds: heldBy(content, manifest, pictures) })
  return path
}

/**
 * Stores the pictures that are not here as they were; returns their number. Their names are hashes of
 * their content or address, so that the shop before loses none by it.
 */
async function storePictures({ pictures }: UnpackedBackup, print: (line: string) => void) {
  const masters = await openMasters()
  let stored = 0
  for (const [at, { name, file }] of pictures.entries()) {
    if (at % 500 === 0) print(`Stores pictures: ${at} of ${pictures.length}.`)
    const bytes = readFileSync(file)
    if (kindOf(bytes) !== 'webp') throw new BadBackup(`The picture ${name} of the backup is none`)
    if ((await masters.read(name))?.equals(bytes)) continue
    await masters.keep(name, bytes)
    stored++
  }
  return stored
}

/** Access that ended since the backup must not count again. */
const ofTheDesk = (
  { sessions, invitations, tokens, recoveryCodes }: Awaited<ReturnType<typeof endRestoredAccess>>,
  back: Awaited<ReturnType<typeof listRegainedAccess>>,
) => [
  `Ended at the desk: ${sessions} sessions, ${invitations} open invitations, ${tokens} tokens of scripts, ${recoveryCodes} recovery codes that were used or replaced since. Everybody signs in anew; make new tokens where scripts need them. Passwords and passkeys are those of the backup.`,
  ...back.map(
    ({ name, email, role }) =>
      `${name} (${email}) is ${role} again. If that is wrong: npm run shop -- desk remove ${email}`,
  ),
]

/**
 * A mail that waited when the backup was made has most likely been sent since, and a backup that was
 * being made is the one that is restored.
 */
async function holdWaiting(saved: Database) {
  await saved
    .updateTable('jobs')
    .set({ state: 'dead', last_error: 'restored from a backup; it may have been sent before' })
    .where('kind', 'in', ['mail', 'sms'])
    .where('state', '=', 'waiting')
    .execute()
  await saved
    .deleteFrom('jobs')
    .where('kind', '=', 'backup')
    .where('state', '=', 'waiting')
    .execute()
}
