import { createRemoteJWKSet, decodeJwt, exportJWK, generateKeyPair, jwtVerify, SignJWT } from 'jose'
import { afterEach, expect, test, vi } from 'vitest'
import { eachDatabase } from '../../../../tests/support/databases'
import { codeOf, identityService } from '../../../../tests/support/identity-service'
import { trimCounts } from '../../../database/counts/trim-counts.server'
import { cleanUpIdentity } from '../clean-up.server'
import { jwks, ROTATE_AFTER, rotateKeys, signingKey } from './keys.server'
import { verifyBearer } from './verify-bearer.server'

const JWKS = '/www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'
const issuer = 'https://securetoken.google.com/exclusive-shop'
const audience = 'exclusive-shop'
let count = 0

eachDatabase('tokens', (open) => {
  const service = identityService(open)
  afterEach(() => vi.useRealTimers())

  const signUp = async () =>
    (
      await service.call('signUp', {
        email: `token-${++count}@example.com`,
        password: 'secret-word',
      })
    ).json
  const grant = (refresh_token?: string) =>
    service.grant({ grant_type: 'refresh_token', ...(refresh_token && { refresh_token }) })
  const shiftTo = (now: number) => vi.useFakeTimers({ toFake: ['Date'], now })
  const bearer = (token: string) =>
    verifyBearer(new Request('http://shop/', { headers: { Authorization: `Bearer ${token}` } }))

  test('an ID token verifies against the key set and carries the claims', async () => {
    const { idToken, localId, email } = await signUp()
    const keys = createRemoteJWKSet(new URL(service.origin + JWKS))
    const { payload, protectedHeader } = await jwtVerify(idToken, keys, { issuer, audience })
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT', kid: expect.any(String) })
    expect(payload).toEqual({
      iss: issuer,
      aud: audience,
      sub: localId,
      user_id: localId,
      iat: expect.any(Number),
      exp: (payload.iat ?? 0) + 3600,
      auth_time: payload.iat,
      email,
      email_verified: false,
      firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
    })
    expect(await bearer(idToken)).toEqual({ uid: localId, email, emailVerified: false })
  })

  test('forged, tampered, foreign and expired tokens are refused everywhere', async () => {
    const { idToken } = await signUp()
    const claims = decodeJwt(idToken)
    const [header = '', body = '', signature = ''] = idToken.split('.')
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const kid = JSON.parse(Buffer.from(header, 'base64url').toString()).kid
    const foreign = await generateKeyPair('RS256', { extractable: true })
    const signed = (kidNamed: string | undefined, alg = 'RS256') =>
      new SignJWT(claims).setProtectedHeader({ alg, kid: kidNamed, typ: 'JWT' })
    const { keys } = (await service.get(`${JWKS}?x`)).json
    const bad = {
      'alg none': `${part({ alg: 'none', typ: 'JWT' })}.${body}.`,
      'alg none with our kid': `${part({ alg: 'none', kid, typ: 'JWT' })}.${body}.`,
      'a foreign key under our kid': await signed(kid).sign(foreign.privateKey),
      'a foreign kid': await signed('other').sign(foreign.privateKey),
      'no kid': await signed(undefined).sign(foreign.privateKey),
      'its own key in the header': await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', kid, jwk: await exportJWK(foreign.publicKey) })
        .sign(foreign.privateKey),
      'HMAC with the public key': await signed(kid, 'HS256').sign(Buffer.from(keys[0].n)),
      'a changed body': `${header}.${part({ ...claims, sub: 'somebody' })}.${signature}`,
      'a changed signature': `${header}.${body}.${signature.slice(0, -6)}AAAAAA`,
      'no signature': `${header}.${body}.`,
      'two parts': `${header}.${body}`,
      nonsense: 'nonsense',
    }
    for (const [what, token] of Object.entries(bad)) {
      expect(codeOf(await service.call('lookup', { idToken: token })), what).toBe(
        'INVALID_ID_TOKEN',
      )
      expect(await bearer(token), what).toBeUndefined()
    }
    shiftTo(Date.now() + 3601_000)
    expect(codeOf(await service.call('lookup', { idToken }))).toBe('TOKEN_EXPIRED')
    expect(await bearer(idToken)).toBeUndefined()
    expect(await verifyBearer(new Request('http://shop/'))).toBeUndefined()
  })

  test('a refresh token is reusable, in parallel, and keeps the time of sign-in', async () => {
    const { idToken, refreshToken, localId } = await signUp()
    shiftTo(Date.now() + 50 * 60_000)
    const responses = await Promise.all([grant(refreshToken), grant(refreshToken)])
    for (const { json } of responses) {
      expect(json).toEqual({
        access_token: json.id_token,
        id_token: expect.any(String),
        refresh_token: refreshToken,
        expires_in: '3600',
        token_type: 'Bearer',
        user_id: localId,
        project_id: audience,
      })
      expect(decodeJwt(json.id_token).auth_time).toBe(decodeJwt(idToken).auth_time)
      expect(decodeJwt(json.id_token).exp).toBeGreaterThan(decodeJwt(idToken).exp ?? 0)
    }
  })

  test('the token endpoint refuses with error codes', async () => {
    const { refreshToken } = await signUp()
    expect(codeOf(await service.grant({}))).toBe('MISSING_GRANT_TYPE')
    expect(codeOf(await service.grant({ grant_type: 'password' }))).toBe('INVALID_GRANT_TYPE')
    expect(codeOf(await grant())).toBe('MISSING_REFRESH_TOKEN')
    expect(codeOf(await grant('unknown'))).toBe('INVALID_REFRESH_TOKEN')
    shiftTo(Date.now() + 366 * 86_400_000)
    expect(codeOf(await grant(refreshToken))).toBe('TOKEN_EXPIRED')
  })

  test('a used session stays alive', async () => {
    const { refreshToken } = await signUp()
    const start = Date.now()
    shiftTo(start + 300 * 86_400_000)
    expect((await grant(refreshToken)).status).toBe(200)
    shiftTo(start + 600 * 86_400_000)
    expect((await grant(refreshToken)).status).toBe(200)
  })

  test('a disabled account is refused at the right password, and its sessions end', async () => {
    const { idToken, refreshToken, email, localId } = await signUp()
    await service.db
      .updateTable('accounts')
      .set({ disabled: 1 })
      .where('uid', '=', localId)
      .execute()
    expect(codeOf(await service.call('lookup', { idToken }))).toBe('USER_DISABLED')
    expect(codeOf(await grant(refreshToken))).toBe('USER_DISABLED')
    expect(await bearer(idToken)).toBeUndefined()
    const signIn = (password: string) => service.call('signInWithPassword', { email, password })
    expect(codeOf(await signIn('secret-word'))).toBe('USER_DISABLED')
    expect(codeOf(await signIn('wrong'))).toBe('INVALID_LOGIN_CREDENTIALS')
  })

  test('keys rotate without signing anybody out', async () => {
    const { idToken, refreshToken } = await signUp()
    const kidOf = (token: string) =>
      JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()).kid
    const later = Date.now() + ROTATE_AFTER + 1000
    await rotateKeys(service.db, later)
    expect((await service.get(`${JWKS}?x`)).json.keys).toHaveLength(2)
    expect((await service.call('lookup', { idToken })).status).toBe(200)
    // A cached key set does not contain the new key yet: the old one still signs.
    shiftTo(later)
    expect(kidOf((await grant(refreshToken)).json.id_token)).toBe(kidOf(idToken))
    shiftTo(later + 11 * 60_000)
    const fresh = (await grant(refreshToken)).json.id_token
    expect(kidOf(fresh)).not.toBe(kidOf(idToken))
    expect((await service.call('lookup', { idToken: fresh })).status).toBe(200)
  })

  test('concurrent callers at the first start make one key', async () => {
    const fresh = await open()
    const keys = await Promise.all(Array.from({ length: 5 }, () => signingKey(fresh)))
    expect(new Set(keys.map(({ kid }) => kid)).size).toBe(1)
    await Promise.all([rotateKeys(fresh), rotateKeys(fresh)])
    expect((await jwks(fresh)).keys).toHaveLength(1)
  })

  test('long expired rows are deleted, a live session is not', async () => {
    const { refreshToken, email } = await signUp()
    await service.call('sendOobCode', { requestType: 'PASSWORD_RESET', email })
    await service.mails()
    const rows = async () =>
      Promise.all(
        (['mailed_codes', 'identity_attempts', 'refresh_tokens'] as const).map(async (table) => {
          const { count } = await service.db
            .selectFrom(table)
            .select((row) => row.fn.countAll<number>().as('count'))
            .executeTakeFirstOrThrow()
          return Number(count)
        }),
      )
    await cleanUpIdentity(service.db, Date.now() + 3 * 86_400_000)
    await trimCounts(service.db, Date.now() + 3 * 86_400_000)
    const [codes, attempts, sessions] = await rows()
    expect([codes, attempts]).toEqual([0, 0])
    expect(sessions).toBeGreaterThan(0)
    expect((await grant(refreshToken)).status).toBe(200)
    await cleanUpIdentity(service.db, Date.now() + 2000 * 86_400_000)
    expect((await rows())[2]).toBe(0)
  })
})
