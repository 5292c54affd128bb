import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { askingDesk } from '../../../tests/support/desk/asking'
import { feedApi } from '../../catalogue/api/feed-api'
import { editMany } from '../../catalogue/care/edits/edit-many.server'
import { removeCategory } from '../../catalogue/care/remove-category.server'
import { keepCategories } from '../../catalogue/incoming/store-categories.server'
import { refreshIndex } from '../../catalogue/index/current-index.server'
import { categories, facets } from '../../catalogue/queries/products.server'
import { searchEnginesApi } from '../../content/robots-and-sitemaps-api'
import { setDatabase } from '../../database/current.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { findSections } from '../../home/list/find-sections.server'
import { movedCategory } from '../../shop/listing/category-address.server'
import { findListing } from '../../shop/listing/find-listing.server'
import { parseListingQuery } from '../../shop/listing/listing-query'
import { categoryEndpoints } from './category-endpoints'

const KEEPING = { staffId: 'ana', by: 'Ana' }

eachDatabase('removing and hiding categories', (open) => {
  let db: Database
  let desk: ReturnType<typeof askingDesk>
  beforeEach(async () => {
    db = await open('seeded')
    setDatabase(db)
    desk = askingDesk(db, categoryEndpoints)
  })
  const listed = async () => (await desk.ask('GET', '/categories')).body.categories
  const named = async (slug: string) =>
    (await listed()).find((one: { slug: string }) => one.slug === slug)
  const make = (name: string, others = {}) =>
    desk.ask('POST', '/categories', { name, others, department: null })
  const remove = (slug: string, to?: string) => desk.ask('DELETE', `/categories/${slug}`, { to })
  const idsIn = async (category: string) =>
    (
      await db
        .selectFrom('products')
        .select('id')
        .where('category', '=', category)
        .orderBy('id')
        .execute()
    ).map(({ id }) => id)
  const leads = async (query: string) => {
    const parameters = new URLSearchParams(query)
    const listing = await findListing(db, parseListingQuery(parameters), 'en')
    return movedCategory(db, listing, parameters)
  }
  const put = (connection: Connection, id: number, category: string) =>
    connection.updateTable('products').set({ category }).where('id', '=', id).execute()
  /** Gives a removal the time to overtake the caller's transaction. */
  const linger = async (connection: Connection) => {
    for (let at = 0; at < 150; at++)
      await connection.selectFrom('categories').select('slug').limit(1).execute()
  }

  test('a category with products goes only with another for them, and its addresses lead there', async () => {
    const ids = await idsIn('phones')
    await db
      .updateTable('products')
      .set({ hidden: 1, listed: 0 })
      .where('id', '=', ids[0] ?? 0)
      .execute()
    const refused = await remove('phones')
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      { to: `Choose a category for its products: ${ids.length} are in it.` },
    ])
    for (const wrong of ['nothing', 'phones'])
      expect((await remove('phones', wrong)).body.errors.to).toBe('There is no such category.')
    expect((await desk.ask('DELETE', '/categories/phones', {}, 'viewer')).status).toBe(403)
    expect(await idsIn('phones')).toEqual(ids)

    const { version, slug: _, count: __, ...phones } = await named('phones')
    const moved = { ...phones, address: 'telephones', version }
    expect((await desk.ask('PUT', '/categories/phones', moved)).status).toBe(200)
    expect((await remove('phones', 'cameras')).body).toEqual({ moved: ids.length })
    expect(await idsIn('cameras')).toEqual(expect.arrayContaining(ids))
    expect(await named('phones')).toBeUndefined()
    expect((await named('cameras')).count).toBeGreaterThanOrEqual(ids.length - 1)
    expect(await leads('category=phones&sort=rating')).toBe('/shop?category=cameras&sort=rating')
    expect(await leads('category=telephones')).toBe('/shop?category=cameras')
    expect(desk.audited.at(-1)).toMatchObject({
      ...{ action: 'category.removed', subject: 'category phones' },
      after: { to: 'cameras', moved: ids.length },
    })
    expect((await remove('phones')).status).toBe(404)
  })

  test('an empty category goes, and its address leads to all products', async () => {
    await make('Toys & Co', { fr: 'Jouets' })
    expect((await remove('toys-co')).body).toEqual({ moved: 0 })
    expect(await leads('category=toys-co')).toBe('/shop')
    expect(await leads('category=toys-co&sort=rating')).toBe('/shop?sort=rating')
    expect(await leads('category=never-was')).toBeUndefined()
    const names = await db.selectFrom('category_names').select('slug').execute()
    expect(names.map(({ slug }) => slug)).not.toContain('toys-co')
    await make('Toys & Co')
    const first = (await idsIn('phones'))[0] ?? 0
    await editMany(db, [first], { kind: 'category', category: 'toys-co' }, KEEPING)
    await refreshIndex(db)
    expect(await leads('category=toys-co')).toBeUndefined()
  })

  test('a product that is put into a category while it is removed stays in one', async () => {
    for (const [name, to] of [
      ['One', null],
      ['Two', 'cameras'],
    ] as const) {
      await make(name)
      const slug = name.toLowerCase()
      let removal: ReturnType<typeof removeCategory> | undefined
      await editMany(
        db,
        [1],
        { kind: 'category', category: slug },
        {
          ...KEEPING,
          async alongside(connection) {
            removal = removeCategory(db, { slug, to })
            await linger(connection)
          },
        },
      )
      expect((await removal)?.ok).toBe(to !== null)
      const [product] = await db
        .selectFrom('products')
        .select('category')
        .where('id', '=', 1)
        .execute()
      expect(product?.category).toBe(to ?? slug)
    }
    await expect(editMany(db, [1], { kind: 'category', category: 'two' }, KEEPING)).rejects.toThrow(
      'there is no category two',
    )
  })

  test('of two categories that are removed into each other, one stays with the products of both', async () => {
    for (const [at, name] of ['one', 'two'].entries()) {
      await make(name)
      await editMany(db, [at + 1], { kind: 'category', category: name }, KEEPING)
    }
    const both = await Promise.all([remove('one', 'two'), remove('two', 'one')])
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    const [gone, stays] = both[0].status === 200 ? ['one', 'two'] : ['two', 'one']
    expect(await idsIn(stays as string)).toEqual([1, 2])
    expect(await leads(`category=${gone}`)).toBe(`/shop?category=${stays}`)
    expect(await leads(`category=${stays}`)).toBeUndefined()
  })

  test('an import that names a category which is removed meanwhile keeps it', async () => {
    await make('Kites')
    let removal: ReturnType<typeof removeCategory> | undefined
    await inTransaction(db, async (connection) => {
      await keepCategories(connection, [{ category: 'kites' }])
      removal = removeCategory(db, { slug: 'kites', to: null })
      await linger(connection)
      await put(connection, 1, 'kites')
    })
    expect((await removal)?.ok).toBe(false)
    expect(await named('kites')).toMatchObject({ name: 'Kites' })
    await inTransaction(db, (connection) =>
      keepCategories(connection, [{ category: 'gone-meanwhile' }]),
    )
    expect(await named('gone-meanwhile')).toMatchObject({ name: 'Gone Meanwhile' })
  })

  test('a hidden category stands nowhere in the shop, and its products do', async () => {
    const ids = await idsIn('phones')
    const { slug: _, count, ...phones } = await named('phones')
    expect((await desk.ask('PUT', '/categories/phones', { ...phones, hidden: true })).status).toBe(
      200,
    )
    expect(await named('phones')).toMatchObject({ hidden: true, count })
    const slugs = async () => [
      ...(await categories(db)).map(({ slug }) => slug),
      ...(await facets(db)).categories.map(({ slug }) => slug),
    ]
    expect(await slugs()).not.toContain('phones')
    const sitemap = async () => (await searchEnginesApi().request('/sitemap-pages.xml')).text()
    const shop = await sitemap()
    expect(['phones', 'cameras'].map((one) => shop.includes(`category=${one}<`))).toEqual([
      false,
      true,
    ])
    const feed = async () => (await feedApi().request('/feed.xml')).text()
    const items = await feed()
    expect(['Phones', 'Cameras'].map((one) => items.includes(`product_type>${one}<`))).toEqual([
      false,
      true,
    ])
    const shown = { kind: 'products', on: true, id: 'row', most: 4 }
    const row = { ...shown, rule: 'category', category: 'phones' }
    const onHome = async () => (await findSections(db, [row as never], 'en')).sections.length
    expect(await onHome()).toBe(0)
    const query = parseListingQuery(new URLSearchParams('category=phones'))
    expect((await findListing(db, query, 'en')).query.category).toBeUndefined()
    const all = await findListing(db, parseListingQuery(new URLSearchParams('all=1&show=18')), 'en')
    expect(all.found.total).toBeGreaterThan(ids.length)

    const { slug: __, count: ___, ...hidden } = await named('phones')
    await desk.ask('PUT', '/categories/phones', { ...hidden, hidden: false })
    expect(await slugs()).toContain('phones')
    expect(await onHome()).toBe(1)
  })
})
