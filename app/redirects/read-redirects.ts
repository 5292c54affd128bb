import { parse } from 'csv-parse/sync'
import type { NewRedirect } from './keep-redirects.server'
import { readSource, readTarget } from './redirect-addresses'

/** The most bytes of a list, for 100,000 redirects and more. */
export const MOST_LIST_BYTES = 30 * 1024 * 1024

export interface RefusedLine {
  line: number
  reason: string
}

export interface ReadList {
  redirects: (NewRedirect & { line: number })[]
  refused: RefusedLine[]
}

/** A list that is no table at all; nothing of it was read. */
export class NoList extends Error {}

interface Row {
  record: string[]
  info: { lines: number }
}

/**
 * Reads a table of two columns, from and to, with a head or without; commas, semicolons or tabs
 * part them, and whole addresses of the shop at `origin` count as paths. A line that cannot be a redirect is refused by its number. Throws `NoList`.
 */
export function readRedirects(text: string, origin?: string): ReadList {
  const list: ReadList = { redirects: [], refused: [] }
  const lineOf = new Map<string, number>()
  for (const { record, info } of rowsOf(text)) {
    const line = info.lines
    const [from = '', to = ''] = record
    if (line === 1 && /^(from|source|old)/i.test(from.trim()) && !from.includes('/')) continue
    const source = readSource(from, origin)
    const target = readTarget(to, origin)
    const reason = reasonOf(source) ?? reasonOf(target)
    if (reason !== undefined || 'reason' in source || 'reason' in target) {
      list.refused.push({ line, reason: reason ?? '' })
      continue
    }
    const earlier = lineOf.get(source.source)
    if (earlier !== undefined) {
      list.refused.push({ line, reason: `from: line ${earlier} has it too` })
      continue
    }
    lineOf.set(source.source, line)
    list.redirects.push({ line, ...source, ...target })
  }
  return list
}

const reasonOf = (read: object) => ('reason' in read ? String(read.reason) : undefined)

function rowsOf(text: string): Row[] {
  const [head = ''] = text.split('\n', 1)
  const count = (delimiter: string) => head.split(delimiter).length
  const delimiter = [',', ';', '\t'].reduce((most, one) => (count(one) > count(most) ? one : most))
  try {
    return parse(text, {
      ...{ delimiter, bom: true, info: true, relax_column_count: true },
      ...{ skip_empty_lines: true, relax_quotes: true },
    }) as unknown as Row[]
  } catch (error) {
    throw new NoList((error as Error).message.slice(0, 200))
  }
}
