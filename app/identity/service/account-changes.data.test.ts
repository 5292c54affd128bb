import { afterEach, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { codeOf, identityService } from '../../../tests/support/identity-service'

let count = 0
const anyone = () => `changing-${++count}@example.com`
const password = 'secret-word'

eachDatabase('changing an account', (open) => {
  const service = identityService(open)
  afterEach(() => vi.useRealTimers())

  const signUp = async (email = anyone()) =>
    (await service.call('signUp', { email, password, displayName: 'Ana' })).json
  const minutesPass = (minutes: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })

  test('an update returns the current name and picture, and null clears them', async () => {
    const { idToken, localId, email } = await signUp()
    const photoUrl = 'https://pictures.example/ana.png'
    const first = await service.call('update', { idToken, photoUrl, returnSecureToken: true })
    expect(first.json).toEqual({
      kind: 'identitytoolkit#SetAccountInfoResponse',
      localId,
      email,
      emailVerified: false,
      displayName: 'Ana',
      photoUrl,
      providerUserInfo: [
        expect.objectContaining({ providerId: 'password', displayName: 'Ana', photoUrl }),
      ],
    })
    const cleared = await service.call('update', { idToken, displayName: null })
    expect(cleared.json).not.toHaveProperty('displayName')
    expect(cleared.json.photoUrl).toBe(photoUrl)
    const deleted = await service.call('update', { idToken, deleteAttribute: ['PHOTO_URL'] })
    expect(deleted.json).not.toHaveProperty('photoUrl')
  })

  test.each([
    [{ password: '12345' }, 'WEAK_PASSWORD'],
    [{ email: 'other@example.com' }, 'OPERATION_NOT_ALLOWED'],
    [{ email: { toString: 1 } }, 'OPERATION_NOT_ALLOWED'],
    [{ customAttributes: '{"admin":true}' }, 'INSUFFICIENT_PERMISSION'],
    [{ emailVerified: true }, 'INSUFFICIENT_PERMISSION'],
    [{ localId: 'somebody' }, 'INSUFFICIENT_PERMISSION'],
    [{ photoUrl: 7 }, 'INVALID_PHOTO_URL'],
    [{ displayName: {} }, 'INVALID_DISPLAY_NAME'],
    [{ oobCode: 'nonsense' }, 'INVALID_OOB_CODE'],
    [{ idToken: undefined }, 'MISSING_ID_TOKEN'],
    [{ idToken: 'a.b.c' }, 'INVALID_ID_TOKEN'],
  ])('update with %j is refused with %s', async (change, code) => {
    const { idToken } = await signUp()
    expect(codeOf(await service.call('update', { idToken, ...change }))).toBe(code)
  })

  test('a new password issues tokens and revokes all earlier ones', async () => {
    const { idToken, refreshToken, email } = await signUp()
    const elsewhere = (await service.call('signInWithPassword', { email, password })).json
    const changed = await service.call('update', { idToken, password: 'another-word' })
    expect(changed.json).toMatchObject({ idToken: expect.any(String), expiresIn: '3600' })
    for (const token of [idToken, elsewhere.idToken])
      expect(codeOf(await service.call('lookup', { idToken: token }))).toBe('TOKEN_EXPIRED')
    for (const refresh_token of [refreshToken, elsewhere.refreshToken])
      expect(codeOf(await service.grant({ grant_type: 'refresh_token', refresh_token }))).toBe(
        'TOKEN_EXPIRED',
      )
    expect((await service.call('lookup', { idToken: changed.json.idToken })).status).toBe(200)
    const { status } = await service.call('signInWithPassword', { email, password: 'another-word' })
    expect(status).toBe(200)
    expect(codeOf(await service.call('signInWithPassword', { email, password }))).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    )
  })

  test('changes that could lock the owner out need a recent sign-in', async () => {
    const { idToken } = await signUp()
    minutesPass(6)
    const change = await service.call('update', { idToken, password: 'another-word' })
    expect(codeOf(change)).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    expect(codeOf(await service.call('delete', { idToken }))).toBe('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
    expect((await service.call('update', { idToken, displayName: 'Bea' })).status).toBe(200)
  })

  test('a deleted account leaves no data, loses its tokens and frees its address', async () => {
    const { idToken, refreshToken, email, localId } = await signUp()
    const gone = await service.call('delete', { idToken })
    expect(gone.json).toEqual({ kind: 'identitytoolkit#DeleteAccountResponse' })
    for (const method of ['lookup', 'update', 'delete'])
      expect(codeOf(await service.call(method, { idToken }))).toBe('USER_NOT_FOUND')
    const fresh = await service.grant({ grant_type: 'refresh_token', refresh_token: refreshToken })
    expect(codeOf(fresh)).toBe('USER_NOT_FOUND')
    expect(codeOf(await service.call('signInWithPassword', { email, password }))).toBe(
      'INVALID_LOGIN_CREDENTIALS',
    )
    const again = await signUp(email)
    expect(again.localId).not.toBe(localId)
  })

  test('revokeToken ends the session of its refresh token alone', async () => {
    const { idToken, refreshToken, email } = await signUp()
    const elsewhere = (await service.call('signInWithPassword', { email, password })).json
    const body = { providerId: 'apple.com', tokenType: 'ACCESS_TOKEN', token: 'x', idToken }
    expect((await service.call('revokeToken', body, 'v2')).json).toEqual({})
    const own = { ...body, tokenType: 'REFRESH_TOKEN', token: refreshToken }
    expect((await service.call('revokeToken', own, 'v2')).json).toEqual({})
    const grant = (refresh_token: string) =>
      service.grant({ grant_type: 'refresh_token', refresh_token })
    expect(codeOf(await grant(refreshToken))).toBe('TOKEN_EXPIRED')
    expect((await grant(elsewhere.refreshToken)).status).toBe(200)
    expect(codeOf(await service.call('revokeToken', { ...own, idToken: 'x' }, 'v2'))).toBe(
      'INVALID_ID_TOKEN',
    )
  })
})
