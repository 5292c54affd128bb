import { expect, test } from 'vitest'
import { eachDatabase } from '../../../tests/support/databases'
import { codeOf, identityService } from '../../../tests/support/identity-service'

let count = 0
const anyone = () => `person-${++count}@example.com`

eachDatabase('identity service over HTTP', (open) => {
  const service = identityService(open)

  const signUp = async (email = anyone(), password = 'secret-word') => {
    const { json } = await service.call('signUp', { email, password, returnSecureToken: true })
    return { email, password, ...json }
  }

  test('signUp returns the account and its tokens', async () => {
    const email = anyone()
    const response = await service.call('signUp', {
      email: email.toUpperCase(),
      password: 'secret-word',
      displayName: ' Ana ',
      returnSecureToken: true,
      clientType: 'CLIENT_TYPE_WEB',
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.json).toEqual({
      kind: 'identitytoolkit#SignupNewUserResponse',
      localId: expect.stringMatching(/^[0-9a-f]{32}$/),
      email,
      displayName: 'Ana',
      idToken: expect.any(String),
      refreshToken: expect.any(String),
      expiresIn: '3600',
    })
  })

  test.each([
    [{}, 'ADMIN_ONLY_OPERATION'],
    [{ returnSecureToken: true }, 'ADMIN_ONLY_OPERATION'],
    [{ password: 'secret-word' }, 'MISSING_EMAIL'],
    [{ email: 'a@example.com' }, 'MISSING_PASSWORD'],
    [{ email: 'a@example.com', password: 12 }, 'MISSING_PASSWORD'],
    [{ email: 'not an address', password: 'secret-word' }, 'INVALID_EMAIL'],
    [{ email: ['a@example.com'], password: 'secret-word' }, 'INVALID_EMAIL'],
    [{ email: `${'a'.repeat(250)}@example.com`, password: 'secret-word' }, 'INVALID_EMAIL'],
    [{ email: 'a@example.com', password: '12345' }, 'WEAK_PASSWORD'],
    [{ email: 'a@example.com', password: 'secret-word', localId: 'me' }, 'UNEXPECTED_PARAMETER'],
    [{ email: 'a@example.com', password: 'secret-word', idToken: 'x' }, 'INVALID_ID_TOKEN'],
    [
      { email: 'a@x.co', password: 'secret-word', displayName: 'x'.repeat(257) },
      'INVALID_DISPLAY_NAME',
    ],
  ])('signUp %j is refused with %s', async (body, code) => {
    const response = await service.call('signUp', body)
    expect(response.status).toBe(400)
    expect(codeOf(response)).toBe(code)
    const { error } = response.json
    expect(error).toEqual({
      code: 400,
      message: error.message,
      errors: [{ message: error.message, domain: 'global', reason: 'invalid' }],
    })
  })

  test('100 parallel sign-ups with one address give one account', async () => {
    const email = anyone()
    const responses = await Promise.all(
      Array.from({ length: 100 }, () => service.call('signUp', { email, password: 'secret-word' })),
    )
    expect(responses.filter((response) => response.status === 200)).toHaveLength(1)
    const refused = responses.filter((response) => response.status !== 200)
    expect(new Set(refused.map(codeOf))).toEqual(new Set(['EMAIL_EXISTS']))
  })

  test('lookup returns the account in the types the SDK reads', async () => {
    const { idToken, email, localId } = await signUp()
    const { json } = await service.call('lookup', { idToken })
    expect(json).toEqual({
      kind: 'identitytoolkit#GetAccountInfoResponse',
      users: [
        {
          localId,
          email,
          emailVerified: false,
          createdAt: expect.stringMatching(/^\d{13}$/),
          lastLoginAt: expect.stringMatching(/^\d{13}$/),
          validSince: expect.stringMatching(/^\d{10}$/),
          providerUserInfo: [{ providerId: 'password', rawId: email, federatedId: email, email }],
        },
      ],
    })
    expect(codeOf(await service.call('lookup', {}))).toBe('MISSING_ID_TOKEN')
    expect(codeOf(await service.call('lookup', { idToken: 'x.y.z' }))).toBe('INVALID_ID_TOKEN')
    expect(codeOf(await service.call('lookup', { idToken: 5 }))).toBe('INVALID_ID_TOKEN')
  })

  test('the API publishes policy, domains, captcha configuration and key set', async () => {
    const policy = await service.get('/identitytoolkit.googleapis.com/v2/passwordPolicy')
    expect(policy.json).toMatchObject({
      customStrengthOptions: { minPasswordLength: 6 },
      allowedNonAlphanumericCharacters: expect.arrayContaining(['!', '_']),
      enforcementState: 'OFF',
      schemaVersion: 1,
    })
    const projects = await service.get('/identitytoolkit.googleapis.com/v1/projects')
    expect(projects.json).toEqual({
      projectId: 'exclusive-shop',
      authorizedDomains: ['127.0.0.1', 'localhost'],
    })
    const captcha = await service.get('/identitytoolkit.googleapis.com/v2/recaptchaConfig')
    expect(captcha.json).toEqual({
      recaptchaKey: 'projects/exclusive-shop/keys/off',
      recaptchaEnforcementState: [{ provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' }],
    })
    const keys = await service.get(
      '/www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com?x',
    )
    expect(keys.headers.get('cache-control')).toBe('public, max-age=600')
    expect(keys.json.keys[0]).toMatchObject({ kty: 'RSA', alg: 'RS256', use: 'sig', e: 'AQAB' })
    expect(keys.json.keys[0]).not.toHaveProperty('d')
  })

  test('the API checks keys, sizes, shapes, methods and origins', async () => {
    const path = '/identitytoolkit.googleapis.com/v1/accounts:signUp'
    const post = (to: string, body: string) => service.raw(to, { method: 'POST', body })
    expect((await post(`${path}?x=1`, '{}')).status).toBe(403)
    expect((await post(`${path}?key=other`, '{}')).json.error.message).toContain(
      'API key not valid',
    )
    expect((await post(path, `{"email":"${'x'.repeat(66_000)}"}`)).status).toBe(413)
    expect(codeOf(await post(path, '{broken'))).toBe('INVALID_ARGUMENT')
    expect(codeOf(await post(path, '[]'))).toBe('INVALID_ARGUMENT')
    expect((await service.call('nothing', {})).status).toBe(404)
    const inherited = '/identitytoolkit.googleapis.com/v1/constructor'
    expect((await post(inherited, '{}')).status).toBe(404)
    expect((await service.raw(path, { method: 'GET' })).json.error.code).toBe(404)
    const preflight = await service.raw(path, {
      method: 'OPTIONS',
      headers: {
        Origin: 'https://elsewhere.example',
        'Access-Control-Request-Method': 'POST',
        'Access-Control-Request-Headers': 'x-client-version',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*')
    for (const header of [
      'Content-Type',
      'X-Client-Version',
      'X-Firebase-Client',
      'X-Firebase-gmpid',
      'X-Firebase-AppCheck',
      'X-Firebase-Locale',
    ])
      expect(preflight.headers.get('access-control-allow-headers')).toContain(header)
  })

  test.each(['signInWithIdp'])('%s is off without settings', async (method) => {
    const body = { requestUri: 'http://localhost', postBody: 'id_token=x&providerId=google.com' }
    expect(codeOf(await service.call(method, body))).toBe('OPERATION_NOT_ALLOWED')
    expect(codeOf(await service.call(method, {}))).toBe('MISSING_REQUEST_URI')
  })

  test('createAuthUri says nothing about an address', async () => {
    const { email } = await signUp()
    const continueUri = 'http://localhost/login'
    for (const identifier of [email, anyone()])
      expect(
        (await service.call('createAuthUri', { identifier, continueUri, sessionId: 's' })).json,
      ).toEqual({ kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: 's' })
    const refusals = [
      [{ continueUri }, 'MISSING_IDENTIFIER'],
      [{ identifier: 'x', continueUri }, 'INVALID_IDENTIFIER'],
      [{ identifier: email }, 'MISSING_CONTINUE_URI'],
      [{ identifier: email, continueUri: 'javascript:1' }, 'INVALID_CONTINUE_URI'],
    ] as const
    for (const [body, code] of refusals)
      expect(codeOf(await service.call('createAuthUri', body))).toBe(code)
  })
})
