/** Stricter than `type="email"`: a dot in the domain, no two dots in a row, 64 before the @. */
export const EMAIL = {
  type: 'email',
  required: true,
  maxLength: 254,
  pattern: '(?!.*\\.\\.).{1,64}@.+\\..+',
}
