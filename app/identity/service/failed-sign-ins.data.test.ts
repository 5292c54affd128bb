import type { IncomingMessage } from 'node:http'
import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { codeOf, identityService } from '../../../tests/support/identity-service'
import { withClientAddress } from '../../http/rate-limits.server'
import { Refusal } from './refusal'
import { signInWithPassword } from './sign-in.server'

const password = 'secret-word'
const HELD = 'TOO_MANY_ATTEMPTS_TRY_LATER'
const WRONG = 'INVALID_LOGIN_CREDENTIALS'

eachDatabase('wrong passwords from several places', (open) => {
  const service = identityService(open, { IDENTITY_LOGIN_ATTEMPTS: '4' })
  let count = 0

  const signUp = async () => {
    const email = `guessed-${++count}@example.com`
    await service.call('signUp', { email, password })
    return email
  }
  const tryFrom = async (remoteAddress: string, email: string, guess = 'wrong') => {
    const request = { socket: { remoteAddress }, headers: {} } as unknown as IncomingMessage
    const result = await withClientAddress(request, () =>
      signInWithPassword(service.db, { email, password: guess }),
    )
    return result instanceof Refusal ? result.code : 'signed in'
  }

  test('a stranger’s failed sign-ins block the stranger and not the owner', async () => {
    const email = await signUp()
    for (let n = 0; n < 4; n++) expect(await tryFrom('192.0.2.1', email)).toBe(WRONG)
    expect(await tryFrom('192.0.2.1', email)).toBe(HELD)
    expect(await tryFrom('192.0.2.1', email, password)).toBe(HELD)
    expect(await tryFrom('192.0.2.2', email, password)).toBe('signed in')
    expect(await tryFrom('192.0.2.1', email, password)).toBe(HELD)
  })

  test('guesses from very many places get fewer tries each; the owner still gets in', async () => {
    const email = await signUp()
    for (let n = 0; n < 40; n++)
      expect(await tryFrom(`198.51.100.${Math.floor(n / 4)}`, email)).toBe(WRONG)
    const late = []
    for (let n = 0; n < 4; n++) late.push(await tryFrom('203.0.113.1', email))
    expect(late).toEqual([WRONG, WRONG, HELD, HELD])
    expect(await tryFrom('203.0.113.2', email, password)).toBe('signed in')
  })

  test('a password reset by mail lets the owner in from a blocked place', async () => {
    const email = await signUp()
    for (let n = 0; n < 5; n++) await tryFrom('192.0.2.3', email)
    expect(await tryFrom('192.0.2.3', email, password)).toBe(HELD)
    await service.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    const [mail] = await service.mails()
    await service.call('resetPassword', { oobCode: mail?.code, newPassword: 'another-word' })
    expect(await tryFrom('192.0.2.3', email, 'another-word')).toBe('signed in')
  })

  test('an unknown address is blocked like a known one', async () => {
    const email = 'nobody-here@example.com'
    const codes = []
    for (let n = 0; n < 6; n++) codes.push(await tryFrom('192.0.2.4', email))
    expect(codes).toEqual([WRONG, WRONG, WRONG, WRONG, HELD, HELD])
  })

  test('new passwords of one account are limited', async () => {
    let { idToken } = (
      await service.call('signUp', { email: `changes-${++count}@example.com`, password })
    ).json
    for (let n = 0; n < 10; n++) {
      const changed = await service.call('update', { idToken, password: `another-word-${n}` })
      expect(changed.status).toBe(200)
      idToken = changed.json.idToken
    }
    const more = await service.call('update', { idToken, password: 'eleventh-word' })
    expect(codeOf(more)).toBe(HELD)
    expect((await service.call('update', { idToken, displayName: 'Ana' })).status).toBe(200)
  })

  test.each([[[{}]], [['password', 7]]])(
    'deleteProvider %j is a refusal, and changes nothing',
    async (deleteProvider) => {
      const email = await signUp()
      const { idToken } = (await service.call('signInWithPassword', { email, password })).json
      const response = await service.call('update', { idToken, displayName: 'X', deleteProvider })
      expect(response.status).toBe(400)
      expect(codeOf(response)).toBe('INVALID_ARGUMENT')
      const { json } = await service.call('lookup', { idToken })
      expect(json.users[0]).not.toHaveProperty('displayName')
    },
  )
})
