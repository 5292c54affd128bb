import { beforeEach, expect, test } from 'vitest'
import { onSqliteByDay } from '../../../tests/support/databases'
import { askingDesk } from '../../../tests/support/desk/asking'
import { fillDemo } from '../../../tests/support/graded-searches/graded-shops'
import { noteSearch, storeSearches } from '../../catalogue/searches/count-searches.server'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { reportEndpoints } from '../reports/report-endpoints'
import { startEndpoints } from '../start/start-endpoints'
import { ruleEndpoints } from './rule-endpoints'

const eachDatabase = onSqliteByDay('it reads the index in memory')

eachDatabase('searches at the desk', (open) => {
  let db: Database
  let desk: ReturnType<typeof askingDesk>
  beforeEach(async () => {
    db = await open()
    setDatabase(db)
    const endpoints = [...ruleEndpoints, ...reportEndpoints, ...startEndpoints]
    desk = askingDesk(db, endpoints)
  })

  test('the ten that cost most stand on the start, all with figures in list and report', async () => {
    const seen = (text: string, visitors: number, more = {}) => {
      for (let at = 0; at < visitors; at++)
        noteSearch({
          ...{ visitor: `v${at}`, address: `a${at}`, text, answer: 'answered' },
          ...more,
        })
    }
    seen('lamp', 9, { clicked: 1 })
    seen('hedphones', 4, { answer: 'otherwise' })
    for (let at = 0; at < 11; at++) seen(`thing ${at}`, 2, { answer: 'unanswered' })
    await storeSearches(db)
    const { searches } = (await desk.ask('GET', '/start')).body
    expect(searches).toHaveLength(10)
    expect(searches[0]).toEqual({ text: 'hedphones', visitors: 4, unanswered: 0, left: 4 })
    expect(searches.some(({ text }: { text: string }) => text === 'lamp')).toBe(false)
    const { rows } = (await desk.ask('GET', '/search/searches?show=visitors')).body
    expect(rows[0]).toMatchObject({ id: 'lamp', visitors: 9, left: 0 })
    const { body } = await desk.ask('GET', '/reports/searches')
    expect(body.table.rows[0]).toEqual(['lamp', 9, 9, 0, 0, 0, 0])
    expect(body.totals[0].figures[0]).toMatchObject({ id: 'visitors', now: 35, before: 0 })
  })

  test('synonyms are added, found and removed; what names no two terms is refused', async () => {
    const add = (...lines: string[]) => desk.ask('POST', '/search/synonyms', { lines })
    expect((await add(' hedfones ,headphones ')).body).toEqual({
      ...{ added: 1, lines: ['hedfones ,headphones'] },
    })
    expect((await add('hedfones ,headphones')).body.added).toBe(0)
    expect((await add('trainers > sneakers, shoes')).body.added).toBe(1)
    for (const wrong of ['alone', '', '> shoes'])
      expect((await add(wrong)).body.errors.lines).toMatch(/two words/)
    const found = async (search: string) =>
      (await desk.ask('GET', `/search/synonyms?search=${search}`)).body.rows
    expect(await found('SNEAK')).toEqual([{ id: 'trainers > sneakers, shoes' }])
    const remove = { lines: ['trainers > sneakers, shoes', 'nothing'] }
    expect((await desk.ask('POST', '/search/synonyms/remove', remove)).body).toEqual({ removed: 1 })
    expect(await found('')).toEqual([{ id: 'hedfones ,headphones' }])
    expect(desk.audited.map(({ action }) => action)).toEqual([
      ...['synonyms.added', 'synonyms.added', 'synonyms.removed'],
    ])
  })

  test('a search is decided about, shown as it is then, and left alone again', async () => {
    await fillDemo(db)
    const put = (more: object) => desk.ask('PUT', '/search/one', { text: ' Phone ', ...more })
    const one = async () => (await desk.ask('GET', '/search/one?text=phone')).body
    const before = await one()
    expect(before).toMatchObject({ text: 'phone', pinned: [], target: '' })
    expect(before.titles[before.found[0]]).toEqual(expect.any(String))
    expect((await put({ pinned: [1], buried: [before.found[0]] })).status).toBe(200)
    const after = await one()
    expect(after).toMatchObject({ pinned: [1], buried: [before.found[0]], total: before.total + 1 })
    expect(after.found.slice(0, 2)).toEqual([1, before.found[1]])
    expect(after.titles['1']).toEqual(expect.any(String))
    const { rows } = (await desk.ask('GET', '/search/searches?show=decided')).body
    expect(rows).toMatchObject([
      { id: 'phone', visitors: 0, decided: { pinned: 1, boosted: 0, buried: 1, target: null } },
    ])
    expect((await put({ target: 'nowhere' })).body.errors.target).toMatch(/^Write a path/)
    expect((await put({ target: 'javascript:alert(1)' })).status).toBe(422)
    expect((await desk.ask('PUT', '/search/one', { text: 'a@b.example' })).status).toBe(422)
    expect((await put({})).status).toBe(200)
    expect((await one()).found).toEqual(before.found)
  })
})
