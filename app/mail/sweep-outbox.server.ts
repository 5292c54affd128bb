import { rm, stat } from 'node:fs/promises'
import { repeat } from '../database/jobs/repeat.server'
import { isLeftBehind, UNFINISHED } from '../files/folder.server'
import { log } from '../http/log.server'
import { listOutbox } from './outbox-files.server'

const EVERY_MS = 600_000

/**
 * Deletes mails and text messages that killed processes left half-written; their jobs write them
 * again.
 */
export async function sweepOutbox() {
  for (const { path } of await listOutbox()) {
    if (!path.endsWith(UNFINISHED)) continue
    // Undefined means that it was finished meanwhile.
    const found = await stat(path).catch(() => undefined)
    if (found && isLeftBehind(path, found.mtimeMs)) await rm(path, { force: true })
  }
}

/** Sweeps at the start and then every ten minutes. */
export function startSweepingOutbox() {
  const sweeping = repeat(sweepOutbox, EVERY_MS, (error) =>
    log.warn({ err: error }, 'the outbox could not be swept'),
  )
  sweeping.run()
  return sweeping
}
