import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readConfig, setConfig } from '../../app/config.server'
import { masterPath, ownMaster } from '../../app/media/masters.server'
import { eachPlace } from '../../tests/support/databases'
import { seededShop } from '../../tests/support/merchant-commands'
import { checkPictures } from './picture-check'

eachPlace('the doctor’s look at pictures', (place) => {
  const seeded = seededShop(place)
  const keep = (digit: string, bytes: Buffer) => {
    const file = join(seeded.here.dataDir, 'media', masterPath(ownMaster(digit.repeat(40))))
    mkdirSync(join(file, '..'), { recursive: true })
    writeFileSync(file, bytes)
    return own(digit)
  }
  const own = (digit: string) => `/media/own/${digit.repeat(40)}`
  const look = (mostMs?: number) => {
    setConfig(readConfig())
    return checkPictures(seeded.db, mostMs)
  }

  test('a shop whose pictures are all there and sound has nothing to do', async () => {
    const [only, ...more] = await look()
    expect(more).toEqual([])
    expect(only).toMatchObject({ area: 'pictures', state: 'ok' })
    expect(only?.said).toMatch(/^all \d{3,} were opened and can be shown$/)
  })

  test('a product without a picture has none to open, here or at another host', async () => {
    const none = { thumbnail: '', images: '[]' }
    await seeded.db.updateTable('products').set(none).where('id', '=', 1).execute()
    expect(await look()).toMatchObject([{ state: 'ok' }])
  })

  test('missing and broken pictures are named with their product, category, page and setting', async () => {
    const { db } = seeded
    const picture = await sharp({
      create: { width: 9, height: 9, channels: 3, background: '#d44' },
    })
      .webp()
      .toBuffer()
    const images = JSON.stringify([
      keep('a', picture),
      keep('b', picture.subarray(0, 20)),
      own('c'),
    ])
    await db.updateTable('products').set({ images }).where('id', '=', 1).execute()
    const first = db.selectFrom('categories').select('slug').orderBy('slug').limit(1)
    const { slug } = await first.executeTakeFirstOrThrow()
    const pictured = { picture: own('d') }
    await db.updateTable('categories').set(pictured).where('slug', '=', slug).execute()
    const value = JSON.stringify({ about: `Text ![us](${own('e')})` })
    await db.insertInto('settings').values({ key: 'pages.en', value }).execute()
    const body = `![the shop](${own('f')}) and ![the owner](${keep('1', picture.subarray(0, 20))})`
    const texts = JSON.stringify({ en: { title: 'Our story', description: '', body } })
    await db
      .insertInto('pages')
      .values({
        ...{ id: 'p', slug: 'our-story', texts, place: 'none', position: 0, published: 0 },
        ...{ version: 1, changed_at: 1, changed_by: 'Mina' },
      })
      .execute()
    const slides = [{ kind: 'slides', slides: [{ picture: own('2'), alt: { en: 'Vase' } }] }]
    const logo = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`
    await db
      .insertInto('settings')
      .values([
        { key: 'home.sections', value: JSON.stringify(slides) },
        { key: 'shop.logo', value: JSON.stringify(logo) },
      ])
      .execute()
    await db
      .updateTable('products')
      .set({ thumbnail: 'https://a.example/1.png' })
      .where('id', '=', 2)
      .execute()
    const [found, later] = await look()
    expect(found).toMatchObject({
      state: 'todo',
      said: expect.stringContaining('8 cannot be shown'),
    })
    for (const part of [
      `product 1: picture ${ownMaster('b'.repeat(40))} is damaged`,
      `product 1: picture ${ownMaster('c'.repeat(40))} is missing`,
      `category ${slug}: picture ${ownMaster('d'.repeat(40))} is missing`,
      `setting pages.en: picture ${ownMaster('e'.repeat(40))} is missing`,
      `page our-story: picture ${ownMaster('f'.repeat(40))} is missing`,
      `page our-story: picture ${ownMaster('1'.repeat(40))} is damaged`,
      `setting home.sections: picture ${ownMaster('2'.repeat(40))} is missing`,
      'setting shop.logo: its picture ',
    ])
      expect(found?.said).toContain(part)
    expect(found?.said).not.toContain('aaaa')
    expect(later).toMatchObject({
      state: 'note',
      said: expect.stringContaining('1 of other hosts'),
    })
  })

  test('a look that is short of time says how many pictures it opened', async () => {
    const [found] = await look(0)
    expect(found?.said).toMatch(
      /^50 of \d{3,} were opened, evenly over all, and (\d+ cannot|can) be shown/,
    )
  })
})
