import { withoutAddresses } from '../http/log.server'
import type { MailJob } from './enqueue-mail.server'
import { renderTemplate, unlessOutdated } from './templates.server'
import { openTransport, type Transport } from './transport.server'

export function mailHandler(open: () => Transport = openTransport) {
  let transport: Transport | undefined
  return async ({ key, template, to, language, data }: MailJob) => {
    const rendered = await unlessOutdated(renderTemplate(template, language, data))
    if (!rendered) return
    transport ??= open()
    await transport.send({ ...rendered, to, key }).catch((error: Error) => {
      throw new Error(withoutAddresses(error.message)) // it becomes the job's last error, too
    })
  }
}
