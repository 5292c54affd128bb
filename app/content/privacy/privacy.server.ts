import { rm } from 'node:fs/promises'
import { announceRatings } from '../../catalogue/ratings/recount.server'
import type { Connection, Database } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { withOpenReturns } from '../../orders/returns/forget-returns.server'
import { isCancellable, type OrderStatus } from '../../orders/status'
import { describePerson } from './describe-person.server'
import { erasePerson } from './erase-person.server'
import { outboxOf } from './outbox-of.server'
import { findPerson, isNobody, type Person } from './person.server'

/** Everything held about an address; undefined when that is nothing. */
export async function exportPerson(db: Database, address: string) {
  const person = await findPerson(db, address)
  const outbox = await outboxOf(person)
  if (isNobody(person) && outbox.length === 0) return undefined
  return describePerson(db, person, outbox)
}

/** An order that holds an erasure back, or one of which a return does. */
export interface OpenOrder {
  number: string
  status: OrderStatus
  returned: boolean
}

export type Erased =
  | { code: 'nobody' }
  | { code: 'open'; open: OpenOrder[] }
  | {
      code: 'erased'
      counts: Awaited<ReturnType<typeof erasePerson>>
      outboxFiles: number
    }

interface Erasing {
  /** Also when an order has not left yet, or a return is not settled. */
  anyway: boolean
  by: string
  /** In the same transaction, once it is done. */
  note?(connection: Connection): Promise<void>
}

/** Deletes a person for good; orders stay without name, street, phone and address. */
export async function eraseAddress(
  db: Database,
  address: string,
  { anyway, by, note }: Erasing,
): Promise<Erased> {
  const erase = async (connection: Connection, person: Person) => {
    const counts = await erasePerson(connection, person, by)
    await note?.(connection)
    return counts
  }
  const outcome = await inTransaction(db, async (connection) => {
    const person = await findPerson(connection, address)
    const ids = person.orders.map(({ id }) => id)
    const returns = await withOpenReturns(connection, ids)
    const open = person.orders
      .filter(({ id, status }) => isCancellable(status) || returns.has(id))
      .map(({ id, number, status }) => ({ number, status, returned: returns.has(id) }))
    if (open.length > 0 && !anyway) return { code: 'open', open } as const
    return { person, counts: isNobody(person) ? undefined : await erase(connection, person) }
  })
  if (outcome.code) return outcome
  // Only now: a file cannot come back when the transaction fails.
  const { person } = outcome
  const outbox = await outboxOf(person)
  if (!outcome.counts && outbox.length === 0) return { code: 'nobody' }
  const counts = outcome.counts ?? (await inTransaction(db, (one) => erase(one, person)))
  for (const path of outbox) await rm(path, { force: true })
  const published = person.reviews.filter(({ state }) => state === 'published')
  await announceRatings(
    db,
    published.map(({ product_id }) => product_id),
  )
  return { code: 'erased', counts, outboxFiles: outbox.length }
}
