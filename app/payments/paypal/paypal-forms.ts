import { z } from 'zod'

const money = z.object({ currency_code: z.string(), value: z.string() })

export const paypalRefundForm = z.object({
  id: z.string(),
  status: z.string(),
  amount: money.optional(),
  custom_id: z.string().optional(),
  status_details: z.object({ reason: z.string().optional() }).optional(),
})

const captureForm = z.object({
  id: z.string(),
  status: z.string(),
  amount: money,
  status_details: z.object({ reason: z.string().optional() }).optional(),
  seller_receivable_breakdown: z.object({ paypal_fee: money.optional() }).optional(),
})

export const paypalOrderForm = z.object({
  id: z.string(),
  status: z.string(),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).optional(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: money.optional(),
        payments: z
          .object({
            captures: z.array(captureForm).optional(),
            refunds: z.array(paypalRefundForm).optional(),
          })
          .optional(),
      }),
    )
    .optional(),
})

export const paypalDisputeForm = z.object({
  dispute_id: z.string(),
  status: z.string(),
  dispute_amount: money.optional(),
  dispute_outcome: z.object({ outcome_code: z.string().optional() }).optional(),
  seller_response_due_date: z.string().optional(),
})

export const paypalDisputeListForm = z.object({
  items: z.array(z.object({ dispute_id: z.string() })).optional(),
})

export const paypalReportForm = z.object({
  transaction_details: z
    .array(
      z.object({
        transaction_info: z.object({
          transaction_id: z.string(),
          paypal_reference_id: z.string().optional(),
          paypal_reference_id_type: z.string().optional(),
          transaction_event_code: z.string(),
          transaction_status: z.string(),
          transaction_initiation_date: z.string(),
          transaction_amount: money,
          custom_field: z.string().optional(),
        }),
      }),
    )
    .optional(),
  total_pages: z.number().optional(),
})

export type PaypalOrder = z.infer<typeof paypalOrderForm>
export type PaypalRefund = z.infer<typeof paypalRefundForm>
export type PaypalDispute = z.infer<typeof paypalDisputeForm>
export type PaypalMoney = z.infer<typeof money>
