import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { config } from '../../app/config.server'
import { HOUR_MS } from '../../app/durations'
import { type Death, recordDeath } from '../../app/supervisor/server-deaths'
import { checkServer } from './server-check'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Returns what is found where servers ended this many hours ago, the oldest first. */
function found(hoursAgo: number[], more: Partial<Death> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'exclusive-server-'))
  folders.push(folder)
  for (const hours of hoursAgo)
    recordDeath(folder, {
      at: NOW - hours * HOUR_MS,
      address: '127.0.0.1:3000',
      reason: 'out of memory',
      servedMs: 180_000,
      lines: ['FATAL ERROR: heap limit'],
      ...more,
    })
  return checkServer({ ...config, DATA_DIR: folder }, NOW)[0]
}

test.each([
  [[], {}, 'ok', 'it did not end by itself in the last 7 days'],
  [[169], {}, 'ok', 'it did not end by itself in the last 7 days'],
  [[30], {}, 'note', 'it ended once by itself in the last 7 days'],
  [[100, 3, 2], {}, 'note', 'it ended 3 times by itself in the last 7 days'],
  [[100, 3, 2, 1], {}, 'todo', 'it ended 3 times by itself in the last 24 hours'],
  [[1], { last: true }, 'todo', 'npm start gave up a server that ended again and again'],
])('ends %s hours ago %o give: %s, %s', (hoursAgo, more, state, said) => {
  const finding = found(hoursAgo, more)
  expect(finding).toMatchObject({ area: 'server', state, said: expect.stringContaining(said) })
})

test('the last end is reported with its time, its reason and its last words', () => {
  expect(found([30, 2])?.said).toMatch(
    /last 2026-11-23 10:00 UTC after 3 min \(out of memory\) \| FATAL ERROR: heap limit$/,
  )
})
