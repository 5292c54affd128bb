import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

let folder = 'build'

/** Returns the path of a file of the build that this process runs: a later build lies elsewhere. */
export const builtFile = (path: string) => resolve(folder, path)

/** Sets the folder of the build. The server's entry calls it, because it knows its own place. */
export function setBuilt(of: string) {
  folder = of
}

/** Runs a merchant's command of this version in a process of its own. Rejects when it fails. */
export function runCommand(args: string[], options: { timeout?: number; maxBuffer?: number } = {}) {
  const script = import.meta.env.PROD ? builtFile('server/run.js') : 'scripts/shop.mjs'
  return promisify(execFile)(process.execPath, [script, ...args], options)
}
