import type { FieldRule } from '../ui/forms/rules'

/** The rule of an account's name. `EMAIL` and `PasswordPolicy` have the others. */
export const DISPLAY_NAME = { maxLength: 256 } satisfies FieldRule
