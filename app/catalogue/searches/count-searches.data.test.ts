import { expect, test } from 'vitest'
import { eachDatabase, eachPlace } from '../../../tests/support/databases'
import { closeDatabase, openDatabase } from '../../database/open.server'
import { DAY_MS } from '../../durations'
import { clickWeights, FEWEST_CLICKS, FEWEST_VISITORS, readWeights } from './click-weights.server'
import { noteSearch, startCountingSearches, storeSearches } from './count-searches.server'
import { listSearches, searchTotals } from './search-figures.server'
import { type SeenSearch, storeVisits } from './store-visits.server'

const NOON = Date.parse('2026-03-04T06:00:00Z')
const DAYS = { first: '2026-03-01', last: '2026-03-31' }
const lamp = { visitor: 'ana', address: 'a', text: 'lamp', answer: 'answered' } as const

eachDatabase('counted searches', (open) => {
  test('a visitor counts once a day, whatever is loaded again, and by what became of it', async () => {
    const db = await open()
    for (const text of ['lamp', ' LAMP ']) noteSearch({ ...lamp, text }, NOON)
    noteSearch({ ...lamp, visitor: 'mina' }, NOON)
    await storeSearches(db, NOON)
    for (let again = 0; again < 2; again++) {
      noteSearch({ ...lamp, clicked: 7 }, NOON)
      noteSearch({ ...lamp, clicked: 8, carted: true }, NOON)
      await storeSearches(db, NOON)
    }
    noteSearch({ ...lamp, text: 'hedphones', answer: 'otherwise' }, NOON)
    noteSearch({ ...lamp, text: 'zither', answer: 'unanswered' }, NOON)
    noteSearch({ ...lamp, text: 'ana@b.example' }, NOON)
    await storeSearches(db, NOON)
    expect((await listSearches(db, DAYS, { by: 'visitors', most: 9 })).rows).toEqual([
      {
        ...{ text: 'lamp', visitors: 2, answered: 2, otherwise: 0, unanswered: 0 },
        ...{ left: 1, carted: 1 },
      },
      expect.objectContaining({ text: 'hedphones', otherwise: 1, left: 1 }),
      expect.objectContaining({ text: 'zither', unanswered: 1, left: 0 }),
    ])
    const costly = await listSearches(db, DAYS, { by: 'lost', most: 2 })
    expect(costly.rows.map(({ text }) => text)).toEqual(['lamp', 'hedphones'])
    expect(await searchTotals(db, DAYS)).toMatchObject({ visitors: 4, left: 2, carted: 1 })
    const clicks = await db.selectFrom('search_clicks').select(['product_id', 'clicks']).execute()
    expect(clicks).toEqual([
      { product_id: 7, clicks: 1 },
      { product_id: 8, clicks: 1 },
    ])
  })

  test('a past day keeps only numbers, and a visitor counts again on the next day', async () => {
    const db = await open()
    noteSearch(lamp, NOON)
    await storeSearches(db, NOON)
    const stored = async () => ({
      visits: (await db.selectFrom('search_visits').selectAll().execute()).length,
      salts: (await db.selectFrom('search_salts').selectAll().execute()).map(({ day }) => day),
    })
    expect(await stored()).toEqual({ visits: 1, salts: ['2026-03-04'] })
    noteSearch(lamp, NOON) // It is stored too late: the salt of its day is gone.
    noteSearch(lamp, NOON + DAY_MS)
    await storeSearches(db, NOON + DAY_MS)
    expect(await stored()).toEqual({ visits: 1, salts: ['2026-03-05'] })
    expect(await searchTotals(db, DAYS)).toMatchObject({ visitors: 2 })
    await storeSearches(db, NOON + 200 * DAY_MS)
    expect(await searchTotals(db, DAYS)).toMatchObject({ visitors: 0 })
  })

  test('a flood of different searches is bounded, and leaves the known ones countable', async () => {
    const db = await open()
    const seen = (text: string, visitor = 'ana'): SeenSearch => ({
      ...{ visitor, address: 'a', text, answer: 'unanswered', products: new Set() },
      ...{ isClicked: false, isCarted: false },
    })
    const store = (some: SeenSearch[]) => storeVisits(db, '2026-03-04', some, { mostTexts: 41 })
    for (let batch = 0; batch < 4; batch++)
      await store(Array.from({ length: 20 }, (_, at) => seen(`flood ${batch} ${at}`)))
    await store([seen('flood 0 1', 'mina'), seen('one more', 'mina')])
    const { rows, of } = await listSearches(db, DAYS, { by: 'visitors', most: 1 })
    expect(of).toBe(40)
    expect(rows[0]).toMatchObject({ text: 'flood 0 1', visitors: 2 })
  })

  test('clicks count where enough visitors of enough households were seen, each once a day', async () => {
    const db = await open()
    for (let at = 0; at < FEWEST_VISITORS; at++)
      noteSearch(
        {
          ...{ visitor: `v${at}`, address: `a${at}`, text: 'lamp', answer: 'answered' },
          ...(at < FEWEST_CLICKS && { clicked: 7 }),
        },
        NOON,
      )
    // One household with many browsers makes no product climb.
    for (let at = 0; at < FEWEST_VISITORS; at++)
      noteSearch({ ...lamp, visitor: `w${at}`, clicked: 9 }, NOON)
    await storeSearches(db, NOON)
    expect(await clickWeights(db, 'Lamp', NOON)).toEqual(
      new Map([[7, 1 + 0.25 * (FEWEST_CLICKS / (2 * FEWEST_VISITORS))]]),
    )
    expect(await clickWeights(db, 'tent', NOON)).toBeUndefined()
    expect((await readWeights(db, NOON + 100 * DAY_MS)).size).toBe(0)
  })
})

eachPlace('searches counted by several processes', (place) => {
  test('a visitor of two counts once; failed stores are repeated, and the last is at the end', async () => {
    const where = await place()
    const [one, other] = [await openDatabase(where), await openDatabase(where)]
    noteSearch(lamp)
    await storeSearches(one)
    noteSearch(lamp)
    const broken = await openDatabase(where)
    await closeDatabase(broken)
    await expect(storeSearches(broken)).rejects.toThrow()
    noteSearch({ ...lamp, visitor: 'mina' })
    await startCountingSearches(other, 3_600_000).stop()
    expect(await searchTotals(one, { first: '2000-01-01', last: '2100-01-01' })).toMatchObject({
      visitors: 2,
    })
    await Promise.all([closeDatabase(one), closeDatabase(other)])
  })
})
