/** The signs of short and long i and u in Bengali and Devanagari, each with the other length. */
const OTHER_LENGTH = new Map(
  ['\u09bf\u09c0', '\u09c1\u09c2', '\u093f\u0940', '\u0941\u0942'].flatMap(
    ([short = '', long = '']) => [
      [short, long],
      [long, short],
    ],
  ) as [string, string][],
)
/** The chandrabindu of both scripts, which many leave out. */
const NASAL = /[\u0981\u0901]/g
const AFTER_LETTER = /(?<=[\p{Script=Bengali}\p{Script=Devanagari}])(?!\p{M})/gu
const MOST_SIGNS = 5

/**
 * Returns a word of Bengali or Devanagari as others write what is said alike, the nearest first:
 * 'শাড়ি' for 'শাড়ী', 'কাঁথা' for 'কাথা'. Where both are known they are two words, such as 'দিন' (day) and
 * 'দীন' (poor).
 */
export function writtenAlike(word: string): string[] {
  const lengths = withOtherLengths(word)
  const nasal = /\p{Script=Devanagari}/u.test(word) ? '\u0901' : '\u0981'
  const nasals = lengths.flatMap((form) => {
    const without = form.replace(NASAL, '')
    if (without !== form) return without
    const places = [...form.matchAll(AFTER_LETTER)].map(({ index }) => index)
    return places.map((at) => form.slice(0, at) + nasal + form.slice(at))
  })
  return [...lengths.slice(1), ...nasals]
}

/** Returns the word itself, then the word with each choice of lengths. */
function withOtherLengths(word: string) {
  const signs = [...word]
  const places = signs.flatMap((sign, at) => (OTHER_LENGTH.has(sign) ? [at] : []))
  let forms = [signs]
  for (const at of places.slice(0, MOST_SIGNS)) {
    const other = OTHER_LENGTH.get(signs[at] as string) as string
    forms = forms.flatMap((form) => [form, form.with(at, other)])
  }
  return forms.map((form) => form.join(''))
}
