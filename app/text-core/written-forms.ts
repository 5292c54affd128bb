/**
 * Returns a word as it may be stored, for a database that compares letters beyond ASCII byte by
 * byte: in small letters, in capitals and with a capital, composed and decomposed.
 */
export function writtenForms(word: string) {
  const lower = word.toLowerCase()
  const cases = [
    word,
    lower,
    word.toUpperCase(),
    lower.replace(/^\p{L}/u, (one) => one.toUpperCase()),
  ]
  return [...new Set(cases.flatMap((one) => [one.normalize('NFC'), one.normalize('NFD')]))]
}
