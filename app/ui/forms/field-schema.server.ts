import { z } from 'zod'
import { type Fault, type FieldRule, faultOf } from './rules'

/** Parses a trimmed text by the rule of its field; `messages` name what is wrong with it. */
export const fieldSchema = (rule: FieldRule, messages: Record<Fault, string>) =>
  z
    .string(messages.missing)
    .trim()
    .superRefine((text, context) => {
      const fault = faultOf(text, rule)
      if (fault) context.addIssue({ code: 'custom', message: messages[fault] })
    })
