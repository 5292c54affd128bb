import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { EMAIL, ZULEIKA } from './known-person'

/** Writes mails about an order and to the address, encoded like real ones, and one to another. */
export function fillOutbox(dataDir: string, orderId: number) {
  const outbox = join(dataDir, 'outbox')
  mkdirSync(join(outbox, 'sms'), { recursive: true })
  const write = (name: string, text: string | Buffer) => writeFileSync(join(outbox, name), text)
  const body = Buffer.from(`<p>${EMAIL}, ${ZULEIKA.street}</p>`).toString('base64')
  write('identity_1.eml', 'To: zuleika@quil=\r\nl.example\r\n\r\nCode')
  write('identity_2.eml', `To: x@example.com\r\nContent-Transfer-Encoding: base64\r\n\r\n${body}`)
  write('identity_3.eml', 'Reset: https://shop.example/?to=zuleika%40quill.example')
  write(`order-paid_${orderId}.eml`, 'Heron Lane')
  write(`order-link_${orderId}_2.eml`, 'Heron Lane')
  write(`return-requested_${orderId}.1.eml`, 'Heron Lane')
  write(join('sms', `order-to-confirm_${orderId}.txt`), 'To: +8801799424242')
  write('other_2.eml', 'To: ana@example.com')
}
