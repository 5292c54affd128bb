import { beforeAll, expect, test } from 'vitest'
import { writeReview } from '../app/reviews/write-review.server'
import { changedProduct, changeLog } from '../tests/support/catalogue/change-log'
import { eachPlace } from '../tests/support/databases'
import { order, seededShop, shop } from '../tests/support/merchant-commands'

eachPlace('reviews by command', (place) => {
  const seeded = seededShop(place)
  let numbers: string[]
  async function write(text: string) {
    const { db } = seeded
    const number = await order(db)
    await db.updateTable('orders').set({ status: 'shipped' }).where('number', '=', number).execute()
    const placed = db.selectFrom('orders').select('token').where('number', '=', number)
    const { token } = await placed.executeTakeFirstOrThrow()
    const values = { stars: '4', name: 'Ana R.', title: 'Fine', text }
    expect(await writeReview(db, { token, line: '1' }, { values, language: 'fr' })).toEqual({
      ok: true,
    })
    return number
  }
  const listed = async (...args: string[]) =>
    JSON.parse((await shop('reviews', 'list', ...args, '--json')).said)
  beforeAll(async () => {
    numbers = [await write('Two\nlines \u009b31m'), await write('Short')]
  })

  test('reviews are listed by state, for people and as JSON, without moving the cursor', async () => {
    expect(await listed()).toMatchObject([
      { text: 'Short' },
      {
        number: 1,
        state: 'held',
        stars: 4,
        name: 'Ana R.',
        title: 'Fine',
        language: 'fr',
        reason: null,
        order: numbers[0],
        productId: 1,
        photos: 0,
        writtenAt: expect.stringMatching(/Z$/),
      },
    ])
    expect(await listed('--state', 'held', '--limit', '1')).toHaveLength(1)
    expect(await listed('--state', 'published')).toEqual([])
    const { said } = await shop('reviews', 'list')
    expect(said).toMatch(/^2 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}held {2}4 of 5 {2}Ana R\. on 1 /m)
    expect(said).toContain('  Two\n  lines')
    expect(said).not.toContain('\u009b')
    expect((await shop('reviews', 'list', '--state', 'hidden')).said).toBe('No review.')
    expect(await shop('reviews', 'list', '--state', 'gone')).toMatchObject({ code: 2 })
  })

  test('each of several reviews has its line, and an unknown one stops no other', async () => {
    const versions = () => seeded.db.selectFrom('catalogue_changes').selectAll().execute()
    const before = await versions()
    expect(await shop('reviews', 'publish', '1', '77', '2')).toEqual({
      code: 1,
      said: '1 is now published.\n2 is now published.',
      warned: 'There is no review 77.',
    })
    expect((await versions()).slice(before.length).map(({ products }) => products)).toEqual([
      '1',
      '1',
    ])
    expect((await changeLog(seeded.db)).slice(-2)).toEqual([changedProduct(1), changedProduct(1)])
    expect((await shop('reviews', 'publish', '2')).said).toBe('2 was published.')
    expect(JSON.parse((await shop('reviews', 'publish', '2', '--json')).said)).toEqual({
      published: [],
      unchanged: [2],
      unknown: [],
    })
  })

  test('a review is hidden with a reason', async () => {
    expect((await shop('reviews', 'hide', '2', '--reason', 'names a person')).said).toBe(
      '2 is now hidden.',
    )
    expect(await listed('--state', 'hidden')).toMatchObject([
      { number: 2, reason: 'names a person' },
    ])
    expect((await shop('reviews', 'list')).said).toContain('hidden because: names a person')
    expect((await shop('reviews', 'publish', '2')).code).toBe(0)
    expect(await listed('--state', 'published')).toMatchObject([{ reason: null }, {}])
  })

  test('wrong use is explained', async () => {
    for (const args of [
      ['publish'],
      ['publish', 'x'],
      ['publish', '0'],
      ['hide', '1', '--because'],
    ])
      expect(await shop('reviews', ...args)).toMatchObject({ code: 2 })
    expect((await shop('reviews')).warned).toContain('reviews publish <number>...')
  })
})
