import { afterEach, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { codeOf, identityService } from '../../../../tests/support/identity-service'

let count = 0
const anyone = () => `mailed-${++count}@example.com`
const password = 'secret-word'

eachDatabase('codes by mail', (open) => {
  const service = identityService(open, { ORIGIN: 'https://shop.example' })
  afterEach(() => vi.useRealTimers())

  const signUp = async (email = anyone()) =>
    (await service.call('signUp', { email, password })).json
  const mailed = async (body: Record<string, unknown>) => {
    const response = await service.call('sendOobCode', body)
    expect(response.json).toEqual({
      kind: 'identitytoolkit#GetOobConfirmationCodeResponse',
      email: body.newEmail ?? body.email ?? expect.any(String),
    })
    const [mail] = await service.mails()
    return mail as NonNullable<typeof mail>
  }
  const reset = (oobCode: string, newPassword?: string) =>
    service.call('resetPassword', { oobCode, newPassword })

  test('a reset link works once, verifies the address and ends every session', async () => {
    const { email, refreshToken } = await signUp()
    const mail = await mailed({ requestType: 'PASSWORD_RESET', email })
    expect(mail.to).toBe(email)
    expect(mail.link).toMatch(
      /^https:\/\/shop\.example\/reset-password\?mode=resetPassword&oobCode=/,
    )
    expect(mail.text).toContain(mail.code)
    expect(mail.payload).not.toContain(mail.code)
    expect((await reset(mail.code)).json).toMatchObject({ requestType: 'PASSWORD_RESET', email })
    expect(codeOf(await reset(mail.code, '123'))).toBe('WEAK_PASSWORD')
    expect((await reset(mail.code, 'another-word')).json).toMatchObject({ email })
    expect(codeOf(await reset(mail.code, 'third-word'))).toBe('INVALID_OOB_CODE')
    const refreshed = await service.grant({
      grant_type: 'refresh_token',
      refresh_token: refreshToken,
    })
    expect(codeOf(refreshed)).toBe('TOKEN_EXPIRED')
    const entered = await service.call('signInWithPassword', { email, password: 'another-word' })
    const { json } = await service.call('lookup', { idToken: entered.json.idToken })
    expect(json.users[0].emailVerified).toBe(true)
  })

  test('a code used concurrently works once', async () => {
    const { email } = await signUp()
    const { code } = await mailed({ requestType: 'PASSWORD_RESET', email })
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => reset(code, `another-word-${n}`)),
    )
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1)
  })

  test('a code expires after an hour, or when a newer one is used', async () => {
    const { email } = await signUp()
    const first = await mailed({ requestType: 'PASSWORD_RESET', email })
    const second = await mailed({ requestType: 'PASSWORD_RESET', email })
    expect((await reset(second.code, 'another-word')).status).toBe(200)
    expect(codeOf(await reset(first.code, 'third-word'))).toBe('INVALID_OOB_CODE')
    const third = await mailed({ requestType: 'PASSWORD_RESET', email })
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61 * 60_000 })
    expect(codeOf(await reset(third.code))).toBe('EXPIRED_OOB_CODE')
  })

  test('an unknown address gets the same response and no mail', async () => {
    const email = anyone()
    for (const requestType of ['PASSWORD_RESET', 'EMAIL_SIGNIN']) {
      const response = await service.call('sendOobCode', { requestType, email })
      expect(response.json).toEqual({ kind: expect.any(String), email })
    }
    expect(await service.mails()).toEqual([])
  })

  test('mails to one address are limited, known or not', async () => {
    for (const email of [(await signUp()).email, anyone()]) {
      const responses = []
      for (let n = 0; n < 6; n++)
        responses.push(
          codeOf(await service.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })),
        )
      expect(responses).toEqual([...Array(5).fill(undefined), 'TOO_MANY_ATTEMPTS_TRY_LATER'])
    }
    await service.mails()
  })

  test("an address is verified by a mail in the SDK's language", async () => {
    const { idToken } = await signUp()
    const sent = await service.raw('/identitytoolkit.googleapis.com/v1/accounts:sendOobCode', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Firebase-Locale': 'de' },
      body: JSON.stringify({ requestType: 'VERIFY_EMAIL', idToken }),
    })
    expect(sent.status).toBe(200)
    const [mail] = await service.mails()
    expect(mail?.subject).toBe('Bestätigen Sie Ihre E-Mail-Adresse bei Exclusive')
    expect(mail?.link).toMatch(/^https:\/\/shop\.example\/de\/reset-password\?mode=verifyEmail/)
    const applied = await service.call('update', { oobCode: mail?.code })
    expect(applied.json).toMatchObject({ emailVerified: true })
    const again = await service.call('update', { oobCode: mail?.code })
    expect(codeOf(again)).toBe('INVALID_OOB_CODE')
    expect(again.json.error.message).toBe('INVALID_OOB_CODE : ALREADY_CONFIRMED')
  })

  test('an address changes only by the mail to the new one', async () => {
    const { idToken, email, localId } = await signUp()
    const taken = await signUp()
    const refused = await service.call('sendOobCode', {
      requestType: 'VERIFY_AND_CHANGE_EMAIL',
      idToken,
      newEmail: taken.email,
    })
    expect(codeOf(refused)).toBe('EMAIL_EXISTS')
    const newEmail = anyone()
    const mail = await mailed({ requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
    expect(mail.to).toBe(newEmail)
    expect((await reset(mail.code)).json).toMatchObject({ email, newEmail })
    expect(codeOf(await reset(mail.code, 'another-word'))).toBe('INVALID_OOB_CODE')
    const changed = await service.call('update', { oobCode: mail.code })
    expect(changed.json).toMatchObject({ localId, email: newEmail, emailVerified: true })
    expect(codeOf(await service.call('lookup', { idToken }))).toBe('TOKEN_EXPIRED')
    expect((await service.call('signInWithPassword', { email: newEmail, password })).status).toBe(
      200,
    )
  })

  test('a sign-in by link proves the address and removes a stranger’s password', async () => {
    const { email } = await signUp()
    const continueUrl = 'https://shop.example/login'
    const mail = await mailed({ requestType: 'EMAIL_SIGNIN', email, continueUrl })
    expect(mail.link.startsWith(`${continueUrl}?mode=signIn`)).toBe(true)
    const other = await service.call('signInWithEmailLink', { email: anyone(), oobCode: mail.code })
    expect(codeOf(other)).toBe('INVALID_EMAIL')
    const entered = await service.call('signInWithEmailLink', { email, oobCode: mail.code })
    expect(entered.json).toMatchObject({
      kind: 'identitytoolkit#EmailLinkSigninResponse',
      email,
      isNewUser: false,
      idToken: expect.any(String),
    })
    const again = await service.call('signInWithEmailLink', { email, oobCode: mail.code })
    expect(codeOf(again)).toBe('INVALID_OOB_CODE')
    expect(codeOf(await service.call('signInWithPassword', { email, password }))).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    )
  })

  test.each([
    ['sendOobCode', {}, 'MISSING_REQ_TYPE'],
    ['sendOobCode', { requestType: 'OTHER' }, 'INVALID_REQ_TYPE'],
    ['sendOobCode', { requestType: 'PASSWORD_RESET' }, 'MISSING_EMAIL'],
    ['sendOobCode', { requestType: 'PASSWORD_RESET', email: 'x' }, 'INVALID_EMAIL'],
    ['sendOobCode', { requestType: 'VERIFY_EMAIL' }, 'MISSING_ID_TOKEN'],
    [
      'sendOobCode',
      { requestType: 'PASSWORD_RESET', email: 'a@b.co', returnOobLink: true },
      'INSUFFICIENT_PERMISSION',
    ],
    [
      'sendOobCode',
      { requestType: 'EMAIL_SIGNIN', email: 'a@b.co', continueUrl: 'x' },
      'INVALID_CONTINUE_URI',
    ],
    [
      'sendOobCode',
      { requestType: 'EMAIL_SIGNIN', email: 'a@b.co', continueUrl: 'https://evil.example/' },
      'UNAUTHORIZED_DOMAIN',
    ],
    ['resetPassword', {}, 'MISSING_OOB_CODE'],
    ['resetPassword', { oobCode: 'x', newPassword: 'secret-word' }, 'INVALID_OOB_CODE'],
    ['resetPassword', { oobCode: 5 }, 'INVALID_OOB_CODE'],
    ['signInWithEmailLink', {}, 'MISSING_EMAIL'],
    ['signInWithEmailLink', { email: 'a@b.co', oobCode: 'x' }, 'INVALID_OOB_CODE'],
  ])('%s %j is refused with %s', async (method, body, code) => {
    expect(codeOf(await service.call(method, body))).toBe(code)
  })

  test('changing an address needs a new one and a recent sign-in', async () => {
    const { idToken } = await signUp()
    const ask = (newEmail?: string) =>
      service.call('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail })
    expect(codeOf(await ask())).toBe('MISSING_NEW_EMAIL')
    expect(codeOf(await ask('x'))).toBe('INVALID_EMAIL')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
    expect(codeOf(await ask(anyone()))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  })
})
