import type { ChildProcess } from 'node:child_process'
import { z } from 'zod'
import { runCommand } from '../../files/built.server'
import { AREAS, type Finding } from '../../settings/finding'

/** A recent result is reused, so that visits to the start page stay cheap. */
const FRESH_MS = 60_000

const output = z.array(
  z.object({
    area: z.enum(AREAS),
    state: z.enum(['ok', 'note', 'todo']),
    said: z.string(),
    todo: z.string().optional(),
    setting: z.string().optional(),
    screen: z.string().optional(),
  }),
)

interface Examined {
  /** Epoch milliseconds. */
  at: number
  findings: Finding[]
}

let known: Examined | undefined
let running: Promise<Examined> | undefined
let child: ChildProcess | undefined

/**
 * Runs `doctor` in a process of its own, since reading the whole database blocks its thread. `anew`
 * ignores a fresh result. Throws when the command cannot run.
 */
export function examineApart({ anew = false, run = doctor } = {}): Promise<Examined> {
  if (!anew && known && known.at > Date.now() - FRESH_MS) return Promise.resolve(known)
  running ??= run()
    .then((findings) => {
      known = { at: Date.now(), findings }
      return known
    })
    .finally(() => {
      running = undefined
    })
  return running
}

/** Stops a running examination: a stopped shop must not use its data. */
export async function endExamining() {
  child?.kill()
  await running?.catch(() => {})
}

const doctor = () => {
  const examined = runCommand(['doctor', '--json'], { timeout: 60_000, maxBuffer: 4 * 1024 ** 2 })
  child = examined.child
  return examined
    .then(({ stdout }) => readFindings(stdout))
    .catch((error: { code?: unknown; stdout?: string }) => {
      // The shop has findings to act on.
      if (error.code === 1 && error.stdout) return readFindings(error.stdout)
      throw error
    })
}

const readFindings = (text: string): Finding[] =>
  output.parse(JSON.parse(text.slice(text.indexOf('['))))
