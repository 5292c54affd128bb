import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { APIRequestContext, Page } from '@playwright/test'
import { BILLING, orderOf } from '../../support/shopper'
import { expect, open } from '../shop-test'
import { button, type Texts } from './states'

/**
 * Places an order and answers its token. What was sold moves up in Best Selling, which pages show:
 * what stands there first already leaves them as they are. Its piece is put back: it has three.
 */
export async function order(
  request: APIRequestContext,
  billing: object = BILLING,
  payment = 'bank',
) {
  const best = await request.get('/no-such-page')
  const [, first] = /href="\/shop\/(\d+)"/.exec(await best.text()) ?? []
  const placed = await request.post('/api/orders', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    data: {
      ...orderOf([{ productId: Number(first), quantity: 1 }]),
      payment,
      billing,
    },
  })
  expect(placed.status()).toBe(201)
  change('update stock set quantity = quantity + 1 where product_id = ?', Number(first))
  return (await placed.json()).token as string
}

/** Places an order that is shipped; returns the path of its first line's review. */
export async function shippedLine(request: APIRequestContext) {
  const token = await order(request)
  change("update orders set status = 'shipped' where token = ?", token)
  return `/orders/${token}/review/1`
}

function change(statement: string, value: string | number) {
  const path = join(process.env.LOOKS_DATA_DIR ?? '', 'shop.sqlite')
  const database = new DatabaseSync(path, { timeout: 5000 })
  database.prepare(statement).run(value)
  database.close()
}

/** Writes one number and one day into an order's page: others break their lines elsewhere. */
export const sameNumberAndDay = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (!node.parentElement?.closest('script, style'))
        node.nodeValue = (node.nodeValue ?? '')
          .replace(/EX-\w{6}-\w{5}/, 'EX-000000-00000')
          .replace(/[A-Z][a-z]+ \d{1,2}, \d{4}/, 'September 30, 2026')
          .replace(/Arrives .*(?= if you pay)/, 'Arrives Wed 30 Sep – Wed 30 Dec')
          .replace(/^[A-Z][a-z]{2}\s\d{1,2}\s[A-Z][a-z]{2}$/, 'Wed 30 Sep')
          .replace(/ at \d{1,2}:\d\d\s[AP]M GMT\+6/, ' at 12:59\u202fPM GMT+6')
  })

/** Signs somebody up and in; answers the path of their account. */
export async function signIn(page: Page, request: APIRequestContext, prefix: string, texts: Texts) {
  const email = `ana${prefix.replace('/', '-')}@shop.example` // one width in every run
  const password = 'secret-word'
  await request.post('/identitytoolkit.googleapis.com/v1/accounts:signUp?key=exclusive-shop', {
    data: { email, password, displayName: 'Ana' },
  })
  await open(page, `${prefix}/login`)
  const main = page.getByRole('main')
  await main.getByLabel(texts.identity.email, { exact: true }).fill(email)
  await main.getByLabel(texts.identity.password, { exact: true }).fill(password)
  await button(page, texts.identity.logIn.submit).click()
  await page.waitForURL(`**${prefix}/accounts`)
  return `${prefix}/accounts`
}
