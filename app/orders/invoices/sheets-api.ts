import { Hono } from 'hono'
import { LANGUAGES } from '../../business'
import { db } from '../../database/current.server'
import { clientAddress, limiter } from '../../http/rate-limits.server'
import { inLanguage, languageOf } from '../../texts/language'
import { textsOf } from '../../texts/texts.server'
import { findOrder } from '../reading/find-order.server'
import { askBuyer } from './ask-buyer.server'
import { missingSheet, waitForSheet } from './missing-sheet.server'
import { policyWith, SHEET_POLICY, sheetPage } from './sheet-page.server'
import { findInvoiceSheet, findSlipSheet } from './sheets.server'

const reads = limiter('order-sheet', { points: 300, seconds: 300, addedUp: true })

const SHEETS = {
  invoice: findInvoiceSheet,
  'credit-note': (database, by, { language }) =>
    findInvoiceSheet(database, by, { kind: 'credit_note', language }),
  'credit-note/:note': (database, by, { note, language }) =>
    findInvoiceSheet(database, by, { kind: 'credit_note', note, language }),
  'packing-slip': (database, by, { language }) => findSlipSheet(database, by, language),
} satisfies Sheets

type Sheets = Record<string, typeof findInvoiceSheet>
/** These sheets ask for no proof of an erased buyer: they name nobody then. */
const WITHOUT_PROOF = /^(packing-slip|return-label)/

/**
 * `GET /orders/{token}/invoice`, `/credit-note`, `/credit-note/{number}` and `/packing-slip`, also
 * under a language, print papers by the order's unguessable link. A slip has no prices. An erased
 * buyer's invoice asks who wants it and opens by `POST`. `more` are sheets of rooms above, by path.
 */
export function sheetsApi(more: Sheets = {}) {
  const app = new Hono()
  for (const [name, find] of Object.entries<Sheets[string]>({ ...SHEETS, ...more }))
    app.on(['GET', 'POST'], pathsOf(`/orders/:token/${name}`), async (c) => {
      const language = languageOf(c.req.url)
      if (!(await reads.take(clientAddress()))) return html(waitForSheet(language, c.req.path), 429)
      const by = { token: c.req.param('token') ?? '' }
      const order = await findOrder(db, by.token)
      const asked = order?.anonymous && !WITHOUT_PROOF.test(name) && (await askBuyer(c, order))
      if (asked) return html(asked.page, asked.status)
      const sheet = await find(db, by, { note: c.req.param('note'), language })
      const back = {
        href: inLanguage(language, `/orders/${by.token}`),
        text: textsOf(language).mails.viewOrder,
      }
      if (sheet) return html(sheetPage(sheet, back), 200, policyWith(SHEET_POLICY, [sheet]))
      return html(missingSheet(language, name, order && by), 404)
    })
  return app
}

const pathsOf = (path: string) => LANGUAGES.map((language) => inLanguage(language, path))

const html = (page: string, status = 200, policy = SHEET_POLICY) =>
  new Response(page, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
    },
  })
