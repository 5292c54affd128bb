import { beginningOf } from '../../text-core/graphemes'
import { unifiedSpelling } from '../../text-core/spelling'

const LONGEST = 60
/** The fewest digits of a telephone number, a card or an account. */
const DIGITS_OF_A_PERSON = 7

/**
 * Returns one form for all spellings of a missed search, or undefined if it looks like a person's
 * address or number, which is not kept.
 */
export function keptText(text: string): string | undefined {
  const visible = text.toWellFormed().replace(/(?:(?![\u200c\u200d])[\p{Cc}\p{Cf}\s])+/gu, ' ')
  const kept = unifiedSpelling(visible).toLowerCase().trim()
  const digits = kept.match(/\p{N}/gu)?.length ?? 0
  if (kept === '' || kept.includes('@') || digits >= DIGITS_OF_A_PERSON) return
  return beginningOf(kept, [...kept].slice(0, LONGEST).join('').length).trim()
}
