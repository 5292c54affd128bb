const IBAN = /^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/

/**
 * Tells whether an account is written as an IBAN whose check digits do not fit (ISO 13616: with its
 * first four places moved to the end and letters as numbers from 10 it leaves 1 over 97).
 */
export function hasWrongCheckDigits(account: string) {
  const written = account.replace(/\s/g, '').toUpperCase()
  if (!IBAN.test(written)) return false
  const moved = `${written.slice(4)}${written.slice(0, 4)}`
  return (
    BigInt(moved.replace(/[A-Z]/g, (letter) => String(Number.parseInt(letter, 36)))) % 97n !== 1n
  )
}
