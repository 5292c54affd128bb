import { z } from 'zod'
import { withAsciiDomain } from '../../ui/forms/ascii-domain.server'
import { EMAIL } from '../../ui/forms/email'
import { faultOf, ONE_LINE } from '../../ui/forms/rules'

/** Lower-cased, as stored. */
export const emailField = z
  .string()
  .max(254, 'Too long.')
  .transform(withAsciiDomain)
  .transform((value) => value.toLowerCase())
  .refine((value) => faultOf(value, EMAIL) === undefined, 'Not an e-mail address.')

const oneLine = (most: number, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(most, `At most ${most} characters.`)
    .regex(new RegExp(`^${ONE_LINE}$`, 'u'), 'Only letters, digits and signs.')

export const nameField = oneLine(100, 'The name is missing.')
export const labelField = oneLine(60, 'A name is missing.')

/** The browser's answer, which the library validates. */
const passkeyAnswer = z.record(z.string(), z.unknown())
export const newPasskeyFields = z.object({ response: passkeyAnswer, name: labelField })

const codeField = z.string().min(1).max(40)
const setupField = z.string().min(1).max(100)
export const newPasswordFields = z.object({
  password: z.string().max(1000),
  setup: setupField,
  code: codeField,
})
export const authenticatorFields = z.object({ setup: setupField, code: codeField })
