import { appendFileSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The end of a server that nobody asked for. */
export interface Death {
  /** Epoch milliseconds. */
  at: number
  /** The address it listened at: '127.0.0.1:3000'. */
  address: string
  /** Why, in words: 'killed by SIGKILL', 'out of memory', 'no sign of life for 1.5 s'. */
  reason: string
  /** The time it served; undefined when it never did. */
  servedMs?: number
  /** The last it printed about its fault. */
  lines: string[]
  /** True when the supervisor gave up after it. */
  last?: boolean
}

const MOST_BYTES = 64 * 1024
const KEPT = 50

const fileOf = (dataDir: string) => join(dataDir, 'server-deaths.ndjson')

/** Records an end and keeps the newest. Supervisors may share the folder: lines are whole. */
export function recordDeath(dataDir: string, death: Death) {
  const file = fileOf(dataDir)
  appendFileSync(file, `${JSON.stringify(death)}\n`, { mode: 0o600 })
  if (statSync(file).size < MOST_BYTES) return
  const kept = readDeaths(dataDir).slice(-KEPT)
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, kept.map((one) => `${JSON.stringify(one)}\n`).join(''), { mode: 0o600 })
  renameSync(fresh, file)
}

/** Reads the ends, the oldest first, without lines that a full disk cut short. */
export function readDeaths(dataDir: string): Death[] {
  let text = ''
  try {
    text = readFileSync(fileOf(dataDir), 'utf8')
  } catch {
    return []
  }
  return text.split('\n').flatMap((line) => parsed(line) ?? [])
}

/** Describes an end: 'after 3 min (out of memory)'. */
export const howItEnded = ({ servedMs, reason }: Pick<Death, 'servedMs' | 'reason'>) =>
  `${servedMs === undefined ? 'before it served' : `after ${inWords(servedMs)}`} (${reason})`

function inWords(ms: number) {
  const minutes = Math.round(ms / 60_000)
  if (minutes === 0) return `${Math.round(ms / 1000)} s`
  return minutes < 120 ? `${minutes} min` : `${Math.round(minutes / 60)} h`
}

function parsed(line: string): Death | undefined {
  try {
    const read = JSON.parse(line) as Death
    return typeof read.at === 'number' && Array.isArray(read.lines) ? read : undefined
  } catch {
    return undefined
  }
}
