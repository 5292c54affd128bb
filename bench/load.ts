import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { watchCpu } from './cpu-of'

export interface Rate {
  perSecond: number
  p50Ms: number
  p99Ms: number
  failed: number
  /** The share of one core. A loader that is busy all the time measures itself, not the server. */
  loaderBusy: number
}

const BUSY = 0.9

export const boundByLoader = ({ loaderBusy }: Rate) => loaderBusy >= BUSY

const hasWrk = spawnSync('wrk', ['-v']).error === undefined // Installed by scripts/bench.mjs
export const LOADER = hasWrk ? 'wrk' : 'autocannon'

interface Options {
  connections?: number
  seconds?: number
  headers?: Record<string, string>
}

/** Loads by wrk, which costs little itself, or autocannon. */
export function load(url: string, { connections = 16, seconds = 3, headers = {} }: Options = {}) {
  return hasWrk
    ? byWrk(url, connections, seconds, headers)
    : byAutocannon({ url, connections, duration: seconds, headers })
}

/** Asks for the paths in turn. */
export async function loadPaths(
  origin: string,
  paths: string[],
  { connections = 16, seconds = 3, headers = {} }: Options = {},
) {
  if (!hasWrk)
    return byAutocannon({
      url: origin,
      connections,
      duration: seconds,
      requests: paths.map((path) => ({ path, headers })),
    })
  const folder = mkdtempSync(join(tmpdir(), 'paths-'))
  const script = join(folder, 'paths.lua')
  writeFileSync(
    script,
    `local asked, at = {}, 0
     init = function()
       for _, path in ipairs({${paths.map((path) => `"${path}"`).join()}}) do
         asked[#asked + 1] = wrk.format(nil, path)
       end
     end
     request = function() at = at % #asked + 1; return asked[at] end`,
  )
  try {
    return await byWrk(origin, connections, seconds, headers, ['-s', script])
  } finally {
    rmSync(folder, { recursive: true })
  }
}

async function byWrk(
  url: string,
  connections: number,
  seconds: number,
  headers: Record<string, string>,
  more: string[] = [],
) {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  let cpuSeconds = () => Number.NaN
  const output = await new Promise<string>((resolve, reject) => {
    const child = spawn('wrk', [
      '-t1',
      `-c${connections}`,
      `-d${seconds}s`,
      '--latency',
      ...given,
      ...more,
      url,
    ])
    cpuSeconds = watchCpu(child.pid)
    let said = ''
    child.stdout.on('data', (bytes) => {
      said += bytes
    })
    child.once('error', reject).once('close', () => resolve(said))
  })
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1] ?? 0),
    p50Ms: milliseconds(/^\s+50%\s+(\S+)/m.exec(output)?.[1]),
    p99Ms: milliseconds(/^\s+99%\s+(\S+)/m.exec(output)?.[1]),
    failed:
      Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0) +
      [
        ...(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output) ??
          []),
      ]
        .slice(1)
        .reduce((sum, count) => sum + Number(count), 0),
    loaderBusy: cpuSeconds() / seconds,
  }
}

function milliseconds(text = '0us') {
  const scale = text.endsWith('us') ? 0.001 : text.endsWith('ms') ? 1 : 1000
  return Number.parseFloat(text) * scale
}

async function byAutocannon(options: Parameters<typeof autocannon>[0]): Promise<Rate> {
  const [before, startedMs] = [process.cpuUsage(), performance.now()]
  const { requests, latency, non2xx, errors } = await autocannon(options)
  const { user, system } = process.cpuUsage(before)
  const asksAgain = options.headers && 'If-None-Match' in options.headers
  return {
    perSecond: requests.average,
    p50Ms: latency.p50,
    p99Ms: latency.p99,
    failed: (asksAgain ? 0 : non2xx) + errors,
    loaderBusy: (user + system) / 1000 / (performance.now() - startedMs),
  }
}

export async function askMixed(origin: string, paths: string[], amount: number) {
  const { errors } = await autocannon({
    url: origin,
    connections: 16,
    amount,
    requests: paths.map((path) => ({ path, headers: { 'accept-encoding': 'br' } })),
  })
  return errors
}

/** Returns the round with the median rate, so that a disturbed round does not count. */
export const median = (rounds: Rate[]) =>
  rounds.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(rounds.length / 2)] as Rate
