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
} from '@firebase/auth'
import type { PasswordPolicy } from '../password-policy'
import { openAuth } from './auth'
import { signOut } from './sign-out'

/** Creates an account and stays signed in. Returns an ID token. */
export async function openAccount(name: string, email: string, password: string) {
  const auth = await openAuth()
  const { user } = await createUserWithEmailAndPassword(auth, email, password)
  // The account exists now, so a failure of the rest is no failed sign-up.
  if (name) await updateProfile(user, { displayName: name }).catch(() => {})
  await sendEmailVerification(user).catch(() => {})
  return user.getIdToken()
}

/** Creates an account and signs out again: spec section 4 has the visitor log in. */
export async function createAccount(name: string, email: string, password: string) {
  await openAccount(name, email, password)
  await signOut().catch(() => {})
}

export async function logIn(email: string, password: string) {
  await signInWithEmailAndPassword(await openAuth(), email, password)
}

export async function mailReset(email: string) {
  await sendPasswordResetEmail(await openAuth(), email)
}

export async function readCode(code: string): Promise<ActionCodeInfo> {
  return checkActionCode(await openAuth(), code)
}

export async function savePassword(code: string, password: string) {
  await confirmPasswordReset(await openAuth(), code, password)
}

export async function applyCode(code: string) {
  const auth = await openAuth()
  await applyActionCode(auth, code)
  // The new token holds the verified address, by which the account's guest orders are found.
  await auth.currentUser?.reload().catch(() => {})
  await auth.currentUser?.getIdToken(true).catch(() => {})
}

/** Returns the policy of a hosted project; that of our own service comes with the page. */
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
