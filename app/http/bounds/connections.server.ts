import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { config } from '../../config.server'
import { isPrivate } from '../rate-limits.server'
import { countAccepted } from './after-accepting'
import { shares } from './client-shares.server'

/** The most requests without waiting for a response. Browsers send one, other clients few. */
const MOST_PIPELINED = 16
const SHARE_OF_ONE_ADDRESS = 0.25
const SLOWEST = 10

const socketsOf = new WeakMap<Server, ReadonlySet<Socket>>()

/** Returns the open connections of a bounded server. */
export const openSockets = (server: Server): ReadonlySet<Socket> =>
  socketsOf.get(server) ?? new Set()

/** Makes a server that bounds the number of connections, and what each of them may hold up. */
export function boundedServer() {
  const requestTimeout = config.REQUEST_SECONDS * 1000
  const stalledAfter = config.STALLED_SECONDS * 1000
  const server = createServer({
    requestTimeout,
    headersTimeout: Math.min(10_000, requestTimeout),
    connectionsCheckingInterval: Math.min(5000, requestTimeout),
  })
  server.keepAliveTimeout = config.KEEP_ALIVE_SECONDS * 1000
  // The limit counts time without a byte in or out while a request is handled.
  server.timeout = stalledAfter
  server.maxConnections = config.MAX_CONNECTIONS
  const open = new Set<Socket>()
  socketsOf.set(server, open)
  const perAddress = addressShare(config.MAX_CONNECTIONS * SHARE_OF_ONE_ADDRESS)
  server.on('connection', (socket) => {
    countAccepted()
    if (!perAddress.admits(socket)) return socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  server.on('connect', refuseTunnel)
  const sweep = slowReaders(open, SLOWEST * stalledAfter)
  const sweeping = setInterval(sweep, stalledAfter / 2)
  sweeping.unref()
  server.once('close', () => clearInterval(sweeping))
  return server
}

const NO_TUNNEL =
  'HTTP/1.1 405 Method Not Allowed\r\nAllow: GET, HEAD, POST\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'

/** Refuses a tunnel. Node hands over the bare socket, without a listener for its errors. */
function refuseTunnel(_: IncomingMessage, socket: Duplex) {
  socket.on('error', () => {})
  socket.end(NO_TUNNEL, () => socket.destroy())
}

/** Counts a socket until it closes. Private addresses share one count, because a proxy has one. */
export function addressShare(most: number) {
  const share = shares({ most: Number.POSITIVE_INFINITY, ofOne: most })
  return {
    admits(socket: Pick<Socket, 'remoteAddress' | 'once'>) {
      const address = socket.remoteAddress?.replace(/^::ffff:(?=\d)/i, '') ?? ''
      if (isPrivate(address)) return true
      const giveBack = share.take(address)
      if (giveBack) socket.once('close', giveBack)
      return giveBack !== undefined
    },
  }
}

/** Returns a check that ends sockets waiting over `mostMs` for one response. */
export function slowReaders(open: ReadonlySet<Socket>, mostMs: number, now = Date.now) {
  const waiting = new WeakMap<Socket, { since: number; bytesRead: number }>()
  return () => {
    for (const socket of open) {
      const before = waiting.get(socket)
      if (socket.writableLength === 0) waiting.delete(socket)
      else if (before?.bytesRead !== socket.bytesRead)
        waiting.set(socket, { since: now(), bytesRead: socket.bytesRead })
      else if (now() - before.since >= mostMs) socket.destroy()
    }
  }
}

const pipelined = new WeakMap<Socket, number>()

/**
 * Returns true for a request that must not be handled: it came too late for an answer, or its
 * sender has sent more than MOST_PIPELINED without waiting, and is cut off. Thousands fit in one
 * packet, and all would be handled at once.
 */
export function pipelinesTooMuch(response: ServerResponse) {
  const { socket } = response.req
  if (socket.destroyed) return true
  if (socket.writableEnded) {
    response.req.resume() // This end is closed: nobody can be answered.
    return true
  }
  if (response.socket) return false // It waits for no earlier response.
  const count = (pipelined.get(socket) ?? 0) + 1
  if (count > MOST_PIPELINED) {
    socket.destroy()
    parseNoMore(socket)
    return true
  }
  pipelined.set(socket, count)
  response.once('close', () => pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1))
  return false
}

/**
 * Stops the parser. Node would still make a request of each that is left in the packet, 20 ms for
 * 64 kB of them. As after an upgrade, which 2 means (lib/_http_common.js), the rest is not read as
 * HTTP.
 */
function parseNoMore(socket: Socket) {
  const { parser } = socket as Socket & { parser?: { onIncoming: unknown } }
  if (parser) parser.onIncoming = () => 2
}
