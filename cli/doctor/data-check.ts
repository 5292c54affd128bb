import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { sql } from 'kysely'
import type { Config } from '../../app/config.server'
import { backupFolder, listBackups } from '../../app/database/backups/scheduled-backups.server'
import { type Database, engineOf } from '../../app/database/tables.server'
import { hasOwner } from '../../app/desk/staff/people/people.server'
import {
  lostSecrets,
  secretsInClear,
  WAY_OUT,
} from '../../app/desk/staff/seals/stored-secrets.server'
import { DAY_MS } from '../../app/durations'
import { type Finding, fine, must, note } from '../../app/settings/finding'

const MB = 1024 ** 2
const OLD_BACKUP_DAYS = 2

/** Checks who runs the desk, and the key that seals its authenticators. */
export async function checkDesk(db: Database): Promise<Finding[]> {
  if (!(await hasOwner(db)))
    return [
      note(
        'desk',
        'it has no owner yet: nobody can run the shop in a browser',
        'Become it by the link that npm start prints, or by that of: npm run shop -- desk invite --owner',
      ),
    ]
  const [lost, clear] = [await lostSecrets(db), await secretsInClear(db)]
  const namesOf = (staff: { name: string }[]) => staff.map(({ name }) => name).join(', ')
  return [
    ...(lost.length > 0
      ? [must('desk', `no authenticator’s code can be checked of: ${namesOf(lost)}`, WAY_OUT)]
      : []),
    ...(clear.length > 0
      ? [
          must(
            'desk',
            `the secret of the authenticator is not sealed of: ${namesOf(clear)}`,
            'Start the shop again: a start seals it.',
          ),
        ]
      : []),
  ]
}

export async function checkDatabase(db: Database, config: Config): Promise<Finding[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const whole = engineOf(db) === 'sqlite' ? await checkFile(db) : undefined
  if (whole) return [whole]
  const megabytes = ((await sizeOf(db, config)) / MB).toFixed(1)
  const said = `${engineOf(db)}, ${megabytes} MB, ${rows.length} migrations`
  return [fine('database', said), await checkBackups(db, config)]
}

async function checkFile(db: Database): Promise<Finding | undefined> {
  const { rows } = await sql<Record<string, string>>`pragma quick_check(1)`.execute(db)
  const [said] = Object.values(rows[0] ?? {})
  if (said === 'ok') return undefined
  return must(
    'database',
    `the file is damaged: ${said}`,
    'Stop the shop and restore the latest backup: npm run shop -- restore <file> --yes.',
  )
}

async function sizeOf(db: Database, { DATA_DIR }: Config) {
  if (engineOf(db) === 'sqlite') return statSync(resolve(DATA_DIR, 'shop.sqlite')).size
  const { rows } = await sql<{
    size: string
  }>`select pg_database_size(current_database()) as size`.execute(db)
  return Number(rows[0]?.size)
}

async function checkBackups(db: Database, config: Config): Promise<Finding> {
  const how = 'Make one now: npm run shop -- backup <file>.'
  const folder = backupFolder()
  const newest = existsSync(folder) ? listBackups(folder)[0] : undefined
  if (newest) {
    const days = (Date.now() - statSync(join(folder, newest)).mtimeMs) / DAY_MS
    const said = `the last backup is ${newest}`
    return days > OLD_BACKUP_DAYS
      ? must('database', `${said}, ${Math.floor(days)} days old`, `Does the shop run? ${how}`)
      : fine('database', said)
  }
  if (config.BACKUP_SCHEDULE === 'off')
    return note('database', 'the shop makes no backups (BACKUP_SCHEDULE is off)', how)
  const { first } = await db
    .selectFrom('orders')
    .select((row) => row.fn.min('placed_at').as('first'))
    .executeTakeFirstOrThrow()
  const said = `there is no backup in ${folder}`
  return first && Date.now() - Number(first) > OLD_BACKUP_DAYS * DAY_MS
    ? must('database', said, how)
    : note('database', `${said} yet`, how)
}

/** Returns the data's latest moments, to check this machine's clock and the database's. */
export async function knownTimes(db: Database) {
  const { at } = await db
    .selectFrom('settings_history')
    .select((row) => row.fn.max('at').as('at'))
    .executeTakeFirstOrThrow()
  const { placed } = await db
    .selectFrom('orders')
    .select((row) => row.fn.max('placed_at').as('placed'))
    .executeTakeFirstOrThrow()
  if (engineOf(db) === 'sqlite') return [at, placed]
  const { rows } = await sql<{ now: Date }>`select now()`.execute(db)
  return [at, placed, rows[0]?.now.getTime()]
}
