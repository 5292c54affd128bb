import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import type { Database } from '../../app/database/tables.server'
import { startBuiltShop } from '../support/built-shop'
import { phonePhoto, reviewForm } from '../support/buyers/photos'
import { eachSeededPlace, type Place, settingsOf } from '../support/databases'
import { runCommand } from '../support/run-command'
import { orderOf } from '../support/shopper'
import { shopOfSuite } from './shop-of-suite'

const MB = 1024 * 1024

eachSeededPlace('photos of reviews, sent by strangers', (place) => {
  let here: Place
  let db: Database
  let photo: Buffer
  afterAll(() => closeDatabase(db))
  const { shop, client } = shopOfSuite(async () => {
    photo = await phonePhoto()
    here = await place()
    db = await openDatabase(here)
    return startBuiltShop({ ...settingsOf(here), LOG_LEVEL: 'fatal' })
  })
  async function shipped() {
    const { body } = await client.order(orderOf())
    const { code } = await runCommand(settingsOf(here), 'orders', 'ship', body.number)
    expect(code).toBe(0)
    return `/orders/${body.token}/review/1`
  }
  type Form = Parameters<typeof reviewForm>
  async function send(path: string, photos: Form[0], fields?: Form[1], headers = {}) {
    const { type, bytes } = await reviewForm(photos, fields)
    const response = await fetch(shop.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': type, Origin: shop.origin, ...headers },
      body: new Uint8Array(bytes),
    })
    return { status: response.status, page: await response.text() }
  }
  const kept = async () => (await db.selectFrom('review_photos').select('name').execute()).length
  const nothingLeft = () =>
    expect.poll(() => readdirSync(join(here.dataDir, 'uploads'))).toEqual([])

  test('what is larger than three photos is refused in plain words, and leaves no file', async () => {
    const path = await shipped()
    const large = Buffer.alloc(14 * MB, photo)
    const three = ['a', 'b', 'c'].map((name): [string, Buffer] => [`${name}.jpg`, large])
    // Each alone is too large, which is said at the field, and the words stay.
    const two = await send(path, three.slice(0, 2), { text: 'Kept all the same' })
    expect(two).toMatchObject({ status: 422, page: expect.stringContaining('Kept all the same') })
    expect(two.page).toContain('a.jpg is too large: 10 MB at most.')
    const { type, bytes } = await reviewForm(three)
    const response = await fetch(`${shop.origin}/fr${path}`, {
      method: 'POST',
      headers: { 'Content-Type': type, Origin: shop.origin },
      body: new Blob([new Uint8Array(bytes)]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect([response.status, await response.text()]).toEqual([
      413,
      expect.stringContaining('40 Mo au plus'),
    ])
    await nothingLeft()
    expect(await kept()).toBe(0)
  })

  test('photos of an unknown order, of another site’s form and of a closed order are not kept', async () => {
    const path = await shipped()
    const { body } = await client.order(orderOf())
    for (const [to, headers, statuses] of [
      ['/orders/AAAAAAAAAAAAAAAAAAAAAA/review/1', {}, [404]],
      [path.replace(/1$/, '2'), {}, [404]],
      [path, { Origin: 'https://evil.example' }, [400]],
      [`/orders/${body.token}/review/1`, {}, [409]],
    ] as const)
      expect(statuses, to).toContain((await send(to, [['a.jpg', photo]], {}, headers)).status)
    await nothingLeft()
    expect(await kept()).toBe(0)
    expect((await send(path, [['a.jpg', photo]])).status).toBe(200)
    expect(await kept()).toBe(1)
  })

  test('many at once for one line are one review of three photos at most', async () => {
    await db.deleteFrom('review_photos').execute()
    const path = await shipped()
    const colours = ['#111', '#222', '#333', '#444', '#555', '#666', '#777', '#888']
    const sent = colours.map(async (colour) =>
      send(path, [[`${colour.slice(1)}.jpg`, await phonePhoto(colour)]]),
    )
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(3)
    expect(statuses.filter((status) => ![200, 422, 503].includes(status))).toEqual([])
    expect(await kept()).toBe(3)
    await nothingLeft()
  })

  test('an order sends twenty forms with photos an hour; then the words stay, and go alone', async () => {
    const path = await shipped()
    const statuses: number[] = []
    for (let sent = 0; sent < 21; sent++)
      statuses.push((await send(path, [['a.gif', Buffer.from('GIF89a')]])).status)
    expect(statuses).toEqual([...Array(20).fill(422), 429])
    const late = await send(path, [['a.jpg', photo]], { text: 'Kept all the same' })
    expect(late).toMatchObject({ status: 429, page: expect.stringContaining('Kept all the same') })
    const form = new URLSearchParams({ stars: '4', name: 'Ana', text: 'Words alone' }).toString()
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' }
    expect((await client.send('POST', path, form, type)).status).toBe(200)
  })
})
