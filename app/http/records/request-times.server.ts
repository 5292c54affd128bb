import type { ServerResponse } from 'node:http'
import { TimeBuckets } from '../../database/time-buckets'
import { bucketSamples, collect, type Sample } from '../metrics.server'

interface Timed extends ServerResponse {
  startedMs?: number
  route?: RouteTimes
}

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']
const OTHER = 'other'

/** Times of one route pattern, by method and status: a path as a label would have no bound. */
export class RouteTimes {
  readonly rows = new Map<number, TimeBuckets>()
  readonly from: string
  readonly route: string

  constructor(from: string, route: string) {
    this.from = from
    this.route = route
  }

  observe(method: string, status: number, ms: number) {
    // One number stands for both, as each hit of the page cache comes here.
    const key = (METHODS.indexOf(method) + 1) * 1000 + status
    const row = this.rows.getOrInsertComputed(key, () => new TimeBuckets())
    row.observe(ms)
  }
}

const routes = new Map<string, RouteTimes>()

/**
 * Returns the times of a route. `from` is what responds: 'files', 'pages' (the page cache),
 * 'catalogue', 'pictures' or 'app'.
 */
export function routeTimes(from: string, route: string) {
  const key = `${from} ${route}`
  return routes.getOrInsertComputed(key, () => new RouteTimes(from, route))
}

const unnamed = routeTimes('app', OTHER)

/**
 * Counts a request that began at `startedMs`, once its response is written. Only responses that are
 * still unwritten get a listener, which costs more than all the rest. A client that leaves before
 * is not counted.
 */
export function timeRequest(response: ServerResponse, startedMs: number) {
  const timed = response as Timed
  if (response.writableEnded) return observe(timed, startedMs)
  timed.startedMs = startedMs
  timed.on('finish', observeThis)
}

/** Records the route; the handler that takes the request calls it. */
export function nameRoute(response: ServerResponse, times: RouteTimes) {
  ;(response as Timed).route = times
}

/** Returns the pattern of the route that took the request, such as '/shop/:id'. */
export const routeOfResponse = (response: ServerResponse) =>
  ((response as Timed).route ?? unnamed).route

function observe(timed: Timed, startedMs: number) {
  const { route = unnamed, req, statusCode } = timed
  route.observe(req.method ?? '', statusCode, performance.now() - startedMs)
}

function observeThis(this: Timed) {
  observe(this, this.startedMs ?? 0)
}

const NAME = 'http_request_duration_seconds'

collect({
  name: NAME,
  help: 'Requests by route pattern, method and status.',
  type: 'histogram',
  read: () =>
    [...merged(({ route }, key) => `${key} ${route}`)].flatMap(([, { times, key, sum }]) =>
      bucketSamples(NAME, { route: times.route, ...methodAndStatus(key) }, sum),
    ),
})

collect({
  name: 'shop_requests_total',
  help: 'Responses by what made them and by status.',
  type: 'counter',
  read: () =>
    [...merged(({ from }, key) => `${from} ${key % 1000}`)].map(
      ([, { times, key, sum }]): Sample => ({
        labels: { from: times.from, status: methodAndStatus(key).status },
        value: sum.count,
      }),
    ),
})

/** Merges rows that share a name into one sample: the cache or the app may answer a route. */
function merged(nameOf: (times: RouteTimes, key: number) => string) {
  const found = new Map<string, { times: RouteTimes; key: number; sum: TimeBuckets }>()
  for (const times of routes.values())
    for (const [key, row] of times.rows) {
      const name = nameOf(times, key)
      found.getOrInsertComputed(name, () => ({ times, key, sum: new TimeBuckets() })).sum.add(row)
    }
  return found
}

const methodAndStatus = (key: number) => ({
  method: METHODS[Math.floor(key / 1000) - 1] ?? OTHER,
  status: key % 1000,
})
