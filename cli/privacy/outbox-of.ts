import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '../../app/config.server'
import { type Folder, isMissing } from '../../app/files/folder.server'
import { outboxFolder } from '../../app/mail/transport.server'
import { namesAddress } from './names-address'
import type { Person } from './person'

export async function outboxOf({ email, orders, messages, subscriptions }: Person) {
  const folder = outboxFolder(config)
  const names = namesAddress(email)
  const events = new Set([
    ...orders.map(({ id }) => String(id)),
    ...messages.map(({ id }) => id),
    ...subscriptions.map(({ token }) => token),
  ])
  const found: string[] = []
  for (const file of await filesOf(folder)) {
    const event = /^[a-z-]+_([\w-]+)/.exec(file)?.[1] ?? ''
    const path = join(folder.path, file)
    if (events.has(event) || names(decoded(await readFile(path, 'utf8')))) found.push(path)
  }
  return found
}

/** None before the first mail; a shared folder that is away is a fault, for its mails would stay. */
async function filesOf({ root, path }: Folder) {
  return readdir(path).catch((error) => {
    if (isMissing(error) && path !== root) return []
    throw error
  })
}

/** Quoted-printable (RFC 2045, 6.7) may break a line inside an address. */
const decoded = (mail: string) =>
  mail
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
