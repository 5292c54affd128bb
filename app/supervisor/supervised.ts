import type { FromServer, ServerRole, ToServer } from './messages'

/** The role and socket that a supervisor gave scripts/serve.mjs at its start. */
export interface Supervised {
  role: ServerRole
  /** The bound socket, where the supervisor could bind it. */
  socket?: number
}

const BEATS_IN_LIMIT = 6

let replace: ((path: string) => void) | undefined

/**
 * Returns what has the supervisor stop this server, restore a backup and start another; undefined
 * where there is no supervisor, or one of an earlier version.
 */
export const restoreBySupervisor = () => replace

/** The server's side of its supervisor (supervisor.ts); it does nothing without one. */
export function ownSupervisor(supervised: Supervised | undefined) {
  const given = { open: Promise.withResolvers<void>(), listen: Promise.withResolvers<void>() }
  const stopping = Promise.withResolvers<{ replaced: boolean }>()
  let listens = false
  const tell = (message: FromServer) => {
    if (supervised && process.connected) process.send?.(message)
  }
  if (supervised) {
    process.on('message', (message: ToServer) => {
      if (message.kind === 'stop') return stopping.resolve(message)
      if (message.kind === 'open' && message.restores)
        replace = (path) => tell({ kind: 'restore', path })
      given[message.kind].resolve()
    })
    // The supervisor was killed. Nobody reads what this process prints, nobody else holds the
    // socket.
    process.on('disconnect', () => {
      if (!listens) process.exit(1)
      for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
      stopping.resolve({ replaced: false })
    })
  } else for (const { resolve } of Object.values(given)) resolve()
  return {
    socket: supervised?.socket,
    /** Waits until the data may be opened. `pending` counts the migrations that the data lacks. */
    async mayOpen(pending: () => Promise<number>) {
      if (supervised?.role === 'beside') tell({ kind: 'pending', migrations: await pending() })
      await given.open.promise
    },
    mayListen: () => given.listen.promise,
    warm: () => tell({ kind: 'warm' }),
    /**
     * Says that it listens. `stop` is called once, when this process must end. `limitSeconds`:
     * without a sign of the event loop for so long it counts as hung.
     */
    listening(stop: (how: { replaced: boolean }) => void, limitSeconds: number | 'off') {
      listens = true
      tell({ kind: 'listening' })
      if (limitSeconds !== 'off' && supervised) {
        tell({ kind: 'beat' })
        setInterval(tell, (limitSeconds * 1000) / BEATS_IN_LIMIT, { kind: 'beat' }).unref()
      }
      void stopping.promise.then(stop)
      process.on('SIGTERM', () => {
        if (supervised) tell({ kind: 'leaving' })
        else stopping.resolve({ replaced: false })
      })
      // A terminal sends it to supervisor and server: the supervisor tells its server by itself.
      process.on('SIGINT', () => {
        if (!supervised) stopping.resolve({ replaced: false })
      })
    },
    /** Reports an uncaught fault: another serves, while `close` lets requests in flight end. */
    failing(close: (how: { replaced: boolean }) => Promise<unknown>) {
      tell({ kind: 'failing' })
      return close({ replaced: supervised !== undefined })
    },
    ready: (said: string) => tell({ kind: 'ready', said }),
  }
}
