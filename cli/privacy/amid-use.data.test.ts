import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Config, config, readConfig, setConfig } from '../../app/config.server'
import { storeMessage } from '../../app/content/contact.server'
import { subscribe } from '../../app/content/newsletter.server'
import { finishErasures, waitingRests } from '../../app/content/privacy/finish-erasure.server'
import { eraseAddress } from '../../app/content/privacy/privacy.server'
import { unlessErased } from '../../app/content/privacy/unless-erased.server'
import { startWorker } from '../../app/database/jobs/worker.server'
import { inTransaction } from '../../app/database/transactions/transaction.server'
import { recordAudit } from '../../app/desk/staff/audit.server'
import { mailHandler } from '../../app/mail/mail-job.server'
import { registerTemplate } from '../../app/mail/templates.server'
import { openTransport } from '../../app/mail/transport.server'
import { lockOrder } from '../../app/orders/order/lock-order.server'
import { changeAddressIn } from '../../app/orders/steps/change-address.server'
import { eachPlace } from '../../tests/support/databases'
import { manyOrders } from '../../tests/support/desk/many-orders'
import { EMAIL, TRACES, ZULEIKA } from '../../tests/support/erasing/known-person'
import { rawTraces } from '../../tests/support/erasing/raw-bytes'
import { contentOf } from '../../tests/support/filled-tables'
import { seededShop } from '../../tests/support/merchant-commands'
import { placed } from '../../tests/support/placed-order'

eachPlace('an erasure amid other work', (place, engine) => {
  const seeded = seededShop(place)
  const before: Config = config
  beforeAll(() => setConfig(readConfig({ DATA_DIR: seeded.here.dataDir })))
  afterAll(() => setConfig(before))
  const erase = () => eraseAddress(seeded.db, EMAIL, { anyway: true, by: 'test' })
  const order = () => placed(seeded.db, { billing: ZULEIKA })
  const tracesLeft = async () =>
    Object.entries(await contentOf(seeded.db)).flatMap(([table, rows]) =>
      rows.filter((row) => TRACES.some((trace) => trace.test(row))).map((row) => [table, row]),
    )
  const gate = () => {
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    return { open, opened }
  }

  test('somebody without orders, with one, or erased twice at once, leaves nothing', async () => {
    expect(await erase()).toEqual({ code: 'nobody' })
    await subscribe(seeded.db, EMAIL, 'en')
    expect(await erase()).toMatchObject({ code: 'erased', counts: { orders: 0, subscriptions: 1 } })
    await order()
    const counts = seeded.db.selectFrom('identity_attempts').select('key')
    expect((await counts.execute()).length).toBeGreaterThan(0)
    // All three have begun before one can end.
    const release = engine === 'postgres' ? await holdWriting('erasures') : async () => {}
    const erasing = Promise.all([erase(), erase(), erase()])
    await sleep(200)
    await release()
    const outcomes = await erasing
    expect(outcomes.map(({ code }) => code).sort()).toEqual(['erased', 'nobody', 'nobody'])
    expect(await seeded.db.selectFrom('erasures').select('id').execute()).toHaveLength(2)
    expect(await tracesLeft()).toEqual([])
    expect(await counts.execute()).toEqual([])
  })

  test('somebody with 500 orders is erased, and nobody else', async () => {
    const { db } = seeded
    await manyOrders(db, 600)
    const others = db.selectFrom('orders').selectAll().where('id', '>', 1500).orderBy('id')
    const hers = { billing: JSON.stringify(ZULEIKA), email_key: EMAIL, notes: 'Quillfeather' }
    await db
      .updateTable('orders')
      .set(hers)
      .where('id', '<=', 1500)
      .where('id', '>', 1000)
      .execute()
    const untouched = await others.execute()
    expect(await erase()).toMatchObject({ code: 'erased', counts: { orders: 500 } })
    expect(await tracesLeft()).toEqual([])
    expect(await others.execute()).toEqual(untouched)
    const listed = db.selectFrom('erasures').select('subjects').where('orders', '=', 500)
    const { subjects } = await listed.executeTakeFirstOrThrow()
    expect(new Set(JSON.parse(subjects ?? '[]')).size).toBe(501)
    await db.deleteFrom('order_search').execute()
    await db.deleteFrom('orders').where('id', '>', 1000).execute()
  })

  test('an order placed meanwhile is erased with the others or stays wholly hers', async () => {
    for (let round = 0; round < 5; round++) {
      const orders = Array.from({ length: 6 }, order)
      const erasing = Promise.all([erase(), sleep(round * 3).then(erase)])
      const message = { name: 'Zuleïka', email: EMAIL, phone: '1', message: 'Hello' }
      await Promise.all([...orders, erasing, storeMessage(seeded.db, message, 'en')])
      const rows = await seeded.db.selectFrom('orders').selectAll().execute()
      for (const row of rows) {
        const anonymous = row.request_hash.startsWith('erased-')
        const hers = [row.email_key === EMAIL, row.billing.includes('Quillfeather')]
        expect(hers).toEqual([!anonymous, !anonymous])
      }
    }
    await erase()
    expect(await tracesLeft()).toEqual([])
  })

  test('what the desk writes about her order meanwhile is erased too', async () => {
    const { number } = await order()
    const [locked, { open, opened }] = [gate(), gate()]
    const changed = { ...ZULEIKA, street: '9 Heron Lane' }
    const desk = inTransaction(seeded.db, async (connection) => {
      await lockOrder(connection, { number })
      locked.open()
      // Transactions of SQLite wait only for the database.
      if (engine === 'postgres') await opened
      const change = await changeAddressIn(connection, number, changed)
      expect(change).toMatchObject({ ok: true })
      const entry = { action: 'order.address-changed', subject: `order ${number}` }
      await recordAudit(connection, { ...entry, staff: { id: '1', name: 'Mina' }, after: change })
    })
    await locked.opened
    const erasing = erase()
    await sleep(100)
    open()
    await Promise.all([desk, erasing])
    expect(await tracesLeft()).toEqual([])
    const late = await inTransaction(seeded.db, (one) => changeAddressIn(one, number, changed))
    expect(late).toMatchObject({ ok: false, code: 'forbidden' })
  })

  test('a mail that is being sent leaves no file behind', async () => {
    const { db } = seeded
    await order()
    await db.deleteFrom('jobs').execute()
    await subscribe(db, EMAIL, 'en')
    registerTemplate('newsletter-welcome', async () => ({ subject: '', html: '', text: EMAIL }))
    const [rendered, erased] = [gate(), gate()]
    const slow = () => {
      const transport = openTransport()
      return {
        ...transport,
        async send(letter: Parameters<typeof transport.send>[0]) {
          rendered.open()
          await erased.opened
          await transport.send(letter)
          written.open()
        },
      }
    }
    const written = gate()
    const worker = startWorker(db, { mail: unlessErased(db, mailHandler(slow)) })
    await rendered.opened
    await erase()
    erased.open()
    await written.opened
    await worker.stop()
    const outbox = join(seeded.here.dataDir, 'outbox')
    expect(existsSync(outbox) ? readdirSync(outbox) : []).toEqual([])
    expect(await tracesLeft()).toEqual([])
  })

  test('a reader of the old rows, such as a backup, keeps their bytes until the next try', async () => {
    if (engine === 'postgres') return
    await order()
    const reader = new DatabaseSync(join(seeded.here.dataDir, 'shop.sqlite'), { readOnly: true })
    reader.exec('begin')
    reader.prepare('select count(*) from orders').get()
    const outcome = await erase()
    expect(outcome).toMatchObject({ problems: [expect.stringContaining('reads what was there')] })
    const unfreed = async () =>
      (await waitingRests(seeded.db)).filter(({ payload }) => payload.includes('"freed":false'))
    expect(await unfreed()).toHaveLength(1)
    expect(rawTraces(seeded.here.dataDir, TRACES)).not.toEqual({})
    reader.close()
    expect(await finishErasures(seeded.db)).toMatchObject({ problems: [] })
    expect(rawTraces(seeded.here.dataDir, TRACES)).toEqual({})
    expect(await unfreed()).toEqual([])
  })

  test('an erasure waits for a writer, such as an import', async () => {
    await order()
    const release = await holdWriting('orders')
    const erasing = erase()
    await sleep(300)
    await release()
    expect(await erasing).toMatchObject({ code: 'erased' })
    expect(await tracesLeft()).toEqual([])
  })

  /** Another process's transaction holds the table. */
  async function holdWriting(table: string) {
    if (engine === 'sqlite') {
      const file = new DatabaseSync(join(seeded.here.dataDir, 'shop.sqlite'))
      file.exec('begin immediate')
      return async () => {
        file.exec('rollback')
        file.close()
      }
    }
    const { open, opened } = gate()
    const writing = seeded.db.transaction().execute(async (connection) => {
      await sql`lock table ${sql.table(table)} in exclusive mode`.execute(connection)
      await opened
    })
    return async () => {
      open()
      await writing
    }
  }
})
