import {
  type ActionCodeInfo,
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  createUserWithEmailAndPassword,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  updateProfile,
  validatePassword,
} from 'firebase/auth'
import type { PasswordPolicy } from '../password-policy'
import { openAuth } from './auth'
import { leave } from './sign-out'

/** What visitors do to get in. Loaded when a form of theirs is used; throws the SDK's errors. */

/** Makes the account. The visitor then logs in, as spec section 4 has it. */
export async function createAccount(name: string, email: string, password: string) {
  const auth = await openAuth()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  // The account exists: what fails from here on can be done later and is no failed sign-up.
  if (name) await updateProfile(user, { displayName: name }).catch(() => {})
  await sendEmailVerification(user).catch(() => {})
  await leave().catch(() => {})
}

export async function logIn(email: string, password: string) {
  await signInWithEmailAndPassword(await openAuth(), email, password)
}

/** Mails a reset link, if there is such an account; nobody is told whether. */
export async function mailReset(email: string) {
  await sendPasswordResetEmail(await openAuth(), email)
}

/** Whose a mailed code is and what it is for. */
export async function readCode(code: string): Promise<ActionCodeInfo> {
  return checkActionCode(await openAuth(), code)
}

export async function savePassword(code: string, password: string) {
  await confirmPasswordReset(await openAuth(), code, password)
}

/** Confirms an address, or the change to another. */
export async function applyCode(code: string) {
  const auth = await openAuth()
  await applyActionCode(auth, code)
  // The session learns of it at once, so that guest orders show.
  await auth.currentUser?.reload().catch(() => {})
  await auth.currentUser?.getIdToken(true).catch(() => {})
}

/** The policy of a hosted project; our own comes with the page. */
export async function hostedPolicy(): Promise<PasswordPolicy> {
  const { passwordPolicy } = await validatePassword(await openAuth(), '')
  const options = passwordPolicy.customStrengthOptions
  return {
    minLength: options.minPasswordLength ?? 6,
    maxLength: options.maxPasswordLength,
    lowercase: options.containsLowercaseLetter ?? false,
    uppercase: options.containsUppercaseLetter ?? false,
    numeric: options.containsNumericCharacter ?? false,
    symbol: options.containsNonAlphanumericCharacter ?? false,
  }
}
