import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import {
  codeOf,
  deskBrowser,
  memberWithPassword,
  PASSWORD,
} from '../../../../tests/support/desk/desk-client'
import { setDesk } from '../../../../tests/support/desk/set-desk'
import { setDatabase } from '../../../database/current.server'
import type { Database } from '../../../database/tables.server'
import { SESSION_MS } from './session-cookie.server'

eachDatabase('sessions of the desk', (open) => {
  let db: Database
  beforeAll(async () => {
    setDesk()
    db = await open()
    setDatabase(db)
  })
  afterEach(() => {
    vi.useRealTimers()
    setDesk()
  })
  type Member = Awaited<ReturnType<typeof memberWithPassword>>
  const signIn = (browser: Member['browser'], { email, totp }: Member, more = {}) =>
    browser.send('POST', '/sign-in', { email, password: PASSWORD, code: codeOf(totp), ...more })

  test("over https the session's cookie is secure, and of this host alone", async () => {
    const browser = deskBrowser(db, { Origin: 'https://shop.example', Host: 'shop.example' })
    const made = await memberWithPassword(db, 'staff')
    setDesk({ ORIGIN: 'https://shop.example' })
    const { headers } = await signIn(browser, made)
    expect(headers.get('Set-Cookie')).toMatch(
      /^__Host-desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200; Secure$/,
    )
    expect((await browser.send('GET', '/session')).status).toBe(200)
    const plain = browser.jar.cookie.replace('__Host-', '')
    expect((await browser.send('GET', '/session', undefined, { Cookie: plain })).status).toBe(401)
  })

  test('a planted cookie is worthless, and signing in ends the session before', async () => {
    const mina = await memberWithPassword(db, 'staff')
    const before = mina.browser.jar.cookie
    expect((await signIn(mina.browser, mina)).status).toBe(200)
    expect(mina.browser.jar.cookie).not.toBe(before)
    const old = await deskBrowser(db).send('GET', '/session', undefined, { Cookie: before })
    expect(old.status).toBe(401)
    const victim = deskBrowser(db)
    victim.jar.cookie = `desk=${'p'.repeat(43)}`
    await signIn(victim, mina, { code: codeOf(mina.totp, 1) })
    expect(victim.jar.cookie).not.toContain('ppp')
    const planted = { Cookie: `desk=${'p'.repeat(43)}` }
    expect((await deskBrowser(db).send('GET', '/session', undefined, planted)).status).toBe(401)
  })

  test('a session ends after twelve hours, used or not', async () => {
    const { browser } = await memberWithPassword(db, 'staff')
    const startedAt = Date.now()
    vi.useFakeTimers({ toFake: ['Date'] })
    vi.setSystemTime(startedAt + SESSION_MS - 60_000)
    expect((await browser.send('GET', '/session')).status).toBe(200)
    vi.setSystemTime(startedAt + SESSION_MS + 1000)
    expect((await browser.send('GET', '/session')).code).toBe('sign_in')
  })

  test('signing out ends the session itself, here or everywhere', async () => {
    const mina = await memberWithPassword(db, 'staff')
    const phone = deskBrowser(db)
    await signIn(phone, mina)
    const cookie = phone.jar.cookie
    const { headers } = await phone.send('POST', '/sign-out')
    expect(headers.get('Set-Cookie')).toMatch(/^desk=; .*Max-Age=0/)
    const kept = await deskBrowser(db).send('GET', '/session', undefined, { Cookie: cookie })
    expect(kept.status).toBe(401)
    expect((await mina.browser.send('GET', '/session')).status).toBe(200)
    await signIn(phone, mina, { code: codeOf(mina.totp, 1) })
    const own = mina.browser.jar.cookie
    await phone.send('POST', '/sign-out-everywhere')
    const other = await deskBrowser(db).send('GET', '/session', undefined, { Cookie: own })
    expect(other.status).toBe(401)
  })
})
