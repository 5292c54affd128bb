import { readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The builds that stay in any case: the newest one, its predecessor, and one between. */
const NEWEST = 3
const MARK = 'in-use'
const MARK_MS = 5 * 60_000
/** A process that has not marked its build for so long has ended. */
const MARKED_WITHIN_MS = 3 * MARK_MS

/** Marks the folder of a build as one that this process runs from, again and again. */
export function markBuild(folder) {
  const mark = () => {
    try {
      writeFileSync(join(folder, MARK), '')
    } catch {
      // A folder that cannot be written to is one that no build removes either.
    }
  }
  mark()
  setInterval(mark, MARK_MS).unref()
}

/** Removes the builds of a folder but the newest ones and those that a process runs from. */
export function removeOldBuilds(folder) {
  const timeOf = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
  const since = Date.now() - MARKED_WITHIN_MS
  const byAge = readdirSync(folder)
    .map((name) => join(folder, name))
    .map((build) => ({ build, madeAt: timeOf(join(build, 'server')) }))
    .sort((a, b) => b.madeAt - a.madeAt)
  for (const { build } of byAge.slice(NEWEST))
    if (timeOf(join(build, MARK)) < since) rmSync(build, { recursive: true, force: true })
}
