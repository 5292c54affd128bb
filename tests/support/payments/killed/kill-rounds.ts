import { closeDatabase, openDatabase } from '../../../../app/database/open.server'
import type { BuiltShop } from '../../built-shop'
import type { Place } from '../../databases'
import { freePort } from '../../free-port'
import { wrongIn } from './check-purchases'
import { type Kill, preparePaying, startKillable } from './killable-shops'
import { addPurchases, anHour, buyAll, openCrowd } from './purchases'
import { type Pair, startTwoBanks } from './two-banks'

interface Rounds {
  where: Place
  pair: Pair
  /** One round each: a process starts, comes to the step among purchases, and ends there. */
  kills: readonly Kill[]
  /** New purchases of a round; those that a kill broke off go on in the next. */
  purchases: number
  /** Processes on the database; the first takes orders, and they end in turn. */
  processes?: number
  /** A file that takes every step at which a process arrives. */
  noted?: string
}

/**
 * Runs rounds of purchases with a kill each, and one without. Returns what is wrong then, how many
 * refunds wait for a person, and the kills to whose steps no process came.
 */
export async function killRounds({ where, pair, kills, purchases, processes = 1, noted }: Rounds) {
  const banks = await startTwoBanks(pair)
  const crowd = openCrowd(banks)
  const stock = await preparePaying(where, banks)
  const db = await openDatabase(where)
  let started: BuiltShop[] = []
  const ports = await Promise.all(Array.from({ length: processes }, freePort))
  try {
    const missed: Kill[] = []
    for (const [round, kill] of [...kills, undefined].entries()) {
      if (kill) addPurchases(crowd, purchases)
      const killed = await aRound(round, kill)
      if (kill && !killed) missed.push(kill)
    }
    const result = await wrongIn(crowd, db, stock)
    return { ...result, missed, purchases: crowd.purchases.length }
  } finally {
    for (const { process } of started) process.kill('SIGKILL')
    await closeDatabase(db)
    await banks.stop()
  }

  /** True where a process came to the step. */
  async function aRound(round: number, kill: Kill | undefined) {
    await anHour(crowd, db)
    const shops = await Promise.all(
      ports.map((port, at) =>
        startKillable(where, banks, { port, noted, ...(at === round % processes && { kill }) }),
      ),
    )
    started = shops
    let alive = shops.length
    for (const { ended } of shops)
      void ended.then(async () => {
        alive--
        if (alive > 0) await anHour(crowd, db)
      })
    await buyAll(crowd, { origins: shops.map(({ origin }) => origin), db, over: () => alive === 0 })
    const reached = alive < shops.length
    for (const { process } of shops) process.kill('SIGKILL')
    await Promise.all(shops.map(({ ended }) => ended))
    return reached
  }
}
