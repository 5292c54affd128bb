import type { BoundSocket } from 'node:net'
import { type Launch, settingsOf } from './launch'
import type { FromServer, ServerRole } from './messages'
import { type Reported, report } from './report-death'
import { type Ended, type Fate, restartPolicy } from './restart-policy'
import { restorer } from './restore-process'
import { type End, type ServerProcess, startServer } from './server-process'

interface Options extends Reported {
  socket: BoundSocket | undefined
  tries?: ReturnType<typeof restartPolicy>
  /** Called when the first server serves. */
  ready(): void
}

/** The outcome of a new version: the lines it printed when it served, or the reason it does not. */
export type Rolled = { ready: string } | { failed: string }

interface Rolling {
  launch: Launch
  settle(rolled: Rolled): void
}

/**
 * Keeps one server serving. Its socket stays open while servers come and go: one that ends is
 * replaced, and one of a new version takes over when it is ready.
 */
export function supervisor(first: Launch, options: Options) {
  const { socket, tries = restartPolicy(), ready, over } = options
  let launch = first
  /** The server that serves, or will as soon as it is up. */
  let current: ServerProcess | undefined
  /** The server that waits until it may replace `current`. */
  let next: ServerProcess | undefined
  const leaving = new Set<ServerProcess>()
  const fates = new WeakMap<ServerProcess, Fate>()
  let rolling: Rolling | undefined
  let retry: NodeJS.Timeout | undefined
  let everReady = false
  let stopping = false
  const restore = restorer(
    () => launch,
    () => (stopping ? over(0) : start()),
  )

  function run(of: Launch, role: ServerRole): ServerProcess {
    const { heartbeatMs } = settingsOf(of)
    const server: ServerProcess = startServer(of, {
      ...{ role, heartbeatMs, socket: socket?.fd() },
      events: {
        told: (message) => told(server, message),
        silent: (how) => silent(server, how),
        ended: (how) => ended(server, how),
        explained: (end) => explained(server, end),
      },
    })
    return server
  }

  function start() {
    current = run(launch, 'alone')
    current.mayOpen()
    current.mayListen()
  }

  function told(server: ServerProcess, message: FromServer) {
    if (message.kind === 'leaving') {
      if (stopping || leaving.has(server)) return server.stop(!stopping)
      leave(server)
      if (!current) start()
    }
    if (message.kind === 'failing' && server === current && !stopping) {
      leaving.add(server) // The server leaves by itself.
      replace(server, { refused: false, servedMs: server.servedMs() })
    }
    if (message.kind === 'restore' && server === current && !stopping && !rolling) {
      restore.ask(message.path)
      if (next) leave(next)
      leave(server)
    }
    if (message.kind === 'ready' && server === current) served(server, message.said)
    if (server !== next || server.role !== 'beside') return
    if (message.kind === 'pending') {
      if (message.migrations === 0 || !current) server.mayOpen()
      else leave(current) // Its place is taken when it has ended.
    }
    if (message.kind === 'warm') server.mayListen()
    if (message.kind === 'ready') {
      if (current) leave(current)
      current = server
      next = undefined
      served(server, message.said)
    }
  }

  function served(server: ServerProcess, said: string) {
    if (!everReady) ready()
    everReady = true
    if (server.launch !== rolling?.launch) return
    launch = rolling.launch
    settle({ ready: said })
  }

  function settle(rolled: Rolled) {
    rolling?.settle(rolled)
    rolling = undefined
  }

  /** Lets it end in order, while another serves or is about to. */
  function leave(server: ServerProcess) {
    leaving.add(server)
    if (server === current) current = undefined
    if (server === next) next = undefined
    server.stop(true)
  }

  /** Lets the waiting server replace the one that is gone. */
  function takeOver() {
    if (!next) return false
    current = next
    next = undefined
    current.mayOpen()
    current.mayListen()
    return true
  }

  /** Makes another ready while one is silent, which may come back. */
  function silent(server: ServerProcess, how: 'suspect' | 'beats') {
    if (server !== current || stopping) return
    if (how === 'suspect') next ??= run(launch, 'standby')
    else if (next?.role === 'standby') leave(next)
  }

  function ended(server: ServerProcess, how: Ended) {
    const asked = leaving.delete(server)
    if (server === next) next = undefined
    if (server === current && !stopping) return replace(server, how)
    if (server === current) current = undefined
    if (stopping && !current && !next && leaving.size === 0) over(0)
    if (!stopping && restore.isAsked() && leaving.size === 0) return restore.begin()
    if (!stopping && asked && !current) takeOver()
  }

  /** Replaces a server that failed, at once or after a while. */
  function replace(server: ServerProcess, how: Ended) {
    current = undefined
    if (!everReady && how.refused) return fates.set(server, 'give up')
    if (isNew(server)) return start() // The version is the one that ran before.
    const wait = tries(how)
    if (next?.role === 'beside' || wait !== 'give up') takeOver() // A new version may do better.
    if (!current && wait !== 'give up') retry = setTimeout(start, wait)
    fates.set(server, current ? 0 : wait)
  }

  /** Tells whether its version has not served yet. */
  const isNew = ({ launch, servedMs }: ServerProcess) =>
    launch === rolling?.launch && servedMs() === undefined

  function explained(server: ServerProcess, end: End) {
    if (isNew(server)) settle({ failed: [end.reason, ...end.lines].join('\n') })
    const fate = fates.get(server)
    if (fate === undefined) return
    if (!everReady && end.refused) return over(1) // Its line says it all.
    report(end, fate, options)
  }

  return {
    start,
    /**
     * Replaces the server by one of this version; the old one goes on where that fails. It never
     * answers while the shop stops: who asks hears the end of this process, and starts it anew.
     */
    roll(of: Launch): Promise<Rolled> {
      if (stopping) return new Promise(() => {})
      if (restore.isAsked())
        return Promise.resolve({ failed: 'a backup is being restored: try again after that' })
      settle({ failed: 'another start was asked for meanwhile' })
      if (next) leave(next)
      return new Promise((settle) => {
        rolling = { launch: of, settle }
        if (current?.servedMs() !== undefined) {
          next = run(of, 'beside')
          return
        }
        // Nobody serves: this version does not come up either, or not yet.
        if (current) leave(current)
        clearTimeout(retry)
        current = run(of, 'alone')
        current.mayOpen()
        current.mayListen()
      })
    },
    stop() {
      if (stopping) return
      stopping = true
      clearTimeout(retry)
      socket?.close() // Only the server holds it now, and closes it when nobody waits any more.
      settle({ failed: 'the shop was stopped meanwhile' })
      const all = [current, next, ...leaving].filter((one) => one !== undefined)
      for (const server of all) server.stop(false)
      if (!restore.stop() && all.length === 0) over(0)
    },
    /** Returns the version that serves. */
    launch: () => launch,
  }
}
