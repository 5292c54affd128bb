import { endThreads } from '../../app/catalogue/index/index-thread.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { fillDemo, shownBy } from '../../tests/support/graded-searches/graded-shops'
import { hostileSearches } from '../../tests/support/graded-searches/hostile-searches'
import { inPlace } from '../in-place'
import { printTable } from '../table'

/** Asks the demo's listing for searches nobody means well by: `node bench/bundle.mjs search/hostile`. */
export async function main([size = '10000']: string[]) {
  const times: number[] = []
  await inPlace('sqlite', async (where) => {
    const db = await openDatabase(where)
    await fillDemo(db)
    for (const q of hostileSearches(Number(size))) {
      const from = process.cpuUsage()
      await shownBy(db, { q, language: 'en', group: '', grades: new Map() })
      const { user, system } = process.cpuUsage(from)
      times.push((user + system) / 1000)
    }
    await closeDatabase(db)
  })
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] as number
  printTable('Hostile searches, processor time of a page, ms', [
    { searches: times.length, p50: at(0.5), p99: at(0.99), most: at(1) },
  ])
  await endThreads()
  return 0
}
