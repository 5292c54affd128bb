import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { importPottery, POTTERY } from '../../tests/support/settings/second-shop'
import { setSettings } from '../../tests/support/settings/set-settings'
import { setDatabase } from '../database/current.server'
import type { Database } from '../database/tables.server'
import { offersIn } from './offers.server'

eachDatabase('what a page without products offers instead', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    setDatabase(db)
    await setSettings(db, POTTERY)
    await importPottery(db)
  })

  test('an own shop calls best sellers only what was sold, and before that offers what is new', async () => {
    const fresh = await offersIn('de')
    expect(fresh.texts.best).toBe('Neue Produkte')
    expect(fresh.best.length).toBe(5)
    await db.updateTable('products').set({ sold: 3 }).where('id', '=', 103).execute()
    const sold = await offersIn('de')
    expect(sold.texts.best).toBe('Bestseller')
    expect(sold.best.map(({ id }) => id)).toEqual([103])
  })
})
