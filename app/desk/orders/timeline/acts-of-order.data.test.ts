import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { identityOf } from '../../../../tests/support/desk/desk-caller'
import { placed } from '../../../../tests/support/placed-order'
import { BILLING } from '../../../../tests/support/shopper'
import { setDatabase } from '../../../database/current.server'
import type { Database } from '../../../database/tables.server'
import { changeStatus } from '../../../orders/changing/change-status.server'
import { en } from '../../../texts/desk/en'
import { deskApi } from '../../api/desk-api'
import { endpoints } from '../../endpoints'
import { recordAudit } from '../../staff/audit.server'
import { viewOrder } from '../order/view-order.server'
import { timelineOf } from './timeline'

eachDatabase('who did what with an order', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
  })

  async function send(name: string, method: string, path: string, body: object) {
    const identity = identityOf('staff', {
      staff: { id: name, name, email: `${name}@shop.example`, role: 'staff' },
    })
    const identify = async () => identity
    const api = deskApi({ identify, record: recordAudit, database: db, served: endpoints })
    const response = await api.request(`http://localhost:3000/api/desk${path}`, {
      method,
      headers: {
        ...{ Origin: 'http://localhost:3000', Host: 'localhost:3000', 'X-Desk': '1' },
        'Content-Type': 'application/json',
      },
      body: JSON.stringify(body),
    })
    expect([path, response.status]).toEqual([path, 200])
  }
  const told = async (number: string, role: 'staff' | 'viewer') => {
    const view = await viewOrder(db, number, role)
    if (!view) throw new Error('no order')
    const texts = en.orders
    return timelineOf(view, { texts, money: String }).map(({ text, by, more = '' }) => ({
      said: `${text} · ${by}`,
      more,
    }))
  }

  test('each entry names the person, and a change of address says what changed', async () => {
    const { number, token } = await placed(db, { quantity: 2 })
    const step = (name: string, taken: string) =>
      send(name, 'POST', `/orders/${number}/steps`, { step: taken })
    const billing = { ...BILLING, street: '2 New Road', phone: '+8801712345678' }
    await send('Anna', 'PUT', `/orders/${number}/address`, { billing })
    await step('Berta', 'pay')
    await step('Anna', 'pack')
    await step('Berta', 'unpack')
    const lines = [{ line: 0, quantity: 1, restock: false }]
    const refund = { lines, reason: 'Scratched', key: 'refund-by-anna' }
    await send('Anna', 'POST', `/orders/${number}/refunds`, refund)
    await changeStatus(db, { token }, 'shipped')
    const entries = await told(number, 'staff')
    expect(entries.map(({ said }) => said)).toEqual(
      expect.arrayContaining([
        'Placed, waits for payment · The customer',
        'Address changed · Anna',
        'Paid · Berta',
        'Packed · Anna',
        'Marked as not packed · Berta',
        expect.stringMatching(/^\d+ refunded: Scratched · Anna$/),
        'Shipped · The command line',
      ]),
    )
    const changed = entries.find(({ said }) => said.startsWith('Address'))?.more.split('\n')
    expect(changed).toEqual([
      `Street and number: ${BILLING.street} → 2 New Road`,
      `Phone: ${BILLING.phone} → +8801712345678`,
    ])
    const hidden = await told(number, 'viewer')
    const fields = hidden.find(({ said }) => said === 'Address changed · Anna')?.more
    expect(fields).toBe('Street and number\nPhone')
    expect(JSON.stringify(hidden)).not.toMatch(/New Road|8801712345678|Scratched/)
  })
})
