import { accessSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { BadSetting, type Config } from '../config.server'

/** Makes a folder and its parents. Node's own `recursive` never ends on /proc. */
export function makeFolder(path: string) {
  if (existsSync(path)) return
  makeFolder(dirname(path))
  mkdirSync(path, { mode: 0o700 })
}

/** Makes the folders of the settings, but no shared ones. Throws BadSetting. */
export function prepareFolders(settings: Config) {
  if (settings.DATABASE_URL)
    try {
      makeFolder(resolve(settings.DATA_DIR)) // This folder holds what is not in the database.
    } catch {} // It may not be needed.
  for (const name of ['OUTBOX_DIR', 'PICTURES_DIR'] as const) {
    const path = settings[name]
    if (path === undefined) continue
    try {
      accessSync(path, constants.R_OK | constants.W_OK | constants.X_OK)
      if (!statSync(path).isDirectory()) throw new Error('it is no folder')
    } catch (error) {
      throw new BadSetting(
        `${name} "${path}" cannot be used: ${(error as Error).message}. Mount or make it, writable for the shop's user.`,
      )
    }
  }
}
