import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { silence, waitedForProcessor } from './heartbeat-watch'
import { lastWords, OUT_OF_MEMORY } from './last-output'
import { type Launch, nodeOf } from './launch'
import { type FromServer, REFUSED, type ServerRole, type ToServer } from './messages'
import type { Ended } from './restart-policy'

/**
 * The wait for the last output in milliseconds: it may come after the end, or the process's own
 * children may hold the stream.
 */
const LAST_WORDS_MS = 500
/** The limits that a server may be silent for until it is ready: it reads and renders. */
const STARTING_LIMITS = 5
/** The file descriptor after the standard streams and the channel. */
const SOCKET_AT = 4

export interface End extends Ended {
  /** Why it ended, in words. */
  reason: string
  lines: string[]
}

interface Events {
  told(message: FromServer): void
  /** Called after half of the limit without a beat, and with 'beats' when one came after all. */
  silent(how: 'suspect' | 'beats'): void
  /** Called at once. */
  ended(how: Ended): void
  /** Called a moment later, with what the process said. */
  explained(end: End): void
}

interface Options {
  role: ServerRole
  socket?: number
  heartbeatMs?: number
  events: Events
}

export type ServerProcess = ReturnType<typeof startServer>

/** Starts one process of scripts/serve.mjs, passes on its output and counts its beats. */
export function startServer(launch: Launch, { role, socket, heartbeatMs, events }: Options) {
  const script = join(launch.root, 'scripts/serve.mjs')
  const child = spawn(
    nodeOf(launch),
    [script, launch.build, role, ...(socket === undefined ? [] : [String(SOCKET_AT)])],
    {
      cwd: launch.root,
      env: launch.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc', ...(socket === undefined ? [] : [socket])],
    },
  )
  const words = lastWords()
  passOn(child, words)
  const state = { listening: false, ended: false, readyAt: undefined as number | undefined }
  /** Returns how long it has served; undefined before it does. */
  const servedMs = () => state.readyAt && performance.now() - state.readyAt
  let hungMs: number | undefined
  const watching = watchBeats(child.pid, heartbeatMs, {
    silent: events.silent,
    hung(silentMs) {
      hungMs = silentMs
      child.kill('SIGKILL')
    },
  })
  child.on('message', (message: FromServer) => {
    if (state.ended) return
    if (message.kind === 'beat') return watching.beat()
    if (message.kind === 'listening') state.listening = true
    if (message.kind === 'ready') {
      state.readyAt = performance.now()
      watching.ready()
    }
    events.told(message)
  })
  const ended = (code: number | null, signal: string | null, fault?: Error) => {
    if (state.ended) return
    state.ended = true
    watching.stop()
    const how = { refused: code === REFUSED, servedMs: servedMs() }
    events.ended(how)
    const explain = once(() => {
      const lines = fault ? [fault.message] : words.told()
      const silent = hungMs && `no sign of life for ${hungMs / 1000} s`
      events.explained({ ...how, lines, reason: silent || inWords(code, signal, lines) })
    })
    setTimeout(explain, LAST_WORDS_MS)
    child.once('close', explain)
  }
  child.on('exit', ended)
  child.on('error', (error) => ended(null, null, error)) // It could not be started.
  const tell = (message: ToServer) => {
    if (child.connected) child.send(message, () => {}) // It may have ended just now.
  }
  return {
    launch,
    role,
    servedMs,
    mayOpen: () => tell({ kind: 'open', restores: true }),
    mayListen: () => tell({ kind: 'listen' }),
    /** Stops the process. One that does not listen yet has nothing to end in order. */
    stop(replaced: boolean) {
      if (state.listening) tell({ kind: 'stop', replaced })
      else child.kill('SIGTERM')
    },
  }
}

/** Passes output on through this process, so that it hears of a fault at last. */
function passOn(child: ChildProcess, words: ReturnType<typeof lastWords>) {
  for (const [stream, to, name] of [
    [child.stdout, process.stdout, 'out'],
    [child.stderr, process.stderr, 'error'],
  ] as const)
    stream?.setEncoding('utf8').on('data', (piece: string) => {
      to.write(piece)
      words.hear(name, piece)
    })
}

/** Watches from the first beat on, which a server sends once it listens. */
function watchBeats(
  pid: number | undefined,
  limitMs: number | undefined,
  { silent, hung }: { silent: Events['silent']; hung(silentMs: number): void },
) {
  if (limitMs === undefined || pid === undefined) return { beat() {}, ready() {}, stop() {} }
  const within = (ms: number) => ({ ms, ...silence(ms, () => waitedForProcessor(pid)) })
  let watch = within(limitMs * STARTING_LIMITS)
  let timer: NodeJS.Timeout | undefined
  let suspect = false
  const look = () => {
    const seen = watch.look()
    if (seen === 'hung') {
      clearInterval(timer)
      hung(watch.ms)
    } else if (seen === 'suspect' && !suspect) {
      suspect = true
      silent('suspect')
    }
  }
  return {
    beat() {
      watch.beat()
      if (suspect) silent('beats')
      suspect = false
      timer ??= setInterval(look, watch.lookMs)
    },
    ready() {
      clearInterval(timer)
      watch = within(limitMs)
      timer = setInterval(look, watch.lookMs)
    },
    stop: () => clearInterval(timer),
  }
}

function once(action: () => void) {
  let done = false
  return () => {
    if (!done) action()
    done = true
  }
}

function inWords(code: number | null, signal: string | null, lines: string[]) {
  if (lines.some((line) => OUT_OF_MEMORY.test(line))) return 'out of memory'
  if (signal === 'SIGKILL') return 'killed by SIGKILL: by hand, or by the system for its memory'
  if (signal) return `killed by ${signal}`
  return code === null ? 'it could not be started' : `exit code ${code}`
}
