import { basename } from 'node:path'
import { announceRatings } from '../../catalogue/ratings/recount.server'
import { idsOf } from '../../database/rows.server'
import type { Connection, Database } from '../../database/tables.server'
import { timeOrderedId } from '../../database/time-ordered-id.server'
import { inTransaction } from '../../database/transactions/transaction.server'
import { isMissing } from '../../files/folder.server'
import { listOutbox } from '../../mail/outbox-files.server'
import { isCancellable, type PublicStatus, publicStatus } from '../../orders/order/status'
import { withOpenReturns } from '../../orders/returns/forget-returns.server'
import { describePerson } from './describe-person.server'
import { erasePerson, noteErasure } from './erase-person.server'
import {
  type ErasureStep,
  enqueueRest,
  finishErasures,
  isAbout,
  lockErasures,
  sweepErasedMails,
} from './finish-erasure.server'
import { subjectsOf } from './ledger/subjects.server'
import { findPersonData, isNobody, type PersonData } from './person.server'
import { finder } from './search/finder'
import { searchFile } from './search/stream.server'
import type { Word } from './words.server'

/** Returns everything held about an address; undefined when that is nothing. */
export async function exportPerson(db: Database, address: string) {
  const person = await findPersonData(db, address)
  const outbox = await outboxOf(person)
  if (isNobody(person) && outbox.length === 0) return undefined
  return describePerson(db, person, outbox)
}

/** An order that blocks an erasure, or whose return does. */
export interface BlockingOrder {
  number: string
  status: PublicStatus
  returned: boolean
}

type Erased =
  | { code: 'nobody' }
  | { code: 'open'; open: BlockingOrder[] }
  | {
      code: 'erased'
      counts: Awaited<ReturnType<typeof erasePerson>>['counts'] & { reviews: number }
      outboxFiles: number
      /** The words that nothing may hold any more. */
      words: Word[]
      problems: string[]
    }

interface Erasing {
  /** True erases even if an order has not left yet, or a return is not settled. */
  anyway: boolean
  by: string
  /** Runs in the same transaction, once the erasure is done. */
  note?(connection: Connection): Promise<void>
  /** False in a process that serves (see finishErasures). */
  mayHold?: boolean
  /** Called after each step; others finish an erasure whose process ends before the last one. */
  onStep?(step: 'rows' | ErasureStep): void
}

/** The wait for orders that others are changing: longer than a shopper waits. */
const LOCK_MS = 30_000

/** Erases a person for good; orders stay without name, street, phone and address. */
export async function eraseAddress(
  db: Database,
  address: string,
  erasing: Erasing,
): Promise<Erased> {
  const { anyway, onStep = () => {} } = erasing
  // The outbox may hold mails of somebody about whom nothing else is held.
  const lying = named(await outboxOf(await findPersonData(db, address)))
  const outcome = await inTransaction(
    db,
    async (connection) => {
      await lockErasures(connection)
      const person = await findPersonData(connection, address, { lock: true })
      const open = await openOrders(connection, person)
      if (open.length > 0 && !anyway) return { code: 'open', open } as const
      if (isNobody(person) && lying.length === 0) return { code: 'nobody' } as const
      return eraseFound(connection, person, { ...erasing, lying })
    },
    { lockMs: LOCK_MS },
  )
  if (outcome.code !== 'erased') return outcome
  const { person, done } = outcome
  onStep('rows')
  const late = await sweepErasedMails({ files: named(await outboxOf(person)), events: [] })
  const finishing = { ...erasing, words: done.words, own: true }
  const { removed, problems } = await finishErasures(db, finishing)
  await announceRatings(db, done.rated)
  return {
    code: 'erased',
    counts: { ...done.counts, reviews: done.reviews },
    outboxFiles: late + removed,
    words: done.words,
    problems,
  }
}

const named = (paths: string[]) => paths.map((path) => basename(path))

async function eraseFound(
  connection: Connection,
  person: PersonData,
  { by, note, lying }: Erasing & { lying: string[] },
) {
  const subjects = await subjectsOf(connection, person)
  const done = await erasePerson(connection, person)
  const erasure = { id: timeOrderedId(), at: Date.now(), made_by: by, subjects }
  await noteErasure(connection, { ...erasure, counts: done.counts })
  await note?.(connection)
  const files = [...lying, ...done.files]
  await enqueueRest(connection, { files, events: eventsOf(person), freed: false })
  return { code: 'erased', person, done } as const
}

async function openOrders(
  connection: Connection,
  { orders }: PersonData,
): Promise<BlockingOrder[]> {
  const returns = await withOpenReturns(connection, idsOf(orders))
  return orders
    .filter(({ id, status }) => isCancellable(status) || returns.has(id))
    .map(({ id, number, status }) => ({
      number,
      status: publicStatus(status),
      returned: returns.has(id),
    }))
}

/** Returns the ids that files of mails about the person may be named by. */
const eventsOf = ({ orders, messages, subscriptions }: PersonData) => [
  ...orders.map(({ id }) => String(id)),
  ...messages.map(({ id }) => id),
  ...subscriptions.map(({ token }) => token),
]

/** Returns paths of files in the outbox whose name or content is about the person. */
async function outboxOf(person: PersonData) {
  const find = finder([{ kind: 'email', text: person.email }])
  const events = new Set(eventsOf(person))
  const found: string[] = []
  for (const file of await listOutbox())
    if (isAbout(file, events) || (await names(file.path))) found.push(file.path)
  return found

  async function names(path: string) {
    try {
      const { hits } = await searchFile(path, find)
      return hits.some(({ kind }) => kind === 'email')
    } catch (error) {
      // Its sender gave it another name or removed it; the sender of a mail under way checks for
      // itself.
      if (isMissing(error)) return false
      throw error
    }
  }
}
