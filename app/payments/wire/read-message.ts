import type { z } from 'zod'
import { type IncomingMessage, MessageRefused } from '../provider'
import { MOST_MESSAGE_BYTES, parseBounded, readUtf8 } from './bounded-json'

/** Reads a message's text. Throws MessageRefused when it is too large or no UTF-8. */
export function textOfMessage({ body }: Pick<IncomingMessage, 'body'>) {
  try {
    return readUtf8(body, MOST_MESSAGE_BYTES)
  } catch {
    throw new MessageRefused('The message is too large or no UTF-8 text.')
  }
}

/** Reads the fields of JSON in a message. Throws MessageRefused when one is lacking. */
export function fieldsOfMessage<Form extends z.ZodType>(text: string, form: Form): z.infer<Form> {
  const read = form.safeParse(parseBounded(text))
  if (read.success) return read.data
  throw new MessageRefused(
    `The message lacks ${read.error.issues[0]?.path.join('.') || 'its fields'}.`,
  )
}
