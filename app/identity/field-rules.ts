import type { FieldRule } from '../ui/forms/rules'

/** An account's name. Its address and password have their own: `EMAIL`, `PasswordPolicy`. */
export const DISPLAY_NAME = { maxLength: 256 } satisfies FieldRule
