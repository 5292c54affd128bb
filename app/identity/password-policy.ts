/** The settings' requirements; the default is at least six characters (spec sections 5 and 9). */
export interface PasswordPolicy {
  minLength: number
  maxLength?: number
  lowercase: boolean
  uppercase: boolean
  numeric: boolean
  symbol: boolean
}

const DEFAULT_MIN_LENGTH = 6
/** The hosted service's list, and `-+=`; the SDK fetches it with the policy. */
export const SYMBOLS = [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~-+=`']

export type Requirement =
  | 'minLength'
  | 'maxLength'
  | 'lowercase'
  | 'uppercase'
  | 'numeric'
  | 'symbol'

/** Returns the requirements that a password does not meet. */
export function missingIn(password: string, policy: PasswordPolicy): Requirement[] {
  const missing: Requirement[] = []
  if (password.length < policy.minLength) missing.push('minLength')
  if (policy.maxLength && password.length > policy.maxLength) missing.push('maxLength')
  if (policy.lowercase && !/[a-z]/.test(password)) missing.push('lowercase')
  if (policy.uppercase && !/[A-Z]/.test(password)) missing.push('uppercase')
  if (policy.numeric && !/[0-9]/.test(password)) missing.push('numeric')
  if (policy.symbol && !SYMBOLS.some((symbol) => password.includes(symbol))) missing.push('symbol')
  return missing
}

export const isStrict = (policy: PasswordPolicy) =>
  policy.minLength > DEFAULT_MIN_LENGTH ||
  Boolean(policy.maxLength) ||
  policy.lowercase ||
  policy.uppercase ||
  policy.numeric ||
  policy.symbol
