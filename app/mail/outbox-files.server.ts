import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '../config.server'

export interface OutboxFile {
  path: string
  /** 'order-confirmation', 'contact-receipt', … */
  kind: string
  /** What the mail's key names after its kind: the id of an order or a message. */
  event: string
}

/** Files of mails that were written instead of sent. */
export async function listOutbox(): Promise<OutboxFile[]> {
  const folder = join(config.DATA_DIR, 'outbox')
  const names = await readdir(folder).catch(() => [])
  return names.map((name) => {
    const [, kind = '', event = ''] = /^([a-z-]+)_([\w-]+)/.exec(name) ?? []
    return { path: join(folder, name), kind, event }
  })
}
