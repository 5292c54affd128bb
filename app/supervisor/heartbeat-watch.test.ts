import { expect, test } from 'vitest'
import { LOOKS, silence } from './heartbeat-watch'

const LIMIT = 1200
const looks = (watch: ReturnType<typeof silence>, count: number) =>
  Array.from({ length: count }, () => watch.look())

test('a process is suspect at half of the limit and hung at the whole of it', () => {
  const watch = silence(LIMIT, () => 0)
  expect(watch.lookMs).toBe(LIMIT / LOOKS)
  expect(looks(watch, LOOKS)).toEqual([
    ...Array(LOOKS / 2 - 1).fill('none'),
    ...Array(LOOKS / 2).fill('suspect'),
    'hung',
  ])
})

test('a beat restarts the watch', () => {
  const watch = silence(LIMIT, () => 0)
  for (let turn = 0; turn < 20; turn++) {
    expect(looks(watch, LOOKS - 1)).not.toContain('hung')
    watch.beat()
  }
})

test('a process that waits for a processor is not hung until ten times the limit', () => {
  let waited = 0
  const watch = silence(LIMIT, () => {
    waited += LIMIT / LOOKS
    return waited
  })
  const seen = looks(watch, LOOKS * 10)
  expect(seen.indexOf('hung')).toBe(LOOKS * 10 - 1)
  expect(seen).not.toContain('suspect')
})

test('a process that had a processor half of the time has twice as long', () => {
  let waited = 0
  const watch = silence(LIMIT, () => {
    waited += LIMIT / LOOKS / 2
    return waited
  })
  // The first looks count whole: how long the process waited before them is not known.
  expect(looks(watch, 3 * LOOKS).indexOf('hung')).toBe(2 * LOOKS - 4 - 1)
})
