import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { sql } from 'kysely'
import { seedDemo } from '../../app/catalogue/seed.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Connection, Database } from '../../app/database/tables.server'
import { inTransaction } from '../../app/database/transactions/transaction.server'
import { placed } from '../../tests/support/placed-order'

const ROUNDS = 10
const SECONDS = 3
const BUYERS = 20

/** Measures two shops in one process, in turn; each order with the deletion of its mails. */
export async function costOfSecureDelete() {
  const [without, withIt] = [await freshShop('off'), await freshShop('on')]
  const rounds: { without: number; with: number }[] = []
  try {
    for (const { db } of [without, withIt]) await ordersASecond(db) // This round warms up.
    for (let round = 0; round < ROUNDS; round++) {
      const turns = round % 2 === 0 ? [without, withIt] : [withIt, without]
      const rates = new Map<unknown, number>()
      for (const turn of turns) rates.set(turn, await ordersASecond(turn.db))
      rounds.push({ without: rates.get(without) ?? 0, with: rates.get(withIt) ?? 0 })
    }
  } finally {
    for (const shop of [without, withIt]) await shop.close()
  }
  const ratios = rounds.map((round) => round.with / round.without)
  return [
    {
      'without, orders/s': median(rounds.map((round) => round.without)),
      'with, orders/s': median(rounds.map((round) => round.with)),
      'with / without': median(ratios),
      'in single rounds': `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}`,
    },
  ]
}

async function freshShop(mode: 'on' | 'off') {
  const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-bench-'))
  const db = await openDatabase({ dataDir })
  await sql`pragma secure_delete = ${sql.raw(mode)}`.execute(db)
  await seedDemo(db)
  await db.updateTable('stock').set({ quantity: 100_000_000 }).execute()
  const close = async () => {
    await closeDatabase(db)
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { db, close }
}

async function ordersASecond(db: Database) {
  let count = 0
  const begun = performance.now()
  await Promise.all(
    Array.from({ length: BUYERS }, async (_, buyer) => {
      while (performance.now() - begun < SECONDS * 1000) {
        await placed(db, {
          productId: 1 + (buyer % 5),
          billing: { email: `${buyer}@example.com` },
        })
        await inTransaction(db, deleteSent, { synced: false })
        count++
      }
    }),
  )
  return count / ((performance.now() - begun) / 1000)
}

/** Deletes as many mails as an order by bank has, like a worker once they are sent. */
const deleteSent = (connection: Connection) =>
  connection
    .deleteFrom('jobs')
    .where('id', 'in', connection.selectFrom('jobs').select('id').limit(2))
    .execute()

const median = (rates: number[]) => rates.toSorted((a, b) => a - b)[rates.length >> 1] ?? 0
