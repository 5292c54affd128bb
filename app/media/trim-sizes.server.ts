import { readdir, rm, rmdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isLeftBehind, UNFINISHED } from '../files/folder.server'
import { MASTER } from './masters.server'

const KEPT_SHARE = 0.9
/** The share of the folder's bound that is drawn before the folder is checked again. */
const LOOKED_AT_EACH = 0.05

/** Checks the folder at once, and whenever a twentieth of the bound has been written to it. */
export function trimming(folder: string, mostBytes: number) {
  let written = 0
  let underWay = false
  const look = async () => {
    if (underWay) return
    underWay = true
    written = 0
    // The folder is away or being deleted; the next turn comes.
    await trimSizes(folder, mostBytes).catch(() => {})
    underWay = false
  }
  void look()
  return {
    wrote(bytes: number) {
      written += bytes
      if (written > mostBytes * LOOKED_AT_EACH) void look()
    },
  }
}

/**
 * Deletes the oldest drawings until the sizes take less than `mostBytes`, and the unfinished files
 * of killed processes. Masters stay, and neither they nor unfinished files count. Several processes
 * may trim at once.
 */
export async function trimSizes(folder: string, mostBytes: number) {
  const drawn: { files: string[]; bytes: number; at: number; path: string }[] = []
  for (const kind of ['demo', 'products'])
    for (const name of await readdir(join(folder, kind)).catch(() => []))
      drawn.push(await drawnIn(join(folder, kind, name)))
  let bytes = drawn.reduce((sum, one) => sum + one.bytes, 0)
  if (bytes <= mostBytes) return
  for (const oldest of drawn.sort((a, b) => a.at - b.at)) {
    if (bytes <= mostBytes * KEPT_SHARE) return
    for (const file of oldest.files) await rm(file, { force: true }).catch(() => {})
    // A master stays in it, or another process wrote to it.
    await rmdir(oldest.path).catch(() => {})
    bytes -= oldest.bytes
  }
}

async function drawnIn(path: string) {
  const found = { files: [] as string[], bytes: 0, at: 0, path }
  for (const name of await readdir(path).catch(() => [])) {
    const file = join(path, name)
    const seen = await stat(file).catch(() => undefined)
    if (!seen?.isFile() || name === MASTER) continue
    if (name.endsWith(UNFINISHED)) {
      if (isLeftBehind(name, seen.mtimeMs)) await rm(file, { force: true }).catch(() => {})
      continue
    }
    found.files.push(file)
    found.bytes += seen.size
    found.at = Math.max(found.at, seen.mtimeMs)
  }
  return found
}
