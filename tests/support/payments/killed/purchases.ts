import { setTimeout as sleep } from 'node:timers/promises'
import type { Database } from '../../../../app/database/tables.server'
import { inTransaction } from '../../../../app/database/transactions/transaction.server'
import { HOUR_MS } from '../../../../app/durations'
import { BILLING, orderOf, shopper } from '../../shopper'
import type { Sent, TwoBanks } from './two-banks'

type Client = ReturnType<typeof shopper>

export interface Purchase {
  key: string
  bank: Sent['bank']
  order: object
  /** The shopper pays, and cancels before the shop hears of it. */
  cancels: boolean
  placed?: { number: string; token: string }
  cancelled?: true
  /** What became of the payment at the provider's page. */
  paid?: boolean
  /** The shopper was led back to the order's page. */
  returned?: true
}

/** The messages and purchases that outlive the processes of a shop. */
export interface Crowd {
  banks: TwoBanks
  purchases: Purchase[]
  waiting: Sent[]
  told: number
  faults: string[]
}

export const openCrowd = (banks: TwoBanks): Crowd => ({
  ...{ banks, purchases: [], waiting: [], told: 0, faults: [] },
})

/** A job that fails more often waits for a person. */
const MOST_TRIES = 6
const PAYMENT_JOBS = ['payment-look', 'payment-message', 'payment-refund']

/** Adds purchases of some pieces: the banks take turns, and one in four is cancelled. */
export function addPurchases({ banks, purchases }: Crowd, count: number) {
  for (let added = 0; added < count; added++) {
    const at = purchases.length
    const bank = banks.names[at % 2] as Sent['bank']
    const item = { productId: 1 + (at % 8), quantity: 3 + (at % 3) }
    const billing = { ...BILLING, email: `buyer-${at}@shop.example` }
    purchases.push({
      ...{ key: crypto.randomUUID(), bank, cancels: at % 8 === 2 || at % 8 === 5 },
      order: orderOf([item], { payment: bank, billing }),
    })
  }
}

/**
 * Lets all purchases go on at shops until each has come to its end, or until `over`: orders go to
 * the first shop that lives, shoppers come back to the next, and messages go, twice each, to all in
 * turn. Looks come due at once.
 */
export async function buyAll(
  crowd: Crowd,
  { origins, db, over }: { origins: string[]; db: Database; over: () => boolean },
) {
  const clients = origins.map((origin) => shopper(origin))
  const going = async (purchase: Purchase) => {
    for (let turn = 0; !over() && !isDone(purchase); ) {
      const [client, other] = [turn, turn + 1].map((at) => clients[at % clients.length] as Client)
      const moved = await advance(crowd, purchase, client as Client, other as Client).catch(
        () => turn++ < 0,
      )
      if (!moved) await sleep(20)
    }
  }
  const telling = async () => {
    for (let turn = 0; !over() && !(await isQuiet(crowd, db)); turn++) {
      if (!crowd.purchases.some(isHeld)) await tell(crowd, clients, turn).catch(() => {})
      await sleep(10)
    }
  }
  await Promise.all([telling(), ...crowd.purchases.map(going)])
  for (const client of clients) client.close()
}

/** Every purchase has come to its end for the shopper. */
const isDone = ({ paid, returned, cancels, cancelled }: Purchase) =>
  paid !== undefined && returned === true && (!cancels || cancelled === true)

/** No message goes while a purchase is paid and not cancelled yet, as it is to be cancelled first. */
const isHeld = ({ cancels, paid, cancelled }: Purchase) =>
  cancels && paid === true && cancelled !== true

async function advance(
  { banks, faults }: Crowd,
  purchase: Purchase,
  client: Client,
  other: Client,
) {
  const { key, order, placed, cancels, cancelled } = purchase
  if (purchase.paid === undefined) {
    const { status, body } = await client.order(order, key)
    if (status !== 201) faults.push(`${status} ${JSON.stringify(body)}`)
    if (placed && placed.number !== body.number) faults.push(`two orders for ${key}`)
    purchase.placed = { number: body.number, token: body.token }
    if (body.payAt) purchase.paid = banks.pay(purchase.bank, body.payAt)
    return purchase.paid !== undefined
  }
  if (cancels && !cancelled && placed) {
    const { status, body } = await client.cancel(placed.token)
    if (status === 200) purchase.cancelled = true
    else faults.push(`${status} ${JSON.stringify(body)}`)
  }
  if (placed && !purchase.returned) {
    const { status } = await other.send('GET', `/payment-returns/en/${placed.token}`)
    if (status !== 303) faults.push(`${status} for a return`)
    purchase.returned = true
  }
  return true
}

/** Sends each message twice at once, and again until it was taken; one in five is lost. */
async function tell(crowd: Crowd, clients: Client[], turn: number) {
  crowd.waiting.push(...crowd.banks.take().filter(() => ++crowd.told % 5 !== 0))
  const messages = crowd.waiting.splice(0)
  await Promise.all(
    messages.map(async (message, at) => {
      const send = (client: Client) =>
        client.send('POST', `/webhooks/${message.bank}`, String(message.body), message.headers)
      const turns = [at + turn, at + turn + 1].map((one) => clients[one % clients.length])
      const answers = await Promise.allSettled(turns.map((one) => one && send(one)))
      const taken = answers.some((one) => one.status === 'fulfilled' && one.value?.status === 200)
      if (!taken) crowd.waiting.push(message)
    }),
  )
}

/** Makes jobs due; true once nobody has anything to do any more. */
async function isQuiet({ purchases, waiting }: Crowd, db: Database) {
  if (!purchases.every(isDone)) return false
  await makeDue(db)
  const job = await db
    .selectFrom('jobs')
    .select('id')
    .where('kind', 'in', PAYMENT_JOBS)
    .where('state', '=', 'waiting')
    .where('attempts', '<', MOST_TRIES)
    .executeTakeFirst()
  return job === undefined && waiting.length === 0
}

/**
 * Makes payment jobs due that wait for their time, or for their next try. Those that are due stay
 * untouched: a shop passes over rows that somebody else writes to, and comes back much later.
 */
const makeDue = (db: Database) =>
  inTransaction(db, (connection) =>
    connection
      .updateTable('jobs')
      .set({ run_at: 0 })
      .where('kind', 'in', PAYMENT_JOBS)
      .where('run_at', '>', Date.now())
      .where('attempts', '<', MOST_TRIES)
      .where((job) => job.or([job('attempts', '=', 0), job('last_error', 'is not', null)]))
      .execute(),
  )

/** An hour goes by: leases, tokens and calls of processes that died are over. */
export async function anHour({ banks }: Crowd, db: Database) {
  banks.anHour()
  await inTransaction(db, async (connection) => {
    const jobs = connection.updateTable('jobs').where('kind', 'in', PAYMENT_JOBS)
    await jobs.set({ run_at: 0 }).where('attempts', '>', 0).execute()
    await connection.deleteFrom('provider_tokens').execute()
    const sent = connection.updateTable('sent_refunds')
    await sent.set((refund) => ({ sent_at: refund('sent_at', '-', HOUR_MS) })).execute()
  })
}
