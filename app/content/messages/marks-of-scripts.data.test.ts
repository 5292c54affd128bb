import { expect, test } from 'vitest'
import { up } from '../../../migrations/054-marks-of-scripts'
import { eachDatabase } from '../../../tests/support/databases'
import { placed } from '../../../tests/support/placed-order'
import { unifiedSpelling } from '../../text-core/spelling'
import { messageWords } from './find-messages.server'

eachDatabase('a shop from before every script kept its marks', (open) => {
  test('titles and messages are searched by whole words, and orders are read again', async () => {
    const db = await open('seeded')
    const stale = { title: 'লাল শা\u09dcি', title_key: 'লাল শা\u09dcি' }
    await db.updateTable('products').set(stale).where('id', '=', 1).execute()
    const message = {
      ...{ name: 'রহিমা', email: 'r@example.com', phone: '+৮৮০ ১৭১২', message: 'শা\u09dcি, café' },
      ...{ words: 'রহম\nশড', language: 'en' as const },
    }
    await db
      .insertInto('contact_messages')
      .values({ id: 'one', created_at: 1, email_key: 'r@example.com', ...message })
      .execute()
    await placed(db, { payment: 'bank' })
    await placed(db, { payment: 'bank' })
    const searched = db.selectFrom('order_search').select('order_id').orderBy('order_id')
    const [one, two] = await searched.execute()
    await db
      .updateTable('order_search')
      .set({ text: 'ex-1\nরহম' })
      .where('order_id', '=', one?.order_id as number)
      .execute()
    const others = db.selectFrom('products').select(['id', 'title_key']).where('id', '>', 1)
    const before = await others.execute()
    await up(db as never)
    const title = await db
      .selectFrom('products')
      .select('title_key')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(title.title_key).toBe(unifiedSpelling(stale.title_key))
    expect(title.title_key).not.toBe(stale.title_key)
    expect(await others.execute()).toEqual(before)
    const { words } = await db
      .selectFrom('contact_messages')
      .select('words')
      .executeTakeFirstOrThrow()
    expect(words).toBe(messageWords(message as never))
    expect(words).toContain('রহিমা')
    expect(words).toContain('880 1712')
    expect(await searched.execute()).toEqual([two])
  })
})
