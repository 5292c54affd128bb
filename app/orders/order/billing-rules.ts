import { EMAIL } from '../../ui/forms/email'
import { type FieldRule, ONE_LINE, PHONE, SEVERAL_LINES } from '../../ui/forms/rules'
import type { Billing } from './order'

const line = (maxLength: number) => ({ maxLength, pattern: ONE_LINE }) satisfies FieldRule
const requiredLine = (maxLength: number) => ({ ...line(maxLength), required: true })

export const BILLING_RULES = {
  firstName: requiredLine(100),
  lastName: requiredLine(100),
  company: line(200),
  country: { required: true },
  street: requiredLine(200),
  city: requiredLine(100),
  county: line(100),
  postCode: requiredLine(20),
  phone: PHONE,
  email: EMAIL,
} satisfies Record<keyof Billing, FieldRule>

export const NOTES = { maxLength: 2000, pattern: SEVERAL_LINES } satisfies FieldRule
