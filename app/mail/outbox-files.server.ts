import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '../config.server'
import { isMissing } from '../files/folder.server'
import { textFile } from './sms-sender.server'
import { letterFile, outboxFolder } from './transport.server'

export interface OutboxFile {
  path: string
  /** The mail's kind, such as 'order-confirmation' or 'contact-receipt'. */
  kind: string
  /** The part of the mail's key after its kind: the id of an order or a message. */
  event: string
}

/**
 * Lists the mails that were written instead of sent. There are none before the first. Throws when a
 * shared folder is away, because its mails would be missed.
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

/** Returns the file names under which messages with that key lie in the outbox. */
export const outboxNames = (key: string) => [letterFile(key), textFile(key)]
