import { recordChange } from '../../database/changes.server'
import type { Connection } from '../../database/tables.server'
import { type Left, returnStock } from '../changing/change-status.server'
import { piecesOut } from '../changing/restocked.server'

interface TakenBack {
  /** Pieces back on sale by line: never more than the customer has. */
  restocked: Map<number, number>
  left?: Left
}

/** Takes pieces back; the caller locks the order and announces what is `left` after the commit. */
export async function takeBack(
  connection: Connection,
  order: { id: number; status: string },
  lines: readonly { line: number; quantity: number; restock: boolean }[],
): Promise<TakenBack> {
  const wanted = lines.filter(({ restock }) => restock)
  if (wanted.length === 0) return { restocked: new Map() }
  const out = await piecesOut(connection, order)
  const restocked = new Map<number, number>()
  for (const { line, quantity } of wanted) {
    const sum = (restocked.get(line) ?? 0) + quantity
    restocked.set(line, Math.min(sum, out.get(line) ?? 0))
  }
  const ordered = await connection
    .selectFrom('order_lines')
    .select(['position', 'product_id', 'variant_id'])
    .where('order_id', '=', order.id)
    .orderBy('product_id')
    .execute()
  const back = ordered
    .map((line) => ({ ...line, quantity: restocked.get(line.position) ?? 0 }))
    .filter(({ quantity }) => quantity > 0)
  const left = await returnStock(connection, back)
  await recordChange(connection, { products: [...left.keys()], left })
  return { restocked, left }
}
