import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '../../app/config.server'
import { namesAddress } from './names-address'
import type { Person } from './person'

export async function outboxOf({ email, orders, messages, subscriptions }: Person) {
  const folder = join(config.DATA_DIR, 'outbox')
  const names = namesAddress(email)
  const events = new Set([
    ...orders.map(({ id }) => String(id)),
    ...messages.map(({ id }) => id),
    ...subscriptions.map(({ token }) => token),
  ])
  const found: string[] = []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const file of entries.filter((entry) => entry.isFile())) {
    const event = /^[a-z-]+_([\w-]+)/.exec(file.name)?.[1] ?? ''
    const path = join(file.parentPath, file.name)
    if (events.has(event) || names(decoded(await readFile(path, 'utf8')))) found.push(path)
  }
  return found
}

/** Quoted-printable (RFC 2045, 6.7) may break a line inside an address. */
const decoded = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
