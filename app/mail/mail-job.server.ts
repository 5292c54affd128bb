import { counter } from '../http/metrics.server'
import { withoutAddresses } from '../http/records/personal-words'
import type { MailJob } from './enqueue-mail.server'
import { renderTemplate, unlessOutdated } from './templates.server'
import { openTransport, type Transport } from './transport.server'

const mails = counter('shop_mails_total', 'Mails handed over, and tries that failed.', ['result'])

interface Options {
  /** `before` is called before a mail is rendered, `onSent` when it was handed over. */
  before?: (mail: MailJob) => Promise<void>
  onSent?: (mail: MailJob) => Promise<void>
}

export function mailHandler(
  open: () => Transport = openTransport,
  { before, onSent }: Options = {},
) {
  let transport: Transport | undefined
  return async (mail: MailJob) => {
    const { key, template, to, language, data } = mail
    await before?.(mail)
    const rendered = await unlessOutdated(renderTemplate(template, language, data))
    if (!rendered) return
    transport ??= open()
    await transport.send({ ...rendered, to, key }).catch((error: Error) => {
      mails.inc({ result: 'failed' })
      // This message also becomes the job's last error.
      throw new Error(withoutRecipient(error.message, to))
    })
    mails.inc({ result: 'sent' })
    await onSent?.(mail)
  }
}

const SHORTEST_NAME = 3

/** Removes the recipient: a mail server may also name only the mailbox ("user ana unknown"). */
function withoutRecipient(text: string, to: string) {
  const masked = withoutAddresses(text)
  const [mailbox = ''] = to.split('@')
  return mailbox.length < SHORTEST_NAME ? masked : masked.replaceAll(mailbox, '***')
}
