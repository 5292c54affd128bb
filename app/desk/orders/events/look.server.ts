import type { Database } from '../../../database/tables.server'
import type { DeskEvent } from '../../api/events/desk-event'
import type { EventReader } from '../../api/events/watch.server'

/** Ids looked back on, as older orders may commit after younger ones. */
const LOOKED_BACK = 200
/** The longest transaction plus the clock skew of two machines, in milliseconds. */
const SKEW_MS = 15_000
const MOST_TOLD = 100

/** Starts from now: earlier orders and changes are not reported. */
export async function lookForOrders(db: Database): Promise<EventReader> {
  const { last } = await db
    .selectFrom('orders')
    .select((of) => of.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  let newest = Number(last ?? 0)
  let told = new Set((await idsAfter(db, newest - LOOKED_BACK)).map(({ id }) => id))
  let seen = await changesSince(db, Date.now() - SKEW_MS)
  return async () => {
    const recent = await idsAfter(db, newest - LOOKED_BACK)
    const placed = recent.filter(({ id }) => !told.has(id))
    newest = Math.max(newest, ...recent.map(({ id }) => id))
    told = new Set(recent.map(({ id }) => id))
    const now = await changesSince(db, Date.now() - SKEW_MS)
    const changed = [...now].filter(([number, version]) => seen.get(number) !== version)
    seen = now
    return eventOf(
      placed,
      changed.map(([number, version]) => ({ number, version })),
    )
  }
}

type Placed = Awaited<ReturnType<typeof idsAfter>>

function eventOf(placed: Placed, changed: { number: string; version: number }[]) {
  if (placed.length === 0 && changed.length === 0) return undefined
  const paths = changed.slice(0, MOST_TOLD).map(({ number }) => `/orders/${number}`)
  return {
    paths: ['/orders/counts', '/start', ...paths],
    ...(placed.length > 0 && {
      placed: placed.slice(-MOST_TOLD).map(({ id: _, ...order }) => order),
    }),
    ...(changed.length > 0 && { changed: changed.slice(0, MOST_TOLD) }),
  } satisfies DeskEvent
}

const idsAfter = async (db: Database, after: number) =>
  (
    await db
      .selectFrom('orders')
      .select(['id', 'number', 'total', 'currency'])
      .where('id', '>', after)
      .orderBy('id')
      .execute()
  ).map((order) => ({ ...order, id: Number(order.id) }))

/** Returns versions of recently changed orders by number. */
async function changesSince(db: Database, since: number) {
  const rows = await db
    .selectFrom('orders')
    .select(['number', 'version'])
    .where('changed_at', '>', since)
    .execute()
  return new Map(rows.map(({ number, version }) => [number, version]))
}
