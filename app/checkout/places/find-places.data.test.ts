import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { findPlaces } from './find-places.server'
import { importPlaces } from './import-places.server'
import { placesApi } from './places-api'

eachDatabase('places that a text begins', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    setDatabase(db)
    await bring(['country,post_code,city', 'AT,1010,Wien', 'AT,1020,Wien'])
  })

  async function bring(lines: string[]) {
    const folder = mkdtempSync(join(tmpdir(), 'places-'))
    const file = join(folder, 'places.csv')
    writeFileSync(file, lines.join('\n'))
    await importPlaces(db, file).finally(() => rmSync(folder, { recursive: true }))
  }
  const found = async (text: string, country = 'AT') =>
    (await findPlaces(db, { country, text })).map(({ postCode, city }) => `${postCode} ${city}`)
  const asked = async (query: string) => placesApi().request(`/api/places?${query}`)

  test('at most eight places are offered, those by post code first for digits', async () => {
    const lines = Array.from({ length: 30 }, (_, at) => `CH,${8001 + at},Zürich`)
    await bring(['country,post_code,city', ...lines])
    expect(await found('80', 'CH')).toEqual(
      Array.from({ length: 8 }, (_, at) => `${8001 + at} Zürich`),
    )
    expect(await found('zur', 'CH')).toHaveLength(8)
  })

  test.each([
    ['signs of patterns', '%'],
    ['a quotation mark', "1' or '1'='1"],
    ['an escape', '\\'],
    ['a NUL', '\0'],
    ['half a letter', '\ud800'],
    ['a long text', '1'.repeat(101)],
    ['a very long text', 'ä'.repeat(100_000)],
  ])('%s finds nothing and breaks nothing', async (_, text) => {
    expect(await found(text)).toEqual([])
  })

  test('hostile queries of the endpoint answer an empty list', async () => {
    for (const query of [
      '',
      'q=10',
      'country=AT',
      'country=XX&q=10',
      'country=at&q=10',
      'country=AT&q=%ff%',
    ])
      expect(await (await asked(query)).json(), query).toEqual({ places: [] })
    expect(await (await asked('country=AT&country=DE&q=1020&q=x')).json()).toMatchObject({
      places: [{ postCode: '1020' }],
    })
  })

  test('digits of every script find a post code, and letters of every script a city', async () => {
    const lines = ['country\tpost_code\tcity', 'BD\t১২০৫\tঢাকা', 'BD\t1207\tDhaka']
    await bring(lines)
    expect(await found('12', 'BD')).toEqual(['১২০৫ ঢাকা', '1207 Dhaka'])
    expect(await found('১২০', 'BD')).toHaveLength(2)
    expect(await found('ঢা', 'BD')).toEqual(['১২০৫ ঢাকা'])
  })
})
