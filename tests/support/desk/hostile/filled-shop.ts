import { registerContentMails } from '../../../../app/content/register-mails.server'
import { setDatabase } from '../../../../app/database/current.server'
import type { Database } from '../../../../app/database/tables.server'
import { KNOWN_MAILS } from '../../../../app/desk/settings/mails/known-mails.server'
import { registerTestMails } from '../../../../app/desk/settings/mails/test-mail.server'
import { registerStaffMails } from '../../../../app/desk/staff/register-mails.server'
import { setPageRenderer } from '../../../../app/http/pages/current-renderer.server'
import { hashPassword } from '../../../../app/identity/service/passwords/hashing.server'
import { createCoupon, redeemCoupon } from '../../../../app/orders/coupons/coupons.server'
import { registerOrderMails } from '../../../../app/orders/register-mails.server'
import type { OpenDatabase } from '../../databases'
import { fillOtherTables } from '../../filled-tables'
import { placed } from '../../placed-order'
import { orderOf } from '../../shopper'
import { deskCaller } from '../desk-caller'
import { setDesk } from '../set-desk'

type Read = (path: string) => Promise<Record<string, unknown>>

/** Opens a desk whose shop has something of everything, and an owner called `filled`. */
export async function openFilledDesk(open: OpenDatabase, more: Record<string, string> = {}) {
  setDesk(more)
  setPageRenderer(async () => new Response('<p>'))
  const db = await open('seeded')
  setDatabase(db) // previews of mails read it
  registerOrderMails()
  registerContentMails()
  registerStaffMails()
  registerTestMails()
  const { number } = await placed(db)
  const { id: orderId } = await db.selectFrom('orders').select('id').executeTakeFirstOrThrow()
  await createCoupon(db, { code: 'filled', kind: 'percent', percent: 10 })
  await redeemCoupon(db, { orderId, code: 'FILLED', emailKey: 'ana@example.com', now: 1 })
  await fillOtherTables(db)
  const password_hash = await hashPassword('plum-lantern-42')
  await db.updateTable('desk_staff').set({ password_hash }).execute()
  await db.updateTable('message_answers').set({ id: 'other' }).execute()
  const reader = deskCaller(db)
  const read: Read = async (path) => (await reader.ask('owner', 'GET', path)).body
  return { db, number, read, fitting: await fittingOf(db, number, read) }
}

/** Restores the shop before each request, so that an earlier change does not refuse it as late. */
export async function asItWas(db: Database, path: string) {
  if (path.startsWith('/orders/:')) await db.updateTable('orders').set({ version: 1 }).execute()
  if (path.startsWith('/coupons/')) await db.updateTable('coupons').set({ version: 1 }).execute()
  if (path.startsWith('/messages/')) {
    await db.deleteFrom('message_answers').where('id', '!=', 'other').execute()
    await db.updateTable('contact_messages').set({ version: 1, state: 'new' }).execute()
  }
}

const SIZES = { title: 'Gloves', columns: ['Hand'], rows: [{ size: 'S', values: ['18'] }] }

/** Returns valid values beyond types: parts of addresses, and of inputs by endpoint. */
export async function fittingOf(db: Database, number: string, read: Read) {
  const category = await db.selectFrom('categories').selectAll().executeTakeFirstOrThrow()
  const { categories } = (await read('/categories')) as { categories: { slug: string }[] }
  const order = categories.map((one) => one.slug)
  const { slug, department } = category as { slug: string; department: string }
  const { form, version } = await read('/products/1')
  const { none } = await read('/size-guides')
  const days = { from: '2026-01-01', to: '2026-12-31' }
  const edited = { id: 1, variant: undefined, before: (form as { price: number }).price }
  const bodies: Record<string, object> = {
    'GET /orders': days,
    'GET /reports/:report': days,
    'GET /reports/:report/csv': days,
    'GET /reports/accounts/orders': days,
    'GET /reports/accounts/rates': days,
    'GET /reports/accounts/payments': days,
    'POST /orders/quote': orderOf(),
    'PATCH /products': edited,
    'POST /products': { form },
    'PUT /products/:id': { form, version, stock: { own: 1, variants: {} } },
    'POST /products/preview': { form, id: 1 },
    'POST /products/:id/schedules': { from: 4e12, until: 4.1e12, variant: undefined, price: 700 },
    'POST /categories': { department },
    'PUT /categories/order': { slugs: order.toReversed(), was: order },
    'PUT /categories/:slug': { department, picture: category.picture, version: '' },
    'PUT /size-guides/:slug': { tables: [SIZES], version: none },
    'POST /coupons': { code: 'hostile', products: [1], categories: [slug] },
    'PUT /settings': { version: 1, changes: { 'shop.name': 'Shop', 'money.taxRates': [] } },
    'PUT /settings/words': { path: 'cart.title', was: null },
    'POST /settings/import': { file: { version: 1, settings: { 'shop.name': 'Shop' } } },
    'POST /settings/import/preview': { file: { version: 1, settings: { 'shop.name': 'Shop' } } },
    'PUT /payments/providers/:provider': { live: false, minutes: 30, byHand: false },
    'POST /home/preview': { sections: [], language: 'en' },
    'PUT /home/draft': { sections: [], revision: null },
    'POST /redirects': { from: '/moved-away', to: '/faq', replace: false },
    'PUT /account/password': { password: 'plum-lantern-43' },
  }
  const parts: Record<string, string> = {
    ':number': number,
    ':slug': slug,
    ':report': 'sales',
    ':sequence': '1',
    ':provider': 'test',
    ':name': Object.keys(KNOWN_MAILS)[0] ?? '',
  }
  return { bodies, parts }
}
