import { EMAIL } from '../ui/forms/email'
import { type Fault, type FieldRule, faultOf, PHONE } from '../ui/forms/rules'

export const CONTACT_RULES = {
  name: { required: true, maxLength: 100 },
  email: EMAIL,
  phone: PHONE,
  message: { required: true, maxLength: 5000 },
} satisfies Record<string, FieldRule>

export type ContactField = keyof typeof CONTACT_RULES
export type ContactValues = Record<ContactField, string>
/** Names of the texts in the section 'contact' that say what is wrong. */
export type ContactErrors = Partial<
  Record<ContactField, 'missing' | 'tooLong' | 'badEmail' | 'badPhone'>
>

/** A hidden field that only robots fill in. */
export const HONEYPOT = 'website'

/** No keyboard types these characters, and PostgreSQL stores no NUL. */
const CONTROLS = /[^\P{Cc}\n\t]/gu

export function readContact(form: FormData): ContactValues {
  // A browser sends a line break as two characters; `maxLength` counts it as one.
  const text = (name: string) =>
    String(form.get(name) ?? '')
      .replaceAll('\r\n', '\n')
      .replace(CONTROLS, '')
      .trim()
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  }
}

export function checkContact(values: ContactValues): ContactErrors {
  const errors: ContactErrors = {}
  for (const field of Object.keys(CONTACT_RULES) as ContactField[]) {
    const fault = faultOf(values[field], CONTACT_RULES[field])
    if (fault) errors[field] = errorOf(field, fault)
  }
  return errors
}

function errorOf(field: ContactField, fault: Fault) {
  if (fault === 'mismatch') return field === 'email' ? 'badEmail' : 'badPhone'
  return fault === 'missing' ? 'missing' : 'tooLong'
}
