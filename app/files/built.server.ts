import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

let folder = 'build'

/** A file of the build that this process runs: what is built later lies elsewhere. */
export const built = (path: string) => resolve(folder, path)

/** Called by the server's entry, which knows where it lies. */
export function setBuilt(of: string) {
  folder = of
}

/** Runs a merchant's command of this version in a process of its own. Rejects when it fails. */
export function runCommand(args: string[], options: { timeout?: number; maxBuffer?: number } = {}) {
  const script = import.meta.env.PROD ? built('server/run.js') : 'scripts/shop.mjs'
  return promisify(execFile)(process.execPath, [script, ...args], options)
}
