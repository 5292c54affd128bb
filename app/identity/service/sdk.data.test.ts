import { deleteApp, type FirebaseApp, initializeApp } from '@firebase/app'
import {
  type Auth,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  connectAuthEmulator,
  createUserWithEmailAndPassword,
  deleteUser,
  EmailAuthProvider,
  fetchSignInMethodsForEmail,
  initializeAuth,
  initializeRecaptchaConfig,
  inMemoryPersistence,
  linkWithCredential,
  reauthenticateWithCredential,
  revokeAccessToken,
  sendEmailVerification,
  sendPasswordResetEmail,
  sendSignInLinkToEmail,
  signInAnonymously,
  signInWithEmailAndPassword,
  signInWithEmailLink,
  signOut,
  unlink,
  updateEmail,
  updatePassword,
  updateProfile,
  validatePassword,
  verifyBeforeUpdateEmail,
  verifyPasswordResetCode,
} from '@firebase/auth'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { onSqliteByDay } from '../../../tests/support/databases'
import { identityService } from '../../../tests/support/identity-service'

const eachDatabase = onSqliteByDay('it speaks the protocol with the official client')

let count = 0
const anyone = () => `sdk-${++count}@example.com`
const password = 'secret-word'

eachDatabase('the official SDK in Node', (open) => {
  const service = identityService(open, { IDENTITY_PASSWORD_NUMERIC: 'false' })
  let app: FirebaseApp
  let auth: Auth
  beforeEach(() => {
    app = initializeApp({ apiKey: 'exclusive-shop', projectId: 'exclusive-shop' }, `a${++count}`)
    auth = initializeAuth(app, { persistence: inMemoryPersistence })
    connectAuthEmulator(auth, service.origin, { disableWarnings: true })
  })
  afterEach(() => deleteApp(app))

  const signUp = async (email = anyone()) =>
    (await createUserWithEmailAndPassword(auth, email, password)).user
  const refused = (code: string) => expect.objectContaining({ code: `auth/${code}` })

  test('the SDK signs up, updates the profile, signs out and in', async () => {
    const email = anyone()
    const user = await signUp(email)
    expect(user).toMatchObject({
      email,
      emailVerified: false,
      displayName: null,
      isAnonymous: false,
    })
    expect(user.providerData).toMatchObject([{ providerId: 'password', uid: email, email }])
    expect(Date.parse(user.metadata.creationTime ?? '')).toBeGreaterThan(Date.now() - 60_000)
    await updateProfile(user, { displayName: 'Ana', photoURL: 'https://a.example/a.png' })
    await updateProfile(user, { displayName: 'Ana Ahmed' })
    expect(user.photoURL).toBe('https://a.example/a.png')
    await signOut(auth)
    const { user: again } = await signInWithEmailAndPassword(auth, email, password)
    expect(again).toMatchObject({ uid: user.uid, displayName: 'Ana Ahmed' })
    const { claims, signInProvider } = await again.getIdTokenResult(true)
    expect(claims).toMatchObject({ name: 'Ana Ahmed', email, email_verified: false })
    expect(signInProvider).toBe('password')
  })

  test("refusals have the SDK's own error codes", async () => {
    const user = await signUp()
    const email = user.email ?? ''
    await expect(signUp(email)).rejects.toEqual(refused('email-already-in-use'))
    await expect(createUserWithEmailAndPassword(auth, anyone(), '123')).rejects.toEqual(
      refused('weak-password'),
    )
    await expect(createUserWithEmailAndPassword(auth, 'nonsense', password)).rejects.toEqual(
      refused('invalid-email'),
    )
    await expect(createUserWithEmailAndPassword(auth, anyone(), '')).rejects.toEqual(
      refused('missing-password'),
    )
    await expect(signInWithEmailAndPassword(auth, email, 'wrong')).rejects.toEqual(
      refused('invalid-credential'),
    )
    await expect(signInWithEmailAndPassword(auth, anyone(), 'wrong')).rejects.toEqual(
      refused('invalid-credential'),
    )
    await expect(signInAnonymously(auth)).rejects.toEqual(refused('admin-restricted-operation'))
    await expect(updateEmail(user, anyone())).rejects.toEqual(refused('operation-not-allowed'))
    await expect(confirmPasswordReset(auth, 'nonsense', password)).rejects.toEqual(
      refused('invalid-action-code'),
    )
    await service.db
      .updateTable('accounts')
      .set({ disabled: 1 })
      .where('uid', '=', user.uid)
      .execute()
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toEqual(
      refused('user-disabled'),
    )
  })

  test('a password changes, is reset by mail, and confirms the person', async () => {
    const user = await signUp()
    const email = user.email ?? ''
    const before = await user.getIdToken()
    await reauthenticateWithCredential(user, EmailAuthProvider.credential(email, password))
    await updatePassword(user, 'another-word')
    expect(await user.getIdToken()).not.toBe(before)
    await user.reload()
    await sendPasswordResetEmail(auth, email)
    const [mail] = await service.mails()
    const code = mail?.code ?? ''
    expect(await verifyPasswordResetCode(auth, code)).toBe(email)
    expect(await checkActionCode(auth, code)).toMatchObject({
      operation: 'PASSWORD_RESET',
      data: { email },
    })
    await confirmPasswordReset(auth, code, 'third-word')
    await expect(user.getIdToken(true)).rejects.toEqual(refused('user-token-expired'))
    expect(auth.currentUser).toBeNull()
    await signInWithEmailAndPassword(auth, email, 'third-word')
  })

  test('an address is verified and changed by mail', async () => {
    const user = await signUp()
    await sendEmailVerification(user)
    await applyActionCode(auth, (await service.mails())[0]?.code ?? '')
    await user.reload()
    expect(user.emailVerified).toBe(true)
    const newEmail = anyone()
    await verifyBeforeUpdateEmail(user, newEmail)
    const code = (await service.mails())[0]?.code ?? ''
    expect(await checkActionCode(auth, code)).toMatchObject({
      operation: 'VERIFY_AND_CHANGE_EMAIL',
      data: { email: newEmail, previousEmail: user.email },
    })
    await applyActionCode(auth, code)
    await expect(user.reload()).rejects.toEqual(refused('user-token-expired'))
    expect((await signInWithEmailAndPassword(auth, newEmail, password)).user.uid).toBe(user.uid)
  })

  test('the SDK signs in by a mailed link, unlinks and links a password', async () => {
    const { email } = await signUp()
    await signOut(auth)
    const settings = { url: `${service.origin}/login`, handleCodeInApp: true }
    await sendSignInLinkToEmail(auth, email ?? '', settings)
    const { link = '' } = (await service.mails())[0] ?? {}
    const { user } = await signInWithEmailLink(auth, email ?? '', link)
    expect(user).toMatchObject({ email, emailVerified: true })
    const credential = EmailAuthProvider.credential(email ?? '', 'another-word')
    await linkWithCredential(user, credential)
    await signInWithEmailAndPassword(auth, email ?? '', 'another-word')
    const current = auth.currentUser
    if (!current) throw new Error('nobody is signed in')
    await unlink(current, 'password')
    await expect(signInWithEmailAndPassword(auth, email ?? '', 'another-word')).rejects.toEqual(
      refused('invalid-credential'),
    )
  })

  test('the SDK reads the policy and sign-in methods, revokes and deletes', async () => {
    const user = await signUp()
    const email = user.email ?? ''
    expect(await validatePassword(auth, '12345')).toMatchObject({
      isValid: false,
      meetsMinPasswordLength: false,
    })
    expect(await validatePassword(auth, password)).toMatchObject({ isValid: true })
    await initializeRecaptchaConfig(auth)
    expect(await fetchSignInMethodsForEmail(auth, email)).toEqual([])
    await revokeAccessToken(auth, 'a token of a provider')
    await deleteUser(user)
    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toEqual(
      refused('invalid-credential'),
    )
  })
})
