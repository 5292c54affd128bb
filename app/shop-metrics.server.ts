import { indexFigures } from './catalogue/index/current-index.server'
import { jobFigures } from './database/jobs/jobs.server'
import { poolFigures } from './database/postgres.server'
import { queryFaults, queryTimes } from './database/query-times.server'
import { type Database, engineOf } from './database/tables.server'
import { bucketSamples, collect, gauge, type Sample, watchCache } from './http/metrics.server'
import type { pageCache } from './http/pages/page-cache.server'

const QUERIES = 'shop_database_query_seconds'

/** Shows work, catalogue and database in /metrics; requests and mails count themselves. */
export function showFigures(db: Database) {
  const engine = engineOf(db)
  collect({
    name: QUERIES,
    help: 'Queries by engine; in a transaction each counts by itself.',
    type: 'histogram',
    read: () => bucketSamples(QUERIES, { engine }, queryTimes),
  })
  collect({
    name: 'shop_database_faults_total',
    help: 'Queries that failed: the database was away or busy, or for another reason.',
    type: 'counter',
    read: () =>
      Object.entries(queryFaults).map(([reason, value]) => ({ labels: { engine, reason }, value })),
  })
  collect({
    name: 'shop_database_connections',
    help: 'Connections of the pool to PostgreSQL that are open and idle, and callers that wait.',
    type: 'gauge',
    read: () =>
      Object.entries(poolFigures(db) ?? {}).map(([state, value]) => ({ labels: { state }, value })),
  })
  showJobs(db)
  const index = () => indexFigures(db)
  gauge('shop_catalogue_products', 'Products in the index in memory.', () => index()?.products ?? 0)
  gauge('shop_catalogue_index_age_seconds', 'Since the index in memory was made.', () =>
    secondsSince(index()?.madeAt ?? Date.now()),
  )
}

function showJobs(db: Database) {
  const each = (value: (row: Awaited<ReturnType<typeof jobFigures>>[number]) => number) => () =>
    within(jobFigures(db)).then((rows) =>
      rows.map(
        (row): Sample => ({ labels: { kind: row.kind, state: row.state }, value: value(row) }),
      ),
    )
  collect({
    name: 'shop_jobs',
    help: 'Stored jobs by kind; a dead one was given up or held back.',
    type: 'gauge',
    read: each(({ count }) => count),
  })
  collect({
    name: 'shop_jobs_oldest_seconds',
    help: 'Age of the oldest job that is due.',
    type: 'gauge',
    read: each(({ oldest }) => (oldest === null ? 0 : secondsSince(oldest))),
  })
}

/** Shows the page cache of this process. */
export function showPages(pages: ReturnType<typeof pageCache>) {
  const read = (name: keyof ReturnType<typeof pages.figures>) => () => [
    { labels: {}, value: pages.figures()[name] },
  ]
  const help = (name: string) => ({ name: `shop_pages_${name}`, help: `Page cache: ${name}.` })
  for (const name of ['hits', 'misses', 'stale'] as const)
    collect({ ...help(name), type: 'counter', read: read(name) })
  for (const name of ['waiting', 'bytes', 'entries'] as const)
    collect({ ...help(name), type: 'gauge', read: read(name) })
  watchCache('pages', () => pages.figures().bytes)
}

const secondsSince = (time: number) => (Date.now() - time) / 1000

const WITHIN_MS = 2000

/** Limits the wait: a scrape must not wait for a database that is away. */
function within<T>(work: Promise<T>) {
  const late = new Promise<never>((_, reject) => {
    setTimeout(reject, WITHIN_MS, new Error('late')).unref()
  })
  return Promise.race([work, late])
}
