import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { askingDesk } from '../../../tests/support/desk/asking'
import { importing } from '../../../tests/support/desk/importing'
import { ownDataFolder } from '../../../tests/support/files/own-data-folder'
import { findProduct } from '../../catalogue/queries/products.server'
import type { Database } from '../../database/tables.server'
import { productEndpoints } from '../products/product-endpoints'
import { importEndpoints } from './import-endpoints'

const HEAD = 'sku,title,category,price,stock\r\n'
const FILE = `${HEAD}LAMP,Desk Lamp,lights,10,5\r\nKETTLE,=Kettle,kitchen,20,7\r\n`

eachDatabase('files that are imported at the desk', (open) => {
  const folder = ownDataFolder()
  let db: Database
  let desk: ReturnType<typeof askingDesk>
  beforeEach(async () => {
    db = await open()
    desk = askingDesk(db, [...importEndpoints, ...productEndpoints])
  })
  const { upload, worked, checked } = importing(() => ({ db, desk }))
  const titles = async () =>
    (await db.selectFrom('products').select('title').orderBy('id').execute()).map(
      ({ title }) => title,
    )

  test('a file is previewed, then applied', async () => {
    const one = await checked(`${FILE}BAD,,kitchen,3,1\r\n`)
    expect(one).toMatchObject({ state: 'checked', name: 'goods.csv', staff: 'The staff' })
    expect(one.report.report).toMatchObject({ read: 3, added: 2, rejectedCount: 1 })
    expect(one.report.differences).toMatchObject([
      { what: 'added', sku: 'LAMP', title: 'Desk Lamp' },
      { what: 'added', sku: 'KETTLE' },
    ])
    expect(await titles()).toEqual([])
    const refused = await desk.send('GET', `/imports/${one.id}/refused.csv`)
    expect(await refused.text()).toMatch(/^row,reason\r\n4,/)
    expect((await desk.ask('POST', `/imports/${one.id}/apply`, {})).status).toBe(200)
    expect((await desk.ask('POST', `/imports/${one.id}/apply`, {})).status).toBe(409)
    expect(await worked(one.id)).toMatchObject({ state: 'done' })
    expect(await titles()).toEqual(['Desk Lamp', '=Kettle'])
    const actions = desk.audited.map(({ action }) => action)
    expect(actions).toEqual(['import.uploaded', 'import.applied'])
  })

  test('a preview lists changes field by field', async () => {
    const first = await checked(FILE)
    await desk.ask('POST', `/imports/${first.id}/apply`, {})
    await worked(first.id)
    const again = await checked(
      `${HEAD}LAMP,Desk Lamp,lights,12.5,5\r\nKETTLE,=Kettle,kitchen,20,9\r\n`,
    )
    expect(again.report.report).toMatchObject({ changed: 1, restocked: 1, unchanged: 0 })
    expect(again.report.differences).toEqual([
      expect.objectContaining({
        what: 'changed',
        fields: [{ field: 'price', before: 1000, after: 1250 }],
      }),
      expect.objectContaining({
        what: 'restocked',
        fields: [{ field: 'stock', before: 7, after: 9 }],
      }),
    ])
  })

  test('a truncated file changes nothing and reports where it ends', async () => {
    const one = await checked(`${HEAD}LAMP,"Desk La`)
    expect(one).toMatchObject({ state: 'failed' })
    expect(one.report.reason).toMatch(/goods\.csv ends in the middle of row 2/)
    expect(one.report.reason).not.toContain(folder)
    const empty = await checked('')
    expect(empty.state).toBe('failed')
    const sheet = await checked('no archive', 'goods.xlsx')
    expect(sheet.state).toBe('failed')
    expect(await titles()).toEqual([])
  })

  test('a file that is refused whole names the columns that nobody knows', async () => {
    expect(await checked('sku,title,category,Our price\nLAMP,Lamp,home,5\n')).toMatchObject({
      state: 'failed',
      report: { unknownColumns: ['Our price'] },
    })
  })

  test('replacing asks once more where it would remove much', async () => {
    const rows = Array.from({ length: 20 }, (_, at) => `S${at},Thing ${at},things,5,1\r\n`)
    const first = await checked(HEAD + rows.join(''))
    await desk.ask('POST', `/imports/${first.id}/apply`, {})
    await worked(first.id)
    const fewer = await checked(HEAD + rows.slice(0, 10).join(''))
    await desk.ask('POST', `/imports/${fewer.id}/apply`, { replace: true })
    expect(await worked(fewer.id)).toMatchObject({ state: 'failed', report: { tooMuchLost: true } })
    const listed = () => db.selectFrom('products').select('id').where('listed', '=', 1).execute()
    expect(await listed()).toHaveLength(20)
    await desk.ask('POST', `/imports/${fewer.id}/apply`, { replace: true, sure: true })
    expect(await worked(fewer.id)).toMatchObject({ state: 'done' })
    expect(await listed()).toHaveLength(10)
  })

  test('an export reads back unchanged and runs in no spreadsheet', async () => {
    const one = await checked(FILE)
    await desk.ask('POST', `/imports/${one.id}/apply`, {})
    await worked(one.id)
    const text = await (await desk.send('GET', '/products/export.csv')).text()
    expect(text).toContain("'=Kettle")
    const back = await checked(text)
    expect(back.report.report).toMatchObject({ added: 0, changed: 0, restocked: 0, unchanged: 2 })
    const [kettle] = (await desk.ask('GET', '/products?search=kettle')).body.rows
    expect((await findProduct(db, kettle.id))?.title).toBe('=Kettle')
  })

  test('other formats, large files, viewers and aborted uploads change nothing', async () => {
    expect((await upload(FILE, 'goods.exe')).body.code).toBe('unknown_kind')
    expect((await upload(FILE, '../../goods.csv')).status).toBe(200)
    expect((await upload(new Uint8Array(50 * 1024 * 1024 + 1))).status).toBe(413)
    const file = new TextEncoder().encode(FILE)
    expect((await desk.ask('POST', '/imports?name=a.csv', file, 'viewer')).status).toBe(403)
    const kept = readdirSync(join(folder, 'imports')).length
    const cut = new ReadableStream({
      start(control) {
        control.enqueue(file)
        control.error(new Error('gone'))
      },
    })
    const { takeFile } = await import('../../catalogue/incoming/files/file-imports.server')
    const given = { name: 'cut.csv', body: cut as never, staff: 'Mina' }
    await expect(takeFile(db, given, async () => {})).rejects.toThrow('gone')
    expect(readdirSync(join(folder, 'imports'))).toHaveLength(kept)
    expect((await desk.ask('GET', '/imports/none')).status).toBe(404)
  })
})
