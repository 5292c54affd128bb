import sharp from 'sharp'
import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { askingDesk } from '../../../tests/support/desk/asking'
import { importing } from '../../../tests/support/desk/importing'
import { madeZip } from '../../../tests/support/files/made-zip'
import { ownDataFolder } from '../../../tests/support/files/own-data-folder'
import type { Database } from '../../database/tables.server'
import { importEndpoints } from './import-endpoints'

eachDatabase('pictures that a file names', (open) => {
  const folder = ownDataFolder()
  let db: Database
  let desk: ReturnType<typeof askingDesk>
  beforeEach(async () => {
    db = await open()
    desk = askingDesk(db, importEndpoints)
  })
  const { worked, checked } = importing(() => ({ db, desk }))
  const NAMED =
    'sku,title,category,price,stock,thumbnail,images\r\n' +
    'MUG,Mug,kitchen,10,5,mug.jpg,mug.jpg|photos/Back.PNG\r\n' +
    'CUP,Cup,kitchen,8,5,,cup.jpg|handle.jpg\r\n'
  const BARE = 'JUG,Jug,kitchen,12,5,,\r\n'
  const drawn = (background: string) =>
    sharp({ create: { width: 60, height: 60, channels: 3, background } })
      .png()
      .toBuffer()
  const send = (id: string, name: string, bytes: Uint8Array) =>
    desk.ask('POST', `/imports/${id}/pictures?name=${encodeURIComponent(name)}`, bytes)
  const checkAgain = async (id: string) => {
    expect((await desk.ask('POST', `/imports/${id}/check`, {})).status).toBe(200)
    return worked(id)
  }

  test('each one that was not sent is named before anything is stored', async () => {
    const one = await checked(NAMED + BARE)
    expect(one).toMatchObject({ state: 'checked', sent: [] })
    expect(one.report.pictures).toEqual({
      ...{ kept: 0, there: 0, missingCount: 4 },
      missing: ['mug.jpg', 'photos/Back.PNG', 'cup.jpg', 'handle.jpg'],
    })
    expect(one.report.report).toMatchObject({ added: 1, rejectedCount: 2 })
    const [, cup] = one.report.report.rejected
    expect(cup.reason).toContain('cup.jpg is not among the pictures that were sent')
    expect(cup.reason).toContain('handle.jpg is not')
  })

  test('pictures sent one by one and in an archive stand in the shop', async () => {
    const { id } = await checked(NAMED)
    expect((await send(id, 'Mug.jpg', await drawn('#c33'))).body.sent).toEqual(['Mug.jpg'])
    const archive = madeZip({
      'all/back.png': await drawn('#3c3'),
      'cup.jpg': await drawn('#33c'),
    })
    await send(id, 'pictures.zip', archive)
    const half = await checkAgain(id)
    expect(half).toMatchObject({
      state: 'failed',
      report: { reason: expect.stringMatching('no product in it') },
    })
    expect(half.sent).toEqual(['Mug.jpg', 'pictures.zip'])
    expect(half.report.pictures).toMatchObject({
      kept: 2,
      missing: ['photos/Back.PNG', 'handle.jpg'],
    })
    await send(id, 'Back.png', await drawn('#3c3'))
    await send(id, 'handle.jpg', await drawn('#cc3'))
    const whole = await checkAgain(id)
    expect(whole.report.pictures).toMatchObject({ kept: 4, missing: [], missingCount: 0 })
    expect(whole.report.report).toMatchObject({ added: 2, rejectedCount: 0 })
    await desk.ask('POST', `/imports/${id}/apply`, {})
    const done = await worked(id)
    expect(done).toMatchObject({ state: 'done', report: { pictures: { missing: [] } } })
    const rows = await db.selectFrom('products').select(['thumbnail', 'images']).execute()
    for (const { images } of rows)
      expect(JSON.parse(images)).toEqual([
        expect.stringMatching(/^\/media\/own\/[0-9a-f]{40}$/),
        expect.stringMatching(/^\/media\/own\/[0-9a-f]{40}$/),
      ])
    expect((await send(id, 'late.jpg', await drawn('#fff'))).status).toBe(409)
    expect(desk.audited.map(({ action }) => action)).toContain('import.pictures')
  })

  test('no name leaves the import’s folder, and a bad archive names itself', async () => {
    const { id } = await checked(NAMED)
    for (const name of ['page.html', '', '..', `${'ä'.repeat(150)}.png`])
      expect((await send(id, name, await drawn('#fff'))).status, name).toBe(422)
    expect((await send(id, '../../mug.jpg', await drawn('#fff'))).body.sent).toEqual(['mug.jpg'])
    await send(id, 'bad.zip', new TextEncoder().encode('no archive'))
    const { state, report } = await checkAgain(id)
    expect(state).toBe('failed')
    expect(report.reason).toMatch(/^bad\.zip: not a sound zip archive/)
    expect(report.reason).not.toContain(folder)
    await send(id, 'bad.zip', madeZip({ 'a.png': await drawn('#fff') }))
    expect((await checkAgain(id)).report.reason).toMatch(/^no product in it/)
    expect((await desk.ask('POST', '/imports/none/pictures?name=a.png', archiveOf())).status).toBe(
      404,
    )
    expect(
      (await desk.ask('POST', `/imports/${id}/pictures?name=a.png`, archiveOf(), 'viewer')).status,
    ).toBe(403)
  })

  const archiveOf = () => madeZip({ 'a.png': 'x' })
})
