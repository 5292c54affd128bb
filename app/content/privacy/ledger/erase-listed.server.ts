import { dirname } from 'node:path'
import { backupFolder } from '../../../database/backups/scheduled-backups.server'
import {
  addErasureKeys,
  type ErasureKey,
  erasureKeys,
  keyIdOf,
} from '../../../database/erasures/keyed-hash.server'
import type { Connection, Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { emailKey } from '../../../orders/coupons/coupons.server'
import { eraseOrders } from '../erase-orders.server'
import { erasePerson, noteErasure } from '../erase-person.server'
import { enqueueRest, lockErasures } from '../finish-erasure.server'
import { findPersonData } from '../person.server'
import {
  BadErasureList,
  type ListedErasure,
  readErasureList,
  storedErasures,
} from './erasure-list.server'
import { accountHash, keyedAddressHash, orderHash } from './subjects.server'

interface Lines {
  done: string[]
  /** The failures in words. */
  not: string[]
}

/**
 * Repeats in `saved`, which is about to replace `db`, the erasures done since it was made: those
 * that `db` knows, and those in the lists beside the backups and beside the restored one.
 */
export async function eraseAsListed(db: Database, saved: Database, path: string): Promise<Lines> {
  const folders = new Set([backupFolder(), dirname(path)])
  const listed = [...(await storedErasures(db))]
  for (const folder of folders) listed.push(...(await readErasureList(folder)))
  await addErasureKeys(saved, await erasureKeys(db))
  return said(await replayErasures(saved, eachOnce(listed)))
}

/** Repeats listed erasures in a database restored by other means, before the shop opens. */
export async function eraseListed(db: Database): Promise<Lines> {
  try {
    return said(await replayErasures(db, await readErasureList()))
  } catch (error) {
    const { syscall } = error as NodeJS.ErrnoException
    if (!(error instanceof BadErasureList || syscall)) throw error
    return { done: [], not: [`Erasures were not compared: ${(error as Error).message}.`] }
  }
}

const eachOnce = (listed: readonly ListedErasure[]) => [
  ...new Map(listed.map((one) => [one.id, one])).values(),
]

const said = ({ again, unreadable }: Replayed): Lines => ({
  done: again > 0 ? [`Erased again: ${again} that were erased since this was saved.`] : [],
  not:
    unreadable > 0
      ? [
          `Erased since this was saved, and not again: ${unreadable}. Their key is in newer backups only: restore the newest backup first, then this one over it.`,
        ]
      : [],
})

interface Replayed {
  /** The number of erasures that were repeated. */
  again: number
  /** The number of erasures whose key this database does not have. */
  unreadable: number
}

/**
 * Repeats the listed erasures that this database does not have, because it was saved before them.
 * The hashes find the orders, accounts and addresses as they were then.
 */
async function replayErasures(db: Database, listed: readonly ListedErasure[]): Promise<Replayed> {
  if (listed.length === 0) return { again: 0, unreadable: 0 }
  return inTransaction(db, async (connection) => {
    await lockErasures(connection)
    const done = await connection.selectFrom('erasures').select('id').execute()
    const ids = new Set(done.map(({ id }) => id))
    const missing = listed.filter(({ id }) => !ids.has(id))
    const keys = missing.length > 0 ? await erasureKeys(connection) : []
    const known = new Set(keys.map(({ id }) => id))
    const readable = missing.filter(({ subjects }) =>
      subjects.some((one) => known.has(keyIdOf(one))),
    )
    if (readable.length > 0) await eraseAgain(connection, readable, keys)
    return { again: readable.length, unreadable: missing.length - readable.length }
  })
}

async function eraseAgain(
  connection: Connection,
  erasures: readonly ListedErasure[],
  keys: readonly ErasureKey[],
) {
  const meant = new Map(
    erasures.flatMap((one) => one.subjects.map((subject) => [subject, one] as const)),
  )
  const erasureOf = (hash: (key: ErasureKey) => string) =>
    keys.map((key) => meant.get(hash(key))).find(Boolean)
  const orders = await connection.selectFrom('orders').select(['id', 'number']).execute()
  const meantBy = Map.groupBy(orders, ({ id }) => erasureOf((key) => orderHash(key, id)))
  const left = erasures.flatMap((erasure) => meantBy.get(erasure) ?? [])
  const files: string[] = []
  const counts = new Map<ListedErasure, Counts>()
  for (const [address, erasure] of await addressesOf(connection, erasureOf)) {
    const person = await findPersonData(connection, address, { lock: true })
    const done = await erasePerson(connection, person)
    counts.set(erasure, added(counts.get(erasure), done.counts))
    files.push(...done.files)
  }
  // These orders had another address then.
  files.push(...(await eraseOrders(connection, left, 'removed')).files)
  for (const erasure of erasures)
    await noteErasure(connection, {
      ...erasure,
      counts: {
        ...(counts.get(erasure) ?? NOTHING),
        orders: meantBy.get(erasure)?.length ?? 0,
      },
      made_by: null,
    })
  await enqueueRest(connection, { files, events: left.map(({ id }) => String(id)), freed: false })
}

type Counts = Awaited<ReturnType<typeof erasePerson>>['counts']
const NOTHING: Counts = { accounts: 0, orders: 0, messages: 0, subscriptions: 0, mails: 0 }

const added = (some: Counts = NOTHING, more: Counts): Counts => ({
  accounts: some.accounts + more.accounts,
  orders: some.orders + more.orders,
  messages: some.messages + more.messages,
  subscriptions: some.subscriptions + more.subscriptions,
  mails: some.mails + more.mails,
})

/** Returns the addresses of an erasure's person, also those that their accounts had then. */
async function addressesOf(
  connection: Connection,
  erasureOf: (hash: (key: ErasureKey) => string) => ListedErasure | undefined,
) {
  const found = new Map<string, ListedErasure>()
  for (const address of new Set((await knownAddresses(connection)).map(emailKey))) {
    const erasure = erasureOf((key) => keyedAddressHash(key, address))
    if (erasure) found.set(address, erasure)
  }
  const accounts = await connection.selectFrom('accounts').select(['uid', 'email']).execute()
  for (const { uid, email } of accounts) {
    const erasure = email && erasureOf((key) => accountHash(key, uid))
    if (erasure) found.set(emailKey(email), erasure)
  }
  return found
}

/** Returns all stored addresses: each may belong to somebody who was erased. */
async function knownAddresses(connection: Connection) {
  const found = [
    await connection.selectFrom('orders').select('email_key as email').distinct().execute(),
    await connection.selectFrom('accounts').select('email').execute(),
    await connection.selectFrom('account_providers').select('email').execute(),
    await connection.selectFrom('mailed_codes').select('email').execute(),
    await connection.selectFrom('mailed_codes').select('new_email as email').execute(),
    await connection.selectFrom('contact_messages').select('email').execute(),
    await connection.selectFrom('subscribers').select('email').execute(),
    await connection.selectFrom('back_in_stock').select('email').execute(),
    await connection.selectFrom('order_returns').select('email').execute(),
    await connection.selectFrom('desk_invites').select('email').execute(),
  ]
  const mails = await connection.selectFrom('jobs').select('payload').execute()
  const audited = await connection
    .selectFrom('desk_audit')
    .select(['subject', 'before', 'after'])
    .execute()
  const written = [
    ...mails.flatMap(({ payload }) => addressesIn(payload)),
    ...audited.flatMap((row) => addressesIn(Object.values(row).join(' '))),
  ]
  return [...found.flat().flatMap(({ email }) => email ?? []), ...written]
}

const addressesIn = (text: string) =>
  text.match(/[^\s"<>()[\]{}:;,\\]+@[^\s"<>()[\]{}:;,\\]+/g) ?? []
