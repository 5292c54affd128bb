import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '../config.server'
import { isMissing } from '../files/folder.server'
import { textFile } from './sms-sender.server'
import { letterFile, outboxFolder } from './transport.server'

export interface OutboxFile {
  path: string
  /** 'order-confirmation', 'contact-receipt', … */
  kind: string
  /** What the mail's key names after its kind: the id of an order or a message. */
  event: string
}

/**
 * Files of mails that were written instead of sent: none before the first. Throws when a shared
 * folder is away, for its mails would be passed over.
 */
export async function listOutbox(): Promise<OutboxFile[]> {
  const { root, path } = outboxFolder(config)
  const listed = { recursive: true, withFileTypes: true } as const
  const entries = await readdir(path, listed).catch((error) => {
    if (isMissing(error) && path !== root) return []
    throw error
  })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => {
      const [, kind = '', event = ''] = /^([a-z-]+)_([\w-]+)/.exec(name) ?? []
      return { path: join(parentPath, name), kind, event }
    })
}

/** Under which what is sent by that key lies there. */
export const outboxNames = (key: string) => [letterFile(key), textFile(key)]
