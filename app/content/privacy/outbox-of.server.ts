import { readFile } from 'node:fs/promises'
import { listOutbox } from '../../mail/outbox-files.server'
import { namesAddress } from './names-address'
import type { Person } from './person.server'

export async function outboxOf({ email, orders, messages, subscriptions }: Person) {
  const names = namesAddress(email)
  const events = new Set([
    ...orders.map(({ id }) => String(id)),
    ...messages.map(({ id }) => id),
    ...subscriptions.map(({ token }) => token),
  ])
  const found: string[] = []
  for (const { path, event } of await listOutbox())
    if (events.has(event) || names(decoded(await readFile(path, 'utf8')))) found.push(path)
  return found
}

/** Quoted-printable (RFC 2045, 6.7) may break a line inside an address. */
const decoded = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
