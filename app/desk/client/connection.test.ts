import { afterEach, expect, test, vi } from 'vitest'
import { connectionNow, keepForRetry, noteReached, retryWaiting } from './connection'
import { deskFetch } from './desk-fetch'

afterEach(() => {
  vi.unstubAllGlobals()
  noteReached(true)
})

const answering = (status: number) => async () => new Response('{}', { status })

test('a request that finds no shop says so, and the next answer takes it back', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))
  await expect(deskFetch('GET', '/start')).rejects.toMatchObject({ status: 0 })
  expect(connectionNow()).toBe('unreachable')
  vi.stubGlobal('fetch', answering(404))
  await expect(deskFetch('GET', '/start')).rejects.toMatchObject({ status: 404 })
  expect(connectionNow()).toBe('reached')
})

test('a proxy that finds no shop behind it counts as unreachable', async () => {
  vi.stubGlobal('fetch', answering(502))
  await expect(deskFetch('PUT', '/settings', {})).rejects.toMatchObject({ status: 0 })
  expect(connectionNow()).toBe('unreachable')
})

test('a browser that is offline is told apart from a shop that is away', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(connectionNow()).toBe('offline')
})

test('changes that did not arrive are tried again, until they are let go', () => {
  const tried: string[] = []
  const forget = keepForRetry(() => tried.push('price'))
  const other = keepForRetry(() => tried.push('stock'))
  retryWaiting()
  forget()
  retryWaiting()
  other()
  retryWaiting()
  expect(tried).toEqual(['price', 'stock', 'stock'])
})
