import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eachPlace } from '../../../tests/support/databases'
import { order, seededShop, shop } from '../../../tests/support/merchant-commands'
import { LANGUAGES, type Language } from '../../business'
import { registerBackInStockMails } from '../../catalogue/back-in-stock/register-mails.server'
import {
  askToBeTold,
  confirmRequest,
  forgetRequestsOf,
  UNCONFIRMED_DAYS,
  WAITING_DAYS,
} from '../../catalogue/back-in-stock/requests.server'
import { startTellingBack, tellBack } from '../../catalogue/back-in-stock/tell-back.server'
import { forgetOld } from '../../content/retention/retention.server'
import { watchChanges } from '../../database/changes.server'
import { setDatabase } from '../../database/current.server'
import { closeDatabase, openDatabase } from '../../database/open.server'
import type { Database } from '../../database/tables.server'
import { DAY_MS } from '../../durations'
import { renderTemplate } from '../../mail/templates.server'
import { changeStatus } from '../../orders/changing/change-status.server'

const ANA = 'ana@waits.example'
const BEN = 'ben@waits.example'

eachPlace('back in stock', (place) => {
  const seeded = seededShop(place)
  const others: Database[] = []
  let db: Database
  beforeAll(async () => {
    db = seeded.db
    registerBackInStockMails()
    others.push(await openDatabase(seeded.here), await openDatabase(seeded.here))
  })
  afterAll(() => Promise.all(others.map(closeDatabase)))
  beforeEach(async () => {
    setDatabase(db) // Mails read the product.
    await db.deleteFrom('back_in_stock').execute()
    await db.deleteFrom('jobs').execute()
    // One address may get only so many mails an hour.
    await db.deleteFrom('identity_attempts').execute()
    await setStock(1, 0)
    await setStock(2, 0)
  })

  const setStock = (id: number, quantity: number) =>
    db.updateTable('stock').set({ quantity }).where('product_id', '=', id).execute()
  const ask = (address: string, productId = 1, now?: number, language: Language = 'en') =>
    askToBeTold(db, { productId, address, language }, now)
  const rows = () => db.selectFrom('back_in_stock').selectAll().orderBy('email').execute()
  const mails = async (template: string) => {
    const jobs = await db.selectFrom('jobs').selectAll().orderBy('id').execute()
    return jobs
      .map(({ payload, state }) => ({ ...JSON.parse(payload), state }))
      .filter((mail) => mail.template === template)
  }
  const receivers = async () =>
    (await mails('back-in-stock')).map(({ to, data }) => `${to} ${data.productId}`).sort()
  const waits = async (address: string, productId = 1) => {
    expect(await ask(address, productId)).toBe('sent')
    const row = (await rows()).find(({ email }) => email === address.toLowerCase())
    expect(await confirmRequest(db, row?.token ?? '', productId)).toBe(true)
  }

  test('an unconfirmed address gets a link and nothing else', async () => {
    expect(await ask(` ${ANA.toUpperCase()} `)).toBe('sent')
    const [mail, ...more] = await mails('back-in-stock-confirm')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ to: ANA, data: { productId: 1 } })
    await setStock(1, 3)
    await tellBack(db, 'all')
    expect(await receivers()).toEqual([])
    expect(await confirmRequest(db, 'no-such-token', 1)).toBe(false)
    expect(await confirmRequest(db, '\0', 1)).toBe(false)
    expect(await confirmRequest(db, mail.data.token, 2)).toBe(false)
    expect(await rows()).toMatchObject([{ email: ANA, state: 'pending' }])
  })

  test('whatever is known of an address, the answer is the same', async () => {
    await waits(ANA)
    await db.deleteFrom('jobs').execute()
    expect(await ask(ANA)).toBe('sent')
    expect(await mails('back-in-stock-confirm')).toEqual([])
    expect(await ask(BEN)).toBe('sent')
    expect(await ask(BEN)).toBe('sent')
    expect(await mails('back-in-stock-confirm')).toHaveLength(1)
    expect(await ask(BEN, 1, Date.now() + 11 * 60_000)).toBe('sent') // The first mail may be lost.
    expect(await mails('back-in-stock-confirm')).toHaveLength(2)
    expect((await rows()).map(({ state }) => state)).toEqual(['confirmed', 'pending'])
  })

  test('links that nobody asked for stay below the limit of an address', async () => {
    const empty = Array.from({ length: 12 }, (_, position) => position + 1)
    for (const id of empty) await setStock(id, 0)
    for (const id of empty) expect(await ask(ANA, id)).toBe('sent')
    const now = Date.now()
    const jobs = await db.selectFrom('jobs').select('run_at').where('kind', '=', 'mail').execute()
    expect(jobs).toHaveLength(12)
    expect(jobs.filter(({ run_at }) => run_at <= now)).toHaveLength(8)
    for (const id of empty) await setStock(id, 5)
  })

  test('the page says that a product is in stock or not sold here, and stores nothing', async () => {
    await setStock(2, 1)
    expect(await ask(ANA, 2)).toBe('inStock')
    expect(await ask(ANA, 999_999)).toBe('unknown')
    expect(await rows()).toEqual([])
  })

  test('an address that is confirmed after the product came back is told at once, and only once', async () => {
    await ask(ANA)
    await setStock(1, 3)
    const [{ token = '' } = {}] = await rows()
    expect(await confirmRequest(db, token, 1)).toBe(true)
    expect(await receivers()).toEqual([`${ANA} 1`])
    expect(await rows()).toEqual([])
    expect(await confirmRequest(db, token, 1)).toBe(false)
  })

  test('three processes that hear of it send one mail each, and the rows are gone', async () => {
    const many = Array.from({ length: 120 }, (_, n) => `waits-${n}@waits.example`)
    await db
      .insertInto('back_in_stock')
      .values(
        many.map((email) => ({
          product_id: 1,
          email,
          token: email.slice(0, -13),
          state: 'confirmed',
          language: 'en',
          changed_at: Date.now(),
        })),
      )
      .execute()
    await waits(ANA, 2)
    await setStock(1, 1)
    await Promise.all([db, ...others].map((one) => tellBack(one, [1])))
    await tellBack(db, 'all')
    expect(await receivers()).toEqual(many.map((email) => `${email} 1`).sort())
    expect(await rows()).toMatchObject([{ email: ANA, product_id: 2 }])
  })

  test('the change log reports an import and a cancelled order', async () => {
    await setStock(1, 2)
    const number = await order(db)
    await waits(ANA)
    await waits(BEN, 2)
    const watching = await Promise.all(others.map(watchChanges))
    const telling = [db, ...others].map((one) => startTellingBack(one, 20))
    try {
      await vi.waitFor(async () => expect(await receivers()).toEqual([]))
      expect(await changeStatus(db, { number }, 'cancelled')).toMatchObject({ changed: true })
      await vi.waitFor(async () => expect(await receivers()).toEqual([`${ANA} 1`]), 5000)
      const file = join(seeded.here.dataDir, 'stock.json')
      writeFileSync(file, JSON.stringify([{ id: 2, stock: 7 }]))
      expect(await shop('import', file, '--set-stock')).toMatchObject({ code: 0 })
      await vi.waitFor(
        async () => expect(await receivers()).toEqual([`${ANA} 1`, `${BEN} 2`]),
        5000,
      )
      expect(await rows()).toEqual([])
    } finally {
      for (const one of [...telling, ...watching]) await one.stop()
    }
  })

  test('a mail’s link ends all that an address waits for', async () => {
    await waits(ANA)
    await waits(ANA, 2)
    await waits(BEN)
    const [{ token = '' } = {}] = await rows()
    await forgetRequestsOf(db, 'no-such-token')
    await forgetRequestsOf(db, '\0')
    expect(await rows()).toHaveLength(3)
    await forgetRequestsOf(db, token)
    expect(await rows()).toMatchObject([{ email: BEN }])
  })

  test('an address is not kept longer than the privacy page says', async () => {
    await ask(ANA)
    await waits(BEN)
    const day = (days: number) => Date.now() + days * DAY_MS
    await forgetOld(db, day(UNCONFIRMED_DAYS - 1))
    expect(await rows()).toHaveLength(2)
    await forgetOld(db, day(UNCONFIRMED_DAYS + 1))
    expect(await rows()).toMatchObject([{ email: BEN }])
    await forgetOld(db, day(WAITING_DAYS + 1))
    expect(await rows()).toEqual([])
  })

  test.each(LANGUAGES)('both mails in %s carry their links, and one to leave', async (language) => {
    const about = { token: 'abc', productId: 7, title: 'Tea <b>' }
    const prefix = language === 'en' ? '' : `/${language}`
    const links = {
      'back-in-stock-confirm': `${prefix}/back-in-stock?confirm=abc&product=7`,
      'back-in-stock': `${prefix}/shop/7`,
    }
    for (const [template, link] of Object.entries(links)) {
      const { subject, text, html, headers } = await renderTemplate(template, language, about)
      expect(subject).toContain('Tea <b>')
      expect(text).toContain(link)
      expect(text).toContain(`${prefix}/back-in-stock?leave=abc`)
      expect(html).not.toContain('<b>')
      expect(headers?.['List-Unsubscribe']).toMatch(/\/api\/back-in-stock\/leave\?token=abc>$/)
    }
  })
})
