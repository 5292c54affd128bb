import { type Texts, useTexts } from '../../texts/texts'
import { EMAIL } from '../../ui/forms/email'
import { faultOf } from '../../ui/forms/rules'
import { type ReadField, useForm } from '../../ui/forms/use-form'
import { missingIn, type PasswordPolicy } from '../password-policy'

export type ErrorText = keyof Texts['identity']['errors']

/** The errors by the name of the field; `form` is shown above the form. */
export type Problems = Partial<
  Record<'name' | 'email' | 'password' | 'newPassword' | 'form', ErrorText>
>

/** Handles a form of the account: `errors` are the texts by the name of the field. */
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

/** Errors by the SDK's codes after `auth/`; bad credentials read alike (decisions.md, Identity). */
const PROBLEMS: Record<string, Problems> = {
  'email-already-in-use': { email: 'emailTaken' },
  'invalid-email': { email: 'emailInvalid' },
  'invalid-new-email': { email: 'emailInvalid' },
  'missing-email': { email: 'emailMissing' },
  'invalid-credential': { password: 'wrong' },
  'invalid-login-credentials': { password: 'wrong' },
  'wrong-password': { password: 'wrong' },
  'user-not-found': { password: 'wrong' },
  'user-mismatch': { password: 'wrong' },
  'weak-password': { newPassword: 'weak' },
  'password-does-not-meet-requirements': { newPassword: 'weak' },
  'invalid-display-name': { name: 'nameTooLong' },
  'user-disabled': { form: 'disabled' },
  'too-many-requests': { form: 'tooMany' },
  'network-request-failed': { form: 'network' },
  'requires-recent-login': { form: 'recent' },
  'user-token-expired': { form: 'recent' },
  'invalid-action-code': { form: 'codeInvalid' },
  'expired-action-code': { form: 'codeExpired' },
  'invalid-idp-response': { form: 'googleFailed' },
  'account-exists-with-different-credential': { form: 'googleElsewhere' },
  'operation-not-allowed': { form: 'googleOff' },
  'popup-blocked': { form: 'googleFailed' },
  'popup-closed-by-user': { form: 'googleFailed' },
  'cancelled-popup-request': { form: 'googleFailed' },
  'unauthorized-domain': { form: 'googleFailed' },
}

export function problemsOf(error: unknown): Problems {
  const code = String((error as { code?: unknown } | undefined)?.code).replace('auth/', '')
  if (PROBLEMS[code]) return PROBLEMS[code]
  // A failed fetch and a failed import of a script are both TypeErrors.
  return { form: error instanceof TypeError ? 'network' : 'failed' }
}

/** Returns errors for Google's button, which has no fields: everything concerns the form. */
export function googleProblemsOf(error: unknown): Problems {
  const { email, password, form } = problemsOf(error)
  if (email) return { form: 'googleElsewhere' }
  return { form: password ? 'googleFailed' : (form ?? 'googleFailed') }
}

/** Returns the error of an address, or undefined. Spec section 5. */
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

/** Returns undefined when there is no problem. */
export function anyProblem(problems: Problems): Problems | undefined {
  const found = Object.entries(problems).filter(([, text]) => text !== undefined)
  return found.length > 0 ? Object.fromEntries(found) : undefined
}
