import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { storeMessage } from '../../app/content/contact.server'
import { subscribe } from '../../app/content/newsletter.server'
import type { Database } from '../../app/database/tables.server'
import { eachPlace } from '../../tests/support/databases'
import { NOTED_AFTER, noteAtDesk, noted } from '../../tests/support/desk/noted-person'
import { EMAIL, NEAR, ZULEIKA } from '../../tests/support/erasing/known-person'
import { contentOf, fillOtherTables } from '../../tests/support/filled-tables'
import { order, seededShop, shop } from '../../tests/support/merchant-commands'
import { addAccount, addReturns } from '../../tests/support/returns/erased-person'

/** Nothing else in the shop has these, so that a scan finds every trace. */
const TRACES = [/zuleika/i, /quillfeather/i, /1799424242/, /heron lane/i, /leave it at the mill/i]
const BILLING = { ...ZULEIKA, firstName: 'Zuleika' }

eachPlace('the privacy commands', (place) => {
  const seeded = seededShop(place)
  const outbox = () => join(seeded.here.dataDir, 'outbox')
  let open: string
  let total: number
  beforeAll(async () => {
    const { db } = seeded
    open = await orderOf(db)
    await fillOtherTables(db)
    await order(db)
    const messageId = await writeTo(db, EMAIL)
    await writeTo(db, NEAR)
    await subscribe(db, ` ${EMAIL.toUpperCase()} `, 'en')
    await addAccount(db, EMAIL)
    mkdirSync(outbox())
    writeFileSync(join(outbox(), `contact-message_${messageId}.eml`), 'To: shop@exclusive.example')
    writeFileSync(join(outbox(), 'identity_1.eml'), 'To: zuleika@quil=\r\nl.example\r\n\r\nCode')
    writeFileSync(join(outbox(), 'other_2.eml'), 'To: ana@example.com')
    const placed = db.selectFrom('orders').select(['id', 'total']).where('number', '=', open)
    const row = await placed.executeTakeFirstOrThrow()
    writeFileSync(join(outbox(), `order-paid_${row.id}.eml`), 'Heron Lane')
    mkdirSync(join(outbox(), 'sms'))
    writeFileSync(join(outbox(), 'sms', `order-to-confirm_${row.id}.txt`), 'To: +88017')
    total = row.total
    await addReturns(db, row.id, EMAIL)
    await noteAtDesk(db, { order: open, message: messageId, email: EMAIL, near: NEAR })
  })

  test('an export gives everything held, to its owner alone', async () => {
    const path = join(seeded.here.dataDir, 'person.json')
    expect(await shop('privacy', 'export', EMAIL.toUpperCase(), path)).toMatchObject({ code: 0 })
    expect(statSync(path).mode & 0o077).toBe(0)
    const held = JSON.parse(readFileSync(path, 'utf8'))
    expect(held).toMatchObject({
      email: EMAIL,
      accounts: [{ uid: 'uid-of-z', displayName: 'Zuleika' }],
      orders: [
        {
          number: open,
          notes: 'Leave it at the mill',
          payments: [{ note: null }, { note: 'Zuleika rang' }],
          returns: [
            { email: 'filled@example.com' },
            { state: 'refunded', note: 'Zuleika dropped it', answer: 'Dear Zuleika' },
          ],
        },
      ],
      addresses: [BILLING],
      withdrawals: [{ name: 'Zuleika Quillfeather' }, { name: 'Zuleika Quillfeather' }],
      messages: [{ phone: BILLING.phone }],
      subscriptions: [{ email: EMAIL, state: 'pending' }],
      reviews: [{ order: open, name: 'Zuleika Q.', stars: 4 }],
    })
    expect(held.mails.map((mail: { template: string }) => mail.template).sort()).toEqual([
      'bank-instructions',
      'contact-message',
      'contact-receipt',
      'newsletter-welcome',
      'order-confirmation',
    ])
    expect(held.outbox).toHaveLength(4)
    expect(JSON.stringify(held)).not.toMatch(/password|\$argon2/)
    expect(await shop('privacy', 'export', 'nobody@example.com')).toMatchObject({ code: 1 })
    expect(await shop('privacy', 'export', 'nobody')).toMatchObject({ code: 2 })
  })

  test('an order that has not left blocks the erasure', async () => {
    const before = await contentOf(seeded.db)
    const refused = await shop('privacy', 'erase', EMAIL)
    expect(refused).toMatchObject({ code: 1, warned: expect.stringContaining(open) })
    expect(await contentOf(seeded.db)).toEqual(before)
  })

  test('an erasure leaves no trace in any table but the invoices or the outbox, and nobody else loses anything', async () => {
    const before = await contentOf(seeded.db)
    expect(tracesIn(before)).toContain('orders')
    const done = await shop('privacy', 'erase', EMAIL, '--yes')
    expect(done).toMatchObject({ code: 0, warned: '' })
    expect(done.said).toMatch(/reviews: 1,.* Orders made anonymous: 1/)
    for (const trace of TRACES) expect(done.said).not.toMatch(trace)
    const after = await contentOf(seeded.db)
    // An invoice keeps name and address, which the law wants, and neither phone nor e-mail address.
    expect([tracesIn(after), after.reviews]).toEqual([['invoices'], []])
    expect(after.invoices?.join()).toMatch(/Zuleika.*7 Heron Lane/)
    expect(after.invoices?.join()).not.toMatch(/1799424242|quill\.example/)
    expect(readdirSync(outbox(), { recursive: true }).sort()).toEqual(['other_2.eml', 'sms'])
    expect(after.contact_messages?.join()).toContain('ana@example.com')
    expect(after.contact_messages?.join()).toContain('not-')
    expect(after.erasures).toHaveLength((before.erasures?.length ?? 0) + 1)
    expect(after.desk_audit).toHaveLength(before.desk_audit?.length ?? 0)
    expect(await noted(seeded.db)).toEqual(NOTED_AFTER)
  })

  test('the order stays for the accountant, and a later change mails nobody', async () => {
    const [kept] = JSON.parse((await shop('orders', 'find', open, '--json')).said)
    expect(kept).toMatchObject({ name: 'Erased', email: '', phone: '', total })
    const mails = (await seeded.db.selectFrom('jobs').selectAll().execute()).length
    expect(await shop('orders', 'cancel', open)).toMatchObject({ code: 0 })
    expect(await seeded.db.selectFrom('jobs').selectAll().execute()).toHaveLength(mails)
    expect(await shop('privacy', 'erase', EMAIL)).toMatchObject({ code: 1 })
    expect(existsSync(outbox())).toBe(true)
  })
})

/** Returns the tables with a trace; the near address is another person's. */
const tracesIn = (content: Record<string, string[]>) =>
  Object.entries(content)
    .filter(([, rows]) =>
      rows.some((row) => TRACES.some((trace) => trace.test(row.replaceAll(NEAR, '')))),
    )
    .map(([table]) => table)

async function orderOf(db: Database) {
  const number = await order(db, 'bank', 'APP3')
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  await db
    .updateTable('orders')
    .set({ billing: JSON.stringify(BILLING), email_key: EMAIL, notes: 'Leave it at the mill' })
    .where('id', '=', id)
    .execute()
  const mails = await db.selectFrom('jobs').selectAll().execute()
  for (const { id: job, payload } of mails)
    if (JSON.parse(payload).data.orderId === id)
      await db
        .updateTable('jobs')
        .set({ payload: payload.replaceAll('ana@example.com', EMAIL) })
        .where('id', '=', job)
        .execute()
  const note = 'Zuleika rang'
  await db
    .insertInto('order_payments')
    .values({ id: 'z', order_id: id, kind: 'refund', amount: 1, note, at: 1 })
    .execute()
  await db
    .updateTable('coupon_redemptions')
    .set({ email_key: EMAIL })
    .where('order_id', '=', id)
    .execute()
  return number
}

const writeTo = (db: Database, email: string) =>
  storeMessage(
    db,
    email === EMAIL
      ? { name: 'Zuleika', email: EMAIL, phone: BILLING.phone, message: `Write to\n${EMAIL}` }
      : { name: 'Other', email, phone: '017', message: 'Hello' },
    'en',
  )
