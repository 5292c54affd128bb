/** The contact form's fields, longest first allowed length in characters. */
export const CONTACT_LIMITS = { name: 100, email: 254, phone: 40, message: 5000 } as const

export type ContactField = keyof typeof CONTACT_LIMITS
export type ContactValues = Record<ContactField, string>
/** Names of the texts in the section 'contact' that say what is wrong. */
export type ContactErrors = Partial<
  Record<ContactField, 'missing' | 'tooLong' | 'badEmail' | 'badPhone'>
>

/** A field of its own that no person sees or fills in; who fills it in is a robot. */
export const HONEYPOT = 'website'

/** What the fields hold, trimmed; a missing field is an empty text. */
export function readContact(form: FormData): ContactValues {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  return {
    name: text('name'),
    email: text('email'),
    phone: text('phone'),
    message: text('message'),
  }
}

/** What is wrong with each field; an empty object when nothing is. */
export function checkContact(values: ContactValues): ContactErrors {
  const errors: ContactErrors = {}
  for (const [field, limit] of Object.entries(CONTACT_LIMITS) as [ContactField, number][]) {
    if (values[field] === '') errors[field] = 'missing'
    else if (values[field].length > limit) errors[field] = 'tooLong'
  }
  if (!errors.email && !isEmail(values.email)) errors.email = 'badEmail'
  if (!errors.phone && !/^[+\d][\d\s()./-]{4,}$/.test(values.phone)) errors.phone = 'badPhone'
  return errors
}

/** The shape HTML's own e-mail field accepts, with a dot in the domain. */
export const isEmail = (text: string) =>
  text.length <= 254 &&
  /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)+$/i.test(
    text,
  )
