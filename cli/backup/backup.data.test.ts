import { existsSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { seedDemo } from '../../app/catalogue/seed.server'
import { shareData } from '../../app/database/backups/data-lock.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import { eachPlace } from '../../tests/support/databases'
import { order, seededShop, shop, stock } from '../../tests/support/merchant-commands'

eachPlace('import, backup and move', (place) => {
  const seeded = seededShop(place)
  const file = (name: string) => join(seeded.here.dataDir, name)

  test('an import reports what it did and what it rejected', async () => {
    const row = (id: number, more = {}) => ({
      id,
      title: `Thing ${id}`,
      price: 5,
      category: 'Toys',
      stock: 3,
      ...more,
    })
    writeFileSync(
      file('in.json'),
      JSON.stringify([row(9001), row(9002), row(9003, { price: 'x' })]),
    )
    const first = await shop('import', file('in.json'))
    expect(first).toMatchObject({
      code: 1,
      said: expect.stringContaining(
        '3 read: 2 added, 0 changed, 0 restocked, 0 as they were, 0 no longer listed, 1 rejected',
      ),
    })
    expect(first.warned).toMatch(/row 3: price: /)
    writeFileSync(file('in.csv'), 'id,title,price,category,stock\n9001,Thing 9001,6,Toys,3\n')
    expect((await shop('import', file('in.csv'))).said).toContain('1 changed')
    await seeded.db
      .updateTable('stock')
      .set({ quantity: 1 })
      .where('product_id', '=', 9001)
      .execute()
    expect((await shop('import', file('in.csv'))).said).toContain('1 as they were')
    expect(await stock(seeded.db, 9001)).toBe(1)
    expect((await shop('import', file('in.csv'), '--set-stock')).said).toContain('1 restocked')
    expect(await stock(seeded.db, 9001)).toBe(3)
    for (const [name, content] of [
      ['cut.json', '[{"id": 1'],
      ['none.json', '[]'],
    ] as const) {
      writeFileSync(file(name), content)
      expect((await shop('import', file(name))).warned).toMatch(/^Nothing was changed: /)
    }
    expect((await shop('import', 'http://127.0.0.1:9')).warned).toMatch(/^Nothing was changed: /)
    expect(await shop('import', file('missing.json'))).toMatchObject({ code: 2 })
  })

  test('a column that a file lacks stays unchanged; a new product must be whole', async () => {
    const all = () =>
      seeded.db.selectFrom('products').selectAll().where('id', '=', 1).executeTakeFirstOrThrow()
    const before = await all()
    const pieces = await stock(seeded.db, 1)
    writeFileSync(file('prices.csv'), 'id,price\n1,12.34\n9999,5\n')
    const done = await shop('import', file('prices.csv'))
    expect(done.said).toContain('2 read: 0 added, 1 changed')
    expect(done.warned).toMatch(/row 3: title: is missing; product 9999 is new/)
    const after = await all()
    expect({ ...after, changed_at: 0 }).toEqual({
      ...before,
      price: 1234,
      lowest_before: before.price,
      source: 'file',
      changed_at: 0,
    })
    expect(await stock(seeded.db, 1)).toBe(pieces)
  })

  test('--replace refuses to lose much, or anything to bad rows, without --yes', async () => {
    const listed = async () =>
      (await seeded.db.selectFrom('products').select('id').where('listed', '=', 1).execute()).length
    const before = await listed()
    writeFileSync(file('few.csv'), 'id,title,price,category\n9100,Mascara,9.99,beauty\n')
    const refused = await shop('import', file('few.csv'), '--replace')
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.warned).toMatch(
      /Nothing was changed: \d+ of \d+ products would no longer be listed.*--yes/,
    )
    const rows = await seeded.db
      .selectFrom('products')
      .select('id')
      .where('listed', '=', 1)
      .execute()
    const whole = rows.map(({ id }) => `${id},Acme`).join('\n')
    writeFileSync(file('bad.csv'), `id,brand\n${whole}\nx,Acme\n1,Acme\n`)
    expect((await shop('import', file('bad.csv'), '--replace')).warned).toMatch(
      /Nothing was changed: 2 of/,
    )
    expect(await listed()).toBe(before)
  })

  test('a backup restores everything, also to and from PostgreSQL', async () => {
    const all = async () => ({
      orders: await seeded.db.selectFrom('orders').selectAll().orderBy('id').execute(),
      lines: await seeded.db.selectFrom('order_lines').selectAll().orderBy('order_id').execute(),
      products: await seeded.db.selectFrom('products').selectAll().orderBy('id').execute(),
      stock: await seeded.db.selectFrom('stock').selectAll().orderBy('product_id').execute(),
    })
    const saved = await all()
    expect(await shop('backup', file('saved.sqlite'))).toMatchObject({ code: 0 })
    expect(await shop('backup', file('saved.sqlite'))).toMatchObject({ code: 2 })
    expect(statSync(file('saved.sqlite')).mode & 0o077).toBe(0)
    await order(seeded.db)
    await seeded.db.updateTable('products').set({ price: 1 }).execute()
    expect(await shop('restore', file('saved.sqlite'))).toMatchObject({ code: 2 })
    writeFileSync(file('bad.sqlite'), 'not a database at all'.repeat(100))
    expect(await shop('restore', file('bad.sqlite'), '--yes')).toMatchObject({ code: 1 })
    expect(await shop('restore', file('saved.sqlite'), '--yes')).toMatchObject({ code: 0 })
    expect(await all()).toEqual(saved)
    expect(await order(seeded.db)).toBeTruthy() // Ids continue after the restored ones.
    expect(existsSync(file('saved.sqlite'))).toBe(true)
  })

  test('a database moves to PostgreSQL', async () => {
    if (seeded.here.engine === 'sqlite') {
      expect(await shop('move-to-postgres')).toMatchObject({ code: 2 })
      return
    }
    // There is no SQLite file here.
    expect(await shop('move-to-postgres')).toMatchObject({ code: 2 })
    const old = await openDatabase({ dataDir: seeded.here.dataDir })
    await seedDemo(old)
    await closeDatabase(old)
    expect((await shop('move-to-postgres')).warned).toMatch(/is not empty. Nothing was changed/)
    const fresh = await place()
    process.env.DATABASE_URL = fresh.databaseUrl
    const running = await openDatabase({ dataDir: seeded.here.dataDir })
    // Earlier versions accepted NUL, which PostgreSQL cannot hold.
    await running.updateTable('products').set({ title: 'Nul\0l' }).where('id', '=', 1).execute()
    const lock = await shareData({ db: running, dataDir: seeded.here.dataDir })
    const refused = await shop('move')
    expect(refused).toMatchObject({ code: 1 })
    expect(refused.warned).toMatch(/The shop runs on this data .* Nothing was changed/)
    await lock.release()
    const limit = (total_limit: number | null) =>
      running.updateTable('coupons').set({ total_limit }).where('code', '=', 'APP3').execute()
    await limit(99_999_999_999)
    expect((await shop('move')).warned).toMatch(/coupons: .*out of range.* Nothing was changed/)
    await limit(null)
    await closeDatabase(running)
    expect((await shop('move')).said).toContain('Everything is copied')
    const moved = await openDatabase(fresh)
    const count = await moved
      .selectFrom('products')
      .select((row) => row.fn.countAll().as('n'))
      .executeTakeFirst()
    expect(Number(count?.n)).toBeGreaterThan(200)
    const { title } = await moved
      .selectFrom('products')
      .select('title')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    expect(title).toBe('Null')
    await closeDatabase(moved)
    process.env.DATABASE_URL = seeded.here.databaseUrl
  })
})
