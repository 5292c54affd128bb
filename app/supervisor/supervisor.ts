import type { BoundSocket } from 'node:net'
import { type Death, howItEnded, recordDeath } from './deaths'
import { type Launch, settingsOf } from './launch'
import type { FromServer, Role } from './messages'
import { type Ended, restartPolicy } from './restart-policy'
import { type End, type ServerProcess, startServer } from './server-process'

interface Options {
  socket: BoundSocket | undefined
  /** '127.0.0.1:3000', for what is kept of its servers. */
  address: string
  dataDir: string
  tries?: ReturnType<typeof restartPolicy>
  /** One line for the log. */
  log(line: string): void
  /** The first server serves. */
  ready(): void
  /** No server is left. `code` is this process's exit code; `line` says why it is not 0. */
  over(code: number, line?: string): void
}

/** What became of a new version: what it printed when it served, or why it does not. */
export type Rolled = { ready: string } | { failed: string }

interface Rolling {
  launch: Launch
  settle(rolled: Rolled): void
}

/**
 * Keeps one server serving. Its socket stays open while servers come and go: one that ends is
 * replaced, one of a new version takes over when it is ready.
 */
export function supervisor(first: Launch, options: Options) {
  const { socket, address, dataDir, tries = restartPolicy(), log, ready, over } = options
  let launch = first
  /** Serves, or is to as soon as it is up. */
  let current: ServerProcess | undefined
  /** Waits until it may take the place of `current`. */
  let next: ServerProcess | undefined
  const leaving = new Set<ServerProcess>()
  let rolling: Rolling | undefined
  let retry: NodeJS.Timeout | undefined
  let everReady = false
  let stopping = false

  function run(of: Launch, role: Role): ServerProcess {
    const { heartbeatMs } = settingsOf(of)
    let fate: number | 'give up' | undefined
    const server: ServerProcess = startServer(of, {
      ...{ role, heartbeatMs, socket: socket?.fd() },
      events: {
        told: (message) => told(server, message),
        silent: (how) => silent(server, how),
        ended: (how) => {
          fate = ended(server, how)
        },
        explained: (end) => explained(server, end, fate),
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
    if (message.kind === 'ready' && server === current) served(server, message.said)
    if (server !== next || server.role !== 'beside') return
    if (message.kind === 'pending') {
      if (message.migrations === 0 || !current) server.mayOpen()
      else leave(current) // its place is taken when it has ended
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

  /** It ends in order, while another serves or is about to. */
  function leave(server: ServerProcess) {
    leaving.add(server)
    if (server === current) current = undefined
    if (server === next) next = undefined
    server.stop(true)
  }

  /** What waits takes the place of what is gone. */
  function takeOver() {
    if (!next) return false
    current = next
    next = undefined
    current.mayOpen()
    current.mayListen()
    return true
  }

  /** One that is silent may come back: another is made ready meanwhile, for the moment it does not. */
  function silent(server: ServerProcess, how: 'suspect' | 'beats') {
    if (server !== current || stopping) return
    if (how === 'suspect') next ??= run(launch, 'standby')
    else if (next?.role === 'standby') leave(next)
  }

  /** Says after how many milliseconds it is replaced, where nobody asked for its end. */
  function ended(server: ServerProcess, how: Ended): number | 'give up' | undefined {
    const asked = leaving.delete(server)
    const served = server === current
    if (served) current = undefined
    if (server === next) next = undefined
    if (stopping) return void (current || next || leaving.size > 0 || over(0))
    if (!served) return void (current || (asked && takeOver()))
    if (!everReady && how.refused) return 'give up'
    if (server.launch === rolling?.launch && !server.isReady()) return void start() // as it was before
    const wait = tries(how)
    if (next?.role === 'beside')
      takeOver() // a new version may be better
    else if (wait === 'give up') return wait
    else if (!takeOver()) retry = setTimeout(start, wait)
    return current ? 0 : wait
  }

  function explained(server: ServerProcess, end: End, fate: number | 'give up' | undefined) {
    if (server.launch === rolling?.launch && !server.isReady())
      settle({ failed: [end.reason, ...end.lines].join('\n') })
    if (fate === undefined) return
    if (!everReady && end.refused) return over(1) // its line says it all
    const last = fate === 'give up'
    const { reason, servedMs, lines } = end
    keep({ at: Date.now(), address, reason, servedMs, lines, ...(last && { last }) })
    const said = `the server ended ${howItEnded(end)}`
    if (last)
      over(1, `${said}, as those before it: it is not started again. ${end.lines.join(' ')}`)
    else log(`${said}; another ${fate === 0 ? 'takes over' : `is tried in ${fate / 1000} s`}`)
  }

  function keep(death: Death) {
    try {
      recordDeath(dataDir, death)
    } catch {} // a full disk; the log has it
  }

  return {
    start,
    /** Replaces the server, by one of this version; the old one goes on where that fails. */
    roll(of: Launch): Promise<Rolled> {
      settle({ failed: 'another start was asked for meanwhile' })
      if (next) leave(next)
      return new Promise((settle) => {
        rolling = { launch: of, settle }
        if (current?.isReady()) {
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
      socket?.close() // the server alone holds it now, and closes it when nobody waits any more
      settle({ failed: 'the shop was stopped meanwhile' })
      const all = [current, next, ...leaving].filter((one) => one !== undefined)
      for (const server of all) server.stop(false)
      if (all.length === 0) over(0)
    },
    /** The version that serves. */
    launch: () => launch,
  }
}
