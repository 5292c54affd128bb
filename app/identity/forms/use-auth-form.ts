import { type Texts, useTexts } from '../../texts/texts'
import { EMAIL } from '../../ui/forms/email'
import { faultOf } from '../../ui/forms/rules'
import { type ReadField, useForm } from '../../ui/forms/use-form'
import { missingIn, type PasswordPolicy } from '../password-policy'

export type ErrorText = keyof Texts['identity']['errors']

/** What is wrong, by the name of the field; `form` is shown above the form. */
export type Problems = Partial<
  Record<'name' | 'email' | 'password' | 'newPassword' | 'form', ErrorText>
>

/** A form of the account: `errors` are the texts of what is wrong, by the name of the field. */
export function useAuthForm(submit: (read: ReadField) => Promise<Problems | undefined>) {
  const texts = useTexts('identity').errors
  const form = useForm(submit, problemsOf)
  const errors: Partial<Record<keyof Problems, string>> = {}
  for (const name of Object.keys(form.problems) as (keyof Problems)[]) {
    const problem = form.problems[name]
    if (problem) errors[name] = texts[problem]
  }
  return { ...form, errors }
}

/** By the SDK's codes. Bad credentials of any kind read alike (decisions.md, Identity). */
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

export function problemsOf(error: unknown): Problems {
  const code = (error as { code?: unknown } | undefined)?.code
  if (typeof code === 'string' && PROBLEMS[code]) return PROBLEMS[code]
  // A failed fetch and a failed import of a script are both TypeErrors.
  return { form: error instanceof TypeError ? 'network' : 'failed' }
}

/** For Google's button, which has no fields: everything concerns the form. */
export function googleProblemsOf(error: unknown): Problems {
  const { email, password, form } = problemsOf(error)
  if (email) return { form: 'googleElsewhere' }
  return { form: password ? 'googleFailed' : (form ?? 'googleFailed') }
}

/** Spec section 5. */
export function emailProblem(email: string): ErrorText | undefined {
  const fault = faultOf(email, EMAIL)
  return fault && (fault === 'missing' ? 'emailMissing' : 'emailInvalid')
}

export function newPasswordProblem(
  password: string,
  policy?: PasswordPolicy,
): ErrorText | undefined {
  if (!password) return 'newPasswordMissing'
  return policy && missingIn(password, policy).length > 0 ? 'weak' : undefined
}

/** Undefined when nothing is wrong. */
export function anyProblem(problems: Problems): Problems | undefined {
  const found = Object.entries(problems).filter(([, text]) => text !== undefined)
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
