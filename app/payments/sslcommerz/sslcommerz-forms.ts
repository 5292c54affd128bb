import { z } from 'zod'

/** SSLCommerz writes a number now as a number, now as a text, and nothing as null. */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? '' : String(value)))

export const openedForm = z.object({
  status: text,
  failedreason: text,
  sessionkey: text,
  GatewayPageURL: text,
})

const transactionForm = z.object({
  status: text,
  tran_id: text,
  val_id: text,
  amount: text,
  store_amount: text,
  currency: text,
  currency_type: text,
  currency_amount: text,
  bank_tran_id: text,
  risk_level: text,
  error: text,
})

export const validationForm = transactionForm.extend({ APIConnect: text })

export const queryForm = z.object({
  APIConnect: text,
  element: z
    .union([z.array(transactionForm), z.string()])
    .nullish()
    .transform((rows) => (Array.isArray(rows) ? rows : [])),
})

export const refundAnswerForm = z.object({
  APIConnect: text,
  status: text,
  refund_ref_id: text,
  errorReason: text,
})

export type SslcommerzTransaction = z.infer<typeof transactionForm>
