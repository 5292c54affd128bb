import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { placed } from '../../../tests/support/placed-order'
import { setSettings } from '../../../tests/support/settings/set-settings'
import { HOUR_MS } from '../../durations'
import { ordersTable } from './accounts.server'
import { ORDER_HEAD } from './order-rows.server'

eachDatabase('times of the accountant’s orders', (open) => {
  test('they are as on the shop’s clocks', async () => {
    const db = await open('seeded')
    await setSettings(db, { 'shop.timeZone': 'Asia/Dhaka' })
    const { placedAt } = await placed(db)
    const at = Date.parse(placedAt)
    const [, row] = await Array.fromAsync(ordersTable(db, { from: at, until: at + 1 }))
    const inDhaka = new Date(at + 6 * HOUR_MS).toISOString().slice(0, 19).replace('T', ' ')
    expect(row?.[ORDER_HEAD.indexOf('placed')]).toBe(inDhaka)
  })
})
