import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { eachPlace } from '../../../tests/support/databases'
import { seededShop } from '../../../tests/support/merchant-commands'
import { type Database, engineOf } from '../../database/tables.server'
import { findPlaces } from './find-places.server'
import { importPlaces } from './import-places.server'

/** Lets nobody delete the places of an edition; returns what ends that. */
async function keepEdition(db: Database, edition: number) {
  const isPostgres = engineOf(db) === 'postgres'
  if (isPostgres)
    await sql`create function keep_places() returns trigger language plpgsql as
      $$ begin raise 'kept'; end $$`.execute(db)
  const raise = isPostgres
    ? 'execute function keep_places()'
    : "begin select raise(abort, 'kept'); end"
  const when = `before delete on places for each row when (old.edition = ${edition})`
  await sql.raw(`create trigger keep_places ${when} ${raise}`).execute(db)
  return () => sql.raw(`drop trigger keep_places${isPostgres ? ' on places' : ''}`).execute(db)
}

eachPlace('an import of places', (place) => {
  const seeded = seededShop(place)
  const imported = (line: string) => {
    const path = join(seeded.here.dataDir, 'places.csv')
    writeFileSync(path, `country,post_code,city\n${line}`)
    return importPlaces(seeded.db, path)
  }
  const editions = () => seeded.db.selectFrom('places').select('edition').distinct().execute()

  test('places that are shown stay where the former ones cannot be removed', async () => {
    await imported('AT,1010,Wien')
    const [former] = await editions()
    const end = await keepEdition(seeded.db, Number(former?.edition))
    await expect(imported('AT,4020,Linz')).rejects.toThrow('kept')
    expect(await findPlaces(seeded.db, { country: 'AT', text: '4' })).toEqual([
      { postCode: '4020', city: 'Linz' },
    ])
    await end()
    await imported('AT,4020,Linz')
    expect(await editions()).toHaveLength(1)
  })
})
