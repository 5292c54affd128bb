import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findPlaces } from '../app/checkout/places/find-places.server'
import { importPlaces } from '../app/checkout/places/import-places.server'
import { countriesWithPlaces } from '../app/checkout/places/place-countries.server'
import { placesApi } from '../app/checkout/places/places-api'
import { onChange } from '../app/database/changes.server'
import { setDatabase } from '../app/database/current.server'
import { eachPlace } from '../tests/support/databases'
import { seededShop, shop } from '../tests/support/merchant-commands'

const AUSTRIA = [
  'country,post_code,city,county',
  'AT,1010,Wien,Wien',
  'AT,1020,Wien,Wien',
  'AT,3100,St. Pölten,Niederösterreich',
  'at, 4020 ,Linz,Oberösterreich',
  'AT,1020,WIEN,',
]

eachPlace('places by command', (place) => {
  const seeded = seededShop(place)
  const file = (name: string, lines: string[]) => {
    const path = join(seeded.here.dataDir, name)
    writeFileSync(path, lines.join('\n'))
    return path
  }
  const found = async (text: string, country = 'AT') =>
    (await findPlaces(seeded.db, { country, text })).map(
      ({ postCode, city, county }) => `${postCode} ${city}${county ? ` (${county})` : ''}`,
    )
  const asked = async (query: string) => {
    setDatabase(seeded.db) // A command closes the database that it opened.
    return placesApi().request(`/api/places?${query}`)
  }
  const editions = () => seeded.db.selectFrom('places').select('edition').distinct().execute()

  test('a shop without places finds none, and says so', async () => {
    expect((await shop('places', 'list')).said).toBe('No country has places.')
    expect(await countriesWithPlaces(seeded.db)).toEqual([])
    expect(await (await asked('country=AT&q=10')).json()).toEqual({ places: [] })
  })

  test('a file is imported, and its places are found by post code and by city', async () => {
    const { code, said, warned } = await shop('places', 'import', file('at.csv', AUSTRIA))
    expect([code, said, warned]).toEqual([
      ...[0, 'Stored: AT 4; 1 the same as another; 0 refused.', ''],
    ])
    expect((await shop('places', 'list')).said).toMatch(/AT +4 +\d{4}-\d\d-\d\d \d\d:\d\d$/)
    expect(await countriesWithPlaces(seeded.db)).toEqual(['AT'])
    expect(await found('10')).toEqual(['1010 Wien (Wien)', '1020 Wien (Wien)'])
    expect(await found('１０2')).toEqual(['1020 Wien (Wien)'])
    for (const text of ['sankt', 'x', '', '   ', '102 0 0']) expect(await found(text)).toEqual([])
    for (const text of ['ST POL', 'st. pöl', 'St. Pölten'])
      expect(await found(text)).toEqual(['3100 St. Pölten (Niederösterreich)'])
    expect(await found('wi')).toHaveLength(2)
    expect(await found('10', 'DE')).toEqual([])
    const answer = await asked('country=AT&q=lin')
    expect(answer.headers.get('Cache-Control')).toBe('public, max-age=60')
    expect(await answer.json()).toEqual({
      places: [{ postCode: '4020', city: 'Linz', county: 'Oberösterreich' }],
    })
  })

  test('rows that cannot be are named by line and left out', async () => {
    const report = join(seeded.here.dataDir, 'refused.csv')
    const { code, said, warned } = await shop(
      ...(['places', 'import'] as const),
      file('bad.csv', [
        '\ufeffcountry;post_code;city;county;latitude',
        'DE;10115;Berlin;Berlin;52',
        'XX;1;Nowhere;;1',
        ';10115;Berlin;;1',
        'DE;1011;Berlin;;1',
        'DE;;Berlin;;1',
        'DE;10117; ;;1',
        `DE;10117;${'x'.repeat(101)};;1`,
        'DE;10117;Ber\u202elin;;1',
        'DE;10117;%%;;1',
        `DE;10117;Berlin;${'x'.repeat(101)};1`,
        'DE;10117;Berlin',
        'DE;10119;Ber"lin;;1',
        'LV;LV-1050;Rīga;;1',
      ]),
      ...(['--report', report] as const),
    )
    expect([code, said]).toEqual([
      1,
      expect.stringMatching(/^Stored: DE 1, LV 1; 0 .*; 11 refused\.$/),
    ])
    expect(warned).toContain('latitude')
    for (const line of [
      'line 3: country: "XX" is no ISO 3166 code of a country',
      'line 4: country: "" is no',
      'line 5: post_code: "1011" is none of DE',
      'line 6: post_code is missing',
      'line 7: city is missing',
      'line 8: city is too long',
      'line 9: city holds characters',
      'line 10: city holds characters',
      'line 11: county is too long',
      'line 12: row: ',
      'line 13: row: ',
    ])
      expect(warned).toContain(line)
    expect(readFileSync(report, 'utf8')).toContain('5,"post_code: ""1011"" is none of DE"')
  })

  test('an import replaces the places of its countries alone', async () => {
    const lines = ['country,post_code,city', 'AT,9020,Klagenfurt', 'LV,LV-1050,Rīga']
    expect((await shop('places', 'import', file('new.csv', lines))).code).toBe(0)
    expect(await found('1')).toEqual([])
    expect(await found('90')).toEqual(['9020 Klagenfurt'])
    expect(await found('105', 'LV')).toEqual(['1050 Rīga'])
    expect(await found('10115', 'DE')).toHaveLength(1)
    const rows = await seeded.db
      .selectFrom('places')
      .select('city')
      .where('country', '=', 'AT')
      .execute()
    expect(rows).toEqual([{ city: 'Klagenfurt' }])
  })

  test('a refused file changes nothing and leaves no row behind', async () => {
    const before = await editions()
    const refused = async (name: string, lines: string[]) => {
      const { code, warned } = await shop('places', 'import', file(name, lines))
      expect([name, code]).toEqual([name, 1])
      return warned
    }
    expect(await refused('headless.csv', ['AT,1010,Wien', 'AT,1020,Wien'])).toContain(
      'country, post_code, city',
    )
    expect(await refused('broken-off.csv', [...AUSTRIA, 'AT,1'])).toContain('complete?')
    expect(await refused('none.csv', ['country,post_code,city', 'XX,1,A'])).toContain('no place')
    const bytes = Buffer.concat([Buffer.from(AUSTRIA.join('\n')), Buffer.from([0x0a, 0xff, 0x0a])])
    const latin = join(seeded.here.dataDir, 'bytes.csv')
    writeFileSync(latin, bytes)
    expect((await shop('places', 'import', latin)).warned).toContain('is not UTF-8')
    await expect(importPlaces(seeded.db, file('many.csv', AUSTRIA), { most: 4 })).rejects.toThrow(
      'more than 4 rows',
    )
    expect(await editions()).toEqual(before)
    expect(await found('90')).toEqual(['9020 Klagenfurt'])
    expect((await shop('places', 'import', '/no/such.csv')).code).toBe(2)
    expect((await shop('places', 'import')).code).toBe(2)
  })

  test('places that another import overtook are refused whole', async () => {
    const lines = Array.from({ length: 1200 }, (_, at) => `AT,${1000 + at},Ort ${at}`)
    const path = file('slow.csv', ['country,post_code,city', ...lines])
    const leave = onChange(() => {})
    const both = await Promise.allSettled([
      importPlaces(seeded.db, path),
      new Promise((resolve) => setTimeout(resolve, 5)).then(() => importPlaces(seeded.db, path)),
    ])
    leave()
    expect(both.some(({ status }) => status === 'fulfilled')).toBe(true)
    expect(await found('10')).toHaveLength(8)
    const rows = await seeded.db
      .selectFrom('places')
      .select('city')
      .where('country', '=', 'AT')
      .execute()
    expect(rows).toHaveLength(1200)
    // One that began later has ended: its places stay, and none of the earlier one.
    const later = { edition: (Date.now() + 60_000) * 1000 }
    for (const table of ['places', 'place_countries'] as const)
      await seeded.db.updateTable(table).set(later).where('country', '=', 'AT').execute()
    await expect(importPlaces(seeded.db, path)).rejects.toThrow('by another command meanwhile')
    expect(await found('10')).toHaveLength(8)
    const { count } = await seeded.db
      .selectFrom('places')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('country', '=', 'AT')
      .executeTakeFirstOrThrow()
    expect(Number(count)).toBe(1200)
  })

  test('countries are removed, and one without places is named', async () => {
    expect(await shop('places', 'remove', 'at', 'FR')).toEqual({
      ...{ code: 1, said: 'Removed: the places of AT.', warned: 'FR has no places.' },
    })
    expect(await found('90')).toEqual([])
    const { said } = await shop('places', 'list', '--json')
    expect(JSON.parse(said).map(({ country }: { country: string }) => country)).not.toContain('AT')
    const rows = await seeded.db
      .selectFrom('places')
      .select('city')
      .where('country', '=', 'AT')
      .execute()
    expect(rows).toEqual([])
  })
})
