import type { MailJob } from './enqueue-mail.server'
import { renderTemplate } from './templates.server'
import { openTransport, type Transport } from './transport.server'

/**
 * The handler of 'mail' jobs. A throw has the worker try again later, and mark the job dead in the
 * end; the merchant sees those and can retry them.
 */
export function mailHandler(open: () => Transport = openTransport) {
  let transport: Transport | undefined
  return async ({ key, template, to, language, data }: MailJob) => {
    const rendered = await renderTemplate(template, language, data)
    transport ??= open()
    await transport.send({ ...rendered, to, key })
  }
}
