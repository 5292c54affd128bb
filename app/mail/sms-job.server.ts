import type { Language } from '../business'
import { enqueueAll } from '../database/jobs/jobs.server'
import type { Connection } from '../database/tables.server'
import { heldUntil, type MailJob, takeSms } from './enqueue-mail.server'
import { openSmsSender, type SmsSender } from './sms-sender.server'
import { unlessOutdated } from './templates.server'

/** A mail's job, but `to` is a phone number. */
type SmsJob = MailJob

const E164 = /^\+\d{6,15}$/

type Template = (language: Language, data: never) => Promise<string>
const templates = new Map<string, Template>()

export function registerSms(name: string, template: Template) {
  templates.set(name, template)
}

/** Enqueues text messages to valid numbers, except where too many wait for one. */
export async function enqueueSms(connection: Connection, messages: SmsJob[]) {
  const sendable = messages.filter(({ to }) => E164.test(to))
  const turns = await takeSms(
    connection,
    sendable.map(({ to }) => to),
  )
  await enqueueAll(
    connection,
    sendable.flatMap((message, position) => {
      const at = turns[position]
      const job = { kind: 'sms', key: `sms:${message.key}`, payload: message }
      return at === undefined ? [] : { ...job, ...heldUntil(at) }
    }),
  )
}

export function smsHandler(open: () => SmsSender = openSmsSender) {
  let sender: SmsSender | undefined
  return async ({ key, template, to, language, data }: SmsJob) => {
    const write = templates.get(template)
    if (!write) throw new Error(`no text message "${template}"`)
    const text = await unlessOutdated(write(language, data as never))
    if (text === undefined) return
    sender ??= open()
    await sender.send({ to, text, key })
  }
}
