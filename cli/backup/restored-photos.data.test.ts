import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, setConfig } from '../../app/config.server'
import { masterPath, reviewMaster } from '../../app/media/masters.server'
import { REMOVE_PHOTOS, removalHandler } from '../../app/reviews/photos/keep-photos.server'
import { storeReview } from '../../app/reviews/photos/store-review.server'
import { keptPhoto } from '../../tests/support/buyers/photos'
import { eachPlace } from '../../tests/support/databases'
import { order, seededShop, shop } from '../../tests/support/merchant-commands'

eachPlace('photos of reviews in backups', (place) => {
  const seeded = seededShop(place)
  const names = async () =>
    (await seeded.db.selectFrom('review_photos').select('name').execute()).map(({ name }) => name)
  const isKept = (name: string) =>
    existsSync(join(seeded.here.dataDir, 'media', masterPath(reviewMaster(name))))
  async function work() {
    const jobs = seeded.db.selectFrom('jobs').select('payload').where('kind', '=', REMOVE_PHOTOS)
    for (const { payload } of await jobs.execute())
      await removalHandler(seeded.db)(JSON.parse(payload))
  }

  test('a restore brings photos back, and deletes those of somebody who was erased since', async () => {
    setConfig(readConfig(process.env))
    const { db, here } = seeded
    const number = await order(db)
    await db.updateTable('orders').set({ status: 'delivered' }).execute()
    const [{ token } = { token: '' }] = await db
      .selectFrom('orders')
      .select('token')
      .where('number', '=', number)
      .execute()
    const values = { stars: '4', name: 'Ana R.', title: 'Fine', text: 'Seen in daylight' }
    const pictures = [await keptPhoto()]
    const written = { values, language: 'en' as const, pictures, dropped: [] }
    expect(await storeReview(db, { token, line: '1' }, written)).toEqual({ ok: true })
    const [name = ''] = await names()
    const archive = join(here.dataDir, 'saved.tar')
    expect((await shop('backup', archive)).said).toContain('1 pictures')

    await db.deleteFrom('review_photos').execute()
    await work()
    expect(isKept(name)).toBe(false)
    expect(await shop('restore', archive, '--yes')).toMatchObject({ code: 0 })
    expect([await names(), isKept(name)]).toEqual([[name], true])
    await work()
    expect(isKept(name)).toBe(true)

    expect(await shop('privacy', 'erase', 'ana@example.com', '--yes')).toMatchObject({ code: 0 })
    await work()
    expect([await names(), isKept(name)]).toEqual([[], false])
    expect(await shop('restore', archive, '--yes')).toMatchObject({ code: 0 })
    await work()
    expect([await names(), isKept(name)]).toEqual([[], false])
  })
})
