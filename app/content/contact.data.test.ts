import { expect, test } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import { listMessages, storeMessage } from './contact.server'

eachDatabase('messages of the contact form', (open) => {
  test('one sent again, because its answer was lost, is stored and mailed once', async () => {
    const db = await open('seeded')
    const ana = { name: 'Ana', email: 'ana@example.com', phone: '12345', message: 'Hello' }
    const id = await storeMessage(db, ana, 'en')
    expect(await storeMessage(db, { ...ana, email: 'Ana@Example.com' }, 'en')).toBe(id)
    expect(await storeMessage(db, { ...ana, message: 'Hello again' }, 'en')).not.toBe(id)
    expect(await listMessages(db)).toHaveLength(2)
    expect(await db.selectFrom('jobs').select('id').execute()).toHaveLength(4)
  })
})
