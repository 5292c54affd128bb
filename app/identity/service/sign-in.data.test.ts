import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { codeOf, identityService } from '../../../tests/support/identity-service'

let count = 0
const anyone = () => `person-${++count}@example.com`

eachDatabase('password sign-in over HTTP', (open) => {
  const service = identityService(open)

  const signUp = async (email = anyone(), password = 'secret-word') => {
    const { json } = await service.call('signUp', { email, password, returnSecureToken: true })
    return { email, password, ...json }
  }

  test('signInWithPassword accepts the right password and counts the wrong ones', async () => {
    const { email, password, localId } = await signUp()
    const right = await service.call('signInWithPassword', { email, password })
    expect(right.json).toMatchObject({
      kind: 'identitytoolkit#VerifyPasswordResponse',
      localId,
      email,
      displayName: '',
      registered: true,
      expiresIn: '3600',
    })
    for (const field of ['needConfirmation', 'errorMessage', 'mfaPendingCredential'])
      expect(right.json).not.toHaveProperty(field)
    for (let n = 0; n < 10; n++) {
      const wrong = await service.call('signInWithPassword', { email, password: `no-${n}` })
      expect(codeOf(wrong)).toBe('INVALID_LOGIN_CREDENTIALS')
    }
    const held = await service.call('signInWithPassword', { email, password })
    expect(codeOf(held)).toBe('TOO_MANY_ATTEMPTS_TRY_LATER')
  })

  test('parallel guesses do not exceed the limit', async () => {
    const { email } = await signUp()
    const responses = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        service.call('signInWithPassword', { email, password: `guess-${n}` }),
      ),
    )
    const tried = responses.filter((response) => codeOf(response) === 'INVALID_LOGIN_CREDENTIALS')
    expect(tried).toHaveLength(10)
  })

  test('50 right logins at once into one account all succeed', async () => {
    const { email, password } = await signUp()
    const responses = await Promise.all(
      Array.from({ length: 50 }, () => service.call('signInWithPassword', { email, password })),
    )
    expect(responses.every((response) => response.status === 200)).toBe(true)
  })

  test('known and unknown addresses get the same response in the same time', async () => {
    const { email } = await signUp()
    const known = { said: '', times: [] as number[] }
    const unknown = { said: '', times: [] as number[] }
    // The calls alternate, so that other load on the machine affects both.
    for (let n = 0; n < 9; n++)
      for (const [whose, address] of [
        [known, email],
        [unknown, anyone()],
      ] as const) {
        const began = performance.now()
        whose.said = (
          await service.call('signInWithPassword', { email: address, password: 'wrong!' })
        ).text
        whose.times.push(performance.now() - began)
      }
    expect(unknown.said).toBe(known.said)
    const ratio = Math.min(...unknown.times) / Math.min(...known.times)
    expect(ratio).toBeGreaterThan(0.25) // Without the hash it would be a tenth.
    expect(ratio).toBeLessThan(4)
  })

  test.each([
    [{}, 'MISSING_EMAIL'],
    [{ email: 'x', password: 'y' }, 'INVALID_EMAIL'],
    [{ email: 'x@example.com' }, 'MISSING_PASSWORD'],
    [{ email: 'nobody@example.com', password: 'x' }, 'INVALID_LOGIN_CREDENTIALS'],
  ])('signInWithPassword %j is refused with %s', async (body, code) => {
    expect(codeOf(await service.call('signInWithPassword', body))).toBe(code)
  })
})
