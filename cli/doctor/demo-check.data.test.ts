import { beforeEach, expect, test } from 'vitest'
import { config } from '../../app/config.server'
import type { Database } from '../../app/database/tables.server'
import { leaveDemo } from '../../app/own-shop.server'
import { loadSettings } from '../../app/settings/settings.server'
import { eachDatabase } from '../../tests/support/databases'
import { setSettings } from '../../tests/support/settings/set-settings'
import { checkDemoLeft } from './demo-check'

const PUBLIC = { ...config, ORIGIN: 'https://shop.example', HOST: '0.0.0.0' }

eachDatabase('leftovers of the demo', (open) => {
  let db: Database
  beforeEach(async () => {
    db = await open('seeded')
    await loadSettings(db)
  })
  const left = async () =>
    (await checkDemoLeft(db, PUBLIC)).map(({ state, said }) => `${state} ${said}`)
  const bring = (id: number) =>
    db.updateTable('products').set({ source: 'file' }).where('id', '=', id).execute()

  test('a demo that is only looked at has none', async () => {
    expect(await left()).toEqual([])
  })

  test('a shop that sells products of its own beside the demo’s hears of each promise', async () => {
    await bring(1)
    await setSettings(db, {
      'shop.name': 'Töpferei',
      'words.en': { 'shell.skip': 'To Exclusive', 'cart.empty': 'Nothing yet' },
    })
    const found = await left()
    for (const said of [
      /^todo \d+ products of the demo are still sold$/,
      /^todo products show a crossed-out price and a discount that they never had$/,
      /^todo the coupon APP3 of the demo gives money away$/,
      /^todo the country is that of the demo, and so are tax and days$/,
      /^todo 1 texts of your own still say "Exclusive": words.en.shell.skip$/,
    ])
      expect(found).toContainEqual(expect.stringMatching(said))
    expect(found).toHaveLength(5)
  })

  test('who leaves the demo keeps only what is theirs to change', async () => {
    await bring(1)
    await db.updateTable('coupons').set({ used: 1 }).execute() // It is ended, not deleted.
    await leaveDemo(db)
    expect(await left()).toEqual([expect.stringMatching(/products of the demo are still sold/)])
  })
})
