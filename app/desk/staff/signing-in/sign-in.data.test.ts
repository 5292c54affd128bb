import { beforeAll, expect, test } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import {
  codeOf,
  DESK_ORIGIN,
  deskBrowser,
  memberWithPassword,
  PASSWORD,
} from '../../../../tests/support/desk/desk-client'
import { setDesk } from '../../../../tests/support/desk/set-desk'
import { setDatabase } from '../../../database/current.server'
import type { Database } from '../../../database/tables.server'
import { clientAddress } from '../../../http/rate-limits.server'
import { renderTemplate } from '../../../mail/templates.server'
import { CONFIRMED_MS } from '../../api/guard.server'
import { currentStaff } from '../current-staff.server'
import { registerStaffMails } from '../register-mails.server'

eachDatabase('signing in at the desk', (open) => {
  let db: Database
  beforeAll(async () => {
    setDesk()
    db = await open()
    setDatabase(db)
  })
  type Member = Awaited<ReturnType<typeof memberWithPassword>>
  const signIn = (browser: Member['browser'], { email, totp }: Member, more = {}) =>
    browser.send('POST', '/sign-in', { email, password: PASSWORD, code: codeOf(totp), ...more })

  test('signing in takes password and code, and sets a cookie no script reads', async () => {
    const mina = await memberWithPassword(db, 'staff')
    const browser = deskBrowser(db)
    const { status, headers } = await signIn(browser, mina, { email: mina.email.toUpperCase() })
    expect(status).toBe(200)
    expect(headers.get('Set-Cookie')).toMatch(
      /^desk=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=43200$/,
    )
    expect((await browser.send('GET', '/session')).body.staff).toMatchObject({
      email: mina.email,
      role: 'staff',
    })
    const stored = await db.selectFrom('desk_sessions').select('hash').execute()
    expect(stored.map(({ hash }) => hash)).not.toContain(browser.jar.cookie.split('=')[1])
  })

  test('a wrong password, a wrong code and an unknown person get the same answer', async () => {
    const mina = await memberWithPassword(db, 'staff')
    const answers = [
      await signIn(deskBrowser(db), mina, { password: 'wrong-lantern-42' }),
      await signIn(deskBrowser(db), mina, { code: '000000' }),
      await signIn(deskBrowser(db), mina, { code: 'abcde-fghjk' }),
      await signIn(deskBrowser(db), mina, { email: 'nobody@example.com' }),
    ]
    expect(answers.map(({ status, body }) => [status, body.detail])).toEqual(
      answers.map(() => [422, 'E-mail, password or code is wrong.']),
    )
    expect(answers.some(({ headers }) => headers.has('Set-Cookie'))).toBe(false)
  })

  test('an empty field is told by its name, before anything is tried', async () => {
    const mina = await memberWithPassword(db, 'staff')
    const refused = await signIn(deskBrowser(db), mina, { code: ' ' })
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual({
      code: 'Type the six digits that your authenticator shows, or a recovery code.',
    })
  })

  test('an unknown person takes as long as a wrong password', async () => {
    const mina = await memberWithPassword(db, 'staff')
    const time = async (email: string) => {
      const startedAt = performance.now()
      await signIn(deskBrowser(db), mina, { email, password: 'wrong-lantern-42' })
      return performance.now() - startedAt
    }
    const nobody = `${crypto.randomUUID()}@example.com`
    const known: number[] = []
    const unknown: number[] = []
    for (let at = 0; at < 8; at++) {
      known.push(await time(mina.email))
      unknown.push(await time(nobody))
    }
    // The shortest times count; without a hash the ratio would be a tenth.
    const ratio = Math.min(...unknown) / Math.min(...known)
    expect(ratio).toBeGreaterThan(0.35)
    expect(ratio).toBeLessThan(3)
  })

  test('a code counts once, even sent twice at once, and no earlier one after it', async () => {
    const mina = await memberWithPassword(db, 'staff')
    const code = codeOf(mina.totp)
    const both = await Promise.all([1, 2].map(() => signIn(deskBrowser(db), mina, { code })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await signIn(deskBrowser(db), mina, { code })).status).toBe(422)
    const next = codeOf(mina.totp, 1)
    expect((await signIn(deskBrowser(db), mina, { code: next })).status).toBe(200)
    expect((await signIn(deskBrowser(db), mina, { code })).status).toBe(422)
    expect((await signIn(deskBrowser(db), mina, { code: codeOf(mina.totp, 3) })).status).toBe(422)
  })

  test('a recovery code counts once, in place of the authenticator', async () => {
    const mina = await memberWithPassword(db, 'staff')
    expect(new Set(mina.recoveryCodes).size).toBe(10)
    const code = ` ${mina.recoveryCodes[0]?.toUpperCase().replace('-', ' ')}`
    const both = await Promise.all([1, 2].map(() => signIn(deskBrowser(db), mina, { code })))
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await signIn(deskBrowser(db), mina, { code })).status).toBe(422)
    const other = await signIn(deskBrowser(db), mina, { code: mina.recoveryCodes[1] })
    expect(other.status).toBe(200)
    const { recovery_codes } = await db
      .selectFrom('desk_staff')
      .select('recovery_codes')
      .where('id', '=', mina.id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(recovery_codes)).toHaveLength(8)
    for (const each of mina.recoveryCodes) expect(recovery_codes).not.toContain(each)
  })

  test('confirming renews the proof of identity', async () => {
    const mina = await memberWithPassword(db, 'owner')
    const long = Date.now() - CONFIRMED_MS - 1000
    const stale = () =>
      db
        .updateTable('desk_sessions')
        .set({ confirmed_at: long })
        .where('staff_id', '=', mina.id)
        .execute()
    await stale()
    const act = () => mina.browser.send('POST', '/account/recovery-codes')
    expect((await act()).code).toBe('confirm_identity')
    const wrong = { password: PASSWORD, code: '000000' }
    expect((await mina.browser.send('POST', '/confirm', wrong)).status).toBe(422)
    expect((await act()).code).toBe('confirm_identity')
    const right = { password: PASSWORD, code: codeOf(mina.totp) }
    expect((await mina.browser.send('POST', '/confirm', right)).status).toBe(200)
    expect((await act()).status).toBe(200)
    await stale()
    // The code was used before.
    expect((await mina.browser.send('POST', '/confirm', right)).status).toBe(422)
  })

  test('a mail reports a new device, but not the first or a known one', async () => {
    const mina = await memberWithPassword(db, 'staff')
    const mails = () =>
      db
        .selectFrom('jobs')
        .select('payload')
        .where('payload', 'like', `%desk-device:${mina.id}%`)
        .execute()
    await signIn(deskBrowser(db), mina)
    expect(await mails()).toHaveLength(0)
    const telephone = { 'User-Agent': 'Mozilla/5.0 (iPhone) Version/19 Safari/604' }
    const code = codeOf(mina.totp, 1)
    expect((await signIn(deskBrowser(db, telephone), mina, { code })).status).toBe(200)
    const [mail] = await mails()
    const { template, to, data } = JSON.parse(mail?.payload ?? '{}')
    registerStaffMails()
    const { text } = await renderTemplate(template, 'en', data)
    expect([to, text]).toEqual([
      mina.email,
      expect.stringMatching(/on Safari, iPhone, at \w+ \d+, 20\d\d at /),
    ])
    const recovery = { code: mina.recoveryCodes[0] }
    await signIn(deskBrowser(db, telephone), mina, recovery)
    expect(await mails()).toHaveLength(1)
  })

  test('ten wrong tries lock, and the message says when to try again', async () => {
    const mina = await memberWithPassword(db, 'staff')
    const wrong = () => signIn(deskBrowser(db), mina, { password: 'wrong-lantern-42' })
    const tries = await Promise.all(Array.from({ length: 14 }, wrong))
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10)
    // The password is right, which nobody may learn.
    const refused = await signIn(deskBrowser(db), mina)
    expect([refused.status, refused.code]).toEqual([429, 'too_many_tries'])
    expect(refused.body.detail).toMatch(/^That was tried too often. Try again in 15 minutes.$/)
    expect(refused.body.retryAfter).toBeGreaterThan(800)
    const others = await memberWithPassword(db, 'staff')
    expect((await signIn(deskBrowser(db), others)).status).toBe(200)
  })

  test("an address that imitates a person's counter does not lock them out", async () => {
    const mina = await memberWithPassword(db, 'staff')
    const email = `${mina.email} ${clientAddress()}`
    const tries = await Promise.all(
      Array.from({ length: 11 }, () => signIn(deskBrowser(db), mina, { email })),
    )
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(10)
    expect((await signIn(deskBrowser(db), mina)).status).toBe(200)
  })

  test('hostile fields are refused without a failure', async () => {
    const all = { email: 'a@example.com', password: PASSWORD, code: '123456' }
    for (const [field, value] of Object.entries({
      email: ['', 5, null, 'x'.repeat(300), { $ne: '' }],
      password: ['', 5, null, 'x'.repeat(501), ['a']],
      code: ['', 123456, null, 'x'.repeat(41)],
    }).flatMap(([name, values]) => values.map((one) => [name, one] as const))) {
      const { status } = await deskBrowser(db).send('POST', '/sign-in', { ...all, [field]: value })
      expect([field, value, status]).toEqual([field, value, 422])
    }
    for (const cookie of ['desk=', 'desk', ';;;', 'desk=%00', `desk=${'x'.repeat(5000)}`]) {
      const request = new Request(DESK_ORIGIN, { headers: { Cookie: cookie } })
      expect(await currentStaff(db, request)).toBeUndefined()
    }
  })
})
