import { createRequire } from 'node:module'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { endThreads } from '../../app/catalogue/index/index-thread.server'
import { demoProducts } from '../../app/catalogue/seed.server'
import { closeDatabase, openDatabase } from '../../app/database/open.server'
import {
  demoSearches,
  figuresOf,
  type GradedSearch,
  hardwareSearches,
  LATER_PARTS,
} from '../../tests/support/graded-searches/graded-searches'
import { fillDemo, fillHardware, shownBy } from '../../tests/support/graded-searches/graded-shops'
import { hardwareProducts } from '../../tests/support/graded-searches/hardware-catalogue'
import { startPostgres } from '../../tests/support/postgres'
import { inPlace } from '../in-place'
import { madeUpProduct } from '../made-up-products'
import { printTable } from '../table'
import { type Ask, type Row, trigramsOfPostgres } from './trigrams-of-postgres'

const FIELDS = [
  'title',
  'brand',
  'category',
  'looks',
  'description',
] as const satisfies readonly (keyof Row)[]
type Engine = (rows: Row[]) => Promise<Ask> | Ask
const SHOWN = 24
const TIMED = 400
/** Another process searches; its time is told as it passes, and its memory not at all. */
const PG_TRGM = 'PostgreSQL pg_trgm'

/**
 * Measures other engines beside ours: `npm install --prefix FOLDER minisearch@7.2.0 @orama/orama@3.1.18`,
 * `node bench/bundle.mjs search/peers FOLDER [products | unseen-3 | unseen-4]`; a later part without times.
 */
export async function main([folder = '', size = '100000']: string[]) {
  const later = LATER_PARTS.find((part) => part === size)
  const server = await startPostgres()
  if (!server) throw new Error('no PostgreSQL is here to measure pg_trgm with')
  const trigrams = await trigramsOfPostgres(server.url)
  const engines = { ...enginesFrom(folder), [PG_TRGM]: trigrams.engine }
  const demo = demoProducts().map((product) => rowOf(product))
  const hardware = hardwareProducts().map((product) => rowOf(product))
  const demoApart = demoSearches(later ?? 'apart')
  const apart = { demo: demoApart, hardware: later ? [] : hardwareSearches('apart') }
  const rows = [await ours(apart)]
  for (const [name, engine] of Object.entries(engines))
    rows.push(
      summary(name, [
        ...(await answers(await engine(demo), apart.demo)),
        ...(await answers(await engine(hardware), apart.hardware)),
      ]),
    )
  printTable('Searches that nothing was tuned to', rows)
  if (!later) await timed(engines, Number(size))
  await trigrams.stop()
  await server.stop()
  await endThreads()
  return 0
}

type Texts = {
  id: number
  title: string
  brand?: string
  category: string
  colour?: string
  size?: string
  options?: { values: string[] }[]
  description?: string
}

const rowOf = ({ id, title, brand, category, colour, size, options, description }: Texts): Row => ({
  ...{ id, title, brand: brand ?? '', category: category.replaceAll('-', ' ') },
  looks: [colour, size, ...(options ?? []).flatMap(({ values }) => values)]
    .filter(Boolean)
    .join(' '),
  description: description ?? '',
})

function enginesFrom(folder: string): Record<string, Engine> {
  const load = createRequire(join(resolve(folder), 'package.json'))
  const { default: MiniSearch = load('minisearch') } = load('minisearch')
  const orama = load('@orama/orama')
  return {
    'MiniSearch 7.2.0, any word': (rows) => {
      const index = new MiniSearch({
        fields: [...FIELDS],
        searchOptions: { boost: { title: 3, brand: 2, category: 2 }, prefix: true, fuzzy: 0.2 },
      })
      index.addAll(rows)
      return (q) =>
        index
          .search(q)
          .slice(0, SHOWN)
          .map(({ id }: { id: number }) => id)
    },
    'Orama 3.1.18': async (rows) => {
      const schema = Object.fromEntries(FIELDS.map((field) => [field, 'string']))
      const index = orama.create({ schema: { ...schema, id: 'string' } })
      await orama.insertMultiple(
        index,
        rows.map((row) => ({ ...row, id: String(row.id) })),
      )
      const boost = { title: 3, brand: 2, category: 2 }
      return async (term) => {
        const found = await orama.search(index, { term, limit: SHOWN, tolerance: 1, boost })
        return found.hits.map(({ id }: { id: string }) => Number(id))
      }
    },
    'SQLite FTS5, words of Porter': fts5('porter unicode61', (word) => `"${word}"*`),
    'SQLite FTS5, trigrams': fts5('trigram', (word) => `"${word}"`),
  }
}

function fts5(tokenize: string, asked: (word: string) => string): Engine {
  return (rows) => {
    const database = new DatabaseSync(':memory:')
    database.exec(`create virtual table found using fts5(${FIELDS}, tokenize='${tokenize}')`)
    const insert = database.prepare(
      `insert into found(rowid, ${FIELDS}) values (?, ${FIELDS.map(() => '?')})`,
    )
    database.exec('begin')
    for (const row of rows) insert.run(row.id, ...FIELDS.map((field) => row[field]))
    database.exec('commit')
    const search = database.prepare(
      `select rowid as id from found where found match ?
       order by bm25(found, 3, 2, 2, 1, 0.5) limit ${SHOWN}`,
    )
    return (q) => {
      const words = q.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
      return words.length === 0
        ? []
        : search.all(words.map(asked).join(' OR ')).map(({ id }) => Number(id))
    }
  }
}

type Answer = { search: GradedSearch; ids: number[] }

async function answers(ask: Ask, searches: GradedSearch[]): Promise<Answer[]> {
  const all: Answer[] = []
  for (const search of searches) all.push({ search, ids: await ask(search.q) })
  return all
}

async function ours(apart: { demo: GradedSearch[]; hardware: GradedSearch[] }) {
  const all: Answer[] = []
  for (const [fill, searches] of [
    [fillDemo, apart.demo],
    [fillHardware, apart.hardware],
  ] as const)
    await inPlace('sqlite', async (where) => {
      const db = await openDatabase(where)
      await fill(db)
      for (const search of searches) all.push({ search, ids: await shownBy(db, search) })
      await closeDatabase(db)
    })
  return summary('the shop', all)
}

/** Returns a row of an engine: its gain by group, and what it shows of no use. */
function summary(engine: string, all: Answer[]) {
  const figures = figuresOf(all)
  const { gain = 0, nothing = 0, unrelated = 0 } = figures.get('answerable') ?? {}
  const groups = [...figures].filter(([name]) => !['answerable', 'missing'].includes(name))
  const missing = all.filter(({ search }) => search.group === 'missing')
  return {
    ...{ engine, gain },
    ...Object.fromEntries(groups.map(([name, one]) => [name, one.gain])),
    ...{ nothing, unrelated },
    'fills a page for what is not sold':
      missing.filter(({ ids }) => ids.length >= 6).length / missing.length,
  }
}

async function timed(engines: Record<string, Engine>, size: number) {
  const rows = Array.from({ length: size }, (_, at) => rowOf(madeUpProduct(at + 1)))
  const searches = ['oak lamp', 'velvet chair', 'hedphones', 'steel kettle silver', 'lamp']
  const table = []
  for (const [engine, make] of Object.entries(engines)) {
    const before = process.memoryUsage()
    const began = performance.now()
    const ask = await make(rows)
    const built = (performance.now() - began) / 1000
    const after = process.memoryUsage()
    const times: number[] = []
    for (let round = 0; round < TIMED; round++) {
      const from = process.cpuUsage()
      const start = performance.now()
      await ask(searches[round % searches.length] as string)
      const { user, system } = process.cpuUsage(from)
      times.push(engine === PG_TRGM ? performance.now() - start : (user + system) / 1000)
    }
    times.sort((a, b) => a - b)
    table.push({
      ...{ engine, products: size, 'built in, s': built },
      'resident, MB': engine === PG_TRGM ? '' : (after.rss - before.rss) / 1e6,
      'p50, ms': times[times.length >> 1] as number,
      'p99, ms': times[Math.floor(0.99 * times.length)] as number,
    })
  }
  printTable('Processor time of a search (of PostgreSQL the time that passed)', table)
}
