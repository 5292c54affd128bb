import { config } from '../../config.server'
import {
  isStrict,
  missingIn,
  type PasswordPolicy,
  type Requirement,
  SYMBOLS,
} from '../password-policy'
import { type Refusal, refusal } from './refusal'

export function passwordPolicy(): PasswordPolicy {
  return {
    minLength: config.IDENTITY_PASSWORD_MIN,
    maxLength: config.IDENTITY_PASSWORD_MAX,
    lowercase: config.IDENTITY_PASSWORD_LOWERCASE === 'true',
    uppercase: config.IDENTITY_PASSWORD_UPPERCASE === 'true',
    numeric: config.IDENTITY_PASSWORD_NUMERIC === 'true',
    symbol: config.IDENTITY_PASSWORD_SYMBOL === 'true',
  }
}

/** Hashing takes longer for longer passwords, so they are limited even without a setting. */
const LONGEST = 4096

const EXPLANATIONS: Record<Requirement, (policy: PasswordPolicy) => string> = {
  minLength: (policy) => `Password must contain at least ${policy.minLength} characters`,
  maxLength: (policy) => `Password may contain at most ${policy.maxLength ?? LONGEST} characters`,
  lowercase: () => 'Password must contain a lower case character',
  uppercase: () => 'Password must contain an upper case character',
  numeric: () => 'Password must contain a numeric character',
  symbol: () => 'Password must contain a non-alphanumeric character',
}

export function refusedPassword(password: string): Refusal | undefined {
  const policy = passwordPolicy()
  const missing = missingIn(password, { ...policy, maxLength: policy.maxLength ?? LONGEST })
  if (missing.length === 0) return undefined
  if (!isStrict(policy) && missing[0] === 'minLength')
    return refusal('WEAK_PASSWORD', `Password should be at least ${policy.minLength} characters`)
  const list = missing.map((requirement) => EXPLANATIONS[requirement](policy)).join(', ')
  return refusal('PASSWORD_DOES_NOT_MEET_REQUIREMENTS', `Missing password requirements: [${list}]`)
}

export function policyResponse() {
  const policy = passwordPolicy()
  return {
    customStrengthOptions: {
      minPasswordLength: policy.minLength,
      ...(policy.maxLength && { maxPasswordLength: policy.maxLength }),
      ...(policy.lowercase && { containsLowercaseCharacter: true }),
      ...(policy.uppercase && { containsUppercaseCharacter: true }),
      ...(policy.numeric && { containsNumericCharacter: true }),
      ...(policy.symbol && { containsNonAlphanumericCharacter: true }),
    },
    allowedNonAlphanumericCharacters: SYMBOLS,
    enforcementState: isStrict(policy) ? 'ENFORCE' : 'OFF',
    forceUpgradeOnSignin: false,
    schemaVersion: 1,
  }
}
