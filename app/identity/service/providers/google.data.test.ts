import { deleteApp, initializeApp } from '@firebase/app'
import {
  type AuthCredential,
  connectAuthEmulator,
  GoogleAuthProvider,
  initializeAuth,
  inMemoryPersistence,
  OAuthCredential,
  signInWithCredential,
} from '@firebase/auth'
import { decodeJwt } from 'jose'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { onSqliteByDay } from '../../../../tests/support/databases'
import {
  codeOf,
  type IdentityService,
  startIdentityService,
} from '../../../../tests/support/identity-service'
import {
  type Person,
  startOpenIdProvider,
  walkThrough,
} from '../../../../tests/support/network/openid-provider'

const eachDatabase = onSqliteByDay('it speaks the protocol with the provider')

const continueUri = 'http://127.0.0.1/login'
const password = 'secret-word'
let count = 0
const anybody = (more: Partial<Person> = {}): Person => ({
  sub: `google-${++count}`,
  email: `google-${count}@example.com`,
  email_verified: true,
  name: 'Ana Ahmed',
  picture: 'https://pictures.example/ana.png',
  ...more,
})

eachDatabase('Google by OpenID Connect', (open) => {
  let service: IdentityService
  let google: Awaited<ReturnType<typeof startOpenIdProvider>>
  beforeAll(async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {})
    google = await startOpenIdProvider([continueUri])
    service = await startIdentityService(await open(), google.settings)
  })
  afterAll(async () => {
    vi.restoreAllMocks()
    await service.stop()
    await google.stop()
  })

  const goAs = async (person: Person) => {
    google.nextIs(person)
    const { json } = await service.call('createAuthUri', { providerId: 'google.com', continueUri })
    const back = await walkThrough(json.authUri)
    expect(`${back.origin}${back.pathname}`).toBe(continueUri)
    const { code = '', state = '' } = Object.fromEntries(back.searchParams)
    return { code, state, sessionId: json.sessionId as string, authUri: new URL(json.authUri) }
  }
  const enter = (given: Record<string, string>, more: object = {}) =>
    service.call('signInWithIdp', {
      requestUri: continueUri,
      postBody: new URLSearchParams({ providerId: 'google.com', ...given }).toString(),
      returnSecureToken: true,
      ...more,
    })
  const enterAs = async (person: Person, more: object = {}) => {
    const { code, state, sessionId } = await goAs(person)
    return enter({ code, state }, { sessionId, ...more })
  }

  test('a Google sign-in uses PKCE, state and nonce, and makes an account', async () => {
    const person = anybody()
    const { code, state, sessionId, authUri } = await goAs(person)
    expect(Object.fromEntries(authUri.searchParams)).toMatchObject({
      response_type: 'code',
      scope: 'openid email profile',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    })
    const { json } = await enter({ code, state }, { sessionId })
    expect(json).toMatchObject({
      providerId: 'google.com',
      federatedId: `${google.issuer}/${person.sub}`,
      email: person.email,
      emailVerified: true,
      displayName: 'Ana Ahmed',
      photoUrl: person.picture,
      isNewUser: true,
      expiresIn: '3600',
    })
    expect(json).not.toHaveProperty('needConfirmation')
    expect(decodeJwt(json.idToken)).toMatchObject({
      email_verified: true,
      firebase: {
        identities: { 'google.com': [person.sub], email: [person.email] },
        sign_in_provider: 'google.com',
      },
    })
    const again = await enterAs(person)
    expect(again.json).toMatchObject({ localId: json.localId, isNewUser: false })
    const { users } = (await service.call('lookup', { idToken: json.idToken })).json
    expect(users[0].providerUserInfo).toEqual([
      expect.objectContaining({ providerId: 'google.com', rawId: person.sub }),
    ])
  })

  test('the SDK signs in with the code, and with an ID token of the provider', async () => {
    const app = initializeApp({ apiKey: 'exclusive-shop' }, `google-${++count}`)
    const auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, service.origin, { disableWarnings: true })
    const person = anybody()
    const { code, state, sessionId } = await goAs(person)
    const response = { providerId: 'google.com', code, state, sessionId }
    const credential = OAuthCredential.fromJSON({
      providerId: 'google.com',
      signInMethod: 'google.com',
      pendingToken: new URLSearchParams(response).toString(),
    }) as AuthCredential
    const result = await signInWithCredential(auth, credential)
    expect(result.user).toMatchObject({ email: person.email, emailVerified: true })
    expect(result.user.providerData[0]?.providerId).toBe('google.com')
    const oauth = GoogleAuthProvider.credentialFromResult(result)
    const nonce = decodeJwt(oauth?.idToken ?? '').nonce as string
    const byToken = await enter({ id_token: oauth?.idToken ?? '', nonce })
    expect(byToken.json.localId).toBe(result.user.uid)
    const without = await enter({ id_token: oauth?.idToken ?? '' })
    expect(codeOf(without)).toBe('MISSING_OR_INVALID_NONCE')
    const [head, body] = (oauth?.idToken ?? '').split('.')
    for (const forged of [`${head}.${body}.`, `${head}.${body}.AAAA`, 'nonsense'])
      expect(codeOf(await enter({ id_token: forged, nonce }))).toBe('INVALID_IDP_RESPONSE')
    await deleteApp(app)
  })

  test('a code works once, for the browser that requested it, with its own state', async () => {
    const mine = await goAs(anybody())
    const other = await goAs(anybody())
    const refused = async (given: Record<string, string>, sessionId?: string) =>
      codeOf(await enter(given, { sessionId }))
    const { code, state } = mine
    expect(await refused({ code, state })).toBe('INVALID_IDP_RESPONSE')
    expect(await refused({ code, state }, 'guessed')).toBe('INVALID_IDP_RESPONSE')
    expect(await refused({ code, state }, other.sessionId)).toBe('INVALID_IDP_RESPONSE')
    expect(await refused({ code: 'x', state }, mine.sessionId)).toBe('INVALID_IDP_RESPONSE')
    expect(await refused({ code, state }, mine.sessionId)).toBe('INVALID_IDP_RESPONSE')
    const third = await goAs(anybody())
    const given = { code: third.code, state: third.state }
    expect((await enter(given, { sessionId: third.sessionId })).status).toBe(200)
    expect(await refused(given, third.sessionId)).toBe('INVALID_IDP_RESPONSE')
  })

  test('a Google sign-in meets an account with the same address', async () => {
    const signUp = async (email?: string) =>
      (await service.call('signUp', { email, password })).json
    // A stranger signed up with the address: the owner, proved by Google, takes the account over.
    const owner = anybody()
    const stranger = await signUp(owner.email)
    const entered = await enterAs(owner)
    expect(entered.json).toMatchObject({ localId: stranger.localId, isNewUser: false })
    expect(codeOf(await service.call('lookup', { idToken: stranger.idToken }))).toBe(
      'TOKEN_EXPIRED',
    )
    const byPassword = await service.call('signInWithPassword', { email: owner.email, password })
    expect(codeOf(byPassword)).toBe('INVALID_LOGIN_CREDENTIALS')
    // An address that the provider does not vouch for opens nobody's account.
    const unsure = anybody({ email_verified: false })
    await signUp(unsure.email)
    expect(codeOf(await enterAs(unsure))).toBe('EMAIL_EXISTS')
    const person = anybody()
    const mine = await signUp('linking@example.com')
    const linked = await enterAs(person, { idToken: mine.idToken })
    expect(linked.json.localId).toBe(mine.localId)
    const theirs = await signUp('other-linking@example.com')
    expect(codeOf(await enterAs(person, { idToken: theirs.idToken }))).toBe(
      'FEDERATED_USER_ID_ALREADY_LINKED',
    )
  })
})
