const LONGEST = 60
/** As many as a telephone number, a card or an account has at least. */
const DIGITS_OF_A_PERSON = 7

/**
 * What is kept of a search that found nothing: one form for all ways to type it, and nothing that
 * looks like an address or a number of a person. Undefined: nothing is kept.
 */
export function keptText(text: string): string | undefined {
  const kept = text
    .toWellFormed()
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
  const digits = kept.match(/\p{N}/gu)?.length ?? 0
  if (kept === '' || kept.includes('@') || digits >= DIGITS_OF_A_PERSON) return
  return [...kept].slice(0, LONGEST).join('').trim()
}
