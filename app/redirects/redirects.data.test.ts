import fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { eachDatabase } from '../../tests/support/databases'
import type { Database } from '../database/tables.server'
import { inTransaction } from '../database/transactions/transaction.server'
import { pageRoute } from '../http/pages/page-route'
import { findRedirect } from './find-redirect.server'
import { importRedirects } from './import-redirects.server'
import { keepRedirect, moveAddress } from './keep-redirects.server'
import { readRedirects } from './read-redirects'
import { readSource, readTarget } from './redirect-addresses'
import { USUAL_PAGES } from './usual-addresses'

eachDatabase('redirects', (open) => {
  let db: Database
  beforeEach(async () => {
    db = await open()
  })

  const add = async (from: string, to: string, how?: { replace: boolean }) => {
    const [source, target] = [readSource(from), readTarget(to)]
    if ('reason' in source || 'reason' in target) throw new Error(JSON.stringify([source, target]))
    return inTransaction(db, (connection) =>
      keepRedirect(connection, { ...source, ...target }, how),
    )
  }
  const move = (from: string, to: string, keepOld = true) =>
    inTransaction(db, (connection) =>
      moveAddress(connection, { from, to, kind: 'product', keepOld }),
    )

  test('a redirect answers its path in each language, in any case, with the query it was asked', async () => {
    await add('/products/Mug', '/shop/blue-mug')
    expect(await findRedirect(db, 'http://shop/products/mug')).toBe('/shop/blue-mug')
    expect(await findRedirect(db, '/PRODUCTS/MUG/')).toBe('/shop/blue-mug')
    expect(await findRedirect(db, '/fr/products/mug?a=1&b=2')).toBe('/fr/shop/blue-mug?a=1&b=2')
    expect(await findRedirect(db, '/products/mug.data?_routes=x')).toBe('/shop/blue-mug')
    expect(await findRedirect(db, '/products/mugs')).toBeUndefined()
  })

  test('pages are found by the addresses they have in other shops, unless the merchant says else', async () => {
    await add('/help', '/contacts')
    expect(await findRedirect(db, '/Account/')).toBe('/accounts')
    expect(await findRedirect(db, '/fr/contact?x=1')).toBe('/fr/contacts?x=1')
    expect(await findRedirect(db, '/search?q=lamp')).toBe('/shop?q=lamp')
    expect(await findRedirect(db, '/orders')).toBe('/track-order')
    expect(await findRedirect(db, '/constructor')).toBeUndefined()
    expect(await findRedirect(db, '/help')).toBe('/contacts')
    for (const page of Object.values(USUAL_PAGES)) expect(pageRoute(page)).toBe(page)
  })

  test('a redirect with a query answers that query alone, and drops it', async () => {
    await add('/index.php?id=5', '/shop/5')
    await add('/index.php', '/faq?x=1#top')
    expect(await findRedirect(db, '/index.php?id=5')).toBe('/shop/5')
    expect(await findRedirect(db, '/index.php?id=6&x=2')).toBe('/faq?x=1&id=6#top')
  })

  test('a redirect to another site keeps its address', async () => {
    await add('/blog', 'https://blog.example/über?p=1')
    expect(await findRedirect(db, '/de/blog?q=a')).toBe('https://blog.example/%C3%BCber?p=1&q=a')
  })

  test('a chain is one redirect, in whichever order it is made', async () => {
    await add('/a', '/b')
    await add('/b', '/c')
    await add('/0', '/a')
    for (const path of ['/0', '/a', '/b']) expect(await findRedirect(db, path)).toBe('/c')
  })

  test('a loop is refused, in one language and across languages', async () => {
    expect(await add('/a', '/A/')).toEqual({ ok: false, code: 'LOOP' })
    await add('/a', '/b')
    expect(await add('/b', '/a')).toEqual({ ok: false, code: 'LOOP' })
    expect(await add('/b', '/de/a')).toEqual({ ok: false, code: 'LOOP' })
    expect(await add('/fr/b', '/b')).toEqual({ ok: false, code: 'LOOP' })
    expect(await findRedirect(db, '/a')).toBe('/b')
    expect(await findRedirect(db, '/b')).toBeUndefined()
  })

  test('two redirects of which one carries a query never lead back to each other', async () => {
    await add('/a', '/b')
    await add('/b?x=1', '/fr/a?x=1')
    expect(await findRedirect(db, '/b?x=1')).toBe('/fr/a?x=1')
    expect(await findRedirect(db, '/fr/a?x=1')).toBe('/fr/b')
    expect(await findRedirect(db, '/fr/b')).toBeUndefined()
  })

  test('whatever is added and imported, every address comes to an end', async () => {
    const bring = (text: string) =>
      inTransaction(db, (connection) => importRedirects(connection, readRedirects(text)))
    await bring('/there,/always') // A shop without any is not asked again for a while.
    const path = fc.constantFrom(...['/a', '/b', '/c', '/fr/a', '/fr/b', '/de/c', '/a?x=1'])
    const withQuery = fc.oneof(path, fc.constantFrom('/b?x=1', '/fr/a?x=1'))
    const line = fc.tuple(withQuery, withQuery, fc.boolean())
    await fc.assert(
      fc.asyncProperty(fc.array(line, { maxLength: 8 }), async (lines) => {
        await db.deleteFrom('redirects').where('source', '!=', '/there').execute()
        for (const [from, to, isList] of lines)
          await (isList ? bring(`${from},${to}`) : add(from, to, { replace: true }))
        for (const from of ['/a', '/b', '/c?x=1', '/fr/a?x=1', '/fr/b?x=1', '/de/c']) {
          let at: string | undefined = from
          for (let hops = 0; hops < 8 && at !== undefined; hops++) at = await findRedirect(db, at)
          expect(at, JSON.stringify(lines)).toBeUndefined()
        }
      }),
      { numRuns: 150 },
    )
  })

  test('a chain of 1,000 lines of a list becomes one redirect each', async () => {
    const lines = Array.from({ length: 1000 }, (_, at) => `/${at},/${at + 1}`)
    const done = await inTransaction(db, (connection) =>
      importRedirects(connection, readRedirects(`${lines.join('\n')}\n/1000,/0`)),
    )
    expect(done).toMatchObject({ added: 1000, refused: [{ line: 1001 }] })
    for (const path of ['/0', '/500', '/999']) expect(await findRedirect(db, path)).toBe('/1000')
    expect(await findRedirect(db, '/1000')).toBeUndefined()
  })

  test('a second redirect from the same path is refused, unless it is to replace the first', async () => {
    await add('/a', '/b')
    expect(await add('/A', '/c')).toEqual({ ok: false, code: 'TAKEN' })
    expect(await add('/A', '/c', { replace: true })).toMatchObject({ ok: true })
    expect(await findRedirect(db, '/a')).toBe('/c')
  })

  test('a slug that changes twice leaves both its former addresses at the last one', async () => {
    await add('/old', '/shop/1')
    await move('/shop/1', '/shop/mug', false)
    await move('/shop/mug', '/shop/cup')
    await move('/shop/cup', '/shop/bowl')
    for (const path of ['/old', '/shop/mug', '/shop/cup'])
      expect(await findRedirect(db, path)).toBe('/shop/bowl')
    expect(await findRedirect(db, '/shop/1')).toBeUndefined()
    await move('/shop/bowl', '/shop/mug')
    expect(await findRedirect(db, '/shop/mug')).toBeUndefined()
    for (const path of ['/old', '/shop/bowl', '/shop/cup'])
      expect(await findRedirect(db, path)).toBe('/shop/mug')
  })

  test('a slug in any script is found as a browser sends it', async () => {
    await move(`/shop/${encodeURIComponent('শাড়ি')}`, `/shop/${encodeURIComponent('লাল-শাড়ি')}`)
    const asked = `/shop/${encodeURIComponent('শাড়ি')}`.toLowerCase()
    expect(await findRedirect(db, `${asked}?variant=3`)).toBe(
      `/shop/${encodeURIComponent('লাল-শাড়ি')}?variant=3`,
    )
  })

  test('an address that no shop has leads nowhere and breaks nothing', async () => {
    await add('/a', '/b')
    const long = `/${'x'.repeat(10_000)}`
    for (const path of ['/%00', '/%', '//evil', '/\\evil', long, '/a%2f%2e%2e', 'nonsense'])
      expect(await findRedirect(db, path)).toBeUndefined()
  })
})
