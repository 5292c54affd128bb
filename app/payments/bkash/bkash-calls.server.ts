import { z } from 'zod'
import { ProviderAway } from '../provider'
import { askProvider, understood } from '../wire/ask-provider.server'
import { providerAddress, refusedBy } from '../wire/refused'
import type { BkashKeys } from './bkash-keys'

const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value === null || value === undefined ? undefined : String(value)))

/** bKash answers 200 to nearly everything: a code says whether it did what was asked. */
const codesForm = z.object({
  statusCode: text,
  statusMessage: text,
  errorCode: text,
  errorMessage: text,
  externalCode: text,
  internalCode: text,
  errorMessageEn: text,
  message: text,
})

const bkashPaymentForm = z.object({
  paymentID: text,
  bkashURL: text,
  trxID: text,
  transactionStatus: text,
  amount: text,
  currency: text,
  merchantInvoiceNumber: text,
  merchantInvoice: text,
  paymentCreateTime: text,
  verificationStatus: text,
  userVerificationStatus: text,
})

const refundedForm = z.object({
  refundTrxId: text,
  refundTransactionStatus: text,
  refundAmount: text,
})

const bkashRefundForm = refundedForm
const bkashRefundListForm = z.object({ refundTransactions: z.array(refundedForm).nullish() })

export type BkashPayment = z.infer<typeof bkashPaymentForm>
export type BkashRefund = z.infer<typeof refundedForm>
export type BkashCalls = ReturnType<typeof bkashCalls>

const TRY_LATER = new Set(['503', '9999', 'lambda_error', 'internal_error'])

/**
 * Calls bKash with a token, once more with a new one when the token was not taken. Throws
 * ProviderRefused with bKash's code, and ProviderAway.
 */
export function bkashCalls(
  keys: BkashKeys,
  base: URL,
  token: (refused?: string) => Promise<string>,
) {
  const secrets = [keys.password, keys.appSecret, keys.username, keys.appKey]

  async function ask<Form extends z.ZodType>(
    path: string,
    fields: object,
    form: Form,
    mostMs?: number,
    refusedToken?: string,
  ): Promise<z.infer<Form>> {
    const idToken = await token(refusedToken)
    const { status, json } = await askProvider('bKash', {
      method: 'POST',
      url: providerAddress(base, path),
      headers: {
        'content-type': 'application/json',
        authorization: idToken,
        'x-app-key': keys.appKey,
      },
      body: JSON.stringify(fields),
      mostMs,
    })
    if (status === 401 || status === 403) {
      if (refusedToken !== undefined)
        throw refusedBy('bKash', { code: 'token', message: 'the token of the merchant' }, secrets)
      return ask(path, fields, form, mostMs, idToken)
    }
    const said = understood('bKash', codesForm, json)
    const code = said.externalCode ?? said.internalCode ?? said.errorCode ?? said.statusCode
    if (code !== undefined && TRY_LATER.has(code))
      throw new ProviderAway(`bKash could not answer (${code}).`)
    const message = said.errorMessageEn ?? said.errorMessage ?? said.statusMessage ?? said.message
    if (status !== 200 || (code !== undefined && code !== '0000'))
      throw refusedBy('bKash', { code: code ?? String(status), message }, [...secrets, idToken])
    return understood('bKash', form, json)
  }

  const checkout = '/v1.2.0-beta/tokenized/checkout'
  const refunds = '/v2/tokenized-checkout/refund/payment'
  return {
    create: (fields: object) => ask(`${checkout}/create`, fields, bkashPaymentForm),
    /** bKash's own client waits 29 seconds before it asks for the state. */
    execute: (paymentID: string) =>
      ask(`${checkout}/execute`, { paymentID }, bkashPaymentForm, 29_000),
    state: (paymentID: string) =>
      ask(`${checkout}/payment/status`, { paymentID }, bkashPaymentForm),
    refund: (fields: object) => ask(`${refunds}/transaction`, fields, bkashRefundForm, 29_000),
    refunds: (paymentId: string, trxId: string) =>
      ask(`${refunds}/status`, { paymentId, trxId }, bkashRefundListForm),
  }
}
