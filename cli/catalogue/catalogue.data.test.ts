import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { exportedProducts } from '../../app/catalogue/care/export-products.server'
import { changedProduct, changedStock, changeLog } from '../../tests/support/catalogue/change-log'
import { eachPlace } from '../../tests/support/databases'
import { madeZip } from '../../tests/support/files/made-zip'
import { seededShop, shop, stock } from '../../tests/support/merchant-commands'

eachPlace('the catalogue by command', (place) => {
  const seeded = seededShop(place)
  const file = (name: string) => join(seeded.here.dataDir, name)
  const product = (id: number) =>
    seeded.db.selectFrom('products').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const version = async () =>
    (
      await seeded.db
        .selectFrom('catalogue_state')
        .select('value')
        .where('name', '=', 'version')
        .executeTakeFirst()
    )?.value ?? 0

  test('prices are set all or none, and every process hears of it', async () => {
    const before = { version: await version(), one: await product(1), two: await product(2) }
    expect(await shop('catalogue', 'set-price', '1', '12.5', '2', '7')).toMatchObject({
      code: 0,
      said: '2 products changed.',
    })
    expect(await product(1)).toMatchObject({ price: 1250, discount: before.one.discount })
    expect(await product(2)).toMatchObject({ price: 700 })
    expect(await version()).toBe(before.version + 1)
    const told = await changeLog(seeded.db)
    expect(told.slice(-2)).toEqual([changedProduct(1), changedProduct(2)])
    expect((await shop('catalogue', 'set-price', '1', '10', '--discount', '20')).code).toBe(0)
    expect(await product(1)).toMatchObject({ price: 1000, discount: 2000 })
    expect(await shop('catalogue', 'set-price', '1', '5', '999999', '5')).toMatchObject({
      code: 1,
      warned: 'Nothing was changed: there is no product 999999.',
    })
    expect(await product(1)).toMatchObject({ price: 1000 })
    for (const wrong of [[], ['1'], ['1', '0'], ['1', '-5'], ['1', '5', '1', '6']])
      expect(await shop('catalogue', 'set-price', ...wrong), wrong.join(' ')).toMatchObject({
        code: 2,
      })
  })

  test('stock is set as counted', async () => {
    expect((await shop('catalogue', 'set-stock', '3', '0', '4', '77')).code).toBe(0)
    expect([await stock(seeded.db, 3), await stock(seeded.db, 4)]).toEqual([0, 77])
    const told = await changeLog(seeded.db)
    expect(told.slice(-2)).toEqual([changedStock(3, 0), changedStock(4, 77)])
    expect((await shop('catalogue', 'set-stock', '4', '1', '999999', '1')).code).toBe(1)
    expect(await stock(seeded.db, 4)).toBe(77)
    expect((await shop('catalogue', 'set-stock', '4', '1.5')).code).toBe(2)
  })

  test('a hidden product stays hidden whatever is imported, until it is shown', async () => {
    expect((await shop('catalogue', 'hide', '5')).code).toBe(0)
    expect(await product(5)).toMatchObject({ listed: 0, hidden: 1 })
    writeFileSync(file('five.csv'), 'id,price\n5,3.50\n')
    expect((await shop('import', file('five.csv'))).said).toContain('1 changed')
    expect(await product(5)).toMatchObject({ listed: 0, hidden: 1, price: 350 })
    expect((await shop('catalogue', 'show', '5')).code).toBe(0)
    expect(await product(5)).toMatchObject({ listed: 1, hidden: 0 })
  })

  test.each(['csv', 'ndjson', 'json'])('an export as .%s reads back as it was', async (kind) => {
    const path = file(`all.${kind}`)
    writeFileSync(
      file('odd.json'),
      JSON.stringify([
        { id: 7001, title: '=SUM(A1)', category: "Kid's", price: 5, stock: 3 },
        {
          id: 7002,
          title: `'=a; "b", c | d`,
          category: 'toys',
          price: 0.01,
          description: '-1\n+2',
        },
        { id: 7003, title: "''-x", category: 'toys', price: 9, brand: '＝x', colour: '@red' },
      ]),
    )
    await shop('import', file('odd.json'))
    await shop('catalogue', 'hide', '6')
    const before = await Array.fromAsync(exportedProducts(seeded.db))
    expect((await shop('catalogue', 'export', path)).said).toBe(
      `${before.length} products written to ${path}`,
    )
    expect(existsSync(`${path}.unfinished`)).toBe(false)
    expect(statSync(path).mode & 0o077).toBe(0)
    await shop('catalogue', 'import', path) // Products come from a file from now on.
    expect((await shop('catalogue', 'import', path, '--dry-run')).said).toContain(' 0 changed')
    await shop('catalogue', 'set-price', '1', '99')
    await shop('catalogue', 'import', path, '--set-stock')
    expect(await Array.fromAsync(exportedProducts(seeded.db))).toEqual(before)
    expect(await product(6)).toMatchObject({ hidden: 1, listed: 0 })
  })

  test('pictures come from an archive, and a sheet names them', async () => {
    const picture = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#db4444' },
    })
      .png()
      .toBuffer()
    writeFileSync(file('pictures.zip'), madeZip({ 'all/lamp.png': picture }))
    writeFileSync(
      file('lamps.csv'),
      'sku,title,price,category,images\nPIC-1,Lamp,5,lighting,lamp.png\nPIC-2,Rug,5,decor,rug.png\n',
    )
    const run = ['catalogue', 'import', file('lamps.csv'), '--pictures', file('pictures.zip')]
    expect(await shop(...run)).toMatchObject({
      code: 1,
      said: expect.stringMatching(/2 read: 1 added, .*\n1 pictures new, 0 there already$/),
      warned: '  lamps.csv, row 3: images: rug.png is not in the archive',
    })
    expect((await shop(...run)).said).toMatch(/1 as they were.*\n0 pictures new, 1 there already$/)
    const lamp = await seeded.db
      .selectFrom('products')
      .select(['thumbnail', 'images'])
      .where('sku', '=', 'PIC-1')
      .executeTakeFirstOrThrow()
    expect(lamp.thumbnail).toMatch(/^\/media\/own\/[0-9a-f]{40}$/)
    expect(JSON.parse(lamp.images)).toEqual([lamp.thumbnail])
    const name = `own-${lamp.thumbnail.slice(-40)}`
    expect(existsSync(join(seeded.here.dataDir, 'media/products', name, 'master.webp'))).toBe(true)
    expect((await shop('catalogue', 'import', file('lamps.csv'), '--pictures', 'x')).warned).toBe(
      'Nothing was changed: there is no folder or archive x',
    )
    expect((await shop('catalogue', 'import', file('lamps.csv'), '--sheet', 'x')).code).toBe(2)
  })

  test('a dry run says what would happen, and changes nothing', async () => {
    writeFileSync(
      file('some.csv'),
      'id;title;price;category;colr\r\n1;velvet lash volume MASCARA;5;toys;x\r\n8001;Added;6;new things;y\r\n8002;Bad;none;toys;z\r\n',
    )
    const before = await Array.fromAsync(exportedProducts(seeded.db))
    const run = await shop(
      ...['catalogue', 'import', file('some.csv'), '--replace', '--yes', '--dry-run'],
      ...['--report', file('refused.csv')],
    )
    expect(run.code).toBe(1)
    expect(run.said).toMatch(
      new RegExp(
        `^Nothing was changed. It would be:\n3 read: 1 added, 1 changed, .* ${before.length - 2} no longer listed, 1 rejected$`,
      ),
    )
    expect(run.warned).toContain('No product has these columns, they are left out: colr')
    expect(readFileSync(file('refused.csv'), 'utf8')).toMatch(/^row,reason\r\n4,"?price: .*\r\n$/)
    expect(await Array.fromAsync(exportedProducts(seeded.db))).toEqual(before)
    const made = await seeded.db
      .selectFrom('categories')
      .select('slug')
      .where('slug', '=', 'new-things')
      .execute()
    expect(made).toEqual([])
  })

  test('the demo catalogue is removed on request, and does not come back', async () => {
    await seeded.db.updateTable('products').set({ source: 'demo' }).where('id', '<', 1000).execute()
    expect(await shop('catalogue', 'remove-demo')).toMatchObject({
      code: 1,
      warned: expect.stringMatching(/^\d+ demo products would go. If that is meant, add --yes$/),
    })
    expect((await product(2)).listed).toBe(1)
    const removed = await shop('catalogue', 'remove-demo', '--yes')
    expect(removed.code).toBe(0)
    expect(removed.said).toMatch(/^\d+ demo products are no longer in the shop\.$/m)
    expect(removed.said).toContain('Its coupon, prices, country, tax and promises are gone too')
    for (const step of ['Say who sells', 'Set currency and tax', 'Say where you send'])
      expect(removed.said, 'what is left').toContain(step)
    expect(removed.said).not.toMatch(/APP3|crossed-out|country is that of the demo/)
    expect(await product(2)).toMatchObject({ listed: 0 })
    expect((await product(7001)).listed).toBe(1)
    expect((await shop('catalogue', 'remove-demo')).warned).toContain('0 demo products')
    const left = await seeded.db
      .selectFrom('categories')
      .innerJoin('products', 'products.category', 'categories.slug')
      .select('categories.slug')
      .where('listed', '=', 1)
      .distinct()
      .execute()
    const categories = await seeded.db
      .selectFrom('categories')
      .select(['slug', 'picture'])
      .execute()
    expect(categories.length).toBeLessThan(31)
    for (const { slug } of left) expect(categories.map((one) => one.slug)).toContain(slug)
    expect(categories.map(({ slug }) => slug)).not.toContain('fragrances')
    const toys = categories.find(({ slug }) => slug === 'toys')
    expect(toys, 'it stays without the picture of a demo product').toMatchObject({ picture: null })
  })
})
