import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import {
  codeOf,
  deskBrowser,
  memberWithPassword,
  PASSWORD,
} from '../../../../tests/support/desk/desk-client'
import { setDesk } from '../../../../tests/support/desk/set-desk'
import type { Database } from '../../../database/tables.server'

const NEW_PASSWORD = 'river-pencil-77'

eachDatabase('one’s own account at the desk', (open) => {
  let db: Database
  beforeAll(async () => {
    setDesk()
    db = await open()
  })
  type Member = Awaited<ReturnType<typeof memberWithPassword>>
  async function second({ email, recoveryCodes }: Member, at = 0) {
    const browser = deskBrowser(db, { 'User-Agent': 'Mozilla/5.0 (iPhone) Safari/604' })
    const code = recoveryCodes[at]
    await browser.send('POST', '/sign-in', { email, password: PASSWORD, code })
    return browser
  }
  const account = async ({ browser }: Member) => (await browser.send('GET', '/account')).body

  test('a person lists their sessions, and ends one', async () => {
    const mina = await memberWithPassword(db, 'viewer')
    const omar = await memberWithPassword(db, 'viewer')
    const phone = await second(mina)
    const { sessions, recoveryCodes } = await account(mina)
    expect(recoveryCodes).toBe(9)
    expect(sessions).toMatchObject([
      { device: 'Safari, iPhone', current: false },
      { device: 'Firefox, Linux', current: true },
    ])
    const path = `/account/sessions/${sessions[0].id}`
    expect((await omar.browser.send('DELETE', path)).status).toBe(404)
    expect((await phone.send('GET', '/session')).status).toBe(200)
    expect((await mina.browser.send('DELETE', path)).status).toBe(200)
    expect((await phone.send('GET', '/session')).status).toBe(401)
    expect((await mina.browser.send('DELETE', path)).status).toBe(404)
  })

  test('a new password ends the other sessions, not this one', async () => {
    const mina = await memberWithPassword(db, 'staff')
    const phone = await second(mina)
    const set = (password: string) => mina.browser.send('PUT', '/account/password', { password })
    for (const weak of ['', 'short', 'password123', mina.email, 'x'.repeat(201)])
      expect((await set(weak)).status).toBe(422)
    expect((await phone.send('GET', '/session')).status).toBe(200)
    expect((await set(NEW_PASSWORD)).status).toBe(200)
    expect((await phone.send('GET', '/session')).status).toBe(401)
    expect((await mina.browser.send('GET', '/session')).status).toBe(200)
    const sign = (password: string, code?: string) =>
      deskBrowser(db).send('POST', '/sign-in', { email: mina.email, password, code })
    expect((await sign(PASSWORD, codeOf(mina.totp))).status).toBe(422)
    expect((await sign(NEW_PASSWORD, mina.recoveryCodes[1])).status).toBe(200)
  })

  test('a new authenticator replaces the old one and its recovery codes', async () => {
    const mina = await memberWithPassword(db, 'staff')
    const { setup, secret } = (await mina.browser.send('POST', '/account/authenticator')).body
    const confirm = (code: string) =>
      mina.browser.send('PUT', '/account/authenticator', { setup, code })
    expect((await confirm('000000')).code).toBe('wrong_code')
    const confirmed = await confirm(codeOf(secret))
    expect(confirmed.body.recoveryCodes).toHaveLength(10)
    // An offer can be confirmed once.
    expect((await confirm(codeOf(secret, 1))).code).toBe('wrong_code')
    const sign = (code?: string) =>
      deskBrowser(db).send('POST', '/sign-in', { email: mina.email, password: PASSWORD, code })
    expect((await sign(codeOf(mina.totp))).status).toBe(422)
    expect((await sign(mina.recoveryCodes[0])).status).toBe(422)
    // The code was spent on confirming the authenticator.
    expect((await sign(codeOf(secret))).status).toBe(422)
    expect((await sign(codeOf(secret, 1))).status).toBe(200)
    expect((await sign(confirmed.body.recoveryCodes[0])).status).toBe(200)
  })

  test('an authenticator offered to one person is not another’s', async () => {
    const mina = await memberWithPassword(db, 'staff')
    const omar = await memberWithPassword(db, 'staff')
    const { setup, secret } = (await mina.browser.send('POST', '/account/authenticator')).body
    const taken = { setup, code: codeOf(secret) }
    const { code } = await omar.browser.send('PUT', '/account/authenticator', taken)
    expect(code).toBe('wrong_code')
  })

  test('the password stays while it is the only way in', async () => {
    const mina = await memberWithPassword(db, 'staff')
    expect((await mina.browser.send('DELETE', '/account/password')).code).toBe('only_way_in')
    expect(await account(mina)).toMatchObject({ password: true, recoveryCodes: 10 })
  })

  test('new recovery codes replace the old', async () => {
    const mina = await memberWithPassword(db, 'staff')
    const made = (await mina.browser.send('POST', '/account/recovery-codes')).body.recoveryCodes
    expect(made).toHaveLength(10)
    const sign = (code: string) =>
      deskBrowser(db).send('POST', '/sign-in', { email: mina.email, password: PASSWORD, code })
    expect((await sign(mina.recoveryCodes[0] as string)).status).toBe(422)
    expect((await sign(made[0])).status).toBe(200)
  })

  test('a changed name is logged with its author', async () => {
    const mina = await memberWithPassword(db, 'viewer')
    expect((await mina.browser.send('PATCH', '/account', { name: ' Zoë ' })).status).toBe(200)
    expect((await account(mina)).name).toBe('Zoë')
    const { before, after } = await db
      .selectFrom('desk_audit')
      .selectAll()
      .where('action', '=', 'staff.renamed')
      .executeTakeFirstOrThrow()
    expect([before, after]).toEqual(['{"name":"Mina viewer"}', '{"name":"Zoë"}'])
  })
})
