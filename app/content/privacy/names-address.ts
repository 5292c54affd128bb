/** As a whole: `ana@x.com` is not in `joana@x.com` or `ana@x.com.bd`. */
export function namesAddress(email: string) {
  const literal = email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const whole = new RegExp(`(?<![\\p{L}\\d._%+'-])${literal}(?![\\p{L}\\d-]|\\.[\\p{L}\\d])`, 'iu')
  return (text: string) => whole.test(text.normalize('NFC'))
}
