import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { exportedProducts } from '../app/catalogue/care/export-products.server'
import { titleKey } from '../app/catalogue/index/base/title-buffer.server'
import { findRedirect } from '../app/redirects/find-redirect.server'
import { eachPlace } from '../tests/support/databases'
import { seededShop, shop } from '../tests/support/merchant-commands'

eachPlace('addresses by command', (place) => {
  const seeded = seededShop(place)
  const file = (name: string, text: string) => {
    const path = join(seeded.here.dataDir, name)
    writeFileSync(path, text)
    return path
  }
  const slugOf = async (id: number) =>
    (
      await seeded.db
        .selectFrom('products')
        .select('slug')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).slug

  test('a redirect is added, listed, refused and removed', async () => {
    expect((await shop('redirects', 'list')).said).toBe('There is no redirect.')
    expect((await shop('redirects', 'add', '/products/mug', '/shop/5')).said).toBe(
      '/products/mug leads to /shop/5.',
    )
    expect((await shop('redirects', 'add', '/products/mug', '/shop/6')).warned).toContain(
      'leads somewhere already',
    )
    expect((await shop('redirects', 'add', '/products/mug', '/shop/6', '--replace')).code).toBe(0)
    expect((await shop('redirects', 'add', '/x', '//evil.example')).code).toBe(2)
    expect((await shop('redirects', 'add', '/cart', '/shop/5')).warned).toContain('own pages')
    const taken = await shop('redirects', 'add', '/shop/1', '/shop/5')
    expect(taken).toMatchObject({ code: 1, warned: expect.stringContaining('would never answer') })
    const { said } = await shop('redirects', 'list', '--search', 'MUG', '--json')
    expect(JSON.parse(said)).toEqual([
      { source: '/products/mug', target: '/shop/6', kind: 'own', madeAt: expect.any(Number) },
    ])
    expect((await shop('redirects', 'list', '--search', '100%')).said).toBe('There is no redirect.')
    expect((await shop('redirects', 'remove', '/Products/Mug')).said).toBe(
      'Removed: /products/mug.',
    )
    expect((await shop('redirects', 'remove', '/products/mug')).code).toBe(1)
  })

  test('a list is read whole, chains and all, and lines that cannot be are named', async () => {
    const list = file(
      'list.csv',
      [
        'From,To',
        '/products/mug,/shop/5',
        '/collections/all,/shop',
        '"/old,er",/products/mug',
        '/evil,//evil.example',
        '/evil2,javascript:alert(1)',
        '/evil3,/\\evil.example',
        '/null%00,/shop/5',
        '"/crlf","/a\nSet-Cookie: x"',
        `/${'x'.repeat(10_000)},/shop/5`,
        '/cart,/shop/5',
        '/PRODUCTS/mug/,/shop/6',
        '/a,/b',
        '/b,/a',
        '/page?id=3,https://other.example/über',
      ].join('\n'),
    )
    const dry = await shop('redirects', 'import', list, '--dry-run')
    expect(dry.said).toBe('Would be stored: 5 new, 0 changed, 0 as before; 9 refused.')
    expect((await shop('redirects', 'list')).said).toBe('There is no redirect.')
    const { code, said, warned } = await shop('redirects', 'import', list)
    expect([code, said]).toEqual([1, 'Stored: 5 new, 0 changed, 0 as before; 9 refused.'])
    const lines = warned.split('\n').map((line) => line.match(/^line (\d+): (from|to): /)?.slice(1))
    expect(lines).toEqual([
      ['5', 'to'],
      ['6', 'to'],
      ['7', 'to'],
      ['8', 'from'],
      ['10', 'to'],
      ['11', 'from'],
      ['12', 'from'],
      ['13', 'from'],
      ['15', 'to'],
    ])
    expect(await findRedirect(seeded.db, '/old,er')).toBe('/shop/5')
    expect(await findRedirect(seeded.db, '/page?id=3')).toBe('https://other.example/%C3%BCber')
    const again = await shop('redirects', 'import', file('more.csv', '/shop-5;/a\n/a;/shop/7\n'))
    expect(again.said).toBe('Stored: 1 new, 1 changed, 0 as before; 0 refused.')
    expect(await findRedirect(seeded.db, '/shop-5')).toBe('/shop/7')
    const broken = await shop('redirects', 'import', file('broken.csv', '/a,"/b\n/c,/d\n'))
    expect([broken.code, broken.warned]).toEqual([1, expect.stringContaining('is no list')])
  })

  test('addresses are made of titles, and no two are the same', async () => {
    for (const [id, title] of [
      [11, 'Blue Mug'],
      [12, 'Blue Mug'],
      [13, 'Blue Mug'],
      [14, '2024'],
      [15, '!!!'],
      [16, 'শাড়ি'],
    ] as const)
      await seeded.db
        .updateTable('products')
        .set({ title, title_key: titleKey(title) })
        .where('id', '=', id)
        .execute()
    await seeded.db
      .updateTable('products')
      .set({ slug: 'blue-mug-2' })
      .where('id', '=', 20)
      .execute()
    const dry = await shop('catalogue', 'slugs', '--dry-run')
    expect(await slugOf(11)).toBeNull()
    const made = await shop('catalogue', 'slugs')
    expect(made.said.replace('Made', 'Would be made')).toBe(dry.said)
    expect(made.said).toContain('titles: 15.')
    expect(await Promise.all([11, 12, 13, 14, 15, 16].map(slugOf))).toEqual([
      'blue-mug',
      'blue-mug-3',
      'blue-mug-4',
      '2024-14',
      null,
      'শাড়ি'.normalize('NFC'),
    ])
    expect((await shop('catalogue', 'slugs')).said).toContain('Made: 0 addresses.')
  })

  test('a file sets addresses and texts for search engines, and an export reads back', async () => {
    const head = 'id,slug,seo_title,seo_description_fr\n'
    const first = file('first.csv', `${head}1,Test Paint,Best,Le meilleur\n2,test-shade,,\n`)
    expect((await shop('catalogue', 'import', first)).said).toContain('2 changed')
    expect(await slugOf(1)).toBe('test-paint')
    const swapped = file('swapped.csv', 'id,slug\n1,test-shade\n2,test-paint\n3,test-powder\n')
    expect((await shop('catalogue', 'import', swapped)).said).toContain('3 changed')
    expect([await slugOf(1), await slugOf(2)]).toEqual(['test-shade', 'test-paint'])
    expect(await findRedirect(seeded.db, '/shop/test-paint')).toBeUndefined()
    const renamed = file('renamed.csv', 'id,slug\n1,test-balm\n')
    await shop('catalogue', 'import', renamed)
    expect(await findRedirect(seeded.db, '/shop/test-shade')).toBe('/shop/test-balm')
    const taken = file('taken.csv', 'id,slug\n4,test-powder\n5,77\n6,same\n7,Same\n')
    const { code, warned } = await shop('catalogue', 'import', taken)
    expect(code).toBe(1)
    expect(warned).toContain('row 2: slug: test-powder is of product 3')
    expect(warned).toContain('row 3: slug: 77 looks like a number')
    expect(warned).toContain('row 5: slug: same is of row 4')
    const path = join(seeded.here.dataDir, 'all.csv')
    await shop('catalogue', 'export', path)
    const before = await Array.fromAsync(exportedProducts(seeded.db))
    expect(before[0]).toMatchObject({
      ...{ slug: 'test-balm', seo_title: 'Best', seo_description_fr: 'Le meilleur' },
      seo_title_fr: null,
    })
    await seeded.db.updateTable('products').set({ slug: null, seo_texts: null }).execute()
    await shop('catalogue', 'import', path)
    expect(await Array.fromAsync(exportedProducts(seeded.db))).toEqual(before)
  })
})
