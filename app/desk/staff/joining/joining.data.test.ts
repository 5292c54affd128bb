import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import {
  codeOf,
  deskBrowser,
  invited,
  memberWithPassword,
  PASSWORD,
} from '../../../../tests/support/desk/desk-client'
import { setDesk } from '../../../../tests/support/desk/set-desk'
import { config, setConfig } from '../../../config.server'
import { setDatabase } from '../../../database/current.server'
import type { Database } from '../../../database/tables.server'
import { DAY_MS } from '../../../durations'
import { renderTemplate } from '../../../mail/templates.server'
import { registerStaffMails } from '../register-mails.server'
import { firstOwnerLines } from './first-link.server'

eachDatabase('joining the desk', (open) => {
  let db: Database
  beforeAll(async () => {
    setDesk()
    db = await open()
    setDatabase(db)
    registerStaffMails()
  })

  const secretOf = (text: string) => text.split('#')[1] ?? ''
  async function accept(secret: string, more: object = {}) {
    const browser = deskBrowser(db)
    const email = `${crypto.randomUUID()}@example.com`
    const offered = await browser.send('POST', '/invitation/authenticator', { secret, email })
    const { setup = 'none', secret: totp } = offered.body
    const accepted = await browser.send('POST', '/invitation/accept', {
      secret,
      name: 'Mina',
      email,
      password: { password: PASSWORD, setup, code: totp ? codeOf(totp) : '000000' },
      ...more,
    })
    return { browser, ...accepted }
  }
  const first = async () => secretOf((await firstOwnerLines(db, 'http://127.0.0.1:3000'))[0] ?? '')

  test('one of several first links makes the owner, even when used at once', async () => {
    expect((await deskBrowser(db).send('GET', '/sign-in')).body.owned).toBe(false)
    const [line] = await firstOwnerLines(db, 'http://127.0.0.1:3000')
    expect(line).toMatch(/within 24 hours: http:\/\/localhost:3000\/desk\/join#[\w-]{43}$/)
    const links = [await first(), await first(), await first()]
    const stored = await db.selectFrom('desk_invites').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(links[0])
    const all = await Promise.all([...links, ...links].map((secret) => accept(secret)))
    expect(all.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404])
    const owner = all.find(({ status }) => status === 200)
    expect((await owner?.browser.send('GET', '/session'))?.body.staff.role).toBe('owner')
    expect(await firstOwnerLines(db, 'http://127.0.0.1:3000')).toEqual([])
    expect(await db.selectFrom('desk_invites').selectAll().execute()).toEqual([])
    expect((await deskBrowser(db).send('GET', '/sign-in')).body.owned).toBe(true)
  })

  test('a first link has the public address where one is set', async () => {
    const empty = await open()
    const before = config
    setDesk({ ORIGIN: 'https://shop.example' })
    expect((await firstOwnerLines(empty, 'http://0.0.0.0:3000'))[0]).toContain(
      ' https://shop.example/desk/join#',
    )
    setConfig(before)
    expect((await firstOwnerLines(empty, 'http://0.0.0.0:3000'))[0]).toContain(
      ' http://localhost:3000/desk/join#',
    )
  })

  test('a mailed invitation works once for its role', async () => {
    const owner = await memberWithPassword(db, 'owner')
    const email = `${crypto.randomUUID()}@example.com`
    const asked = { email: email.toUpperCase(), role: 'viewer' }
    const sent = await owner.browser.send('POST', '/staff/invitations', asked)
    expect(sent.body.link).toMatch(/^http:\/\/localhost:3000\/desk\/join#/)
    const { payload } = await db
      .selectFrom('jobs')
      .select('payload')
      .where('payload', 'like', `%${email}%`)
      .executeTakeFirstOrThrow()
    const { template, language, data } = JSON.parse(payload)
    const mail = await renderTemplate(template, language, data)
    expect(mail.text).toContain('“viewer”')
    const mailed = secretOf(/href="([^"]*desk\/join[^"]*)"/.exec(mail.html)?.[1] ?? '')
    expect(mailed).not.toBe(secretOf(sent.body.link))
    expect(
      (await deskBrowser(db).send('POST', '/invitation', { secret: mailed })).body,
    ).toMatchObject({ kind: 'join', email, role: 'viewer' })
    const { status, browser } = await accept(mailed, { email: 'other@example.com' })
    expect(status).toBe(200)
    const { staff } = (await browser.send('GET', '/session')).body
    expect([staff.email, staff.role]).toEqual([email, 'viewer'])
    expect((await accept(secretOf(sent.body.link))).code).toBe('invitation_gone')
    await expect(renderTemplate(template, language, data)).rejects.toThrow()
  })

  test('an invitation expires, and can be withdrawn', async () => {
    const late = await invited(db, 'staff', 'late@example.com')
    await db
      .updateTable('desk_invites')
      .set({ expires_at: Date.now() - 1 })
      .where('email', '=', 'late@example.com')
      .execute()
    expect((await deskBrowser(db).send('POST', '/invitation', { secret: late })).status).toBe(404)
    expect((await accept(late)).status).toBe(404)
    const owner = await memberWithPassword(db, 'owner')
    const secret = await invited(db, 'staff', 'gone@example.com')
    const { invitations } = (await owner.browser.send('GET', '/staff')).body
    const [{ id, expiresAt }] = invitations
    const { created_at } = await db
      .selectFrom('desk_invites')
      .select('created_at')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(expiresAt - created_at).toBe(7 * DAY_MS)
    expect((await owner.browser.send('DELETE', `/staff/invitations/${id}`)).status).toBe(200)
    expect((await accept(secret)).status).toBe(404)
    expect((await owner.browser.send('DELETE', `/staff/invitations/${id}`)).status).toBe(404)
  })

  test('an owner’s invitation lasts a day, and a second one replaces it', async () => {
    const before = await invited(db, 'owner', 'twice@example.com')
    const after = await invited(db, 'owner', 'twice@example.com')
    expect((await accept(before)).status).toBe(404)
    const { expires_at, created_at } = await db
      .selectFrom('desk_invites')
      .selectAll()
      .where('email', '=', 'twice@example.com')
      .executeTakeFirstOrThrow()
    expect(expires_at - created_at).toBe(DAY_MS)
    expect((await accept(after)).status).toBe(200)
  })

  test('an invitation outlives a weak password, a wrong code or no proof at all', async () => {
    const secret = await invited(db, 'staff', 'slow@example.com')
    const offered = await deskBrowser(db).send('POST', '/invitation/authenticator', { secret })
    const { setup, secret: totp, uri, picture } = offered.body
    expect(uri).toContain('otpauth://totp/')
    expect(picture).toMatch(/^<svg/)
    const tries = [
      { password: { password: 'short', setup, code: codeOf(totp) } },
      { password: { password: 'slow@example.com', setup, code: codeOf(totp) } },
      { password: { password: PASSWORD, setup, code: '000000' } },
      { password: { password: PASSWORD, setup: 'other', code: codeOf(totp) } },
      { password: undefined },
      { password: { password: PASSWORD } },
      { name: '' },
      { name: 'a\u0000b' },
      { name: 'x'.repeat(101) },
    ]
    for (const more of tries) expect((await accept(secret, more)).status).toBe(422)
    const right = { password: { password: PASSWORD, setup, code: codeOf(totp) } }
    expect((await accept(secret, right)).status).toBe(200)
  })

  test('a known address is neither invited nor accepted by an open link', async () => {
    const owner = await memberWithPassword(db, 'owner')
    const asked = { email: owner.email, role: 'staff' }
    const refused = await owner.browser.send('POST', '/staff/invitations', asked)
    expect(refused.code).toBe('email_taken')
    const secret = await invited(db, 'owner')
    const taken = await accept(secret, { email: owner.email })
    expect(taken.code).toBe('email_taken')
    expect((await accept(secret)).status).toBe(200)
  })

  test('a reset ends all ways to sign in at once, and lets the person choose new ones', async () => {
    const owner = await memberWithPassword(db, 'owner')
    const mina = await memberWithPassword(db, 'staff')
    const sent = await owner.browser.send('POST', `/staff/${mina.id}/reset`)
    expect((await mina.browser.send('GET', '/session')).status).toBe(401)
    for (const code of [codeOf(mina.totp, 1), mina.recoveryCodes[0]]) {
      const old = { email: mina.email, password: PASSWORD, code }
      expect((await deskBrowser(db).send('POST', '/sign-in', old)).status).toBe(422)
    }
    const secret = secretOf(sent.body.link)
    const shown = await deskBrowser(db).send('POST', '/invitation', { secret })
    expect(shown.body).toMatchObject({ kind: 'reset', email: mina.email, name: 'Mina staff' })
    const { browser, status } = await accept(secret)
    expect(status).toBe(200)
    expect((await browser.send('GET', '/session')).body.staff).toMatchObject({
      id: mina.id,
      role: 'staff',
    })
    expect((await mina.browser.send('GET', '/session')).status).toBe(401)
  })
})
