import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { askingDesk } from '../../../tests/support/desk/asking'
import { categoryEndpoints } from './category-endpoints'

const NEW = { name: 'Home & Garden', others: { fr: 'Maison' }, department: null }

eachDatabase('categories at the desk', (open) => {
  let desk: ReturnType<typeof askingDesk>
  beforeEach(async () => {
    desk = askingDesk(await open(), categoryEndpoints)
  })
  const create = (more = {}) => desk.ask('POST', '/categories', { ...NEW, ...more })
  const list = async () => (await desk.ask('GET', '/categories')).body.categories
  const named = async (slug: string) =>
    (await list()).find((one: { slug: string }) => one.slug === slug)

  test('categories are created, named in each language, and put in order', async () => {
    expect((await create()).body).toEqual({ slug: 'home-garden' })
    await create({ name: 'Toys', slug: 'for-children' })
    expect(await named('home-garden')).toMatchObject({ ...NEW, picture: null, count: 0 })
    const slugs = ['for-children', 'home-garden']
    const was = slugs.toReversed()
    expect((await desk.ask('PUT', '/categories/order', { slugs, was })).status).toBe(200)
    expect((await list()).map(({ slug }: { slug: string }) => slug)).toEqual(slugs)
    expect(desk.audited.map(({ action }) => action)).toEqual([
      'category.created',
      'category.created',
      'categories.ordered',
    ])
    const unknown = { slugs: ['nothing'], was: slugs }
    expect((await desk.ask('PUT', '/categories/order', unknown)).status).toBe(404)
  })

  test('the second of two people who reorder categories at once is refused', async () => {
    await create()
    await create({ name: 'Toys' })
    await create({ name: 'Tools' })
    const was = ['home-garden', 'toys', 'tools']
    const wanted = [was.toReversed(), ['toys', 'home-garden', 'tools']]
    const answers = await Promise.all(
      wanted.map((slugs) => desk.ask('PUT', '/categories/order', { slugs, was })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const first = answers.findIndex(({ status }) => status === 200)
    expect((await list()).map(({ slug }: { slug: string }) => slug)).toEqual(wanted[first])
    expect(desk.audited.filter(({ action }) => action === 'categories.ordered')).toHaveLength(1)
  })

  test('a category that was changed meanwhile is not overwritten', async () => {
    await create()
    const { slug: _, count: __, ...read } = await named('home-garden')
    const path = '/categories/home-garden'
    const first = await desk.ask('PUT', path, {
      ...read,
      name: 'House',
      others: { fr: '', de: 'Haus' },
    })
    expect(first.status).toBe(200)
    expect(await named('home-garden')).toMatchObject({ name: 'House', others: { de: 'Haus' } })
    const second = await desk.ask('PUT', path, { ...read, name: 'Garden' })
    expect([second.status, second.body.now.name]).toEqual([409, 'House'])
    const { version } = second.body.now
    expect((await desk.ask('PUT', path, { ...read, name: 'Garden', version })).status).toBe(200)
    expect(desk.audited.at(-1)).toMatchObject({ action: 'category.changed' })
  })

  test('an invalid category is refused at the field that is wrong', async () => {
    await create()
    const codes = []
    for (const more of [
      { name: ' ' },
      { name: 'a'.repeat(101) },
      { name: 'Other', slug: 'home-garden' },
      { name: '!!!' },
      { department: 'nothing' },
      { department: 'constructor' },
    ])
      codes.push(Object.keys((await create(more)).body.errors))
    expect(codes).toEqual([['name'], ['name'], ['slug'], ['slug'], ['department'], ['department']])
    const { slug: _, count: __, ...read } = await named('home-garden')
    const picture = 'javascript:alert(1)'
    const path = '/categories/home-garden'
    expect((await desk.ask('PUT', path, { ...read, picture })).status).toBe(422)
    expect((await desk.ask('PUT', '/categories/nothing', read)).status).toBe(404)
    expect((await desk.ask('POST', '/categories', NEW, 'viewer')).status).toBe(403)
    expect(await list()).toHaveLength(1)
  })
})
