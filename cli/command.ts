import type { Readable } from 'node:stream'
import type { Database } from '../app/database/tables.server'

export interface Command {
  usage: string
  about: string
  /** True when it checks by itself that no other process has the data open. */
  alone?: boolean
  /** True when it may create a database; other commands refuse a DATA_DIR without one. */
  creates?: boolean
  /** Returns the exit code, if it is not 0. Throws NotDone, and UsageError where `usage` is not kept. */
  run(args: string[], context: CommandContext): Promise<number | undefined>
  /** Runs instead of `run` where the database cannot be opened; `line` says why. */
  broken?(args: string[], line: string, out: Omit<CommandContext, 'db'>): Promise<number>
}

export interface CommandContext {
  db: Database
  print(line: string): void
  warn(line: string): void
  /** The stream of answers; by default the keyboard or a pipe. */
  input?: Readable
}

export class UsageError extends Error {}

/** Says why a command changed nothing, or not all; its exit code is 1. */
export class NotDone extends Error {}
