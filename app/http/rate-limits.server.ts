import type { IncomingMessage, ServerResponse } from 'node:http'
import { BlockList, isIPv4 } from 'node:net'
import { CompiledQuery } from 'kysely'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { config } from '../config.server'
import { db } from '../database/current.server'
import { engineOf } from '../database/tables.server'
import { addedUpCounts } from './added-up-counts.server'
import { answerFault } from './bounds/answer-fault.server'
import { BoundedCounts } from './bounds/bounded-counts'
import { limitRefusals } from './metrics.server'
import { inRequest, makeRequestId, requestAddress } from './records/request-id.server'

interface Limit {
  points: number
  seconds: number
  /** RATE_LIMIT_SCALE multiplies only limits by address (the default), for load tests. */
  per?: 'address' | 'account'
  /**
   * True to count here and add up each second in PostgreSQL: saves a write and a lock a request.
   */
  addedUp?: boolean
}

/** Makes a rate limit. `take` returns false when points are used up, true on a fault. */
export function limiter(
  name: string,
  { points, seconds, per = 'address', addedUp = false }: Limit,
) {
  let counter: ReturnType<typeof open> | undefined
  /** Returns the seconds until the key has points; 0 when it has one, or the store fails. */
  async function wait(key: string): Promise<number> {
    const scaled = per === 'address' ? points * config.RATE_LIMIT_SCALE : points
    counter ??= open(name, scaled, seconds, addedUp)
    try {
      await counter.consume(key)
      return 0
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) return 0
      limitRefusals.inc({ limit: name })
      return Math.max(1, Math.ceil(refusal.msBeforeNext / 1000))
    }
  }
  return {
    wait,
    take: async (key: string) => (await wait(key)) === 0,
    async reset(key: string) {
      await counter?.delete(key)
    },
  }
}

function open(name: string, points: number, duration: number, addedUp: boolean) {
  const memory = new BoundedCounts({ keyPrefix: name, points: Math.ceil(points), duration })
  if (!db || engineOf(db) === 'sqlite') return memory
  if (addedUp) return addedUpCounts(db, { name, seconds: duration, memory })
  return new RateLimiterPostgres({
    storeClient: {
      query: ({ text, values }: { text: string; values: unknown[] }) =>
        db.executeQuery(CompiledQuery.raw(text, values)),
    },
    storeType: 'client',
    tableName: 'rate_limits', // Migration 006 makes this table.
    tableCreated: true,
    clearExpiredByTimeout: true,
    keyPrefix: name,
    points: Math.ceil(points),
    duration,
    insuranceLimiter: memory,
  })
}

/**
 * Runs `body` with the client's address and the request's id, for the log; both are computed when
 * something asks for them. A fault that escapes `body`, at once or later, is answered to
 * `response`.
 */
export const withClientAddress = <T>(
  request: IncomingMessage,
  body: () => T,
  response?: ServerResponse,
): T => inRequest(new Client(request, response), body)

class Client {
  readonly #request: IncomingMessage
  readonly #response?: ServerResponse
  #id?: string

  constructor(request: IncomingMessage, response?: ServerResponse) {
    this.#request = request
    this.#response = response
  }

  get id() {
    this.#id ??= makeRequestId(this.#request)
    return this.#id
  }

  get address() {
    return clientAddressOf(this.#request)
  }

  fail(error: unknown) {
    if (this.#response) answerFault(error, this.#response, this.id)
  }
}

/** The longest address, with zone and port. Limits would remember longer texts. */
const LONGEST_ADDRESS = 64

/**
 * Returns the client's address. With TRUST_PROXY it is the last entry, written by the proxy in
 * front: earlier ones can be forged.
 */
export function clientAddressOf(request: IncomingMessage) {
  const socket = plain(request.socket.remoteAddress ?? '')
  if (config.TRUST_PROXY !== 'true') return socket
  const forwarded = request.headers['x-forwarded-for']
  const all = Array.isArray(forwarded) ? forwarded.join(',') : forwarded
  const last = all?.split(',').at(-1)?.trim() ?? ''
  return last === '' || last.length > LONGEST_ADDRESS ? socket : plain(last)
}

/** Returns what rate limits count by: of IPv6 the /64, which is one household's. */
export function clientAddress() {
  return network(requestAddress() ?? 'unknown')
}

/** Returns what rate limits count by for a request that is not being answered yet. */
export const clientOf = (request: IncomingMessage) => network(clientAddressOf(request))

const privateNetworks = new BlockList()
for (const [net, bits] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
] as const)
  privateNetworks.addSubnet(net, bits)

export const isPrivate = (address: string) =>
  address.includes(':')
    ? /^(::|0|f[cde])/i.test(address)
    : isIPv4(address) && privateNetworks.check(address)

export const isLoopback = (address: string) => address === '::1' || address.startsWith('127.')

const plain = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '')

function network(address: string) {
  if (!address.includes(':')) return address
  const [head = '', tail] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  if (tail !== undefined) {
    const last = tail.split(':').filter(Boolean)
    while (groups.length + last.length < 8) groups.push('0')
    groups.push(...last)
  }
  return `${groups.slice(0, 4).join(':')}::/64`
}
