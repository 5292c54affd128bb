import { expect, test } from 'vitest'
import { eachDatabase, eachPlace } from '../../../tests/support/databases'
import { closeDatabase } from '../../database/close.server'
import { openDatabase } from '../../database/open.server'
import { DAY_MS } from '../../durations'
import {
  listMissedSearches,
  noteMissedSearch,
  startStoringSearches,
  storeMissedSearches,
} from './missed-searches.server'

eachDatabase('searches without result', (open) => {
  test('missed searches count up with their day, the most frequent first', async () => {
    const db = await open()
    noteMissedSearch('tent', 4)
    noteMissedSearch('ana@b.example', 0)
    await storeMissedSearches(db, Date.parse('2026-03-04T23:59:59Z'))
    for (const similar of [0, 0, 7]) noteMissedSearch('kayak', similar)
    noteMissedSearch('TENT', 2)
    await storeMissedSearches(db, Date.parse('2026-03-05T00:00:01Z'))
    await storeMissedSearches(db)
    expect(await listMissedSearches(db, 10)).toEqual([
      { text: 'kayak', times: 3, similar: 7, last_day: '2026-03-05' },
      { text: 'tent', times: 2, similar: 2, last_day: '2026-03-05' },
    ])
  })

  test('a flood of different searches is bounded and keeps the frequent ones', async () => {
    const db = await open()
    for (const text of ['tent', 'tent', 'kayak']) noteMissedSearch(text, 0)
    await storeMissedSearches(db, Date.now() - DAY_MS)
    for (let batch = 0; batch < 6; batch++) {
      for (let at = 0; at < 600; at++) noteMissedSearch(`flood ${batch} ${at}`, 0)
      await storeMissedSearches(db)
    }
    const kept = await listMissedSearches(db, 10_000)
    expect(kept).toHaveLength(2000)
    expect(kept[0]).toMatchObject({ text: 'tent', times: 2 })
    expect(kept.map(({ text }) => text)).not.toContain('kayak')
    expect(kept.map(({ text }) => text)).not.toContain('flood 5 500')
  })

  test('a search that nobody repeats for half a year is forgotten', async () => {
    const db = await open()
    noteMissedSearch('sledge', 0)
    await storeMissedSearches(db, Date.now() - 200 * DAY_MS)
    noteMissedSearch('kite', 0)
    await storeMissedSearches(db)
    expect((await listMissedSearches(db, 10)).map(({ text }) => text)).toEqual(['kite'])
  })
})

eachPlace('searches of several processes', (place) => {
  test('counts add up; failed stores are repeated, and the last happens at the end', async () => {
    const where = await place()
    const [one, other] = [await openDatabase(where), await openDatabase(where)]
    noteMissedSearch('tent', 1)
    await storeMissedSearches(one)
    noteMissedSearch('tent', 1)
    const broken = await openDatabase(where)
    await closeDatabase(broken)
    await expect(storeMissedSearches(broken)).rejects.toThrow()
    noteMissedSearch('tent', 5)
    await startStoringSearches(other, 3_600_000).stop()
    expect(await listMissedSearches(one, 10)).toMatchObject([
      { text: 'tent', times: 3, similar: 5 },
    ])
    await Promise.all([closeDatabase(one), closeDatabase(other)])
  })
})
