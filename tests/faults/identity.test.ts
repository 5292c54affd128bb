import { setTimeout as sleep } from 'node:timers/promises'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import { expect, test } from 'vitest'
import { type BuiltShop, startBuiltShop } from '../support/built-shop'
import { eachSeededPlace, settingsOf } from '../support/databases'
import { shopper } from '../support/shopper'

const ROUNDS = 5
const PEOPLE = 12
const KEY = 'exclusive-shop'
const JWKS = '/www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const method = (name: string, version = 'v1') =>
  `/identitytoolkit.googleapis.com/${version}/accounts:${name}?key=${KEY}`

/** One account and what the service has acknowledged of it so far. */
interface Known {
  email: string
  password?: string
  /** Sessions that must live, and such that must not. */
  live: string[]
  dead: string[]
  idToken?: string
  deleted?: boolean
}

eachSeededPlace('accounts and a server that dies', (place) => {
  test(`${ROUNDS} rounds of kill -9 keep accounts, sessions, keys and revocations`, async () => {
    const where = settingsOf(await place())
    const people: Known[] = []
    const kids = new Set<string>()
    for (let round = 0; round < ROUNDS; round++) {
      const shop = await startBuiltShop(where)
      const ended = new Promise((resolve) => shop.process.once('exit', resolve))
      const living = Array.from({ length: PEOPLE }, (_, n) =>
        live(shop, people, `p${round}-${n}@example.com`),
      )
      const before = people.length
      await sleep(500 + Math.random() * 1000)
      // A slow machine has not answered anybody by then.
      while (people.length < before + PEOPLE / 2) await sleep(50)
      shop.process.kill('SIGKILL')
      await Promise.all([ended, ...living])
    }
    const shop = await startBuiltShop(where)
    const { send, close } = shopper(shop.origin)
    const known = people.filter((person) => person.password)
    expect(known.length).toBeGreaterThan(PEOPLE)
    for (const person of known) await check(shop, send, person)
    for (const { kid } of (await send('GET', JWKS)).body.keys) kids.add(kid)
    expect(kids.size, 'one key since the first start').toBe(1)
    close()
    expect(await shop.stop()).toBe(where.DATA_DIR ? 0 : null)
  }, 300_000)
})

/** Signs up, logs in, changes the password, signs out, deletes: until the server is gone. */
async function live(shop: BuiltShop, people: Known[], email: string) {
  const { send, close } = shopper(shop.origin, 1)
  const person: Known = { email, live: [], dead: [] }
  const post = async (name: string, body: object, version?: string) => {
    const response = await send('POST', method(name, version), body)
    if (response.status !== 200)
      throw new Error(`${name} returned ${JSON.stringify(response.body)}`)
    return response.body
  }
  try {
    const made = await post('signUp', { email, password: 'first-word' })
    person.password = 'first-word'
    person.live = [made.refreshToken]
    people.push(person)
    const second = await post('signInWithPassword', { email, password: 'first-word' })
    person.live.push(second.refreshToken)
    person.idToken = second.idToken
    const { idToken } = second
    const out = { tokenType: 'REFRESH_TOKEN', token: made.refreshToken, idToken }
    person.live = [second.refreshToken]
    await post('revokeToken', out, 'v2')
    person.dead.push(made.refreshToken)
    // Until the response comes either state may be the true one, so neither is expected.
    person.password = undefined
    person.live = []
    person.idToken = undefined
    const changed = await post('update', { idToken, password: 'second-word' })
    person.password = 'second-word'
    person.dead.push(second.refreshToken)
    person.live = [changed.refreshToken]
    person.idToken = changed.idToken
    if (email.endsWith('1@example.com')) {
      person.password = undefined
      person.live = []
      await post('delete', { idToken: changed.idToken })
      Object.assign(person, { password: 'second-word', deleted: true })
      person.dead.push(changed.refreshToken)
    }
  } catch (error) {
    const message = String(error)
    if (!/ECONN|socket hang up|aborted|EPIPE/.test(message)) throw error
  } finally {
    close()
  }
}

type Send = ReturnType<typeof shopper>['send']

async function check(shop: BuiltShop, send: Send, person: Known) {
  const { email, password, live, dead, idToken, deleted } = person
  const grant = (refreshToken: string) =>
    send('POST', `/securetoken.googleapis.com/v1/token?key=${KEY}`, {
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    })
  const entered = await send('POST', method('signInWithPassword'), { email, password })
  expect(entered.status, email).toBe(deleted ? 400 : 200)
  for (const token of live) expect((await grant(token)).status, email).toBe(200)
  for (const token of dead) expect((await grant(token)).status, email).toBe(400)
  if (!idToken || deleted) return
  const keys = createRemoteJWKSet(new URL(shop.origin + JWKS))
  const { payload } = await jwtVerify(idToken, keys, { audience: KEY })
  expect(payload.email).toBe(email)
  expect((await send('POST', method('lookup'), { idToken })).status).toBe(200)
}
