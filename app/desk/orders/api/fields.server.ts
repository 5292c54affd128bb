import { z } from 'zod'
import { fieldSchema } from '../../../ui/forms/field-schema.server'
import { type FieldRule, ONE_LINE, SEVERAL_LINES } from '../../../ui/forms/rules'

const text = (rule: FieldRule) =>
  fieldSchema(rule, {
    missing: 'Fill this in.',
    long: `At most ${rule.maxLength} letters.`,
    mismatch: 'This contains characters that cannot be printed.',
  })

/** One line, which may be empty. */
export const lineInput = (maxLength: number) => text({ maxLength, pattern: ONE_LINE })

export const linesInput = (maxLength: number, required = false) =>
  text({ maxLength, pattern: SEVERAL_LINES, required })

/** Version of the order that the person saw. */
export const version = z.number().int().min(0).optional()

/** Idempotency key of a request. */
export const requestKey = z.string().regex(/^[\w-]{8,64}$/, 'Letters and digits.')
