import { dirname } from 'node:path'
import { config } from '../../../config.server'
import { type Database, isLimited } from '../../../database/tables.server'
import { Overrun } from '../../../sandbox/overrun'
import { sandbox } from '../../../sandbox/sandbox.server'
import { databaseSource } from '../../index/source.server'
import type {
  ImportAsked,
  Imported,
  ImportFrom,
  ImportTarget,
  ImportTold,
  NotImported,
} from './import-task.server'

/** Imports of uploaded files and hosts, beside the shop's pages. A file has at most 50 MB. */
const behind = sandbox({
  width: 1,
  waiting: 10,
  seconds: 3600,
  quietSeconds: 30,
  memoryMb: 1024,
  idleSeconds: 15,
  nice: 5,
})
/** Imports of the merchant's command, who waits; a JSON document of 400 MB fits in memory. */
const asked = sandbox({
  width: 1,
  waiting: 1,
  seconds: 86_400,
  quietSeconds: 120,
  memoryMb: 4096,
  idleSeconds: 1,
})
const SANDBOXES = { behind, asked }

/** The process that read the source ended before it had finished. */
export class BrokenOff extends Error {
  constructor(
    readonly overrun: Overrun,
    /** Products stored before; undefined while nothing was changed. */
    readonly stored: { done: number; of: number } | undefined,
  ) {
    super(overrun.message, { cause: overrun })
  }
}

interface Running {
  urgency: keyof typeof SANDBOXES
  onTold?: (told: ImportTold) => void
  signal?: AbortSignal
}

/** Imports in a process of its own. Throws BrokenOff, faults, and the reason of `signal`. */
export async function runImport(
  db: Database,
  from: ImportFrom,
  options: ImportAsked,
  { urgency, onTold, signal }: Running,
): Promise<Imported | NotImported> {
  let stored: ImportTold['stored']
  const given = { config, place: await placeOf(db), from, asked: options }
  try {
    return await SANDBOXES[urgency].run('importCatalogue', given, {
      signal,
      onTold(told) {
        const one = told as ImportTold
        if (!options.dryRun) stored = one.stored ?? stored
        onTold?.(one)
      },
    })
  } catch (error) {
    throw error instanceof Overrun ? new BrokenOff(error, stored) : error
  }
}

async function placeOf(db: Database): Promise<ImportTarget> {
  const source = await databaseSource(db)
  const limited = isLimited(db)
  return 'file' in source
    ? { dataDir: dirname(source.file), limited }
    : { dataDir: config.DATA_DIR, databaseUrl: source.databaseUrl, limited }
}
