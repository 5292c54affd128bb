import { resolve } from 'node:path'
import { Piscina } from 'piscina'
import type { Tasks } from './base/index-worker'

/** A thread that has rested so long ends, and its memory with it. */
const IDLE_MS = 5000

let threads: Piscina | undefined

/** Runs it beside the requests: an index of a large catalogue is seconds of work. */
export function inThread<Name extends keyof Tasks>(
  name: Name,
  given: Tasks[Name]['given'],
): Promise<Tasks[Name]['made']> {
  threads ??= new Piscina({
    // An entry of its own in the build (vite.config.ts); Node runs the source as it is.
    filename: resolve(
      import.meta.env.PROD
        ? 'build/server/index-worker.js'
        : 'app/catalogue/index/base/index-worker.ts',
    ),
    minThreads: 0,
    // One builds for seconds while another sorts for a request.
    maxThreads: 2,
    idleTimeout: IDLE_MS,
    atomics: 'disabled',
    // Ten million titles are sorted as text.
    resourceLimits: { maxOldGenerationSizeMb: 4096 },
  })
  return threads.run(given, { name })
}

export async function endThreads() {
  await threads?.destroy()
  threads = undefined
}
