import type { Database } from '../../../app/database/tables.server'
import { changeStatus } from '../../../app/orders/changing/change-status.server'
import { answerReturn } from '../../../app/orders/returns/answer-return.server'
import { askReturn } from '../../../app/orders/returns/ask-return.server'
import { listReturnsOf } from '../../../app/orders/returns/find-returns.server'
import type { Answer } from '../../../app/orders/returns/return-rules'
import { placed } from '../placed-order'

const POST_CODES: Record<string, string> = { BD: '1205', AT: '1010' }

/** Makes orders of three pieces for one person each, and the steps of customers and merchant. */
export function returning(db: () => Database) {
  let person = 0
  const order = async (until: ('paid' | 'shipped' | 'delivered')[], country = 'BD') => {
    const email = `ana${++person}@example.com`
    const billing = { email, country, postCode: POST_CODES[country] ?? '10115' }
    const made = await placed(db(), { quantity: 3, billing })
    for (const status of until) await changeStatus(db(), { token: made.token }, status)
    return { ...made, email }
  }
  return {
    order,
    delivered: (country?: string) => order(['paid', 'shipped', 'delivered'], country),
    ask: (
      token: string,
      quantity: number,
      { key = crypto.randomUUID(), now = Date.now() } = {},
    ) => {
      const lines = [{ position: 0, quantity, reason: 'damaged' as const }]
      return askReturn(db(), token, { key, lines, note: 'Scratched' }, now)
    },
    answer: (number: string, sequence: number, to: Answer, more = {}) =>
      answerReturn(db(), { order: number, sequence }, to, more),
    returnsOf: async (token: string) => {
      const found = db().selectFrom('orders').select(['id', 'status']).where('token', '=', token)
      const { id, status } = await found.executeTakeFirstOrThrow()
      return { id, status, returns: (await listReturnsOf(db(), [id])).get(id) ?? [] }
    },
  }
}
