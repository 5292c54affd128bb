import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { EMAIL, NEAR } from './known-person'

const MOST = 512 * 1024 * 1024

/** Reads a file in another process: closing one that SQLite has open here would end its locks. */
export const bytesOf = (path: string) => execFileSync('cat', ['--', path], { maxBuffer: MOST })

export const copyOf = (path: string, to: string) => execFileSync('cp', ['--', path, to])

/** Returns which files below a folder contain which traces, without the shop's own code. */
export function rawTraces(folder: string, traces: readonly RegExp[]) {
  const found: Record<string, string[]> = {}
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = bytesOf(path)
    const texts = [bytes.toString('utf8'), bytes.toString('utf16le')]
    const held = traces.filter((trace) =>
      texts.some((text) => trace.test(text.replaceAll(NEAR, ''))),
    )
    if (held.length > 0) found[relative(folder, path)] = held.map(({ source }) => source)
  }
  return found
}

export const timesIn = (path: string) =>
  bytesOf(path).toString('latin1').replaceAll(NEAR, '').split(EMAIL).length - 1
