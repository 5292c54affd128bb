import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { askingDesk } from '../../../tests/support/desk/asking'
import type { Database } from '../../database/tables.server'
import { subscriberEndpoints } from './subscriber-endpoints'

eachDatabase('newsletter subscribers at the desk', (open) => {
  let db: Database
  let desk: ReturnType<typeof askingDesk>
  beforeEach(async () => {
    db = await open()
    desk = askingDesk(db, subscriberEndpoints)
    const rows = [
      ['ana@example.com', 'confirmed', 3],
      ['bo_b@example.com', 'pending', 2],
      ['cy@example.com', 'unsubscribed', 1],
    ] as const
    await db
      .insertInto('subscribers')
      .values(
        rows.map(([email, state, at]) => ({
          ...{ email, state, token: `token-${at}`, coupon: 'WELCOME-1', language: 'en' },
          ...{ created_at: at, changed_at: at },
        })),
      )
      .execute()
  })
  const list = async (query = '') => (await desk.ask('GET', `/subscribers${query}`)).body.rows
  const found = async (query: string) => (await list(query)).map(({ id }: { id: string }) => id)
  const end = (email: string, as: 'staff' | 'reader' = 'staff') =>
    desk.ask('POST', '/subscribers/unsubscribe', { email }, as)

  test('they are listed, the newest first, and found by address and state, without their token', async () => {
    expect(await list()).toEqual([
      { id: 'ana@example.com', state: 'confirmed', createdAt: 3 },
      { id: 'bo_b@example.com', state: 'pending', createdAt: 2 },
      { id: 'cy@example.com', state: 'unsubscribed', createdAt: 1 },
    ])
    expect(await found('?search=O_')).toEqual(['bo_b@example.com'])
    expect(await found('?search=a_a')).toEqual([])
    expect(await found('?state=pending')).toEqual(['bo_b@example.com'])
    expect((await desk.ask('GET', '/subscribers', undefined, 'viewer')).status).toBe(403)
  })

  test('one is unsubscribed by those who work here, and the log names nobody', async () => {
    expect((await end('ana@example.com', 'reader')).status).toBe(403)
    expect((await end('Ana@example.com ')).status).toBe(200)
    expect(await found('?state=unsubscribed')).toContain('ana@example.com')
    expect(desk.audited).toMatchObject([
      { action: 'subscriber.unsubscribed', subject: 'newsletter', before: { state: 'confirmed' } },
    ])
    expect(JSON.stringify(desk.audited)).not.toContain('ana')
    for (const gone of ['ana@example.com', 'nobody@example.com'])
      expect((await end(gone)).status).toBe(404)
  })

  test('the confirmed ones are exported as a table', async () => {
    const answer = await desk.send('GET', '/subscribers/export.csv')
    expect(answer.headers.get('Content-Disposition')).toContain('subscribers.csv')
    expect(await answer.text()).toBe(
      'email,language,since\r\nana@example.com,en,1970-01-01T00:00:00.003Z\r\n',
    )
  })
})
