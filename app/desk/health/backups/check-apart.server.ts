import type { ChildProcess } from 'node:child_process'
import { noteChecked } from '../../../database/backups/checked-backups.server'
import { HOUR_MS } from '../../../durations'
import { runCommand } from '../../../files/built.server'
import { log } from '../../../http/log.server'
import { endFirst } from '../../../sandbox/child-memory.server'

const running = new Map<string, { child: ChildProcess; ended: Promise<unknown> }>()
let stopping = false

/** Tells whether a backup is being read by this shop. */
export const isChecked = (path: string) => running.has(path)

/** Tells whether any backup is being read by this shop. */
export const isChecking = () => running.size > 0

/**
 * Reads a backup in a process of its own, which notes what it holds: it may be a stranger's file.
 * Returns false while another is read.
 */
export function checkApart(path: string) {
  if (isChecking()) return false
  const command = runCommand(['backup', 'verify', path], { timeout: HOUR_MS })
  if (command.child.pid !== undefined) endFirst(command.child.pid)
  const ended = command
    .catch((error: { code?: unknown }) => {
      if (error.code === 1 || stopping) return // It noted what is wrong itself.
      log.error({ err: error }, 'a backup could not be read')
      noteChecked(path, {
        at: Date.now(),
        fault: 'The file could not be read to its end: the process that read it was ended.',
      })
    })
    .finally(() => running.delete(path))
  running.set(path, { child: command.child, ended })
  return true
}

/** Stops a reading: a stopped shop must not use its data. */
export async function endChecks() {
  stopping = true
  for (const { child, ended } of running.values()) {
    child.kill()
    await ended
  }
}
