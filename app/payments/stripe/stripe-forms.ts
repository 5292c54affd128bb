import { z } from 'zod'

/** Fields of Stripe's answers that the shop reads. Unknown ones are ignored. */
const charge = z.object({
  id: z.string(),
  created: z.number(),
  disputed: z.boolean().nullish(),
  balance_transaction: z
    .union([z.string(), z.object({ fee: z.number(), currency: z.string() })])
    .nullish(),
})

export const intentForm = z.object({
  id: z.string(),
  status: z.string(),
  currency: z.string(),
  amount_received: z.number().nullish(),
  amount_capturable: z.number().nullish(),
  last_payment_error: z
    .object({ code: z.string().nullish(), decline_code: z.string().nullish() })
    .nullish(),
  latest_charge: z.union([z.string(), charge]).nullish(),
})

export const checkoutSessionForm = z.object({
  id: z.string(),
  status: z.enum(['open', 'complete', 'expired']),
  payment_status: z.string(),
  client_reference_id: z.string().nullish(),
  payment_intent: z.union([z.string(), intentForm]).nullish(),
})

export const startedSessionForm = z.object({ id: z.string(), url: z.string().nullish() })

export const stripeRefundForm = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.string().nullish(),
  failure_reason: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
})

export const stripeDisputeForm = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  evidence_details: z.object({ due_by: z.number().nullish() }).nullish(),
})

export const stripeListOf = <Form extends z.ZodType>(form: Form) =>
  z.object({ data: z.array(form), has_more: z.boolean() })

export type StripeSession = z.infer<typeof checkoutSessionForm>
export type StripeIntent = z.infer<typeof intentForm>
export type StripeRefund = z.infer<typeof stripeRefundForm>
export type StripeDispute = z.infer<typeof stripeDisputeForm>
