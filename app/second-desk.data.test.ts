import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../tests/support/databases'
import { askingDesk } from '../tests/support/desk/asking'
import { deskRows } from '../tests/support/desk/filled-desk'
import { setDesk } from '../tests/support/desk/set-desk'
import { beginPottery } from '../tests/support/settings/begun-pottery'
import { demoWords } from '../tests/support/settings/second-shop'
import { potteryDay } from '../tests/support/settings/second-shop-day'
import type { Database } from './database/tables.server'
import { endpoints } from './desk/endpoints'
import { REPORTS } from './desk/reports/report'
import { KNOWN_MAILS } from './desk/settings/mails/known-mails.server'
import { setPageRenderer } from './http/pages/current-renderer.server'
import { findInvoiceSheet, findSlipSheet } from './orders/invoices/sheets.server'
import { settings } from './settings/settings.server'

// Test files share a process: drop the mocked module before and after.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})
/** The doctor examines the shop of the environment in a process of its own (cli/doctor). */
vi.mock('./desk/health/examine-apart.server', () => ({
  examineApart: async () => ({ at: 0, findings: [] }),
}))

/** Endpoints that answer with a stream without end, or with the bytes of a backup or a photo. */
const NO_TEXT = new Set(['/events', '/backups/:name', '/reviews/:id/photos/:name'])
const READ = endpoints.filter(({ method, path }) => method === 'GET' && !NO_TEXT.has(path))

/** Texts for parcels to that country, whichever country the shop is in. */
const ABOUT_BANGLADESH = /"path":"(productPage\.)?delivery\..*?"missing":/g
/** What the currency would be if it were unset: a shop must begin with one. */
const FIRST_CURRENCY = /(?<="defaults":\{.*)"money.currency":"USD"/

/** What an address needs beyond the names that the day returns. */
const QUERIES: Readonly<Record<string, string>> = {
  '/search': '?q=Tee',
  '/search/one': '?text=Tee',
  '/orders/sellable': '?q=Tee',
  '/orders': '?tab=all',
  '/pages/starts': '?kind=terms&language=de',
  '/reports/accounts/orders': '?period=7-days',
  '/reports/accounts/rates': '?period=7-days',
  '/home/links': '?search=Tee',
}

eachDatabase('the desk of a second shop', (open) => {
  let db: Database
  let desk: ReturnType<typeof askingDesk>
  let day: Awaited<ReturnType<typeof potteryDay>>

  beforeAll(async () => {
    setDesk()
    setPageRenderer(async () => new Response(`<p>${settings().shop.name}`))
    db = await open()
    await beginPottery(db)
    desk = askingDesk(db, endpoints)
    const { desk_staff } = deskRows(Date.now())
    await db
      .insertInto('desk_staff')
      .values({ ...desk_staff, id: 'owner' })
      .execute()
    day = await potteryDay(db, desk)
  }, 120_000)

  /** Returns the addresses of an endpoint: one for each report and each mail. */
  function addressesOf(path: string): string[] {
    if (path.includes(':report')) return REPORTS.map((one) => path.replace(':report', one))
    if (path.startsWith('/settings/mails/:name'))
      return Object.keys(KNOWN_MAILS).map((one) => `${path.replace(':name', one)}?language=de`)
    if (path === '/settings/words')
      return Array.from({ length: 30 }, (_, at) => `${path}?language=de&page=${at + 1}`)
    const id = path.startsWith('/products')
      ? day.product
      : path.startsWith('/imports')
        ? day.file
        : path.startsWith('/messages')
          ? day.message
          : path.startsWith('/pages')
            ? day.page
            : day.number
    const query =
      path === '/orders/sheets' ? `?kind=invoice&number=${day.number}` : (QUERIES[path] ?? '')
    return [path.replace(/:id|:number/, String(id)).replace(':code', 'HERBST') + query]
  }

  test.each(READ.map(({ path }) => path))('GET %s says nothing of the demo', async (path) => {
    const answered: number[] = []
    for (const address of addressesOf(path)) {
      const response = await desk.send('GET', address, undefined, 'owner')
      const text = (await response.text()).replace(ABOUT_BANGLADESH, '').replace(FIRST_CURRENCY, '')
      answered.push(response.status)
      expect(demoWords(text), address).toBeNull()
    }
    // Some mails are about what the day has not had.
    expect(answered, path).toContain(200)
  })

  test('papers of an order, printed and as files, name the pottery and its customer', async () => {
    for (const paper of [
      await findInvoiceSheet(db, { number: day.number }, {}),
      await findInvoiceSheet(db, { number: day.number }, { kind: 'credit_note' }),
      await findSlipSheet(db, { number: day.number }),
    ]) {
      const said = JSON.stringify(paper)
      expect(said).toContain('Φωτεινή')
      expect(demoWords(said)).toBeNull()
    }
  })

  test('what the day has enqueued as mails says nothing of the demo', async () => {
    const sent = await db.selectFrom('jobs').select('payload').where('kind', '=', 'mail').execute()
    expect(sent.length).toBeGreaterThan(10)
    expect(demoWords(sent.map(({ payload }) => payload).join('\n'))).toBeNull()
  })
})
