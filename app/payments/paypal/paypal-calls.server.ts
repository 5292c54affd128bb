import { z } from 'zod'
import { MINUTE_MS } from '../../durations'
import { ProviderAway } from '../provider'
import { askProvider, understood } from '../wire/ask-provider.server'
import { providerAddress, refusedBy } from '../wire/refused'
import type { PaypalKeys } from './paypal-keys'

const NAME = 'PayPal'

const tokenForm = z.object({ access_token: z.string().min(1), expires_in: z.number() })

const faultForm = z.object({
  name: z.string().optional(),
  message: z.string().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
  details: z
    .array(z.object({ issue: z.string().optional(), description: z.string().optional() }))
    .optional(),
})

export type PaypalCalls = ReturnType<typeof paypalCalls>

/**
 * Calls PayPal with a token that this process keeps until a minute before its end. `post` with a
 * request id is done once: PayPal gives the first answer again. All throw ProviderRefused, whose code
 * is PayPal's issue such as ORDER_ALREADY_CAPTURED, and ProviderAway.
 */
export function paypalCalls(keys: PaypalKeys, base: URL, clock: () => number) {
  const secrets = [keys.clientSecret, keys.clientId]
  let kept: { token: string; until: number } | undefined

  const refusal = (status: number, json: unknown) => {
    const fault = understood(NAME, faultForm, json ?? {})
    const [detail] = fault.details ?? []
    const code = detail?.issue ?? fault.name ?? fault.error ?? String(status)
    const message = detail?.description ?? fault.message ?? fault.error_description
    return refusedBy(NAME, { code, message: [code, message].filter(Boolean).join(': ') }, secrets)
  }

  async function token(isFresh = false) {
    if (kept && !isFresh && clock() < kept.until) return kept.token
    const secret = Buffer.from(`${keys.clientId}:${keys.clientSecret}`).toString('base64')
    const { status, json } = await askProvider(NAME, {
      method: 'POST',
      url: providerAddress(base, '/v1/oauth2/token'),
      headers: {
        authorization: `Basic ${secret}`,
        'content-type': 'application/x-www-form-urlencoded',
      },
      body: 'grant_type=client_credentials',
    })
    if (status !== 200) throw refusal(status, json)
    const given = understood(NAME, tokenForm, json)
    kept = { token: given.access_token, until: clock() + given.expires_in * 1000 - MINUTE_MS }
    return kept.token
  }

  async function ask<Form extends z.ZodType>(
    call: { method: 'GET' | 'POST'; url: URL; requestId?: string; body?: string },
    form: Form,
    isAgain = false,
  ): Promise<z.infer<Form>> {
    const { status, json } = await askProvider(NAME, {
      ...call,
      headers: {
        authorization: `Bearer ${await token(isAgain)}`,
        'content-type': 'application/json',
        prefer: 'return=representation',
        ...(call.requestId && { 'paypal-request-id': call.requestId }),
      },
    })
    if (status === 401 && !isAgain) return ask(call, form, true)
    if (status === 409) throw new ProviderAway('PayPal is still busy with the same request.')
    if (status >= 400) throw refusal(status, json)
    return understood(NAME, form, json)
  }

  return {
    get<Form extends z.ZodType>(path: string, form: Form, query: Record<string, string> = {}) {
      const url = providerAddress(base, path)
      url.search = new URLSearchParams(query).toString()
      return ask({ method: 'GET', url }, form)
    },
    post<Form extends z.ZodType>(path: string, fields: object, requestId: string, form: Form) {
      const url = providerAddress(base, path)
      return ask({ method: 'POST', url, requestId, body: JSON.stringify(fields) }, form)
    },
  }
}
