import { sql } from 'kysely'
import { type Database, engineOf } from '../../../../app/database/tables.server'
import { hashPassword } from '../../../../app/identity/service/passwords/hashing.server'
import { placed } from '../../placed-order'
import { CUSTOMER_COLUMNS, EMAIL_COLUMNS, type Reader, SECRET_COLUMNS } from './secret-columns'

export interface Mark {
  text: string
  of: string
  reader: Reader
}

/** A customer whose every word can be searched for. */
const ZULEIKA = {
  firstName: 'Zuleika',
  lastName: 'Quillfeather',
  company: 'Brackenfold',
  country: 'IE',
  street: '7 Heronmill Lane',
  city: 'Ballyquill',
  county: 'Fernshire',
  postCode: 'QX9 7ZL',
  phone: '+353861234987',
  email: 'zuleika.q@quill.example',
}

const markOf = (column: string) => `mark${column.replace(/[._]/g, '')}z7`

/** Environment settings that only the machine knows, and nobody at the desk. */
export const MARKED_ENVIRONMENT = {
  METRICS_TOKEN: 'markmetricstokenz7',
  SMTP_URL: 'smtp://shop:marksmtppasswordz7@127.0.0.1:9',
  SMS_URL: 'https://sms.example/send',
  SMS_TOKEN: 'marksmstokenz7',
  OIDC_GOOGLE_CLIENT_ID: 'client',
  OIDC_GOOGLE_CLIENT_SECRET: 'markoidcsecretz7',
}

/**
 * Makes Zuleika's order, and marks each secret column and each column about customers in a shop
 * that has a row of everything. Returns the order's number and the unreadable marks.
 */
export async function markShop(db: Database) {
  const { number } = await placed(db, { billing: ZULEIKA })
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow()
  await moveTo(db, id)
  const { country: _, ...person } = ZULEIKA
  const marks: Mark[] = Object.entries(person).map(([field, value]) => ({
    text: value.toLowerCase(),
    of: `billing ${field}`,
    reader: 'customers.read',
  }))
  for (const column of EMAIL_COLUMNS) await put(db, column, ZULEIKA.email)
  for (const column of CUSTOMER_COLUMNS) marks.push(await mark(db, column, 'customers.read'))
  for (const [column, reader] of Object.entries(SECRET_COLUMNS))
    marks.push(await mark(db, column, reader))
  await writeElsewhere(db, id)
  marks.push({ text: markOf('jobs.code'), of: 'code of a mail', reader: 'nobody' })
  const fault = { text: markOf('jobs.last_error'), of: 'fault of a mail' }
  marks.push({ ...fault, reader: 'customers.read' })
  for (const value of Object.values(MARKED_ENVIRONMENT)) {
    const [text] = /mark\w+z7/.exec(value) ?? []
    if (text) marks.push({ text, of: 'environment', reader: 'nobody' })
  }
  const order = db.selectFrom('orders').selectAll().where('id', '=', id)
  const { id: __, ...asMarked } = await order.executeTakeFirstOrThrow()
  return {
    number,
    marks,
    restore: () => db.updateTable('orders').set(asMarked).where('id', '=', id).execute(),
  }
}

async function moveTo(db: Database, id: number) {
  const tables = [
    ...['order_notes', 'order_payments', 'order_refunds', 'order_returns', 'reviews', 'sent_mails'],
    ...['invoices', 'coupon_redemptions'],
  ]
  for (const table of tables) await sql`update ${sql.table(table)} set order_id = ${id}`.execute(db)
  await db.updateTable('coupons').set({ made_for: 'newsletter' }).execute()
  await db.updateTable('reviews').set({ state: 'held' }).execute()
  await db.updateTable('order_returns').set({ state: 'requested' }).execute()
  await db.updateTable('jobs').set({ state: 'dead' }).execute()
}

async function mark(db: Database, name: string, reader: Reader): Promise<Mark> {
  const isHash = name.endsWith('.password_hash')
  const text = isHash ? await hashPassword('plum-lantern-42') : markOf(name)
  await put(db, name, name.endsWith('.recovery_codes') ? JSON.stringify([text]) : text)
  return { text: text.toLowerCase(), of: name, reader }
}

/** Writes into the newest row, as a unique column contains nothing twice. */
async function put(db: Database, name: string, value: string) {
  const [table = '', column = ''] = name.split('.')
  const row = sql.raw(engineOf(db) === 'postgres' ? 'ctid' : 'rowid')
  const newest = sql.raw(table === 'orders' ? 'order by id desc' : '')
  const { numAffectedRows } = await sql`update ${sql.table(table)}
    set ${sql.ref(column)} = ${value}
    where ${row} = (select ${row} from ${sql.table(table)} ${newest} limit 1)`.execute(db)
  if (numAffectedRows !== 1n) throw new Error(`${name}: ${numAffectedRows} rows`)
}

/** Writes values that are stored a second time, and in JSON. */
async function writeElsewhere(db: Database, id: number) {
  const { number } = await db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('desk_audit')
    .values({
      at: Date.now(),
      staff_id: 'filled',
      staff_name: 'Zoë',
      action: 'order.address-changed',
      subject: `order ${number}`,
      before: JSON.stringify({ ...ZULEIKA, street: '1 Old Road' }),
      after: JSON.stringify(ZULEIKA),
    })
    .execute()
  const code = markOf('coupons.code')
  await db.updateTable('orders').set({ coupon: code }).where('id', '=', id).execute()
  await db.updateTable('coupon_redemptions').set({ code }).execute()
  await db.updateTable('subscribers').set({ coupon: code }).execute()
  const { phone: _, email: __, ...buyer } = ZULEIKA
  const seller = JSON.stringify({ name: 'Shop', address: [], phone: '', email: '', taxNumber: '' })
  await db
    .updateTable('invoices')
    .set({ buyer: JSON.stringify(buyer), seller })
    .execute()
  const mail = { template: 'order-to-confirm', to: ZULEIKA.email, language: 'en' }
  const [first] = await db.selectFrom('jobs').select('id').limit(1).execute()
  await db
    .updateTable('jobs')
    .set({
      kind: 'mail',
      last_error: markOf('jobs.last_error'),
      payload: JSON.stringify({ ...mail, data: { orderId: id, code: markOf('jobs.code') } }),
    })
    .where('id', '=', first?.id ?? '')
    .execute()
}
