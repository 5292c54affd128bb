import { verify } from 'node:crypto'
import { z } from 'zod'
import { DAY_MS } from '../../durations'
import { parseUrl } from '../../input/parsed'
import { type IncomingMessage, MessageRefused } from '../provider'
import { type FetchText, fetchText, keepCertificates } from '../wire/certificate.server'
import { fieldsOfMessage, textOfMessage } from '../wire/read-message'

const field = z.string().max(200_000)

const snsForm = z.object({
  Type: z.enum(['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation']),
  Message: field,
  MessageId: z.string().min(1).max(200),
  Timestamp: z.string(),
  TopicArn: z.string(),
  Signature: z.string(),
  SignatureVersion: z.enum(['1', '2']),
  SigningCertURL: z.string(),
  Subject: field.nullish(),
  SubscribeURL: z.string().optional(),
  Token: field.optional(),
})

const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  confirmation: ['Message', 'MessageId', 'SubscribeURL', 'Timestamp', 'Token', 'TopicArn', 'Type'],
} as const

type SnsMessage = z.infer<typeof snsForm>

/** Returns the text that Amazon signs: names and values of the fields that are there, a line each. */
export function snsText(message: SnsMessage) {
  const names = message.Type === 'Notification' ? SIGNED.Notification : SIGNED.confirmation
  return names
    .filter((name) => message[name] !== undefined && message[name] !== null)
    .map((name) => `${name}\n${message[name]}\n`)
    .join('')
}

/**
 * Reads messages of one topic of Amazon's notification service, whose certificate comes from Amazon
 * alone. A message older than a day is refused: Amazon tries for some hours. Throws MessageRefused,
 * and ProviderAway while the certificate cannot be had.
 */
export function snsReader(topicArn: string | undefined, fetchIt: FetchText = fetchText) {
  const keyOf = keepCertificates(fetchIt)
  return async (incoming: IncomingMessage): Promise<SnsMessage> => {
    const message = fieldsOfMessage(textOfMessage(incoming), snsForm)
    if (message.TopicArn !== topicArn) throw new MessageRefused('The message is of another topic.')
    const url = amazonAddress(message.SigningCertURL)
    if (!url?.pathname.endsWith('.pem'))
      throw new MessageRefused('The certificate of the message is not from Amazon.')
    const key = await keyOf(url, incoming.receivedAt)
    const algorithm = message.SignatureVersion === '1' ? 'RSA-SHA1' : 'RSA-SHA256'
    const signature = Buffer.from(message.Signature, 'base64')
    if (!verify(algorithm, Buffer.from(snsText(message)), key, signature))
      throw new MessageRefused('The signature of the message is wrong.')
    const age = incoming.receivedAt - Date.parse(message.Timestamp)
    if (!(age <= DAY_MS)) throw new MessageRefused('The signature of the message is too old.')
    return message
  }
}

/** Returns an address of Amazon's notification service by https, or undefined. */
export function amazonAddress(text: string | undefined) {
  const url = parseUrl(text ?? '')
  const isAmazon =
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(url.hostname)
  return isAmazon ? url : undefined
}
