import type { Selectable } from 'kysely'
import { lineTitle } from '../../catalogue/variants/variant-rows.server'
import type { Connection } from '../../database/tables.server'
import type { OrderLinesTable } from '../order/tables.server'
import type { Reason, ReturnKind, ReturnState } from './return-rules'
import type { OrderReturnLinesTable, OrderReturnsTable } from './tables.server'

type StoredReturn = Selectable<OrderReturnsTable>
type ReturnLineRow = Selectable<OrderReturnLinesTable>

/** Times are ISO 8601; amounts are cents. */
export interface OrderReturn {
  /** `EX-01ABCD-23XYZ-R1` */
  number: string
  sequence: number
  kind: ReturnKind
  state: ReturnState
  history: { state: ReturnState; at: string }[]
  lines: ReturnedLine[]
  /** The sum of all lines and `shipping`; null until it is accepted. */
  refund: number | null
  /** Shipping and payment fee; missing when they do not come back with it. */
  shipping?: number
  currency: string
  restocked: boolean
  name?: string
  email?: string
  note?: string
  answer?: string
}

export interface ReturnedLine {
  position: number
  productId: number
  /** Includes the values of its options. */
  title: string
  quantity: number
  reason?: Reason
  refund: number | null
}

export const returnNumber = (order: string, sequence: number) => `${order}-R${sequence}`

/** Returns the returns of orders by order id, in the order they were asked for. */
export async function listReturnsOf(db: Connection, orderIds: number[]) {
  if (orderIds.length === 0) return new Map<number, OrderReturn[]>()
  const rows = await db
    .selectFrom('order_returns')
    .innerJoin('orders', 'orders.id', 'order_returns.order_id')
    .selectAll('order_returns')
    .select(['orders.number', 'orders.currency'])
    .where('order_id', 'in', orderIds)
    .orderBy('order_id')
    .orderBy('sequence')
    .execute()
  const lines = Map.groupBy(await linesOf(db, rows), (line) => line.return_id)
  const found = new Map<number, OrderReturn[]>()
  for (const row of rows) {
    const one = toReturn(row, lines.get(row.id) ?? [])
    found.set(row.order_id, [...(found.get(row.order_id) ?? []), one])
  }
  return found
}

type TitledLine = ReturnLineRow &
  Pick<Selectable<OrderLinesTable>, 'product_id' | 'variant_id' | 'title' | 'options'>

/** Returns lines by ascending product id, the order in which stock is returned. */
export async function linesOf(
  db: Connection,
  rows: readonly Pick<StoredReturn, 'id'>[],
): Promise<TitledLine[]> {
  if (rows.length === 0) return []
  return db
    .selectFrom('order_return_lines')
    .innerJoin('order_returns', 'order_returns.id', 'order_return_lines.return_id')
    .innerJoin('order_lines', (join) =>
      join
        .onRef('order_lines.order_id', '=', 'order_returns.order_id')
        .onRef('order_lines.position', '=', 'order_return_lines.position'),
    )
    .selectAll('order_return_lines')
    .select(['order_lines.product_id', 'order_lines.variant_id'])
    .select(['order_lines.title', 'order_lines.options'])
    .where(
      'return_id',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('order_lines.product_id')
    .orderBy('order_return_lines.position')
    .execute()
}

export function toReturn(
  row: StoredReturn & { number: string; currency: string },
  found: TitledLine[],
): OrderReturn {
  const lines = found.toSorted((one, other) => one.position - other.position)
  const refunds = lines.map(({ refund }) => refund)
  return {
    number: returnNumber(row.number, row.sequence),
    sequence: row.sequence,
    kind: row.kind,
    state: row.state,
    history: historyOf(row),
    lines: lines.map(({ position, product_id, title, options, quantity, reason, refund }) => ({
      position,
      productId: product_id,
      title: lineTitle({ title, options }),
      quantity,
      ...(reason && { reason }),
      refund,
    })),
    refund: refunds.includes(null)
      ? null
      : refunds.reduce<number>((sum, one) => sum + (one ?? 0), row.shipping ?? 0),
    ...(row.shipping && { shipping: row.shipping }),
    currency: row.currency,
    restocked: row.restocked === 1,
    ...(row.name && { name: row.name }),
    ...(row.email && { email: row.email }),
    ...(row.note && { note: row.note }),
    ...(row.answer && { answer: row.answer }),
  }
}

function historyOf(row: StoredReturn) {
  const times: [ReturnState, number | null][] = [
    ['requested', row.requested_at],
    ['accepted', row.accepted_at],
    ['refused', row.refused_at],
    ['received', row.received_at],
    ['refunded', row.refunded_at],
  ]
  return times.flatMap(([state, at]) =>
    at === null ? [] : [{ state, at: new Date(at).toISOString() }],
  )
}
