import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseMail } from './parse-mail'

/** The mails to an address in the outbox, as plain text. */
export function mailsTo(address: string, dataDir = process.env.SHOP_DATA_DIR ?? '') {
  const folder = join(dataDir, 'outbox')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.eml'))
    .map((name) => parseMail(readFileSync(join(folder, name), 'utf8')))
    .filter((mail) => mail.headers.to?.includes(address))
}
