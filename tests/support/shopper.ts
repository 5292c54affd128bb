import * as http from 'node:http'
import * as https from 'node:https'

export const BILLING = {
  firstName: 'Ana',
  lastName: 'Rahman',
  country: 'BD',
  street: '1 Lake Road',
  city: 'Dhaka',
  postCode: '1205',
  phone: '+8801700000000',
  email: 'ana@shop.example',
}

export interface Item {
  productId: number
  quantity: number
}

/** Returns an order of one Mascara, paid in cash, unless `items` or `more` differ. */
export const orderOf = (items: Item[] = [{ productId: 1, quantity: 1 }], more: object = {}) => ({
  items,
  payment: 'cash_on_delivery',
  billing: BILLING,
  ...more,
})

export interface ShopResponse {
  status: number
  headers: Record<string, string | string[] | undefined>
  // biome-ignore lint/suspicious/noExplicitAny: tests look into responses of every shape
  body: any
}

/** The options for the certificates that tests make for shop.example. */
const TLS = { rejectUnauthorized: false, servername: 'shop.example' }

/**
 * Returns a client that reuses connections; `send` rejects without a response. `from`: its address.
 */
export function shopper(origin: string, connections = 256, from?: string) {
  const secure = origin.startsWith('https:')
  const { Agent, request } = secure ? https : http
  const settings = { keepAlive: true, maxSockets: connections, localAddress: from }
  const agent = new Agent({ ...settings, ...(secure && TLS) })
  const send = (method: string, path: string, body?: unknown, headers: object = {}) =>
    new Promise<ShopResponse>((resolve, reject) => {
      const text = typeof body === 'string' ? body : body === undefined ? '' : JSON.stringify(body)
      const outgoing = request(
        `${origin}${path}`,
        {
          agent,
          method,
          headers: {
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(text),
            ...(secure && { Host: TLS.servername }),
            ...headers,
          },
        },
        (incoming) => {
          const parts: Buffer[] = []
          incoming.on('data', (part) => parts.push(part))
          incoming.on('error', reject)
          incoming.on('aborted', () => reject(new Error('aborted')))
          incoming.on('end', () => {
            const said = Buffer.concat(parts).toString()
            const json = /json/.test(incoming.headers['content-type'] ?? '')
            const { statusCode = 0, headers } = incoming
            resolve({ status: statusCode, headers, body: json ? JSON.parse(said) : said })
          })
        },
      )
      outgoing.on('error', reject)
      outgoing.end(text)
    })
  return {
    send,
    order: (body: unknown, key: string = crypto.randomUUID()) =>
      send('POST', '/api/orders', body, { 'Idempotency-Key': key }),
    quote: (body: unknown) => send('POST', '/api/quote', body),
    cancel: (token: string) => send('POST', `/api/orders/${token}/cancel`),
    close: () => agent.destroy(),
  }
}
