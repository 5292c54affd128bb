import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/**
 * Makes a folder for the tests of a file or block, and removes it after them. Call it first: what
 * `afterAll` is given first runs last, when databases are closed and servers have stopped.
 */
export function ownFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'exclusive-test-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
