import type { Texts } from '../../texts/texts'
import { missingIn, type PasswordPolicy } from '../password-policy'

export type ErrorText = keyof Texts['identity']['errors']

/** Where a form says what: by the name of the field, or over the form. */
export type Problems = Partial<
  Record<'name' | 'email' | 'password' | 'newPassword' | 'form', ErrorText>
>

/** decisions.md, Identity: bad credentials of any kind read alike, everything else says what is true. */
const PROBLEMS: Record<string, Problems> = {
  'auth/email-already-in-use': { email: 'emailTaken' },
  'auth/invalid-email': { email: 'emailInvalid' },
  'auth/invalid-new-email': { email: 'emailInvalid' },
  'auth/missing-email': { email: 'emailMissing' },
  'auth/invalid-credential': { password: 'wrong' },
  'auth/invalid-login-credentials': { password: 'wrong' },
  'auth/wrong-password': { password: 'wrong' },
  'auth/user-not-found': { password: 'wrong' },
  'auth/user-mismatch': { password: 'wrong' },
  'auth/weak-password': { newPassword: 'weak' },
  'auth/password-does-not-meet-requirements': { newPassword: 'weak' },
  'auth/invalid-display-name': { name: 'nameTooLong' },
  'auth/user-disabled': { form: 'disabled' },
  'auth/too-many-requests': { form: 'tooMany' },
  'auth/network-request-failed': { form: 'network' },
  'auth/requires-recent-login': { form: 'recent' },
  'auth/user-token-expired': { form: 'recent' },
  'auth/invalid-action-code': { form: 'codeInvalid' },
  'auth/expired-action-code': { form: 'codeExpired' },
  'auth/invalid-idp-response': { form: 'googleFailed' },
  'auth/account-exists-with-different-credential': { form: 'googleElsewhere' },
  'auth/operation-not-allowed': { form: 'googleOff' },
  'auth/popup-blocked': { form: 'googleFailed' },
  'auth/popup-closed-by-user': { form: 'googleFailed' },
  'auth/cancelled-popup-request': { form: 'googleFailed' },
  'auth/unauthorized-domain': { form: 'googleFailed' },
}

/** What to tell the visitor about a failure of the SDK, of the network, or of ours. */
export function problemsOf(error: unknown): Problems {
  const code = (error as { code?: unknown } | undefined)?.code
  if (typeof code === 'string' && PROBLEMS[code]) return PROBLEMS[code]
  // A script that could not be fetched, a fetch that got nowhere: both are TypeErrors.
  return { form: error instanceof TypeError ? 'network' : 'failed' }
}

/** The same on the way through Google, where there is no field to point at. */
export function googleProblemsOf(error: unknown): Problems {
  const { email, password, form } = problemsOf(error)
  if (email) return { form: 'googleElsewhere' }
  return { form: password ? 'googleFailed' : (form ?? 'googleFailed') }
}

const LOOKS_LIKE_AN_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with an address before anybody is asked. Spec section 5. */
export function emailProblem(email: string): ErrorText | undefined {
  if (!email) return 'emailMissing'
  return LOOKS_LIKE_AN_ADDRESS.test(email) ? undefined : 'emailInvalid'
}

/** What is wrong with a new password before anybody is asked. Spec section 5. */
export function newPasswordProblem(
  password: string,
  policy?: PasswordPolicy,
): ErrorText | undefined {
  if (!password) return 'newPasswordMissing'
  return policy && missingIn(password, policy).length > 0 ? 'weak' : undefined
}

/** Problems without the fields that have none; undefined when nothing is wrong. */
export function anyProblem(problems: Problems): Problems | undefined {
  const found = Object.entries(problems).filter(([, text]) => text !== undefined)
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
