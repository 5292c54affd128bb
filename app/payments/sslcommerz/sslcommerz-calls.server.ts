import type { z } from 'zod'
import { ProviderAway, ProviderRefused } from '../provider'
import { askProvider, understood } from '../wire/ask-provider.server'
import { providerAddress, refusedBy } from '../wire/refused'
import { openedForm, queryForm, refundAnswerForm, validationForm } from './sslcommerz-forms'
import type { SslcommerzKeys } from './sslcommerz-keys'

const NAME = 'SSLCommerz'
const QUERY = '/validator/api/merchantTransIDvalidationAPI.php'

export type SslcommerzCalls = ReturnType<typeof sslcommerzCalls>

/**
 * Calls SSLCommerz, whose GET requests carry the store's password in their query. All throw
 * ProviderAway, and ProviderRefused when the store is not accepted.
 */
export function sslcommerzCalls({ storeId, storePassword }: SslcommerzKeys, base: URL) {
  const store = { store_id: storeId, store_passwd: storePassword }
  const secrets = [storePassword]

  async function get<Form extends z.ZodType<{ APIConnect: string }>>(
    path: string,
    fields: Record<string, string>,
    form: Form,
  ): Promise<z.infer<Form>> {
    const url = providerAddress(base, path)
    url.search = new URLSearchParams({ ...fields, ...store, v: '1', format: 'json' }).toString()
    const { status, json } = await askProvider(NAME, { method: 'GET', url })
    if (status !== 200) throw new ProviderAway(`${NAME} answered ${status}.`)
    const answer = understood(NAME, form, json)
    if (answer.APIConnect === 'DONE') return answer
    if (!answer.APIConnect) throw new ProviderAway(`${NAME} answered without a state.`)
    throw new ProviderRefused(answer.APIConnect, STORE_REFUSED[answer.APIConnect] ?? UNKNOWN_STORE)
  }

  return {
    async open(fields: Record<string, string>) {
      const { status, json } = await askProvider(NAME, {
        method: 'POST',
        url: providerAddress(base, '/gwprocess/v4/api.php'),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ ...store, ...fields }).toString(),
      })
      if (status !== 200) throw new ProviderAway(`${NAME} answered ${status}.`)
      const answer = understood(NAME, openedForm, json)
      if (answer.status === 'SUCCESS' && answer.sessionkey) return answer
      if (answer.status !== 'FAILED') throw new ProviderAway(`${NAME} opened no session.`)
      throw refusedBy(NAME, { code: 'FAILED', message: answer.failedreason }, secrets)
    },
    transactions: async (tranId: string) =>
      (await get(QUERY, { tran_id: tranId }, queryForm)).element.filter(
        (row) => row.tran_id === tranId,
      ),
    validate: (valId: string) =>
      get('/validator/api/validationserverAPI.php', { val_id: valId }, validationForm),
    refund: (fields: Record<string, string>) => get(QUERY, fields, refundAnswerForm),
    refundState: (refundRef: string) => get(QUERY, { refund_ref_id: refundRef }, refundAnswerForm),
    refused: (code: string, message: string) => refusedBy(NAME, { code, message }, secrets),
  }
}

const UNKNOWN_STORE = 'SSLCommerz does not accept the store id or its password.'

const STORE_REFUSED: Readonly<Record<string, string>> = {
  FAILED: UNKNOWN_STORE,
  INACTIVE: 'SSLCommerz says that the store is not active.',
  INVALID_REQUEST:
    'SSLCommerz refused the request: the store id, its password or a field is wrong.',
}
