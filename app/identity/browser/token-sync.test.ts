import type { Auth, User } from '@firebase/auth'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { syncTokens } from './token-sync'

// Other files of this thread may hold the real module, and get it after this one.
vi.hoisted(() => vi.resetModules())
afterAll(() => {
  vi.resetModules()
})

const listeners = vi.hoisted(() => ({
  before: (_: User | null): unknown => undefined,
  changed: (_: User | null): unknown => undefined,
}))
vi.mock('@firebase/auth', () => ({
  beforeAuthStateChanged: (_: Auth, listener: typeof listeners.before) => {
    listeners.before = listener
  },
  onIdTokenChanged: (_: Auth, listener: typeof listeners.changed) => {
    listeners.changed = listener
  },
}))

const sent = vi.fn(async (_url: URL, _init: RequestInit) => new Response())
beforeEach(() => {
  sent.mockClear()
  vi.stubGlobal('fetch', sent)
  vi.stubGlobal('location', { origin: 'https://shop.example' })
  vi.stubGlobal('window', { isSecureContext: true })
})
afterEach(() => vi.unstubAllGlobals())

const holding = (token: string, ageSeconds = 0) =>
  ({
    getIdTokenResult: async () => ({
      token,
      issuedAtTime: new Date(Date.now() - ageSeconds * 1000).toUTCString(),
    }),
  }) as unknown as User

test('a session is sent once by POST, its end by DELETE', async () => {
  syncTokens({} as Auth, '/session')
  await listeners.before(holding('one'))
  await listeners.changed(holding('one'))
  await listeners.changed(holding('two'))
  await listeners.changed(null)
  const calls = sent.mock.calls.map(([url, { method, headers }]) => [url.href, method, headers])
  expect(calls).toEqual([
    ['https://shop.example/session', 'POST', { Authorization: 'Bearer one' }],
    ['https://shop.example/session', 'POST', { Authorization: 'Bearer two' }],
    ['https://shop.example/session', 'DELETE', undefined],
  ])
})

test('a token older than five minutes is not sent', async () => {
  syncTokens({} as Auth, '/session')
  await listeners.changed(holding('old', 301))
  expect(sent).not.toHaveBeenCalled()
  await listeners.changed(holding('young', 295))
  expect(sent).toHaveBeenCalledTimes(1)
})

test('an unreachable URL stops nothing; another origin gets nothing', async () => {
  sent.mockRejectedValueOnce(new TypeError('fetch failed'))
  syncTokens({} as Auth, '/session')
  await expect(listeners.before(holding('one'))).resolves.toBeUndefined()
  listeners.changed = vi.fn()
  const untouched = listeners.changed
  syncTokens({} as Auth, 'https://elsewhere.example/session')
  expect(listeners.changed).toBe(untouched)
})
