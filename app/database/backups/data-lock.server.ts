import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { type Connection, type Database, engineOf } from '../tables.server'
import { UnusableDatabase } from '../unusable-database'

const HEARTBEAT_MS = 2000
const ENDED_AFTER_MS = 15_000

interface Place {
  db: Database
  dataDir: string
}

interface Lock {
  release(): Promise<void>
}

/** Takes a shared lock. Throws `UnusableDatabase` while a restore or a move replaces the data. */
export async function shareData({ db, dataDir }: Place): Promise<Lock> {
  return engineOf(db) === 'sqlite' ? shareFile(dataDir) : shareServer(db)
}

/** Runs `body` under an exclusive lock. Throws `DataInUse` when another process uses the data. */
export async function withDataAlone<T>({ db, dataDir }: Place, body: () => Promise<T>): Promise<T> {
  if (engineOf(db) === 'postgres') {
    await refuseRunning(db)
    return body()
  }
  const file = new DatabaseSync(lockPath(dataDir), { timeout: 0 })
  try {
    file.exec('BEGIN EXCLUSIVE')
  } catch {
    file.close()
    throw new DataInUse('another process has it open')
  }
  try {
    return await body()
  } finally {
    file.close()
  }
}

export class DataInUse extends Error {}

/** Keeps processes off PostgreSQL's data until the transaction ends. Throws `DataInUse`. */
export async function keepOthersOut(connection: Connection) {
  if (engineOf(connection) !== 'postgres') return
  await sql`lock table processes in access exclusive mode`.execute(connection)
  await refuseRunning(connection)
}

const lockPath = (dataDir: string) => join(dataDir, 'shop.lock')

/** A read lock ends with its process. */
function shareFile(dataDir: string): Lock {
  const file = new DatabaseSync(lockPath(dataDir), { timeout: 2000 })
  try {
    file.exec('BEGIN; SELECT count(*) FROM sqlite_schema')
  } catch (error) {
    file.close()
    throw new UnusableDatabase(
      `The data in ${dataDir} is being restored or moved by another process. Try again when that has ended.`,
      { cause: error },
    )
  }
  return { release: async () => file.close() }
}

/** Writes heartbeats, which need no session; a killed process counts as open for 15 s. */
async function shareServer(db: Database): Promise<Lock> {
  const id = crypto.randomUUID()
  const name = `process ${process.pid} on ${hostname()}`
  const beat = () =>
    db
      .insertInto('processes')
      .values({ id, name, seen_at: databaseTime })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: databaseTime }))
      .execute()
  await db.deleteFrom('processes').where('seen_at', '<', longAgo).execute()
  await beat()
  const timer = setInterval(() => beat().catch(() => {}), HEARTBEAT_MS)
  timer.unref()
  return {
    async release() {
      clearInterval(timer)
      await db.deleteFrom('processes').where('id', '=', id).execute()
    },
  }
}

/** The server's time in epoch milliseconds, since the clocks of other machines may differ. */
const databaseTime = sql<number>`cast(extract(epoch from clock_timestamp()) * 1000 as bigint)`
const longAgo = sql<number>`${databaseTime} - ${sql.lit(ENDED_AFTER_MS)}`

/** Returns how many processes have the data open on PostgreSQL; 0 on SQLite, whose lock tells. */
export const openProcesses = async (connection: Connection) =>
  engineOf(connection) === 'postgres' ? (await runningNow(connection)).length : 0

const runningNow = (connection: Connection) =>
  connection.selectFrom('processes').select('name').where('seen_at', '>=', longAgo).execute()

async function refuseRunning(connection: Connection) {
  const running = await runningNow(connection)
  if (running.length > 0) throw new DataInUse(running.map(({ name }) => name).join(', '))
}

declare module '../tables.server' {
  interface Tables {
    processes: ProcessesTable
  }
}

interface ProcessesTable {
  id: string
  name: string
  seen_at: number
}
