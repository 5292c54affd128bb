import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endThreads } from '../../app/catalogue/index/index-thread.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { fillDemo, shownBy } from '../../tests/support/graded-searches/graded-shops'
import { hostileSearches } from '../../tests/support/graded-searches/hostile-searches'
import { printTable } from '../table'

/** Asks the demo's listing for searches nobody means well by: `node bench/bundle.mjs search/hostile`. */
export async function main([size = '10000']: string[]) {
  const dataDir = mkdtempSync(join(tmpdir(), 'exclusive-hostile-'))
  const db = await openDatabase({ dataDir })
  const times: number[] = []
  try {
    await fillDemo(db)
    for (const q of hostileSearches(Number(size))) {
      const from = process.cpuUsage()
      await shownBy(db, { q, language: 'en', group: '', grades: new Map() })
      const { user, system } = process.cpuUsage(from)
      times.push((user + system) / 1000)
    }
  } finally {
    await closeDatabase(db)
    rmSync(dataDir, { recursive: true })
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(share * (times.length - 1))] as number
  printTable('Hostile searches, processor time of a page, ms', [
    { searches: times.length, p50: at(0.5), p99: at(0.99), most: at(1) },
  ])
  await endThreads()
  return 0
}
