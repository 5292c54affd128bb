import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import type { Database } from '../../database/tables.server'
import { AUDIT_PAGE, listActions, listAudit, recordAudit } from './audit.server'

const mina = { id: '1', name: 'Mina' }
const omar = { id: '2', name: 'Omar' }

eachDatabase('the audit log', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open()
    for (let at = 1; at <= AUDIT_PAGE + 5; at++)
      await recordAudit(db, {
        staff: at % 5 === 0 ? omar : mina,
        action: at % 2 === 0 ? 'order.shipped' : 'orders_x.y',
        subject: `order ${at}`,
        before: { at },
        after: at === 1 ? undefined : { at: at + 1 },
      })
  })

  test('the audit log pages each entry once, while others are written', async () => {
    const first = await listAudit(db)
    expect(first.entries).toHaveLength(AUDIT_PAGE)
    expect(first.entries[0]).toMatchObject({ subject: 'order 55', after: { at: 56 } })
    await recordAudit(db, { staff: mina, action: 'product.priced', subject: 'product 1' })
    const second = await listAudit(db, { before: first.next })
    expect(second.entries.map(({ subject }) => subject)).toEqual(
      [5, 4, 3, 2, 1].map((at) => `order ${at}`),
    )
    expect(second.next).toBeUndefined()
    expect('after' in (second.entries[4] ?? {})).toBe(false)
    expect(second.entries[4]?.before).toEqual({ at: 1 })
  })

  test('the audit log filters by person, action and subject', async () => {
    const subjects = async (filter: object) =>
      (await listAudit(db, filter)).entries.map(({ subject }) => subject)
    expect(await subjects({ staff: '2', action: 'order.shipped' })).toEqual(
      [50, 40, 30, 20, 10].map((at) => `order ${at}`),
    )
    expect(await subjects({ subject: 'order 7' })).toEqual(['order 7'])
    expect(await subjects({ search: 'RODUCT' })).toEqual(['product 1'])
    expect(await subjects({ search: 'order 1', action: 'order.shipped', staff: '2' })).toEqual([
      'order 10',
    ])
    expect(await subjects({ search: '%' })).toEqual([])
    expect(await subjects({ search: '_' })).toEqual([])
    expect(await subjects({ action: 'nothing' })).toEqual([])
  })

  test('the audit log lists its actions without a full scan', async () => {
    expect(await listActions(db)).toEqual(['order.shipped', 'orders_x.y', 'product.priced'])
  })

  test('the audit log truncates long values', async () => {
    const long = { text: 'x'.repeat(100_000) }
    await recordAudit(db, { staff: mina, action: 'long', subject: 'long', after: long })
    const [entry] = (await listAudit(db, { subject: 'long' })).entries
    expect(JSON.stringify(entry?.after).length).toBeLessThan(30_000)
    expect(entry?.after).toHaveProperty('beginning')
  })

  test('a rolled-back change leaves no entry', async () => {
    const undone = db.transaction().execute(async (connection) => {
      await recordAudit(connection, { staff: mina, action: 'undone', subject: 'undone' })
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect((await listAudit(db, { subject: 'undone' })).entries).toEqual([])
  })
})
