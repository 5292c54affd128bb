import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const page = Object.assign(new EventTarget(), { hidden: false })
let runAfter: typeof import('./clock').runAfter

beforeEach(async () => {
  vi.useFakeTimers()
  vi.stubGlobal('document', page)
  page.hidden = false
  vi.resetModules()
  ;({ runAfter } = await import('./clock'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('each timer runs once at its time, and a cancelled one does not', () => {
  const ran: string[] = []
  runAfter(1000, () => ran.push('second'))
  runAfter(400, () => ran.push('first'))
  const cancel = runAfter(700, () => ran.push('never'))
  vi.advanceTimersByTime(400)
  expect(ran).toEqual(['first'])
  cancel()
  vi.advanceTimersByTime(5000)
  expect(ran).toEqual(['first', 'second'])
})

test('there is one timer, and those due together share a waking', () => {
  let ran = 0
  for (const ms of [1500, 1520, 1549, 3000]) runAfter(ms, () => ran++)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1500)
  expect(ran).toBe(3)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(1500)
  expect(ran).toBe(4)
  expect(vi.getTimerCount()).toBe(0)
})

test('a timer that asks again while it runs runs again', () => {
  let ran = 0
  const again = () => {
    ran++
    runAfter(1000, again)
  }
  runAfter(1000, again)
  vi.advanceTimersByTime(3500)
  expect(ran).toBe(3)
})

test('a hidden page rests until it is shown', () => {
  let ran = 0
  runAfter(1000, () => ran++)
  page.hidden = true
  page.dispatchEvent(new Event('visibilitychange'))
  expect(vi.getTimerCount()).toBe(0)
  vi.advanceTimersByTime(60_000)
  expect(ran).toBe(0)
  page.hidden = false
  page.dispatchEvent(new Event('visibilitychange'))
  vi.advanceTimersByTime(1)
  expect(ran).toBe(1)
})
