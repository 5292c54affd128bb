import type { PromisedMail } from './enqueue-mail.server'
import { renderTemplate } from './templates.server'
import { openTransport, type Transport } from './transport.server'

/**
 * The handler of 'mail' jobs. A throw makes the job come back later (backoff), in the end among
 * the dead letters, where the merchant sees it and can send it again.
 */
export function mailHandler(open: () => Transport = openTransport) {
  let transport: Transport | undefined
  return async ({ key, template, to, language, data }: PromisedMail) => {
    const rendered = await renderTemplate(template, language, data)
    transport ??= open()
    await transport.send({ ...rendered, to, key })
  }
}
