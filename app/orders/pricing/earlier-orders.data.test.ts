import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { ownFolder } from '../../../tests/support/files/own-folder'
import { closeDatabase, openDatabase } from '../../database/open.server'
import { findOrder } from '../reading/find-order.server'

const folder = ownFolder()

test('orders of an earlier version keep their totals, in dollars, taxed at 15% on top', async () => {
  const file = join(folder, 'shop.sqlite')
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, gunzipSync(readFileSync('tests/fixtures/shop-d0bf198.sqlite.gz')))
  const old = new DatabaseSync(file)
  const before = old
    .prepare('select token, subtotal, discount, vat, shipping, total from orders')
    .all() as Record<string, number>[]
  old.close()
  expect(before).toHaveLength(2)
  const db = await openDatabase({ dataDir: folder })
  for (const { token, ...figures } of before) {
    const { subtotal = 0, discount = 0, vat } = figures
    expect((await findOrder(db, String(token)))?.order).toMatchObject({
      ...figures,
      fee: 0,
      currency: 'USD',
      includesTax: false,
      taxes: [{ percent: 15, base: subtotal - discount, tax: vat }],
      items: [{ taxPercent: 15 }],
    })
  }
  await closeDatabase(db)
})
