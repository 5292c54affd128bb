import { verify } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { z } from 'zod'
import { DAY_MS } from '../../durations'
import { parseUrl } from '../../input/parsed'
import { type IncomingMessage, MessageRefused, type VerifiedMessage } from '../provider'
import { type FetchText, fetchText, keepCertificates } from '../wire/certificate.server'
import { fieldsOfMessage, textOfMessage } from '../wire/read-message'

/** PayPal tries for three days. */
const OLDEST_MS = 4 * DAY_MS
/** PayPal's own hosts of certificates, of both modes. */
const CERTIFICATE = /^(api|api-m)(\.sandbox)?\.paypal\.com$/

const eventForm = z.object({
  id: z.string().min(1).max(255),
  event_type: z.string().max(255),
  resource: z.object({
    id: z.string().optional(),
    custom_id: z.string().optional(),
    purchase_units: z.array(z.object({ custom_id: z.string().optional() })).optional(),
    supplementary_data: z
      .object({ related_ids: z.object({ order_id: z.string().optional() }).optional() })
      .optional(),
    links: z.array(z.object({ rel: z.string().optional(), href: z.string() })).optional(),
    disputed_transactions: z
      .array(z.object({ seller_transaction_id: z.string().optional() }))
      .optional(),
  }),
})

/** Returns the text that PayPal signs: `id|time|webhook id|CRC-32 of the raw body`, in decimals. */
export const paypalText = (id: string, time: string, webhookId: string, body: Uint8Array) =>
  `${id}|${time}|${webhookId}|${crc32(body)}`

/**
 * Reads PayPal's messages with certificates from PayPal alone. The function throws MessageRefused, and
 * ProviderAway while the certificate cannot be had.
 */
export function paypalReader(webhookId: string, fetchIt: FetchText = fetchText) {
  const keyOf = keepCertificates(fetchIt)
  return async (message: IncomingMessage): Promise<VerifiedMessage> => {
    const { headers, body, receivedAt } = message
    const text = textOfMessage(message)
    const id = headers['paypal-transmission-id'] ?? ''
    const time = headers['paypal-transmission-time'] ?? ''
    if (headers['paypal-auth-algo'] !== 'SHA256withRSA' || !id)
      throw new MessageRefused('The message has no signature.')
    const url = certificateAddress(headers['paypal-cert-url'])
    if (!url) throw new MessageRefused('The certificate of the message is not from PayPal.')
    const key = await keyOf(url, receivedAt)
    const signature = Buffer.from(headers['paypal-transmission-sig'] ?? '', 'base64')
    if (!verify('RSA-SHA256', Buffer.from(paypalText(id, time, webhookId, body)), key, signature))
      throw new MessageRefused('The signature of the message is wrong.')
    if (!(receivedAt - Date.parse(time) <= OLDEST_MS))
      throw new MessageRefused('The signature of the message is too old.')
    return aboutOf(fieldsOfMessage(text, eventForm))
  }
}

function certificateAddress(text: string | undefined) {
  const url = parseUrl(text ?? '')
  const isPaypal =
    url?.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    CERTIFICATE.test(url.hostname) &&
    url.pathname.startsWith('/v1/notifications/certs/')
  return isPaypal ? url : undefined
}

/** Finds what names the attempt: the order, the capture of a refund, or the disputed capture. */
function aboutOf({ id, event_type: kind, resource }: z.infer<typeof eventForm>): VerifiedMessage {
  const order = resource.supplementary_data?.related_ids?.order_id
  if (kind.startsWith('CHECKOUT.ORDER.'))
    return {
      eventId: id,
      kind,
      providerRef: resource.id,
      reference: resource.purchase_units?.[0]?.custom_id,
    }
  if (kind.startsWith('CUSTOMER.DISPUTE.')) {
    const paymentRef = resource.disputed_transactions?.[0]?.seller_transaction_id
    return { eventId: id, kind, paymentRef }
  }
  // The custom_id of a refund is the refund's key, and no reference of an attempt.
  const up = resource.links?.find(({ rel }) => rel === 'up')?.href
  const ofCapture = /\/captures\/([A-Z0-9]+)$/.exec(up ?? '')?.[1]
  if (ofCapture) return { eventId: id, kind, providerRef: order, paymentRef: ofCapture }
  const isCapture = kind.startsWith('PAYMENT.CAPTURE.') && !kind.endsWith('.REFUNDED')
  if (!isCapture) return { eventId: id, kind, providerRef: order }
  const { id: paymentRef, custom_id: reference } = resource
  return { eventId: id, kind, providerRef: order, reference, paymentRef }
}
