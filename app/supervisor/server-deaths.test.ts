import { appendFileSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { type Death, howItEnded, readDeaths, recordDeath } from './server-deaths'

let folder = ''
const made: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'exclusive-deaths-'))
  made.push(folder)
})
afterAll(() => {
  for (const one of made) rmSync(one, { recursive: true, force: true })
})

const death = (at: number): Death => ({
  at,
  address: '127.0.0.1:3000',
  reason: 'killed by SIGKILL',
  servedMs: 60_000,
  lines: ['x'.repeat(400)],
})

test('deaths are read as they were recorded, and none where there is no file', () => {
  expect(readDeaths(folder)).toEqual([])
  recordDeath(folder, death(1))
  recordDeath(folder, { ...death(2), last: true })
  expect(readDeaths(folder)).toEqual([death(1), { ...death(2), last: true }])
})

test('the file stays small and keeps the newest', () => {
  for (let at = 1; at <= 1000; at++) recordDeath(folder, death(at))
  const file = join(folder, 'server-deaths.ndjson')
  expect(statSync(file).size).toBeLessThan(64 * 1024)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  const read = readDeaths(folder).map(({ at }) => at)
  expect(read.at(-1)).toBe(1000)
  expect(read.length).toBeGreaterThanOrEqual(50)
})

test('a line that was cut short, or is no death, is left out', () => {
  recordDeath(folder, death(1))
  appendFileSync(join(folder, 'server-deaths.ndjson'), 'null\n{"at":2}\n{"at":3,"addr')
  expect(readDeaths(folder)).toEqual([death(1)])
})

test('a server’s end is described in words', () => {
  const said = (servedMs?: number) => howItEnded({ servedMs, reason: 'out of memory' })
  expect([undefined, 400, 59_000, 3_600_000, 9_000_000].map(said)).toEqual([
    'before it served (out of memory)',
    'after 0 s (out of memory)',
    'after 1 min (out of memory)',
    'after 60 min (out of memory)',
    'after 3 h (out of memory)',
  ])
})
