/** Escapes a text for a regular expression. */
export const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Matches a whole address: `ana@x.com` is not in `joana@x.com` or `ana@x.com.bd`. */
export function wholeAddress(email: string, flags: string) {
  return new RegExp(`(?<![\\p{L}\\d._%+'-])${literal(email)}(?![\\p{L}\\d-]|\\.[\\p{L}\\d])`, flags)
}

export function namesAddress(email: string) {
  const whole = wholeAddress(email, 'iu')
  return (text: string) => whole.test(text.normalize('NFC'))
}
