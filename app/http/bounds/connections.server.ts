import { createServer, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { config } from '../../config.server'
import { isPrivate } from '../client-address.server'

/** Browsers send none before the last response has come; other clients send few. */
const MOST_PIPELINED = 16
const SHARE_OF_ONE_ADDRESS = 0.25
const SLOWEST = 10

/** A server whose connections are bounded in number, and each in what it may hold up. */
export function boundedServer() {
  const requestTimeout = config.REQUEST_SECONDS * 1000
  const stalledAfter = config.STALLED_SECONDS * 1000
  const server = createServer({
    requestTimeout,
    headersTimeout: Math.min(10_000, requestTimeout),
    connectionsCheckingInterval: Math.min(5000, requestTimeout),
  })
  server.keepAliveTimeout = config.KEEP_ALIVE_SECONDS * 1000
  server.timeout = stalledAfter // of no byte in or out while a request is handled
  server.maxConnections = config.MAX_CONNECTIONS
  const open = new Set<Socket>()
  const perAddress = addressShare(config.MAX_CONNECTIONS * SHARE_OF_ONE_ADDRESS)
  server.on('connection', (socket) => {
    if (!perAddress.admits(socket)) return socket.destroy()
    open.add(socket)
    socket.once('close', () => open.delete(socket))
  })
  const sweep = slowReaders(open, SLOWEST * stalledAfter)
  const sweeping = setInterval(sweep, stalledAfter / 2)
  sweeping.unref()
  server.once('close', () => clearInterval(sweeping))
  return server
}

/** Counts a socket until it closes. Private addresses are not told apart: a proxy has one. */
export function addressShare(most: number) {
  const counts = new Map<string, number>()
  return {
    admits(socket: Pick<Socket, 'remoteAddress' | 'once'>) {
      const address = socket.remoteAddress?.replace(/^::ffff:(?=\d)/i, '') ?? ''
      if (isPrivate(address)) return true
      const count = (counts.get(address) ?? 0) + 1
      if (count > most) return false
      counts.set(address, count)
      socket.once('close', () => {
        const left = (counts.get(address) ?? 1) - 1
        if (left > 0) counts.set(address, left)
        else counts.delete(address)
      })
      return true
    },
  }
}

/** Ends sockets that wait for one response longer than `mostMs`, however they read it. */
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
 * True for a request that is not to be handled: its sender has sent more than MOST_PIPELINED
 * without waiting, and is cut off. Thousands fit in one packet, and all would be handled at once.
 */
export function pipelinesTooMuch(response: ServerResponse) {
  const { socket } = response.req
  if (socket.destroyed) return true
  if (response.socket) return false // it waits for no response before it
  const count = (pipelined.get(socket) ?? 0) + 1
  if (count > MOST_PIPELINED) {
    socket.destroy()
    return true
  }
  pipelined.set(socket, count)
  response.once('close', () => pipelined.set(socket, (pipelined.get(socket) ?? 1) - 1))
  return false
}
