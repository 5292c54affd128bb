import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { askingDesk } from '../../../tests/support/desk/asking'
import { createCategory } from '../../catalogue/care/edit-categories.server'
import { sizeTablesOf } from '../../catalogue/size-guides/size-guides.server'
import type { SizeTable } from '../../catalogue/size-guides/size-table'
import type { Database } from '../../database/tables.server'
import { categoryEndpoints } from './category-endpoints'

const table = (title: string): SizeTable => ({
  title,
  columns: ['Chest (cm)'],
  rows: [{ size: 'S', values: ['88'] }],
})

eachDatabase('size guides at the desk', (open) => {
  let db: Database
  let desk: ReturnType<typeof askingDesk>
  beforeEach(async () => {
    db = await open()
    desk = askingDesk(db, categoryEndpoints)
    const category = { slug: 'shirts', name: 'Shirts', others: {}, department: 'mens-fashion' }
    await createCategory(db, category)
  })
  const read = async () => (await desk.ask('GET', '/size-guides')).body
  const put = (slug: string, tables: unknown, version: string, role?: 'viewer') =>
    desk.ask('PUT', `/size-guides/${slug}`, { tables, version }, role)
  const shown = async () =>
    (
      await sizeTablesOf(db, {
        category: 'shirts',
        options: [{ name: 'Talla', values: ['S'] }],
      })
    ).map(({ title }) => title)

  test('a department’s guide is its categories’, until one has its own', async () => {
    const { none, guides } = await read()
    expect(guides).toEqual([])
    expect((await put('mens-fashion', [table('Men')], none)).status).toBe(200)
    expect(await shown()).toEqual(['Men'])
    expect((await put('shirts', [table(' Shirts ')], none)).status).toBe(200)
    expect(await shown()).toEqual(['Shirts'])
    const own = (await read()).guides.find((one: { slug: string }) => one.slug === 'shirts')
    expect((await put('shirts', [], own.version)).status).toBe(200)
    expect(await shown()).toEqual(['Men'])
    expect(desk.audited.map(({ action }) => action)).toEqual(
      Array(3).fill('category.sizes_changed'),
    )
  })

  test('the second of two who change a guide at once is told what stands', async () => {
    const { none } = await read()
    const answers = await Promise.all(
      ['One', 'Two'].map((title) => put('shirts', [table(title)], none)),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body.now.tables[0].title).toBe((await shown())[0])
  })

  test('a wrong table is refused, and so is an unknown category or a viewer', async () => {
    const { none } = await read()
    const refused = await put('shirts', [{ ...table('A'), columns: [''] }], none)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([
      422,
      ['tables.0.columns.0'],
    ])
    expect((await put('nothing', [table('A')], none)).status).toBe(404)
    expect((await put('shirts', [table('A')], none, 'viewer')).status).toBe(403)
    expect(await shown()).toEqual([])
  })
})
