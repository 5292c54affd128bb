import { z } from 'zod'
import { withAsciiDomain } from './ascii-domain.server'
import { type Fault, type FieldRule, faultOf } from './rules'

export const fieldSchema = (rule: FieldRule, messages: Record<Fault, string>) =>
  z
    .string(messages.missing)
    .trim()
    .transform((text) => (rule.type === 'email' ? withAsciiDomain(text) : text))
    .superRefine((text, context) => {
      const fault = faultOf(text, rule)
      if (fault) context.addIssue({ code: 'custom', message: messages[fault] })
    })
