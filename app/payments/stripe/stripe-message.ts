import { z } from 'zod'
import type { IncomingMessage, VerifiedMessage } from '../provider'
import { fieldsOfMessage, textOfMessage } from '../wire/read-message'
import { verifyStamped } from '../wire/webhook-signature'

const eventForm = z.object({
  id: z.string().min(1).max(255),
  type: z.string().max(255),
  data: z.object({
    object: z.object({
      id: z.string().optional(),
      object: z.string().optional(),
      client_reference_id: z.string().nullish(),
      payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
      metadata: z.record(z.string(), z.string()).nullish(),
    }),
  }),
})

/** Reads a message of Stripe (`Stripe-Signature`). Throws MessageRefused. */
export function verifyStripe(message: IncomingMessage, webhookSecret: string): VerifiedMessage {
  const header = message.headers['stripe-signature']
  const text = textOfMessage(message)
  verifyStamped(header, webhookSecret, message.body, message.receivedAt)
  const { id, type, data } = fieldsOfMessage(text, eventForm)
  const about = data.object
  const intent = about.payment_intent
  return {
    eventId: id,
    kind: type,
    providerRef: about.object === 'checkout.session' ? about.id : undefined,
    reference: about.client_reference_id ?? about.metadata?.['reference'],
    paymentRef:
      about.object === 'payment_intent'
        ? about.id
        : typeof intent === 'string'
          ? intent
          : intent?.id,
  }
}
