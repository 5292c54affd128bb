import { config } from '../../config.server'
import { countKey } from '../../database/counts/counts.server'
import { type Rate, returnTurns, takeTurns } from '../../database/counts/turns.server'
import { findRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { MINUTE_MS } from '../../durations'
import { AT_ONCE, countDelay, mailboxKey } from '../../mail/enqueue-mail.server'
import { mailboxOf } from '../../mail/mailbox.server'

/** Turns count orders, not mails, up to a customer's open ones: docs/decisions/mail-limits.md. */
const ordersOfMailbox = (): Rate => ({
  name: 'orders',
  burst: Math.max(15, config.OPEN_ORDERS_CUSTOMER),
  everyMs: 10 * MINUTE_MS,
  waiting: 72,
})
/** The rate of customers who have paid before, known by e-mail and phone. */
const OF_BUYER: Rate = { name: 'orders-buyer', burst: 45, everyMs: 10 * MINUTE_MS, waiting: 0 }
/** The first order of a day from a network, and the rate of such networks. */
const OF_NETWORK: Rate = { name: 'orders-network', burst: 1, everyMs: 1440 * MINUTE_MS, waiting: 0 }
const OF_NETWORKS: Rate = { name: 'orders-new', burst: 10, everyMs: 30 * MINUTE_MS, waiting: 0 }

interface Mailed {
  email: string
  uid?: string
  customer: { email_key: string; phone_key: string; network_key: string | null }
  /** False outside the limits of open orders: then the last orders' mails go together. */
  limited: boolean
}

/**
 * Makes orders take turns to be mailed about, by mailbox, as anybody may order in somebody's name;
 * proven customers need no turn. Takes all turns; `of` says when an order's mails go, and is
 * undefined when so many wait that it is refused. `unused` returns those of refused orders.
 */
export async function takeOrderTurns<T>(
  connection: Connection,
  orders: readonly T[],
  read: (order: T) => Mailed,
) {
  const rate = ordersOfMailbox()
  const keys = orders.map((order) => mailboxKey(rate, read(order).email))
  const turns = await takeTurns(connection, rate, keys)
  return {
    async of(order: T): Promise<number | undefined> {
      const turn = turns[orders.indexOf(order)]
      if (turn !== undefined && turn <= Date.now()) return AT_ONCE
      const mailed = read(order)
      if (await isProved(connection, mailed)) return AT_ONCE
      if (countDelay(rate, turn) === undefined && !mailed.limited)
        return Date.now() + rate.waiting * rate.everyMs
      return turn
    },
    unused: (refused: (order: T) => boolean) =>
      returnTurns(
        connection,
        rate,
        keys.filter((_, at) => turns[at] !== undefined && refused(orders[at] as T)),
      ),
  }
}

/** Returns the turn of an order that was cancelled before any mail went. */
export function giveBackOrderTurn(connection: Connection, email: string) {
  const rate = ordersOfMailbox()
  return returnTurns(connection, rate, [mailboxKey(rate, email)])
}

const isProved = async (connection: Connection, mailed: Mailed) =>
  (await ownsMailbox(connection, mailed)) ||
  (await isBuyer(connection, mailed)) ||
  (await isFirstOfNetwork(connection, mailed))

async function ownsMailbox(connection: Connection, { uid, email }: Mailed) {
  if (uid === undefined) return false
  const account = await findRow(connection, 'accounts', { uid, email_verified: 1 }, ['email'])
  return !!account?.email && mailboxOf(account.email).mailbox === mailboxOf(email).mailbox
}

async function isBuyer(connection: Connection, { email, customer }: Mailed) {
  const paid = await connection
    .selectFrom('orders')
    .select('id')
    .where('email_key', '=', customer.email_key)
    .where('phone_key', '=', customer.phone_key)
    .where((order) =>
      order.or([order('paid_at', 'is not', null), order('status', '=', 'delivered')]),
    )
    .limit(1)
    .executeTakeFirst()
  return paid !== undefined && hasTurn(connection, of(OF_BUYER, customer.phone_key), email)
}

const isFirstOfNetwork = async (connection: Connection, { email, customer }: Mailed) =>
  customer.network_key !== null &&
  (await hasTurn(connection, of(OF_NETWORK, customer.network_key), email)) &&
  hasTurn(connection, OF_NETWORKS, email)

/** Ends the key with the mailbox, by whose hash an erasure finds it. */
const of = (rate: Rate, whose: string): Rate => ({ ...rate, name: countKey(rate.name, whose) })

const hasTurn = async (connection: Connection, rate: Rate, email: string) =>
  (await takeTurns(connection, rate, [mailboxKey(rate, email)]))[0] !== undefined
