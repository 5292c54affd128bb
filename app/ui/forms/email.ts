/**
 * The rule of an email field. It is stricter than `type="email"`: it asks for a dot in the domain,
 * no two dots in a row, and at most 64 characters before the @.
 */
export const EMAIL = {
  type: 'email',
  required: true,
  maxLength: 254,
  pattern: '(?!.*\\.\\.).{1,64}@.+\\..+',
}
