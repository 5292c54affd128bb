import { Counter, collectDefaultMetrics, Histogram, type Metric, Registry } from 'prom-client'
import { TIME_BOUNDS, type TimeBuckets } from '../database/time-buckets'

export const registry = new Registry()

export const watchProcess = () => collectDefaultMetrics({ register: registry })

export const rendering = new Histogram({
  name: 'shop_page_render_seconds',
  help: 'Time to render a page that was not in the cache.',
  buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5],
  registers: [registry],
})

/** Makes a counter. Label values come from the code, never from a request. */
export const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) => {
  registry.removeSingleMetric(name) // An earlier load of the module by Vite may have registered it.
  return new Counter({ name, help, labelNames, registers: [registry] })
}

export const limitRefusals = counter('shop_limit_refusals_total', 'Requests over a limit.', [
  'limit',
])

export interface Sample {
  labels: Record<string, string | number>
  value: number
  metricName?: string
}

interface Collected {
  name: string
  help: string
  type: 'counter' | 'gauge' | 'histogram'
  /** Runs at each scrape; where it fails, the metric has no sample. */
  read: () => Sample[] | Promise<Sample[]>
}

/** Registers figures counted elsewhere: prom-client's own metrics take single observations. */
export function collect({ name, help, type, read }: Collected) {
  registry.removeSingleMetric(name)
  const get = async () => ({ name, help, type, aggregator: 'sum', values: await samples(read) })
  registry.registerMetric({ name, help, type, get, reset() {} } as unknown as Metric)
}

async function samples(read: Collected['read']) {
  try {
    return await read()
  } catch {
    return [] // The database is away.
  }
}

export const gauge = (name: string, help: string, read: () => number) =>
  collect({ name, help, type: 'gauge', read: () => [{ labels: {}, value: read() }] })

/** Returns a histogram's samples: its buckets (each with those below it), sum and count. */
export function bucketSamples(name: string, labels: Sample['labels'], times: TimeBuckets) {
  let below = 0
  const buckets = [...times.counts].map((count, at) => {
    below += count
    const le = TIME_BOUNDS[at] ?? '+Inf'
    return { metricName: `${name}_bucket`, labels: { ...labels, le }, value: below }
  })
  return [
    ...buckets,
    { metricName: `${name}_sum`, labels, value: times.sumMs / 1000 },
    { metricName: `${name}_count`, labels, value: below },
  ] satisfies Sample[]
}

const caches = new Map<string, () => number>()

/** Watches a cache; `bytes` returns its size as it counts against its bound. */
export const watchCache = (cache: string, bytes: () => number) => void caches.set(cache, bytes)

collect({
  name: 'shop_cache_bytes',
  help: 'Bytes held by each cache in memory.',
  type: 'gauge',
  read: () => [...caches].map(([cache, bytes]) => ({ labels: { cache }, value: bytes() })),
})
