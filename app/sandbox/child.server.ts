import { type ChildProcess, fork } from 'node:child_process'
import type { Socket } from 'node:net'
import { setPriority } from 'node:os'
import { resolve } from 'node:path'
import { builtFile } from '../files/built.server'
import { endFirst, memoryOf } from './child-memory.server'
import { type Limit, Overrun } from './overrun'
import type { TaskAnswer, TaskRequest } from './tasks'

export interface ChildLimits {
  /** The most seconds that one task may take. */
  seconds: number
  /** The child is ended when a task blocks its event loop for this long. */
  quietSeconds?: number
  /** The most memory above the child's at rest: heap, and resident where known. */
  memoryMb: number
  /** Above 0, the child gives way to the shop. */
  nice?: number
  /** Tests name a script here that serves other tasks. */
  script?: string
}

export interface Running {
  onTold?: (told: unknown) => void
  /** Ends the child; the task is rejected with the signal's reason. */
  signal?: AbortSignal
}

const START_SECONDS = 60
const LOOKS_EACH_MS = 50
const SAID_LETTERS = 4000
const MEGABYTE = 1024 * 1024
const OUT_OF_HEAP = /heap limit|out of memory/i

export type Child = ReturnType<typeof startChild>

/** Starts a process that does one task at a time. A task that exceeds the limits ends it. */
export function startChild(limits: ChildLimits) {
  const child = forked(limits)
  const errors = child.stderr as Socket
  let said = ''
  errors.setEncoding('latin1').on('data', (text) => {
    said = (said + text).slice(-SAID_LETTERS)
  })
  let isGone = false
  const gone = new Promise<Error>((end) => {
    child.on('error', end)
    child.on('exit', (code, signal) => end(new Error(`ended with ${signal ?? code}: ${said}`)))
  })
  void gone.then(() => {
    isGone = true
  })
  const ready = new Promise<void>((begin) => child.once('message', () => begin()))
  let atRest: number | undefined
  const memory = () => (child.pid === undefined ? undefined : memoryOf(child.pid))
  const grown = () => ((memory() ?? 0) - (atRest ?? 0)) / MEGABYTE
  function kill() {
    isGone = true // The child takes no more tasks.
    child.ref() // Who waits for `gone` sees the end.
    child.kill('SIGKILL')
  }
  hold(child, false)

  /** Runs a task. Throws Overrun, an error of the task, or the reason of `signal`. */
  async function run(asked: TaskRequest, { onTold, signal }: Running) {
    hold(child, true)
    let beyond: Limit | undefined
    let [since, seconds] = [performance.now(), START_SECONDS]
    let heardAt = Number.POSITIVE_INFINITY
    const looking = setInterval(() => {
      const now = performance.now()
      if (now - since > seconds * 1000) beyond = 'time'
      else if (now - heardAt > (limits.quietSeconds ?? seconds) * 1000) beyond = 'silence'
      else if (atRest !== undefined && grown() > limits.memoryMb) beyond = 'memory'
      if (beyond) kill()
    }, LOOKS_EACH_MS)
    let listener: (answered: TaskAnswer) => void = () => {}
    try {
      signal?.addEventListener('abort', kill)
      if (signal?.aborted) kill()
      await Promise.race([ready, gone])
      atRest ??= memory()
      ;[since, seconds, heardAt] = [performance.now(), limits.seconds, performance.now()]
      const answered = new Promise<TaskAnswer>((done) => {
        listener = (one) => {
          heardAt = performance.now()
          if ('told' in one) onTold?.(one.told)
          else if (!one.alive) done(one)
        }
        child.on('message', listener)
        // A child that cannot be reached has ended.
        if (child.connected) child.send(asked, () => {})
      })
      const end = await Promise.race([answered, gone])
      if (!(end instanceof Error)) return madeOf(end)
      signal?.throwIfAborted()
      throw overrunOf(beyond ?? (OUT_OF_HEAP.test(said) ? 'memory' : 'crash'), limits, end)
    } finally {
      clearInterval(looking)
      signal?.removeEventListener('abort', kill)
      child.off('message', listener)
      hold(child, false)
    }
  }

  return {
    run,
    kill,
    gone,
    /** Tells whether the child has ended or is about to. */
    isGone: () => isGone,
    /** Returns the megabytes above what the child took before its first task. */
    grown,
  }
}

/**
 * Returns the child's script. It is read late: browser tests load this file without Vite, where
 * `import.meta.env` is undefined.
 */
const scriptHere = () =>
  import.meta.env.PROD ? builtFile('server/sandbox.js') : 'scripts/sandbox.mjs'

function forked({ memoryMb, nice = 0, script = scriptHere() }: ChildLimits) {
  const child = fork(resolve(script), {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${memoryMb}`],
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  })
  if (child.pid === undefined) return child
  endFirst(child.pid)
  try {
    if (nice > 0) setPriority(child.pid, nice)
  } catch {} // The child has ended already.
  return child
}

/** Lets a resting child keep no process from ending. */
function hold(child: ChildProcess, held: boolean) {
  for (const one of [child, child.channel, child.stderr as Socket | null])
    if (held) one?.ref()
    else one?.unref()
}

function madeOf({ fault, made }: TaskAnswer) {
  if (fault) throw Object.assign(new Error(fault.message), fault)
  return made?.value
}

function overrunOf(limit: Limit, { seconds, quietSeconds, memoryMb }: ChildLimits, cause: Error) {
  const message = {
    time: `took longer than ${seconds} seconds`,
    silence: `kept its reader busy for ${quietSeconds} seconds at one place`,
    memory: `took more than ${memoryMb} MB of memory`,
    crash: 'ended the process that read it',
  }[limit]
  return Object.assign(new Overrun(limit, message), { cause })
}
