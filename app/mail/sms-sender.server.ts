import { join } from 'node:path'
import { config } from '../config.server'
import { type Folder, writeWhole } from '../files/folder.server'
import { log } from '../http/log.server'
import { outboxFolder } from './transport.server'

interface TextMessage {
  /** A number in E.164 form, such as +8801700000000. */
  to: string
  text: string
  /** The event: a gateway that already knows it need not send it again. */
  key: string
}

/** Sends text messages. It rejects when a message was not taken, which is then tried again. */
export interface SmsSender {
  send(message: TextMessage): Promise<void>
}

export const openSmsSender = (settings = config): SmsSender =>
  settings.SMS_URL ? gateway(settings.SMS_URL, settings.SMS_TOKEN) : outbox(outboxFolder(settings))

const TIMEOUT_MS = 15_000

function gateway(url: string, token: string | undefined): SmsSender {
  return {
    async send({ to, text, key }) {
      const response = await fetch(url, {
        method: 'POST',
        redirect: 'error', // A redirect would carry the token elsewhere.
        headers: {
          'Content-Type': 'application/json',
          'Idempotency-Key': key,
          ...(token && { Authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ to, text }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((error: Error & { cause?: { code?: string } }) => {
        const reason = error.cause?.code ?? error.name
        throw new Error(`the SMS gateway did not answer: ${reason}`)
      })
      await response.body?.cancel()
      if (!response.ok) throw new Error(`the SMS gateway answered ${response.status}`)
    },
  }
}

const outbox = ({ root, path }: Folder): SmsSender => ({
  async send({ to, text, key }) {
    const folder = join(path, 'sms')
    await writeWhole({ root, path: folder }, textFile(key), Buffer.from(`To: ${to}\n\n${text}\n`))
    // The file's name holds an order's number, so it is not logged.
    log.info({ folder }, 'text message written to the outbox')
  },
})

/** Returns the file name of a text message in the outbox. */
export const textFile = (key: string) => `${key.replace(/[^\w.-]+/g, '_')}.txt`
