import type { Server, ServerResponse } from 'node:http'
import { Server as NetServer, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { config } from '../config.server'
import { onceAllAccepted } from './bounds/after-accepting'
import { openSockets } from './bounds/connections.server'

const LONGEST_WAIT_MS = 10_000
const SWEEP_MS = 50
/** A kept connection is closed after this quiet time: its next request may be on its way. */
const QUIET_MS = 500
/** A client may take this long to end its half of a connection: most need one round trip. */
const LINGER_MS = 2000

let closing: Promise<void> | undefined
let stopping: 'one of two' | 'for good' | undefined

/** Tells whether this process ends; another may serve on. */
export const isStopping = () => stopping !== undefined
/** Tells whether nobody serves on, so that proxies must turn elsewhere. */
export const isUnready = () => stopping === 'for good'

interface How {
  /** Another process accepts from the same socket: nothing must be waited for. */
  replaced?: boolean
}

/**
 * Ends without cutting off anybody. It serves on for DRAIN_SECONDS, so that proxies see it unready,
 * then accepts what waits, answers what was asked, and lets each connection end; ten seconds at
 * most. It runs once, however often it is called.
 */
export function closeGracefully(
  server: Server,
  parts: (() => Promise<unknown>)[],
  how: How = {},
): Promise<void> {
  closing ??= close(server, parts, how)
  return closing
}

async function close(server: Server, parts: (() => Promise<unknown>)[], { replaced = false }: How) {
  stopping = replaced ? 'one of two' : 'for good'
  const open = openSockets(server)
  const draining = !replaced && config.DRAIN_SECONDS > 0
  if (draining) {
    keepNoConnection(server, open)
    await sleep(config.DRAIN_SECONDS * 1000)
  }
  // Clients that are told to end their connection come again at once: they find the port closed,
  // and do not wait where nobody accepts any more.
  if (!replaced) await new Promise<void>((accepted) => onceAllAccepted(accepted))
  const closed = new Promise<void>((resolve) => {
    // http.Server's own close would destroy idle connections, whose next request may be on its way.
    NetServer.prototype.close.call(server, () => resolve())
  })
  if (!draining) keepNoConnection(server, open)
  const sweep = setInterval(quietEnds(open), SWEEP_MS)
  const deadline = setTimeout(() => server.closeAllConnections(), LONGEST_WAIT_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(deadline)
  for (const end of parts) await end()
}

/** Sends `Connection: close` in each response from now on, and no reset after it. */
function keepNoConnection(server: Server, open: ReadonlySet<Socket>) {
  const last = (response: ServerResponse) => {
    if (!response.headersSent) response.shouldKeepAlive = false
  }
  for (const socket of open) {
    lingers(socket)
    const response = responseOf(socket)
    if (response) last(response)
  }
  server.on('connection', lingers)
  server.prependListener('request', (_, response) => last(response))
}

/** Returns the response that is being made; Node has no public name for it. */
const responseOf = (socket: Socket) =>
  (socket as Socket & { _httpMessage?: ServerResponse | null })._httpMessage ?? undefined

/**
 * Lets a socket linger. Node closes it after its last response; what the client sent meanwhile is
 * then unread, so the kernel resets the connection, and the client may lose the response (RFC 9112,
 * 9.6).
 */
function lingers(socket: Socket) {
  socket.destroySoon = () => endHalf(socket)
}

/** Ends our half; the client's is read, and dropped, until it ends. */
function endHalf(socket: Socket) {
  if (socket.writableEnded) return
  socket.end()
  setTimeout(() => socket.destroy(), LINGER_MS).unref()
}

/** Returns a check, called repeatedly, that ends connections quiet for QUIET_MS. */
function quietEnds(open: ReadonlySet<Socket>) {
  const seen = new WeakMap<Socket, { bytes: number; since: number }>()
  return () => {
    for (const socket of open) {
      const bytes = socket.bytesRead + socket.bytesWritten
      const before = seen.get(socket)
      if (responseOf(socket) || before?.bytes !== bytes)
        seen.set(socket, { bytes, since: performance.now() })
      else if (performance.now() - before.since >= QUIET_MS) endHalf(socket)
    }
  }
}
