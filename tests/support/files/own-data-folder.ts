import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { config } from '../../../app/config.server'

/** Gives the tests of a block a DATA_DIR of their own, and removes it after them. */
export function ownDataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'exclusive-data-'))
  const before = config.DATA_DIR
  beforeAll(() => void Object.assign(config, { DATA_DIR: folder }))
  afterAll(() => {
    Object.assign(config, { DATA_DIR: before })
    rmSync(folder, { recursive: true, force: true })
  })
  return folder
}
