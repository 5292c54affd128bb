import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync, zstdCompressSync } from 'node:zlib'
import type { Database } from '../../../app/database/tables.server'
import { recordAudit } from '../../../app/desk/staff/audit.server'
import { madeZip } from '../files/made-zip'
import { placed } from '../placed-order'
import { EMAIL, ZULEIKA } from './known-person'

const NAME = 'Zuleïka Quillfeather'
const STAFF = { id: '1', name: 'Mina' }

/** Adds what an erasure does not reach, and what is not hers. Returns another order's number. */
export async function plant(db: Database, dataDir: string) {
  const { street, phone } = ZULEIKA
  const household = { firstName: 'Omar', street, phone, email: 'omar@quill.example' }
  const other = await placed(db, { billing: household })
  const { id } = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', other.number)
    .executeTakeFirstOrThrow()
  const note = { id: 'planted', order_id: id, staff_id: '1', staff_name: 'Mina', at: 1 }
  await db
    .insertInto('order_notes')
    .values({ ...note, text: `Ask ${NAME}` })
    .execute()
  const audit = (action: string, subject: string, after: unknown) =>
    recordAudit(db, { staff: STAFF, action, subject, after })
  await audit('order.address-changed', `order ${other.number}`, { street })
  await audit('product.changed', 'product 2', { title: NAME })
  await db.updateTable('products').set({ title: NAME }).where('id', '=', 2).execute()
  await placed(db, { billing: { firstName: 'Z', email: EMAIL.replace('@', '+shop@') } })
  await db
    .insertInto('settings')
    .values([
      { key: 'words.en', value: JSON.stringify({ 'shell.banner': `Thanks to ${NAME}` }) },
      { key: 'shop.street', value: JSON.stringify(street) }, // she lives above the shop
    ])
    .execute()
  plantFiles(dataDir, id)
  return other.number
}

function plantFiles(dataDir: string, otherOrder: number) {
  const write = (name: string, content: string | Buffer) => {
    mkdirSync(join(dataDir, name, '..'), { recursive: true })
    writeFileSync(join(dataDir, name), content)
  }
  const line = 'GET /track?email=zuleika%40quill.example\n'
  write('shop.log', line.repeat(3))
  write('logs/old.log.gz', gzipSync(line))
  write('logs/older.log.zst', zstdCompressSync(line))
  write('logs/cut.log.gz', gzipSync(line.repeat(1000)).subarray(0, 40))
  write('imports/buyers.xlsx', madeZip({ 'xl/sharedStrings.xml': `<t>${ZULEIKA.street}</t>` }))
  write(`outbox/order-paid_${otherOrder}.eml`, `To: omar@quill.example\n\n${ZULEIKA.street}`)
  write('outbox/identity_9.eml.1234.part', `To: ${EMAIL}`)
  write('media/notes.txt', 'Nobody')
}
