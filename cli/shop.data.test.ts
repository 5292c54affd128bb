import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { noteSearch, storeSearches } from '../app/catalogue/searches/count-searches.server'
import { storeMessage } from '../app/content/contact.server'
import { confirmSubscriber, subscribe } from '../app/content/newsletter.server'
import { eachPlace } from '../tests/support/databases'
import { order, seededShop, shop, stock } from '../tests/support/merchant-commands'

eachPlace('the merchant’s commands', (place) => {
  const seeded = seededShop(place)
  const file = (name: string) => join(seeded.here.dataDir, name)

  test('help lists every command, and a wrong one exits with 2', async () => {
    for (const name of [
      'import',
      'catalogue slugs',
      'redirects import',
      'places import',
      'orders mark-paid',
      'orders undo-paid',
      'payments reconcile',
      'coupons create',
      'messages list',
      'messages done',
      'searches',
      'subscribers export',
      'jobs dead',
      'backup',
      'restore',
      'move-to-postgres',
    ])
      expect((await shop('help')).said).toContain(`  ${name} `.trimEnd())
    expect(await shop('nonsense')).toMatchObject({ code: 2 })
    expect((await shop('orders')).warned).toContain('orders ship')
    expect(await shop('orders', 'show')).toMatchObject({
      code: 2,
      warned: expect.stringContaining('Usage: npm run shop -- orders show <number>'),
    })
    expect(await shop('orders', 'list', '--nope')).toMatchObject({ code: 2 })
    expect(await shop('orders', 'list', '--status', 'lost')).toMatchObject({ code: 2 })
  })

  test('searches are listed, those first that cost most', async () => {
    // The tests of another file in this process may have searched.
    await storeSearches(seeded.db)
    await seeded.db.deleteFrom('search_days').execute()
    expect((await shop('searches')).said).toBe('No search that cost anything yet.')
    const seen = { address: 'a', answer: 'otherwise' } as const
    noteSearch({ ...seen, visitor: 'ana', text: 'trampoline', clicked: 1 })
    for (const visitor of ['ana', 'mina'])
      for (const text of ['hedphones', ' HEDPHONES ']) noteSearch({ ...seen, visitor, text })
    await storeSearches(seeded.db)
    const { said } = await shop('searches')
    expect(said.split('\n').slice(1)).toEqual([
      expect.stringMatching(/^hedphones +2 +0 +2 +0 +2 +0$/),
    ])
    expect(JSON.parse((await shop('searches', '--json', '--limit', '1')).said)).toMatchObject([
      { text: 'hedphones', visitors: 2, left: 2, carted: 0 },
    ])
    expect(await shop('searches', '--limit', '0')).toMatchObject({ code: 2 })
  })

  test('a mistyped DATA_DIR is reported: there is no shop to read, or a new one is made', async () => {
    // On PostgreSQL the database's address names the shop.
    if (seeded.here.engine === 'postgres') return
    process.env.DATA_DIR = file('mistyped')
    expect(await shop('orders', 'list')).toMatchObject({
      code: 1,
      warned: expect.stringMatching(
        /^There is no shop in DATA_DIR ".*mistyped": set it to [^\n]*$/,
      ),
    })
    expect(existsSync(file('mistyped'))).toBe(false)
    const [row] = [{ id: 1, title: 'Thing', price: 5, category: 'Toys', stock: 3 }]
    writeFileSync(file('one.json'), JSON.stringify([row]))
    expect(await shop('import', file('one.json'))).toMatchObject({
      code: 0,
      warned: expect.stringMatching(/There was no shop in DATA_DIR ".*": a new one was made there/),
    })
    expect((await shop('import', file('one.json'))).warned).toBe('')
    process.env.DATA_DIR = seeded.here.dataDir
  })

  test('an order goes from awaited payment to delivered', async () => {
    const number = await order(seeded.db)
    expect((await shop('orders', 'list')).said).toContain(number)
    expect((await shop('orders', 'list', '--status', 'paid')).said).not.toContain(number)
    expect((await shop('orders', 'ship', number)).warned).toMatch(
      /is awaiting_payment; it cannot become shipped/,
    )
    expect((await shop('orders', 'mark-paid', number.toLowerCase())).said).toMatch(/is now paid/)
    expect((await shop('orders', 'mark-paid', number)).said).toMatch(/was paid already/)
    expect(await shop('orders', 'ship', number, '--tracking', 'BD-1')).toMatchObject({ code: 0 })
    expect(await shop('orders', 'deliver', number)).toMatchObject({ code: 0 })
    const { said } = await shop('orders', 'show', number)
    for (const words of ['delivered', 'BD-1', 'Mascara', '19.98', 'Dhaka', 'ana@example.com'])
      expect(said).toContain(words)
    expect(await shop('orders', 'cancel', number)).toMatchObject({ code: 1 })
    expect(await shop('orders', 'show', 'EX-000000-000000')).toMatchObject({ code: 1 })
  })

  test('a cancelled order gives its stock back', async () => {
    const left = await stock(seeded.db, 1)
    const number = await order(seeded.db, 'cash_on_delivery')
    expect(await stock(seeded.db, 1)).toBe((left ?? 0) - 2)
    expect(await shop('orders', 'cancel', number)).toMatchObject({ code: 0 })
    expect(await stock(seeded.db, 1)).toBe(left)
  })

  test('orders are exported as a table, with formulas disarmed', async () => {
    expect((await shop('orders', 'export', file('orders.csv'))).said).toContain('2 rows')
    const table = readFileSync(file('orders.csv'), 'utf8')
    expect(table).toContain("'=Rahman")
    expect(table).toContain(',"+8801700000000",')
    expect(statSync(file('orders.csv')).mode & 0o077).toBe(0)
    expect((await shop('orders', 'export')).said.split('\r\n')).toHaveLength(3)
    expect(await shop('orders', 'export', '/no/such/folder/x.csv')).toMatchObject({
      code: 1,
      warned: expect.stringContaining('ENOENT'),
    })
  })

  test('a coupon is made, listed and ended', async () => {
    expect(
      await shop(
        'coupons',
        'create',
        'summer-26',
        '--percent',
        '15',
        '--minimum',
        '20',
        '--until',
        '2030-01-01',
        '--uses',
        '5',
      ),
    ).toMatchObject({ code: 0 })
    expect(await shop('coupons', 'create', 'SUMMER-26', '--amount', '5')).toMatchObject({ code: 1 })
    for (const wrong of [
      ['x y', '--percent', '5'],
      ['five'],
      ['five', '--percent', '101'],
      ['five', '--amount', '-1'],
      ['five', '--percent', '5', '--amount', '5'],
      ['five', '--percent', '5', '--until', 'soon'],
    ])
      expect(await shop('coupons', 'create', ...wrong)).toMatchObject({ code: 2 })
    expect((await shop('coupons', 'list')).said).toMatch(
      /SUMMER-26\s+15%\s+20\.00\s+2030-01-02 00:00\s+0 of 5/,
    )
    expect(JSON.parse((await shop('coupons', 'list', '--json')).said)).toContainEqual(
      expect.objectContaining({ code: 'SUMMER-26', kind: 'percent', amount: 15, minimum: 2000 }),
    )
    expect(await shop('coupons', 'end', 'summer-26')).toMatchObject({ code: 0 })
    expect(await shop('coupons', 'end', 'none')).toMatchObject({ code: 1 })
  })

  test('messages and subscribers are listed', async () => {
    const values = {
      name: 'Ana',
      email: 'ana@example.com',
      phone: '+8801700000000',
      message: 'Hello\n\u001b[2Jthere',
    }
    await storeMessage(seeded.db, values, 'en')
    const { said } = await shop('messages')
    expect(said).toContain('  Hello\n   [2Jthere')
    await subscribe(seeded.db, 'Ben@Example.com', 'fr')
    const { token } = await seeded.db
      .selectFrom('subscribers')
      .select('token')
      .executeTakeFirstOrThrow()
    await confirmSubscriber(seeded.db, token)
    expect((await shop('subscribers', 'export')).said).toMatch(
      /^email,language,since\r\nben@example.com,fr,/,
    )
  })

  test('jobs that were given up are listed and tried again', async () => {
    expect((await shop('jobs', 'dead')).said).toBe('Nothing was given up.')
    const { id } = await seeded.db
      .selectFrom('jobs')
      .select('id')
      .where('payload', 'like', '%"to":"ana@example.com"%')
      .executeTakeFirstOrThrow()
    await seeded.db
      .updateTable('jobs')
      .set({ state: 'dead', last_error: 'nobody there' })
      .where('id', '=', id)
      .execute()
    expect((await shop('jobs', 'dead')).said).toContain('nobody there')
    expect((await shop('jobs', 'list')).said).toContain('nobody there')
    expect(JSON.parse((await shop('jobs', 'list', '--json')).said)).toEqual([
      expect.objectContaining({ id, kind: 'mail', reason: 'nobody there', to: 'ana@example.com' }),
    ])
    expect(await shop('jobs', 'retry', 'x')).toMatchObject({ code: 1 })
    const twice = await shop('jobs', 'retry', id, 'x', '--json')
    expect(twice.code).toBe(1)
    expect(JSON.parse(twice.said)).toEqual({ retried: [id], unknown: ['x'] })
    await seeded.db.updateTable('jobs').set({ state: 'dead' }).where('id', '=', id).execute()
    expect((await shop('jobs', 'retry', 'all')).said).toBe('1 will be tried again.')
  })
})
