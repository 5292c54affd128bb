import { z } from 'zod'
import { ProviderAway, ProviderRefused } from '../provider'
import { askProvider, understood } from '../wire/ask-provider.server'
import { providerAddress, refusedBy } from '../wire/refused'
import type { StripeKeys } from './stripe-keys'

/** The form of answers that this client was written for; Stripe keeps giving it. */
const VERSION = '2026-07-29.dahlia'

const fault = z.object({
  error: z.object({
    type: z.string().optional(),
    code: z.string().optional(),
    decline_code: z.string().optional(),
    param: z.string().optional(),
    message: z.string().optional(),
  }),
})

/** A refusal of Stripe that names the parameter at fault. */
export class StripeRefused extends ProviderRefused {
  constructor(
    refused: ProviderRefused,
    readonly param: string | undefined,
  ) {
    super(refused.code, refused.message)
  }
}

export type StripeFields = Readonly<Record<string, string | number | undefined>>
export type StripeCalls = ReturnType<typeof stripeCalls>

/**
 * Calls Stripe's API. `post` needs an idempotency key: Stripe gives the first answer again to it for
 * at least 24 hours. Both throw StripeRefused and ProviderAway.
 */
export function stripeCalls(keys: StripeKeys, base: URL) {
  const headers = { authorization: `Bearer ${keys.secretKey}`, 'stripe-version': VERSION }
  const secrets = [keys.secretKey, keys.webhookSecret]

  async function ask<Form extends z.ZodType>(
    call: { method: 'GET' | 'POST'; url: URL; headers?: Record<string, string>; body?: string },
    form: Form,
  ): Promise<z.infer<Form>> {
    const { status, json } = await askProvider('Stripe', {
      ...call,
      headers: { ...headers, ...call.headers },
    })
    if (status === 200) return understood('Stripe', form, json)
    // The first call of this key is still under way, or its outcome is unknown.
    if (status === 409) throw new ProviderAway('Stripe is still busy with the same request.')
    const { error } = understood('Stripe', fault, json)
    const code = error.decline_code ?? error.code ?? error.type
    throw new StripeRefused(
      refusedBy('Stripe', { code, message: error.message }, secrets),
      error.param,
    )
  }

  return {
    get<Form extends z.ZodType>(path: string, fields: StripeFields, form: Form) {
      const url = providerAddress(base, path)
      url.search = encoded(fields)
      return ask({ method: 'GET', url }, form)
    },
    post<Form extends z.ZodType>(path: string, fields: StripeFields, key: string, form: Form) {
      return ask(
        {
          method: 'POST',
          url: providerAddress(base, path),
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'idempotency-key': key,
          },
          body: encoded(fields),
        },
        form,
      )
    },
  }
}

const encoded = (fields: StripeFields) =>
  new URLSearchParams(
    Object.entries(fields).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  ).toString()
