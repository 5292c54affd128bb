/**
 * An e-mail address: what HTML's `type="email"` takes, with a dot in the domain, no two dots in a row
 * and at most 64 characters before the @. A file of its own, because it is on every page.
 */
export const EMAIL = {
  type: 'email',
  required: true,
  maxLength: 254,
  pattern: '(?!.*\\.\\.).{1,64}@.+\\..+',
}
