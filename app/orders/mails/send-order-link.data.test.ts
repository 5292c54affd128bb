import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { placed, waitingJobs } from '../../../tests/support/placed-order'
import { setDatabase } from '../../database/current.server'
import type { Database } from '../../database/tables.server'
import { registerOrderMails } from '../register-mails.server'
import { sendOrderLink } from './send-order-link.server'

eachDatabase('the link of an order', (open) => {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    registerOrderMails()
  })

  test('the link goes once to the order’s own address, in the language of the request', async () => {
    const order = await placed(db, { billing: { email: 'Ana.Link@example.com' } })
    const other = await placed(db, { billing: { email: 'other@example.com' } })
    const ask = (number: string, email: string) =>
      sendOrderLink(db, { number, email, language: 'fr' })
    await ask(order.number, other.number)
    await ask(order.number, 'other@example.com')
    await ask('EX-000000-00000', 'ana.link@example.com')
    const bare = order.number.toLowerCase().replaceAll('-', ' ')
    for (let times = 0; times < 3; times++) await ask(bare, ' ana.link@EXAMPLE.com ')
    await expect.poll(async () => (await waitingJobs(db, 'order-link')).length).toBe(1)
    const [mail] = await waitingJobs(db, 'order-link')
    expect(mail).toMatchObject({ to: 'Ana.Link@example.com', language: 'fr' })
  })
})
