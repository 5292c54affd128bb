import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { keptPhoto } from '../../../tests/support/buyers/photos'
import { REVIEW, reviewing } from '../../../tests/support/buyers/reviewing'
import { eachDatabase } from '../../../tests/support/databases'
import { ownDataFolder } from '../../../tests/support/files/own-data-folder'
import { BILLING } from '../../../tests/support/shopper'
import type { Database } from '../../database/tables.server'
import { masterPath, reviewMaster } from '../../media/masters.server'
import { REMOVE_PHOTOS, removalHandler } from '../../reviews/photos/keep-photos.server'
import { storeReview } from '../../reviews/photos/store-review.server'
import { eraseAddress, exportPerson } from './privacy.server'

eachDatabase('photos of a person’s reviews', (open) => {
  const folder = ownDataFolder()
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
  })

  test('the file of a person’s data holds them, and an erasure deletes them', async () => {
    const token = await reviewing(db, 7).bought('delivered')
    const pictures = [await keptPhoto()]
    const written = { values: REVIEW, language: 'en' as const, pictures, dropped: [] }
    expect(await storeReview(db, { token, line: '1' }, written)).toEqual({ ok: true })
    const [{ name } = { name: '' }] = await db.selectFrom('review_photos').select('name').execute()
    const file = join(folder, 'media', masterPath(reviewMaster(name)))
    expect(existsSync(file)).toBe(true)
    const picture = Buffer.from(pictures[0] as Uint8Array).toString('base64')
    expect((await exportPerson(db, BILLING.email))?.reviews).toMatchObject([
      { text: REVIEW.text, photos: [`data:image/webp;base64,${picture}`] },
    ])
    const erased = await eraseAddress(db, BILLING.email, { anyway: true, by: 'test' })
    expect(erased).toMatchObject({ code: 'erased', counts: { reviews: 1 } })
    expect(await db.selectFrom('review_photos').selectAll().execute()).toEqual([])
    const jobs = db.selectFrom('jobs').select('payload').where('kind', '=', REMOVE_PHOTOS)
    for (const { payload } of await jobs.execute()) await removalHandler(db)(JSON.parse(payload))
    expect(existsSync(file)).toBe(false)
  })
})
