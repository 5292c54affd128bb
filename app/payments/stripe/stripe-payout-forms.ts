import { z } from 'zod'

export const payoutForm = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  arrival_date: z.number(),
  automatic: z.boolean(),
  /** Says whether the balance transactions of an automatic payout can be listed. */
  reconciliation_status: z.enum(['completed', 'in_progress', 'not_applicable']).nullish(),
  status: z.enum(['pending', 'in_transit', 'paid', 'failed', 'canceled']),
  failure_code: z.string().nullish(),
  failure_message: z.string().nullish(),
})

/** A charge, refund, dispute or payout, as far as the shop reads it. */
const source = z.object({
  id: z.string(),
  object: z.string(),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
  amount: z.number().nullish(),
  currency: z.string().nullish(),
})

export const balanceTransactionForm = z.object({
  id: z.string(),
  type: z.string(),
  reporting_category: z.string(),
  amount: z.number(),
  fee: z.number(),
  currency: z.string(),
  source: z.union([z.string(), source]).nullish(),
})

export type StripePayout = z.infer<typeof payoutForm>
export type StripeTransaction = z.infer<typeof balanceTransactionForm>
