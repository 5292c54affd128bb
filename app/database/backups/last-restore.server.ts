import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { config } from '../../config.server'
import { parseJson } from '../../input/parsed'

/** The last restore that was asked for at the desk: the database cannot tell, as it is replaced. */
const FILE = 'last-restore.json'

/** Names this process: a restore that another one asked for is over once this one serves. */
const server = randomUUID()

const note = z.object({
  id: z.string(),
  /** The name of the backup's file. */
  name: z.string(),
  /** The person who asked for the restore. */
  by: z.object({ id: z.string(), name: z.string() }),
  /** Epoch milliseconds. */
  at: z.number(),
  server: z.string(),
  state: z.enum(['asked', 'done', 'failed']),
  /** What the command said at its end, in sentences. */
  said: z.array(z.string()),
})

type RestoreNote = z.infer<typeof note>
export interface LastRestore extends Omit<RestoreNote, 'server' | 'state'> {
  /** `broken_off`: its process ended before it could say how it went. */
  state: 'running' | 'done' | 'failed' | 'broken_off'
}

const fileOf = () => join(resolve(config.DATA_DIR), FILE)

/** Notes that somebody asked for a restore, and returns its id. */
export function noteRestoreAsked(name: string, by: RestoreNote['by']) {
  const id = randomUUID()
  write({ id, name, by, at: Date.now(), server, state: 'asked', said: [] })
  return id
}

/** Notes how the restore that was asked for ended. */
export function noteRestoreEnded(state: 'done' | 'failed', said: string[]) {
  const asked = readNote()
  if (asked) write({ ...asked, state, said })
}

/** Returns who asked for the restore; undefined where none was asked for. */
export const restoreAskedBy = () => readNote()?.by

export function lastRestore(): LastRestore | undefined {
  const read = readNote()
  if (!read) return undefined
  const { server: of, state, ...rest } = read
  if (state !== 'asked') return { ...rest, state }
  return { ...rest, state: of === server ? 'running' : 'broken_off' }
}

function write(one: RestoreNote) {
  const part = `${fileOf()}.${process.pid}.part`
  writeFileSync(part, JSON.stringify(one), { mode: 0o600, flush: true })
  renameSync(part, fileOf())
}

function readNote(): RestoreNote | undefined {
  return existsSync(fileOf())
    ? note.safeParse(parseJson(readFileSync(fileOf(), 'utf8'))).data
    : undefined
}
