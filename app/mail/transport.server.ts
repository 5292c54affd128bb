import nodemailer from 'nodemailer'
import { type Config, config } from '../config.server'
import { type Folder, folderOf, writeWhole } from '../files/folder.server'
import { log } from '../http/log.server'
import { sender } from './sender.server'
import type { RenderedMail } from './templates.server'

export interface OutgoingMail extends RenderedMail {
  to: string
  /** Determines the Message-ID, so that a mail sent twice is one. */
  key: string
}

export interface Transport {
  send(letter: OutgoingMail): Promise<void>
  close(): void
}

/** A mail takes this long at most: a server that drips its answers is never idle. */
const MOST_MS = 120_000

export const openTransport = (settings = config, mostMs = MOST_MS): Transport =>
  settings.SMTP_URL
    ? smtp(settings.SMTP_URL, settings.MAIL_FROM, mostMs)
    : outbox(outboxFolder(settings), settings.MAIL_FROM)

export const outboxFolder = ({ OUTBOX_DIR, DATA_DIR }: Pick<Config, 'OUTBOX_DIR' | 'DATA_DIR'>) =>
  folderOf(OUTBOX_DIR, DATA_DIR, 'outbox')

function smtp(url: string, from: string, mostMs: number): Transport {
  const pool = nodemailer.createTransport({
    url,
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  })
  return {
    async send(letter) {
      const signal = AbortSignal.timeout(mostMs)
      await pool.sendMail({ ...message(letter, from), signal }).catch((error) => {
        if (!signal.aborted) throw error
        throw new Error(`the mail server took longer than ${mostMs / 1000} s`)
      })
    },
    close: () => pool.close(),
  }
}

function outbox(folder: Folder, from: string): Transport {
  const writer = nodemailer.createTransport({ streamTransport: true, buffer: true })
  return {
    async send(letter) {
      const { message: bytes } = await writer.sendMail(message(letter, from))
      await writeWhole(folder, letterFile(letter.key), bytes as Buffer)
      // The file's name holds the number of an order or a message, so it is not logged.
      log.info(
        { kind: letter.key.split(':')[0], folder: folder.path },
        'mail written to the outbox',
      )
    },
    close: () => writer.close(),
  }
}

/** Returns the file name of a mail in the outbox. */
export const letterFile = (key: string) => `${fileName(key)}.eml`

const fileName = (key: string) => key.replace(/[^\w.-]+/g, '_').slice(0, 150)

/** Returns the Message-ID of the mail with that key, which an answer names. */
export function messageId(key: string, address = sender().address) {
  const host = /@([\w.-]+)/.exec(address)?.[1] ?? 'localhost'
  return `<${fileName(key)}@${host}>`
}

function message(letter: OutgoingMail, mailFrom: string) {
  const from = sender(mailFrom)
  const { to, subject, html, text, replyTo, headers } = letter
  return {
    from,
    to: { name: '', address: to }, // An object is never parsed into several recipients.
    subject,
    html,
    text,
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    messageId: messageId(letter.key, from.address),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
