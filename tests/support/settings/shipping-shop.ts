import { afterEach, beforeAll } from 'vitest'
import { setDatabase } from '../../../app/database/current.server'
import type { Database } from '../../../app/database/tables.server'
import type { DeliveryPlace } from '../../../app/orders/order/arrival'
import type { Billing, QuoteRequest } from '../../../app/orders/order/order'
import { parseOrder, parseQuote } from '../../../app/orders/placing/order-request.server'
import { placeOrder } from '../../../app/orders/placing/place-order.server'
import { quote } from '../../../app/orders/quote.server'
import { registerOrderMails } from '../../../app/orders/register-mails.server'
import type { Payment } from '../../../app/settings/payments'
import type { OpenDatabase } from '../databases'
import { BILLING } from '../shopper'
import { setSettings } from './set-settings'

export const ZONES = [
  { name: 'Paris', countries: ['FR'], postCodes: ['75*'], rates: [{ cents: 300 }] },
  {
    name: 'France',
    countries: ['FR'],
    rates: [
      { cents: 490, upToGrams: 1000, freeFrom: 10_000 },
      { cents: 990, upToGrams: 5000 },
    ],
  },
  { name: 'Home', countries: ['BD'], rates: [{ cents: 0 }] },
]
const WAYS = [
  { way: 'bank', countries: ['*'] },
  { way: 'cash_on_delivery', countries: ['BD', 'FR'], limit: 20_000, fee: 250 },
]
export const FRANCE = { country: 'FR', city: 'Lyon', postCode: '69001', phone: '+33 612345678' }

/** The body of POST /api/orders. `language` is also that of the order's mails. */
interface OrderRequest
  extends Omit<QuoteRequest, 'email' | 'county' | 'payment' | keyof DeliveryPlace> {
  payment: Payment
  billing: Billing
  notes?: string
  /** The total that the shopper saw: at another one no order is placed. */
  expectedTotal?: number
}

interface ShippingShop {
  db: Database
  twoZones(): Promise<void>
  quoted(request: Omit<QuoteRequest, 'items'>, quantity?: number): ReturnType<typeof quote>
  ordered(
    billing: Partial<Billing>,
    more?: Partial<OrderRequest> & { quantity?: number },
  ): ReturnType<typeof placeOrder>
}

/** Prepares the demo's shop, whose products 1 and 2 cost 20.00 and weigh a pound. */
export function shippingShop(open: OpenDatabase): ShippingShop {
  let db: Database
  beforeAll(async () => {
    db = await open('seeded')
    setDatabase(db)
    registerOrderMails()
    await db
      .updateTable('products')
      .set({ price: 2000, weight: 100 })
      .where('id', 'in', [1, 2])
      .execute()
  })
  afterEach(() =>
    setSettings(db, {
      'shipping.zones': undefined,
      'payment.ways': undefined,
      'payment.bankAccounts': undefined,
    }),
  )
  const twoZones = () => setSettings(db, { 'shipping.zones': ZONES, 'payment.ways': WAYS })
  const items = (quantity: number) => [{ productId: 1, quantity }]

  const quoted = (request: Omit<QuoteRequest, 'items'>, quantity = 1) => {
    const parsed = parseQuote({ items: items(quantity), ...request })
    if (!parsed.ok) throw new Error('no quote')
    return quote(db, parsed.value, 'en')
  }
  const ordered = (
    billing: Partial<Billing>,
    { quantity = 1, ...request }: Partial<OrderRequest> & { quantity?: number } = {},
  ) => {
    const parsed = parseOrder({
      items: items(quantity),
      payment: 'bank',
      billing: { ...BILLING, ...billing },
      ...request,
    })
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.errors))
    const key = crypto.randomUUID()
    return placeOrder(db, { key, request: parsed.value, language: 'en' })
  }
  return {
    get db() {
      return db
    },
    ...{ twoZones, quoted, ordered },
  }
}
