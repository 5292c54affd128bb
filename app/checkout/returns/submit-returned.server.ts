import { data, redirect } from 'react-router'
import { isUnavailable } from '../../database/unavailable'
import { clientAddress, limiter } from '../../http/rate-limits.server'
import { readForm } from '../../http/read-form.server'
import type { ReturnKind } from '../../orders/returns/return-rules'
import type { Closed } from '../../orders/returns/return-window'
import type { Withdrawn } from '../../orders/returns/withdraw.server'
import {
  checkReturned,
  type PiecesToReturn,
  piecesField,
  type ReturnErrors,
  type ReturnField,
  type ReturnValues,
  valuesOf,
} from './read-returned'
import { PRIVATE, returnedOrder } from './returned-order.server'

const limit = limiter('order-return', { points: 30, seconds: 600 })

/** A refused form with its entries; `left` (by position) is set when somebody was quicker. */
export interface RefusedReturn {
  values: ReturnValues
  errors?: ReturnErrors
  failure?: 'tooMany' | 'away' | 'offline'
  closed?: Closed
  left?: Record<number, number>
}

interface Sent {
  key: string
  values: ReturnValues
  wanted: PiecesToReturn[]
}

const KEY = /^[\w-]{20,64}$/

/** Handles either page's form, without JavaScript too, and leads to the page that says so. */
export async function submitReturned(
  { params: { token }, request }: { params: { token: string }; request: Request },
  kind: ReturnKind,
  fields: readonly ReturnField[],
  send: (sent: Sent) => Promise<Withdrawn>,
) {
  const values = valuesOf(await readForm(request))
  const refuse = (status: number, why: Omit<RefusedReturn, 'values'>) =>
    data({ values, ...why } as RefusedReturn, { status, headers: PRIVATE })
  try {
    const { lines, whole } = await returnedOrder(token, request, kind)
    const asked = kind === 'withdrawal' && whole ? [] : lines
    const { errors, wanted } = checkReturned(values, asked, { reasons: kind === 'return', fields })
    if (Object.keys(errors).length > 0) return refuse(422, { errors })
    if (!(await limit.take(clientAddress()))) return refuse(429, { failure: 'tooMany' })
    const key = KEY.test(values.key ?? '') ? (values.key as string) : crypto.randomUUID()
    const sent = await send({ key, values, wanted })
    if (sent.ok) {
      const page = kind === 'return' ? 'return' : 'withdraw'
      return redirect(`/orders/${token}/${page}?done=${sent.sequence}`, 303)
    }
    if (sent.code === 'closed') return refuse(409, { closed: sent.why })
    if (sent.code === 'too_many')
      return refuse(409, {
        errors: Object.fromEntries(
          sent.lines.map(({ position }) => [piecesField(position), 'pieces' as const]),
        ),
        left: Object.fromEntries(sent.lines.map(({ position, left }) => [position, left])),
      })
    throw data(null, { status: 404, headers: PRIVATE })
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return refuse(503, { failure: 'away' })
  }
}
