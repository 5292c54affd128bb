import { sign } from 'node:crypto'
import { crc32 } from 'node:zlib'
import { fakeCertificate } from '../fake-certificate'
import { fakeLedger, type RefundSwitch } from '../fake-ledger'
import { fakeMessages } from '../fake-messages'
import { PAYPAL_TEST_KEYS } from '../provider-test-keys'

/** The address of PayPal's certificate. */
export const PAYPAL_CERTIFICATE =
  'https://api.sandbox.paypal.com/v1/notifications/certs/CERT-360caa42-fca2a594-1d93a270'
/** Currencies that PayPal counts without decimals. */
export const WHOLE = new Set(['HUF', 'JPY', 'TWD'])

export interface FakeOrder {
  id: string
  status: string
  unit: {
    custom_id?: string
    invoice_id?: string
    amount: { currency_code: string; value: string }
  }
  captures: { id: string; status: string; at: number }[]
  refunds: {
    id: string
    status: string
    custom_id?: string
    amount: { currency_code: string; value: string }
  }[]
}

export type PaypalBooks = ReturnType<typeof paypalBooks>

/** Keeps what the fake of PayPal knows, as PayPal shows it. */
export function paypalBooks(clock: () => number) {
  const orders: FakeOrder[] = []
  const disputes: { dispute_id: string; capture: string; status: string; outcome?: string }[] = []
  const ledger = fakeLedger()
  const switches: { refunds: RefundSwitch; instrument?: 'declined' | 'held' } = { refunds: 'done' }
  let counted = 0
  const newId = (kind: string) => `${kind}${++counted}`
  const day = 86_400_000
  const genuine = fakeCertificate('genuine')
  const forged = fakeCertificate('forged')

  const messages = fakeMessages((event, { wrongSignature, oldSignature }) => {
    const body = Buffer.from(JSON.stringify(event))
    const id = (event as { id: string }).id
    const time = new Date(clock() - (oldSignature ? 10 * day : 0)).toISOString()
    const text = `${id}|${time}|${PAYPAL_TEST_KEYS.webhookId}|${crc32(body)}`
    const { privateKey } = wrongSignature ? forged : genuine
    const headers = {
      'paypal-transmission-id': id,
      'paypal-transmission-time': time,
      'paypal-auth-algo': 'SHA256withRSA',
      'paypal-cert-url': PAYPAL_CERTIFICATE,
      'paypal-transmission-sig': sign('RSA-SHA256', Buffer.from(text), privateKey).toString(
        'base64',
      ),
    }
    return { to: 'shop', headers, body }
  })
  const tell = (event_type: string, resource: object) =>
    messages.tell({ id: `WH-${++counted}`, event_type, resource })

  const unitsOf = ({ currency_code, value }: { currency_code: string; value: string }) =>
    Math.round(Number(value) * (WHOLE.has(currency_code) ? 1 : 100))

  const orderJson = ({ id, status, unit, captures, refunds }: FakeOrder) => ({
    id,
    status,
    purchase_units: [
      {
        ...unit,
        payments: {
          captures: captures.map((capture) => ({
            ...capture,
            amount: unit.amount,
            custom_id: unit.custom_id,
            seller_receivable_breakdown: {
              paypal_fee: { currency_code: unit.amount.currency_code, value: '1' },
            },
          })),
          refunds,
        },
      },
    ],
    links: [
      { rel: 'self', href: `https://api-m.sandbox.paypal.com/v2/checkout/orders/${id}` },
      { rel: 'payer-action', href: `https://www.sandbox.paypal.com/checkoutnow?token=${id}` },
    ],
  })

  const amountOf = (id: string) =>
    orders.find(({ captures }) => captures.some((one) => one.id === id))?.unit.amount

  return {
    orders,
    disputes,
    ledger,
    switches,
    messages,
    genuine,
    tell,
    newId,
    unitsOf,
    orderJson,
    amountOf,
  }
}
