import { resolve } from 'node:path'
import { Piscina } from 'piscina'
import { builtFile } from '../../files/built.server'
import type { IndexTasks } from './base/index-worker'

/** A thread that was idle for this long ends, and frees its memory. */
const IDLE_MS = { now: 5000, behind: 200 }

/** The niceness of background threads, set only on Linux, which knows it of a single thread. */
const NICE = process.platform === 'linux' ? 5 : 0

/** 'now' for what a request or a start waits for. */
export type Urgency = 'now' | 'behind'

const threads: Partial<Record<Urgency, Piscina>> = {}

/** Runs a task beside the requests: an index of a large catalogue is seconds of work. */
export function inThread<Name extends keyof IndexTasks>(
  name: Name,
  given: IndexTasks[Name]['given'],
  urgency: Urgency = 'now',
): Promise<IndexTasks[Name]['made']> {
  threads[urgency] ??= new Piscina({
    // The build makes the worker an entry of its own (vite.config.ts); Node runs the source.
    filename: import.meta.env.PROD
      ? builtFile('server/index-worker.js')
      : resolve('app/catalogue/index/base/index-worker.ts'),
    minThreads: 0,
    // One thread may build for seconds while another sorts for a request.
    maxThreads: urgency === 'now' ? 2 : 1,
    niceIncrement: urgency === 'now' ? 0 : NICE,
    idleTimeout: IDLE_MS[urgency],
    atomics: 'disabled',
    // Large arrays are not on this heap; the limit makes V8 collect what rows leave behind early.
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  })
  return threads[urgency].run(given, { name })
}

export async function endThreads() {
  await Promise.all([threads.now?.destroy(), threads.behind?.destroy()])
  threads.now = threads.behind = undefined
}
