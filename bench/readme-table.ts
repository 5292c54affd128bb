import { readFileSync, writeFileSync } from 'node:fs'
import type { Rate } from './load'
import { boundByLoader } from './load'
import { readResults } from './results'

const README = 'README.md'
const TABLE = /(<!-- measured by npm run bench -->\n).*?(<!-- end -->)/s
const PAGES = ['home', 'listing', 'product']

/** Writes the README's table from bench/results, so that no figure in it comes from memory. */
export async function main() {
  const rows = [
    cachedPages(),
    uncachedPages(),
    whileOrdersRun(),
    orders(),
    index(),
    javascript(),
    lighthouse(),
    hydration(),
    start(),
  ].filter((row) => row !== undefined)
  const table = ['| what | reached |', '|---|---|', ...rows.map((row) => `| ${row.join(' | ')} |`)]
  const text = readFileSync(README, 'utf8')
  if (!TABLE.test(text)) throw new Error(`${README} has no place for the table`)
  writeFileSync(
    README,
    text.replace(TABLE, (_, before, after) => `${before}${table.join('\n')}\n${after}`),
  )
  return 0
}

const round = (value: number) =>
  (value >= 1000 ? Math.round(value / 100) * 100 : Math.round(value)).toLocaleString('en')
const two = (value: number) => value.toFixed(2)
const spread = (values: number[], write: (value: number) => string) => {
  const [least, most] = [write(Math.min(...values)), write(Math.max(...values))]
  return least === most ? least : `${least} to ${most}`
}

type Measured = Record<string, Record<string, Rate>>

function cachedPages() {
  const pages: Measured | undefined = readResults('pages')
  if (!pages) return
  const rates = PAGES.map((page) => round(pages[page]?.['cached']?.perSecond ?? 0))
  const of = (peer: string) => {
    const pairs = PAGES.flatMap((page) => {
      const [own, other] = [pages[page]?.['cached'], pages[page]?.[peer]]
      return own && other ? [[own, other] as const] : []
    })
    if (pairs.flat().some(boundByLoader)) return 'bound by the loader'
    return spread(
      pairs.map(([own, other]) => own.perSecond / other.perSecond),
      two,
    )
  }
  return [
    'cached pages a second, one process (home, listing, product)',
    `${rates.join(' / ')}: of a bare \`node:http\` server ${of('bare node:http')}, of nginx with the same bytes ${of('nginx')}`,
  ]
}

function uncachedPages() {
  const pages: Measured | undefined = readResults('pages')
  if (!pages) return
  const rates = PAGES.map((page) => round(pages[page]?.['uncached']?.perSecond ?? 0))
  return ['uncached pages a second', rates.join(' / ')]
}

function whileOrdersRun() {
  const rows: Record<string, number>[] | undefined = readResults('trade')
  const selling = rows?.filter((row) => row['orders placed'])
  if (!selling?.length) return
  const reached = selling.map(
    (row) => `${row['engine']} ${round(row['pages a second'] ?? 0)} (${two(row['ratio'] ?? 0)})`,
  )
  return [
    'listing pages a second while 20 orders a second come in (of those without)',
    reached.join(', '),
  ]
}

function orders() {
  const rows: Record<string, number | string>[] | undefined = readResults('orders')
  const many = rows?.filter((row) => row['clients'] === 20)
  if (!many?.length) return
  const reached = many.map((row) => {
    const late = String(row['order p50 / p99 ms']).split(' / ')[1]
    const way = row['paid by'] === 'test' ? ' by test payment' : ''
    return `${row['engine']}${way} ${round(Number(row['orders/s']))} (p99 ${late} ms)`
  })
  return ['orders a second, 20 clients, each answered after its durable commit', reached.join(', ')]
}

function index() {
  const found: Record<string, Record<string, Record<string, number>>> = readResults('index') ?? {}
  const reached = Object.entries(found).flatMap(([count, engines]) =>
    Object.entries(engines).map(([engine, figures]) => {
      const seconds = Number(figures['start with snapshot, s']).toPrecision(2)
      return `${engine} ${seconds} s, ${round(figures['resident, MB'] ?? 0)} MB (${Number(count).toLocaleString('en')} products)`
    }),
  )
  if (reached.length === 0) return
  return ['from start to ready with a snapshot, and resident memory', reached.join('; ')]
}

function javascript() {
  const rows: { page: string; javascript: number }[] | undefined = readResults('bytes')
  const first = rows?.filter(({ page }) => ['/', '/shop', '/shop/1'].includes(page))
  if (!first) return
  const weights = first.map(({ javascript }) => (javascript / 1000).toFixed(1))
  return ['JavaScript of a first load, brotli, kB (home, listing, product)', weights.join(' / ')]
}

function lighthouse() {
  const rows: Record<string, number>[] | undefined = readResults('lighthouse')
  if (!rows) return
  const all = (name: string) => rows.map((row) => row[name] ?? 0)
  const whole = (value: number) => String(Math.round(value))
  const seconds = (value: number) => (value / 1000).toFixed(1)
  return [
    `Lighthouse mobile, ${rows.length} pages`,
    `performance ${spread(all('performance'), whole)}, accessibility ${spread(all('accessibility'), whole)}, largest paint ${spread(all('lcp'), seconds)} s, blocked ${spread(all('tbt'), whole)} ms, shift ${spread(all('cls'), String)}`,
  ]
}

function hydration() {
  const rows: { longest: number; ratio: number | string }[] | undefined = readResults('hydration')
  const ratios = rows?.flatMap(({ ratio }) => (typeof ratio === 'number' ? ratio : []))
  if (!rows || !ratios?.length) return
  const longest = spread(
    rows.map((row) => row.longest),
    (ms) => (ms ? String(ms) : 'under 50'),
  )
  return [
    `hydration on a phone at a quarter of the CPU, ${rows.length} pages`,
    `longest task ${longest} ms; blocked ${spread(ratios, two)} of React Router alone with the same HTML`,
  ]
}

function start() {
  const times: Record<string, number> | undefined = readResults('start')
  if (!times) return
  return ['start, built, seconds', spread(Object.values(times), (value) => value.toFixed(1))]
}
