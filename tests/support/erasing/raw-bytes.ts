import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { EMAIL, NEAR } from './known-person'

/** Read by nothing of the shop's: which files below a folder hold a trace, and which. */
export function rawTraces(folder: string, traces: readonly RegExp[]) {
  const found: Record<string, string[]> = {}
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    const texts = [bytes.toString('utf8'), bytes.toString('utf16le')]
    const held = traces.filter((trace) =>
      texts.some((text) => trace.test(text.replaceAll(NEAR, ''))),
    )
    if (held.length > 0) found[relative(folder, path)] = held.map(({ source }) => source)
  }
  return found
}

/** How often her address stands in a file. */
export const timesIn = (path: string) =>
  readFileSync(path, 'latin1').replaceAll(NEAR, '').split(EMAIL).length - 1
