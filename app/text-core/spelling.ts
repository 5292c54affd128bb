/** Latin letters, punctuation and signs, to which none of the rules below applies. */
const PLAIN =
  /^[\0-\xac\xae-\u02ff\u1e00-\u1eff\u2002-\u200a\u2010-\u2027\u202f-\u205f\u2070-\u20cf\u2190-\u2fff]*$/

/** Sequences that are read as one letter and that normalisation leaves apart. */
const SAME: [RegExp, string][] = [
  [/\u09a4\u09cd\u200d/g, '\u09ce'], // ত্ and a joiner is ৎ
  [/\p{DI}+/gu, ''], // Joiners and other characters that nobody sees.
  [/([\u09be-\u09cc\u09d7])\u09bc/g, '\u09bc$1'], // A nukta after its vowel sign, in Bengali
  [/([\u093e-\u094c])\u093c/g, '\u093c$1'], // Devanagari has the same.
  [/\u09ac\u09bc/g, '\u09b0'], // ব with a nukta is র
  [/\u0985\u09be/g, '\u0986'], // অ with া is আ
  [/\u0905\u093e/g, '\u0906'], // अ with ा is आ
  [/\u0905\u094b/g, '\u0913'],
  [/\u0905\u094c/g, '\u0914'],
  [/([\u0e48-\u0e4b]?)\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1$2\u0e33'], // ํ and า is ำ
  [/\u0e40\u0e40/g, '\u0e41'], // เเ is แ
]

/**
 * Returns one spelling for texts that are read as the same: precomposed or not, with or without
 * invisible joiners. It loses no letter, mark, case or accent.
 */
export function unifiedSpelling(text: string) {
  if (PLAIN.test(text)) return text
  return SAME.reduce(
    (known, [written, as]) => known.replace(written, as),
    text.normalize('NFC'),
  ).normalize('NFC')
}

/**
 * The marks that readers of Latin, Greek and Cyrillic do without: é is found as e. Marks of other
 * scripts are vowels and tones, without which a word is another one.
 */
const ACCENTS = /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]+/g

/** Removes the accents, which leaves the text decomposed: what precedes a place stays before it. */
const decomposedWithoutAccents = (text: string) => text.normalize('NFD').replace(ACCENTS, '')

/** Removes the accents of Latin, Greek and Cyrillic, and unifies the spelling. */
export const withoutAccents = (text: string) => unifiedSpelling(decomposedWithoutAccents(text))

/** Removes accents, and unifies compatible letters, too: full-width, superscript, ligatures. */
export const compatibleWithoutAccents = (text: string) =>
  unifiedSpelling(text.normalize('NFKD').replace(ACCENTS, ''))
