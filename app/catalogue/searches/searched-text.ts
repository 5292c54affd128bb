const LONGEST = 60
/** The fewest digits of a telephone number, a card or an account. */
const DIGITS_OF_A_PERSON = 7

/**
 * Returns one form for all spellings of a missed search, or undefined if it looks like a person's
 * address or number, which is not kept.
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
