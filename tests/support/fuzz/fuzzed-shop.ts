import { closeDatabase, openDatabase } from '../../../app/database/open.server'
import { inTransaction } from '../../../app/database/transactions/transaction.server'
import { makeToken } from '../../../app/desk/staff/tokens/tokens.server'
import { anonymise } from '../../../app/orders/anonymise.server'
import { changeStatus } from '../../../app/orders/changing/change-status.server'
import { findOrderByNumber } from '../../../app/orders/reading/find-order.server'
import { startCollectingShop } from '../collecting-shop'
import { type Place, settingsOf } from '../databases'
import { sessionOf } from '../desk/desk-client'
import { orderOf, shopper } from '../shopper'
import type { Known } from './known'

const DAYS = 30
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts:'

/**
 * Starts a built shop with the things that an attacker may own: an order, one of an erased buyer,
 * an account, a desk token.
 */
export async function startFuzzedShop(place: Place, settings: Record<string, string> = {}) {
  const deskToken = await makeDeskToken(place)
  const shop = await startCollectingShop({
    ...settingsOf(place),
    LOG_LEVEL: 'error',
    REQUEST_SECONDS: '5',
    ...settings,
  })
  /** Asks over new connections: the shop may end an idle one just as it is used again. */
  async function asking<T>(ask: (client: ReturnType<typeof shopper>) => Promise<T>) {
    const client = shopper(shop.origin, 2)
    try {
      return await ask(client)
    } finally {
      client.close()
    }
  }
  const ordered = (client: ReturnType<typeof shopper>) =>
    client.order(orderOf([{ productId: 2, quantity: 1 }], { payment: 'bank' }))
  const { body: erased } = await asking(ordered)
  await eraseOrder(place, erased.number)
  async function know(): Promise<Known> {
    const email = `${crypto.randomUUID()}@shop.example`
    const password = 'secret-123'
    const [order, made] = await asking(async (client) => [
      await ordered(client),
      await client.send('POST', `${ACCOUNTS}signUp?key=exclusive-shop`, { email, password }),
    ])
    const { number = '1', token = 'x' } = order.body
    const parts = {
      ':token': token,
      ':erased': erased.token,
      ':number': number,
      ':slug': 'beauty',
      ':report': 'sales',
      ':rows': 'orders',
    }
    const { idToken = '', refreshToken = '' } = made.body
    return { parts, idToken, refreshToken, deskToken }
  }
  return {
    ...shop,
    know,
    /** Tells whether the desk still takes the token, so that its endpoints were reached. */
    async stillLetsIn() {
      const headers = { Authorization: `Bearer ${deskToken}` }
      const { status } = await asking((client) =>
        client.send('GET', '/api/desk/session', undefined, headers),
      )
      return status === 200
    },
  }
}

/** Erases an order, whose invoice stays and demands who wants it. */
async function eraseOrder(place: Place, number: string) {
  const db = await openDatabase(place)
  const order = await findOrderByNumber(db, number)
  if (!order) throw new Error(`no order ${number}`)
  await changeStatus(db, { token: order.order.token }, 'paid')
  await inTransaction(db, (connection) => anonymise(connection, [order.id]))
  await closeDatabase(db)
}

async function makeDeskToken(place: Place) {
  const db = await openDatabase(place)
  const { id: madeBy } = await sessionOf(db, 'owner')
  const asked = { name: 'Fuzz', role: 'staff', days: DAYS, madeBy }
  const { token } = await inTransaction(db, (connection) => makeToken(connection, asked))
  await closeDatabase(db)
  return token
}
