import {
  appendFileSync,
  existsSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { config } from '../../config.server'
import { parseJson } from '../../input/parsed'

/** What reading each backup showed, one a line, the newest last: the shop itself opens no backup. */
const FILE = 'backups-checked.ndjson'
const MOST_BYTES = 256 * 1024

const shown = z.object({
  /** Epoch milliseconds of the reading. */
  at: z.number(),
  /** Why it is no whole backup; undefined where it is one. */
  fault: z.string().optional(),
  holds: z
    .object({
      products: z.number(),
      orders: z.number(),
      accounts: z.number(),
      /** Epoch milliseconds; null without orders. */
      newestOrder: z.number().nullable(),
      /** Undefined for a backup of an earlier version, which holds none. */
      pictures: z.number().optional(),
      /** What it does not hold, in sentences. */
      leftOut: z.array(z.string()),
    })
    .optional(),
})
const line = shown.extend({ path: z.string(), size: z.number(), mtimeMs: z.number() })

export type CheckedBackup = z.infer<typeof shown>

const listFile = () => join(resolve(config.DATA_DIR), FILE)

/** Notes what reading a backup showed, for as long as its file stays as it is. */
export function noteChecked(path: string, checked: CheckedBackup) {
  const { size, mtimeMs } = statSync(path)
  const one = { path: resolve(path), size, mtimeMs, ...checked }
  appendFileSync(listFile(), `${JSON.stringify(one)}\n`, { mode: 0o600 })
  if (statSync(listFile()).size > MOST_BYTES) forgetGone()
}

/** Returns what the last reading showed of a backup as it is now; undefined where none did. */
export function checkedBackups(): (path: string) => CheckedBackup | undefined {
  const known = new Map(lines().map((one) => [one.path, one]))
  return (path) => {
    const found = known.get(resolve(path))
    if (!found) return undefined
    const { size, mtimeMs } = statSync(path)
    return found.size === size && found.mtimeMs === mtimeMs ? shown.parse(found) : undefined
  }
}

function lines() {
  if (!existsSync(listFile())) return []
  const read = readFileSync(listFile(), 'utf8').split('\n')
  return read.flatMap((text) => line.safeParse(parseJson(text)).data ?? []) // A full disk cuts one.
}

function forgetGone() {
  const kept = new Map(lines().map((one) => [one.path, one]))
  const part = `${listFile()}.${process.pid}.part`
  const there = [...kept.values()].filter(({ path }) => existsSync(path))
  writeFileSync(part, there.map((one) => `${JSON.stringify(one)}\n`).join(''), { mode: 0o600 })
  renameSync(part, listFile())
}
