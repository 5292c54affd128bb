import { _getProvider, initializeApp } from '@firebase/app'
import {
  connectAuthEmulator,
  initializeAuth,
  inMemoryPersistence,
  signInWithEmailAndPassword,
} from '@firebase/auth'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import './auth'

/**
 * Tests the session constants of spec sections 4 and 9 by what the SDK requests from the network,
 * and when. The version of `firebase` may change; these figures may not.
 */
const network = vi.hoisted(() => {
  const stub = { real: fetch, fetch: async (_url: string): Promise<Response> => new Response() }
  // The SDK keeps the fetch it finds when it is loaded.
  globalThis.fetch = ((url: string) => stub.fetch(url)) as typeof fetch
  return stub
})

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
let began: number
let refreshes: number[]
let response: (count: number) => Response
let count = 0

beforeEach(() => {
  vi.useFakeTimers()
  refreshes = []
  response = () => Response.json(fresh())
  network.fetch = async (url) => {
    if (url.includes('accounts:signInWithPassword'))
      return Response.json({
        ...tokens(),
        localId: 'ana',
        email: 'ana@example.com',
        registered: true,
      })
    if (url.includes('accounts:lookup'))
      return Response.json({ users: [{ localId: 'ana', email: 'ana@example.com' }] })
    refreshes.push((Date.now() - began) / SECOND)
    return response(refreshes.length)
  }
})
afterEach(() => vi.useRealTimers())
afterAll(() => {
  globalThis.fetch = network.real // Other files of the thread use it too.
})

function tokens() {
  const iat = Math.floor(Date.now() / SECOND)
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const idToken = `${part({ alg: 'RS256' })}.${part({ sub: 'ana', iat, exp: iat + 3600 })}.AA`
  return { idToken, refreshToken: 'refresh', expiresIn: '3600' }
}
const fresh = () => ({
  access_token: tokens().idToken,
  refresh_token: 'refresh',
  expires_in: '3600',
})
const refusal = (message: string) =>
  Response.json({ error: { code: 400, message } }, { status: 400 })
const noNetwork = (): Response => {
  throw new TypeError('fetch failed')
}

/** Signs in, with or without `browser-auth`'s addition that refreshes tokens ahead. */
async function signIn({ ahead }: { ahead: boolean }) {
  const app = initializeApp({ apiKey: 'key', projectId: 'shop' }, `timing-${++count}`)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, 'http://shop.example', { disableWarnings: true })
  if (ahead)
    _getProvider(app, 'auth-internal')
      .getImmediate()
      .addAuthTokenListener(() => {})
  began = Date.now()
  const { user } = await signInWithEmailAndPassword(auth, 'ana@example.com', 'secret-word')
  return { auth, user }
}

test('a token is refreshed five minutes before it expires, repeatedly', async () => {
  await signIn({ ahead: true })
  await vi.advanceTimersByTimeAsync(54 * MINUTE)
  expect(refreshes).toEqual([])
  await vi.advanceTimersByTimeAsync(2 * MINUTE)
  expect(refreshes.map(Math.round)).toEqual([55 * 60])
  await vi.advanceTimersByTimeAsync(55 * MINUTE)
  expect(refreshes).toHaveLength(2)
})

test('a refresh retries after 30 s, doubling up to 16 min, and stays signed in', async () => {
  const { auth } = await signIn({ ahead: true })
  response = noNetwork
  await vi.advanceTimersByTimeAsync(55 * MINUTE + 1.5 * HOUR)
  const waits = refreshes
    .slice(1)
    .map((at, position) => Math.round(at - (refreshes[position] ?? 0)))
  expect(waits.slice(0, 8)).toEqual([30, 60, 120, 240, 480, 960, 960, 960])
  expect(auth.currentUser).not.toBeNull()
  response = () => Response.json(fresh())
  await vi.advanceTimersByTimeAsync(16 * MINUTE)
  expect(await auth.currentUser?.getIdToken()).toBeTruthy()
})

test('a token counts as expired 30 s early', async () => {
  const { user } = await signIn({ ahead: false })
  await vi.advanceTimersByTimeAsync(HOUR - 31 * SECOND)
  await user.getIdToken()
  expect(refreshes).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(2 * SECOND)
  await user.getIdToken()
  expect(refreshes).toHaveLength(1)
})

test.each(['USER_DISABLED', 'TOKEN_EXPIRED', 'USER_NOT_FOUND'])('%s signs out', async (message) => {
  const { auth, user } = await signIn({ ahead: false })
  response = () => refusal(message)
  await user.getIdToken(true).catch(() => {})
  expect(auth.currentUser).toBeNull()
})
