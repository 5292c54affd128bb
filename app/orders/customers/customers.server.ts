import { sql } from 'kysely'
import { containing } from '../../database/containing'
import { type Connection, type Database, engineOf } from '../../database/tables.server'
import { writtenForms } from '../../text-core/written-forms'
import { personName } from '../order/address'
import { ANONYMOUS } from '../order/is-anonymous'
import type { Billing } from '../order/order'
import { needlesOf } from '../queue/search-text'
import { ownOrders } from './customer.server'
import { type BuyerSort, sortedBuyers } from './sorted-buyers.server'
import { type CustomerWorth, NO_WORTH, worthOf } from './worth.server'

export interface ListedCustomer extends CustomerWorth {
  /** An id of `customer.server.ts`, which keeps addresses out of links. */
  id: string
  name: string
  email: string
  phone: string
  account: boolean
  /** The time of the newest order, epoch milliseconds; null without orders. */
  lastOrderAt: number | null
  orderId?: number
}

interface CustomerPageRequest {
  search?: string
  from: number
  size: number
  sort?: BuyerSort
  currency: string
}

const ERASED = `${ANONYMOUS}%`
/** The most orders that a search reads; a more frequent word is no search. */
const MOST_FOUND = 2000
/** Beyond this offset, sorting all customers is faster than skipping the newest one by one. */
const MOST_WALKED = 5000

/**
 * Lists customers, who share an account or an address. A row is their newest order, so a page of
 * the latest reads no more than it shows.
 */
export async function listBuyers(db: Database, asked: CustomerPageRequest, walked = MOST_WALKED) {
  const { search = '', from, size, sort = '-last', currency } = asked
  const wanted = needlesOf(search)
  if (wanted.length > 0) {
    const ids = await foundBuyers(db, wanted)
    if (sort === '-last') return buyersOf(db, ids.slice(from, from + size), currency)
    return sorted(await buyersOf(db, ids, currency), sort).slice(from, from + size)
  }
  if (sort === '-last' && from < walked)
    return buyersOf(db, await newestBuyers(db, from, size), currency)
  const page = await sortedBuyers(db, { sort, from, size, currency })
  const rows = new Map((await buyersOf(db, page, currency)).map((row) => [row.orderId, row]))
  return page.flatMap((id) => rows.get(id) ?? [])
}

function sorted(rows: ListedCustomer[], sort: BuyerSort) {
  const key = (row: ListedCustomer) =>
    ({ last: row.lastOrderAt, first: row.firstOrderAt, orders: row.orders, value: row.value })[
      sort.replace('-', '') as 'last'
    ] ?? 0
  const sign = sort.startsWith('-') ? -1 : 1
  return rows.toSorted((a, b) => sign * (key(a) - key(b)))
}

async function buyersOf(db: Connection, page: number[], currency: string) {
  if (page.length === 0) return []
  const rows = await db
    .selectFrom('orders')
    .leftJoin('accounts', (join) =>
      join.onRef('accounts.uid', '=', 'orders.uid').on('deleted_at', 'is', null),
    )
    .select(['id', 'number', 'email_key', 'billing', 'placed_at', 'accounts.email'])
    .where('id', 'in', page)
    .orderBy('id', 'desc')
    .execute()
  return withWorth(db, rows, currency)
}

/** Returns newest orders: none is later by the same account or address. */
async function newestBuyers(db: Database, from: number, size: number) {
  const { rows } = await sql<{ id: number }>`
    select o.id from orders o left join accounts a on a.uid = o.uid and a.deleted_at is null
    where o.request_hash not like ${ERASED}
      and not exists (select 1 from orders later
        where later.email_key = o.email_key and later.id > o.id)
      and (o.uid is null or not exists (select 1 from orders later
        where later.uid = o.uid and later.id > o.id))
      and not exists (select 1 from orders later
        where later.email_key = a.email and later.id > o.id)
      and not exists (select 1 from accounts own join orders later on later.uid = own.uid
        where own.email = o.email_key and own.deleted_at is null and later.id > o.id)
    order by o.id desc limit ${size} offset ${from}`.execute(db)
  return rows.map(({ id }) => id)
}

async function foundBuyers(db: Database, wanted: string[][]) {
  const place = sql.raw(engineOf(db) === 'sqlite' ? 'instr' : 'strpos')
  const holds = (needle: string) => sql`${place}(text, ${needle}) > 0`
  const fits = wanted.map((needles) => sql`(${sql.join(needles.map(holds), sql` or `)})`)
  const { rows } = await sql<{ id: number; address: string }>`
    with found as materialized (select order_id as id from order_search
      where ${sql.join(fits, sql` and `)} order by order_id desc limit ${MOST_FOUND})
    select o.id, coalesce(a.email, o.email_key) as address from found
      join orders o on o.id = found.id
      left join accounts a on a.uid = o.uid and a.deleted_at is null
    where o.request_hash not like ${ERASED}
    order by o.id desc`.execute(db)
  const newest = new Map<string, number>()
  for (const { id, address } of rows) if (!newest.has(address)) newest.set(address, id)
  return [...newest.values()]
}

interface NewestOrder {
  id: number
  number: string
  email_key: string
  billing: string
  placed_at: number
  email: string | null
}

async function withWorth(
  db: Connection,
  rows: NewestOrder[],
  currency: string,
): Promise<ListedCustomer[]> {
  const orders = await ownOrders(
    db,
    rows.map((row) => row.email ?? row.email_key),
  )
  const keyed = rows.map((row) => [row.id, orders.get(row.email ?? row.email_key) ?? []])
  const worths = await worthOf(db, new Map(keyed as [number, number[]][]), currency)
  return rows.map((row) => {
    const billing = JSON.parse(row.billing) as Billing
    return {
      id: row.number,
      name: personName(billing),
      email: row.email ?? billing.email,
      phone: billing.phone,
      account: row.email !== null,
      lastOrderAt: Number(row.placed_at),
      orderId: row.id,
      ...(worths.get(row.id) as CustomerWorth),
    }
  })
}

/** Returns the accounts that never ordered, newest first. */
export async function listAccountsWithoutOrders(
  db: Database,
  { search = '', from, size }: CustomerPageRequest,
) {
  const rows = await db
    .selectFrom('accounts')
    .select(['uid', 'email', 'display_name'])
    .where('deleted_at', 'is', null)
    .where('email', 'is not', null)
    .where((where) =>
      where.and(
        search
          .split(/\s+/)
          .filter((word) => word !== '')
          .map((word) =>
            where.or([
              sql<boolean>`email like ${containing(word.toLowerCase())} escape '!'`,
              ...writtenForms(word).map(
                (name) => sql<boolean>`lower(display_name) like ${containing(name)} escape '!'`,
              ),
            ]),
          ),
      ),
    )
    .where(sql<boolean>`not exists (select 1 from orders where orders.uid = accounts.uid)`)
    .where(sql<boolean>`not exists (select 1 from orders where email_key = accounts.email)`)
    .orderBy('created_at', 'desc')
    .orderBy('uid')
    .offset(from)
    .limit(size)
    .execute()
  return rows.map(
    ({ uid, email, display_name }): ListedCustomer => ({
      id: `account-${uid}`,
      name: display_name ?? '',
      email: email ?? '',
      phone: '',
      account: true,
      lastOrderAt: null,
      ...NO_WORTH(),
    }),
  )
}
