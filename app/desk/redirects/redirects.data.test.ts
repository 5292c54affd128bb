import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { askingDesk } from '../../../tests/support/desk/asking'
import type { Database } from '../../database/tables.server'
import { findRedirect } from '../../redirects/find-redirect.server'
import { categoryEndpoints } from '../categories/category-endpoints'
import { productEndpoints } from '../products/product-endpoints'
import { redirectEndpoints } from './redirect-endpoints'

const FORM = {
  ...{ title: 'Blue mug', description: 'Round.', category: 'mugs', brand: null, colour: null },
  ...{
    slug: 'blue-mug',
    seo: {},
    tags: [],
    sku: null,
    gtin: null,
    weight: 0,
    price: 2500,
    stock: 12,
  },
  ...{ discount: 0, taxClass: null, visible: true, warranty: '', shipping: '', returns: '' },
  ...{ pictures: [], texts: {}, options: [], variants: [] },
}

const PAGE = {
  ...{ texts: '{}', place: 'none' as const, position: 0, version: 1 },
  ...{ changed_at: 1, changed_by: 'Zoë' },
}

eachDatabase('addresses at the desk', (open) => {
  let db: Database
  let desk: ReturnType<typeof askingDesk>
  beforeEach(async () => {
    db = await open()
    desk = askingDesk(db, [...redirectEndpoints, ...categoryEndpoints, ...productEndpoints])
    for (const [position, slug] of ['mugs', 'bowls'].entries())
      await db
        .insertInto('categories')
        .values({ slug, name: slug, department: null, position })
        .execute()
  })
  const add = (from: string, to: string) => desk.ask('POST', '/redirects', { from, to }, 'owner')
  const create = (changed = {}) => desk.ask('POST', '/products', { form: { ...FORM, ...changed } })
  const save = (
    { id, version, form }: { id: number; version: string; form: typeof FORM },
    changed: object,
  ) =>
    desk.ask('PUT', `/products/${id}`, {
      form: { ...form, ...changed },
      ...{ version, stock: { own: form.stock, variants: {} } },
    })

  test('redirects are added, found, removed and brought back', async () => {
    expect((await add('/products/mug', '/shop/5')).status).toBe(200)
    await add('/blog', 'https://blog.example/')
    const found = await desk.ask('GET', '/redirects?search=mug')
    expect(found.body).toMatchObject({
      rows: [{ source: '/products/mug', target: '/shop/5', kind: 'own' }],
      page: { page: 1, total: 1, more: false },
    })
    const sources = ['/products/mug', '/blog']
    const { body } = await desk.ask('POST', '/redirects/remove', { sources }, 'owner')
    expect(await findRedirect(db, '/blog')).toBeUndefined()
    const restored = await desk.ask('POST', '/redirects/restore', body, 'owner')
    expect(restored.body).toEqual({ restored: 2 })
    expect((await desk.ask('GET', '/redirects?kind=own')).body.rows).toHaveLength(2)
    expect(desk.audited.map(({ action }) => action)).toEqual([
      ...['redirect.added', 'redirect.added', 'redirects.removed', 'redirects.restored'],
    ])
  })

  test('a redirect from a product or page that is shown is refused, from a hidden one kept', async () => {
    const shown = (await create()).body
    const hidden = (await create({ slug: 'red-mug', visible: false })).body
    await db
      .insertInto('pages')
      .values([
        { ...PAGE, id: 'a', slug: 'our-story', published: 1 },
        { ...PAGE, id: 'b', slug: 'later', published: 0 },
      ])
      .execute()
    const never = 'so a redirect from it would never answer.'
    for (const [from, what] of [
      ['/shop/blue-mug', 'the product Blue mug'],
      ['/de/shop/Blue-Mug/', 'the product Blue mug'],
      [`/shop/${shown.id}`, 'the product Blue mug'],
      ['/pages/our-story', 'the page our-story'],
    ]) {
      const { status, body } = await add(from as string, '/cart')
      expect([status, body.errors]).toEqual([
        422,
        { from: `This is the address of ${what}, ${never}` },
      ])
    }
    const list = `/shop/blue-mug,/cart\n/shop/red-mug,/cart\n/pages/later,/cart\n`
    const { body } = await desk.ask(
      ...(['POST', '/redirects/import', new TextEncoder().encode(list), 'owner'] as const),
    )
    expect(body).toMatchObject({ added: 2, refusedCount: 1 })
    expect(body.refused).toEqual([
      {
        line: 1,
        reason: `from: this is the address of the product Blue mug, ${never.slice(0, -1)}`,
      },
    ])
    expect((await add(`/shop/${hidden.id}`, '/cart')).status).toBe(200)
  })

  test('a redirect that cannot be is refused at its field', async () => {
    await add('/a', '/b')
    const refused = []
    for (const [from, to] of [
      ['/cart', '/b'],
      ['/a', '/c'],
      ['/x', '//evil.example'],
      ['/b', '/a'],
    ] as const)
      refused.push(Object.keys((await add(from, to)).body.errors))
    expect(refused).toEqual([['from'], ['from'], ['to'], ['to']])
    const viewer = await desk.ask('POST', '/redirects', { from: '/y', to: '/b' }, 'viewer')
    expect(viewer.status).toBe(403)
    const staff = await desk.ask('POST', '/redirects', { from: '/y', to: '/b' }, 'staff')
    expect(staff.status).toBe(403)
  })

  test('a product’s former address leads to its page', async () => {
    const { body: made } = await create()
    expect(made.form.slug).toBe('blue-mug')
    const { body: moved } = await save(made, { slug: 'Bluest Mug!' })
    expect(moved.form.slug).toBe('bluest-mug')
    expect(await findRedirect(db, '/shop/blue-mug')).toBe('/shop/bluest-mug')
    const { body: bare } = await save(moved, { slug: null })
    expect(await findRedirect(db, '/shop/blue-mug')).toBe(`/shop/${made.id}`)
    const number = await save(bare, { slug: '12' })
    expect(number.body.errors['form.slug']).toContain('needs a letter')
  })

  test('what led to a product that is deleted leads to its category', async () => {
    await db.updateTable('categories').set({ address: 'cups' }).where('slug', '=', 'mugs').execute()
    const { body: made } = await create()
    await save(made, { slug: 'bluest-mug' })
    await add('/mug-of-old', `/shop/${made.id}`)
    expect((await desk.ask('DELETE', `/products/${made.id}`, {})).status).toBe(200)
    for (const path of ['/shop/blue-mug', '/shop/bluest-mug', '/mug-of-old'])
      expect(await findRedirect(db, path), path).toBe('/shop?category=cups')
    expect(await findRedirect(db, `/shop/${made.id}`)).toBeUndefined()
    const { body: bare } = await create({ slug: null, category: 'bowls' })
    await add('/old-bowl', `/shop/${bare.id}`)
    await desk.ask('DELETE', `/products/${bare.id}`, {})
    expect(await findRedirect(db, '/old-bowl')).toBe('/shop?category=bowls')
    const { body: again } = await create({ slug: 'bluest-mug' })
    expect(again.form.slug).toBe('bluest-mug')
    expect(await findRedirect(db, '/shop/bluest-mug')).toBeUndefined()
  })

  test('one of two products that claim an address at once is told who has it', async () => {
    const [one, other] = [await create({ slug: null }), await create({ slug: null })]
    const answers = await Promise.all(
      [one, other].map(({ body }) => save(body, { slug: 'the-mug' })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const refused = answers.find(({ status }) => status === 422)
    expect(refused?.body.errors['form.slug']).toMatch(/^This is the address of Blue mug/)
    const rows = await db.selectFrom('products').select('slug').orderBy('slug').execute()
    expect(rows.filter(({ slug }) => slug === 'the-mug')).toHaveLength(1)
  })

  test('texts for search engines are stored by language, without empty ones', async () => {
    const seo = { en: { title: '  Best   mug ', description: '' }, fr: { description: 'Tasse' } }
    const { body } = await create({ seo })
    expect(body.form.seo).toEqual({ en: { title: 'Best mug' }, fr: { description: 'Tasse' } })
    const long = await create({ slug: null, seo: { de: { title: 'x'.repeat(201) } } })
    expect(Object.keys(long.body.errors)).toEqual(['form.seo.de.title'])
  })

  test('a category gets another address; the former one leads there, and none is doubled', async () => {
    const put = async (slug: string, changed: object) => {
      const { categories } = (await desk.ask('GET', '/categories')).body
      const read = categories.find((one: { slug: string }) => one.slug === slug)
      const { slug: _, count: __, ...values } = read
      return desk.ask('PUT', `/categories/${slug}`, { ...values, ...changed })
    }
    expect((await put('mugs', { address: 'Cups' })).status).toBe(200)
    expect((await put('mugs', { address: 'tassen', seo: { de: { title: 'T' } } })).status).toBe(200)
    expect(await findRedirect(db, '/shop?category=cups')).toBe('/shop?category=tassen')
    for (const address of ['mugs', 'tassen', 'sports-outdoor'])
      expect((await put('bowls', { address })).body.errors.address).toMatch(/^This is the address/)
    expect((await put('bowls', { address: 'cups' })).status).toBe(200)
    expect(await findRedirect(db, '/shop?category=cups')).toBeUndefined()
    const taken = { name: 'Tassen', others: {}, department: null }
    expect((await desk.ask('POST', '/categories', taken)).body.errors).toHaveProperty('slug')
  })
})
