import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

const IN_MEMORY = '/dev/shm'
const ENOUGH_BYTES = 2 * 1024 ** 3

/**
 * Returns the folder for the files of tests that do not need a real disk: one in memory, where
 * syncing a file costs nothing, or the temporary folder where there is none of at least 2 GB.
 */
export function fastFolder() {
  try {
    accessSync(IN_MEMORY, constants.W_OK)
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    if (bavail * bsize >= ENOUGH_BYTES) return IN_MEMORY
  } catch {}
  return tmpdir()
}
