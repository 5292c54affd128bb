import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isOwnPath } from '../../../app/input/own-path'
import type { Answer } from './answers'

/** Matches what no visitor may see: frames, paths, names of code and tables, statements. */
const INTERNALS = [
  /\n\s*at .{1,200}[:(]/,
  /node_modules|node:internal|file:\/\/\/|\.server\.(ts|js)|\/build\/server/,
  /\b(Type|Range|Syntax|Reference|URI)Error\b|is not a function|is not iterable|Cannot read prop/,
  /\bERR_[A-Z]|SQLITE|\bECONN|PostgresError|syntax error at|near "|no such (table|column)/,
  /relation "|violates .{0,40}constraint|\bselect .{1,80} from |\binsert into |kysely/i,
]
const INTERNALS_OF_PAGES = INTERNALS.slice(0, 2)

/** Returns what is wrong with an answer, or undefined. `closely` also unpacks it. */
export function faultOf(answer: Answer, origin: string, closely: boolean): string | undefined {
  const { status, headers, body } = answer
  if (status >= 500) return `a ${status}: ${body.toString('utf8', 0, 300)}`
  const to = headers.get('location')
  if (to !== undefined && !isOwnPath(to) && !to.startsWith(`${origin}/`)) return `leads to ${to}`
  const encoding = headers.get('content-encoding')
  if (status < 400 && !closely) return undefined
  if (body.length === 0) return undefined
  const type = headers.get('content-type') ?? ''
  if (/image|font|javascript|pdf|zip/.test(type)) return undefined
  let text: string
  try {
    text = unpacked(body, encoding).toString()
  } catch {
    return `a body that is no ${encoding}`
  }
  const shown = status < 400 ? INTERNALS_OF_PAGES : INTERNALS
  const found = shown.map((one) => one.exec(text)?.[0]).find(Boolean)
  return found && `a ${status} that shows ${JSON.stringify(found)}`
}

function unpacked(body: Buffer, encoding?: string) {
  if (encoding === 'br') return brotliDecompressSync(body)
  return encoding === 'gzip' ? gunzipSync(body) : body
}
