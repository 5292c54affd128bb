import { resolve } from 'node:path'
import { Piscina } from 'piscina'
import { builtFile } from '../../files/built.server'
import type { Tasks } from './base/index-worker'

/** A thread that has rested so long ends, and its memory with it. */
const IDLE_MS = { now: 5000, behind: 200 }

/** What nobody waits for leaves the processor to requests; only Linux knows it of a single thread. */
const NICE = process.platform === 'linux' ? 5 : 0

/** 'now' for what a request or a start waits for. */
export type Urgency = 'now' | 'behind'

const threads: Partial<Record<Urgency, Piscina>> = {}

/** Runs it beside the requests: an index of a large catalogue is seconds of work. */
export function inThread<Name extends keyof Tasks>(
  name: Name,
  given: Tasks[Name]['given'],
  urgency: Urgency = 'now',
): Promise<Tasks[Name]['made']> {
  threads[urgency] ??= new Piscina({
    // An entry of its own in the build (vite.config.ts); Node runs the source as it is.
    filename: import.meta.env.PROD
      ? builtFile('server/index-worker.js')
      : resolve('app/catalogue/index/base/index-worker.ts'),
    minThreads: 0,
    // One builds for seconds while another sorts for a request.
    maxThreads: urgency === 'now' ? 2 : 1,
    niceIncrement: urgency === 'now' ? 0 : NICE,
    idleTimeout: IDLE_MS[urgency],
    atomics: 'disabled',
    // Large arrays are not on it; what rows leave behind is cleaned before it is much.
    resourceLimits: { maxOldGenerationSizeMb: 1024 },
  })
  return threads[urgency].run(given, { name })
}

export async function endThreads() {
  await Promise.all([threads.now?.destroy(), threads.behind?.destroy()])
  threads.now = threads.behind = undefined
}
