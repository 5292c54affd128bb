import pluralize from 'pluralize'

/** A longer run of letters is no word that a shopper types. */
export const LONGEST_WORD = 32
const MOST_WORDS_ASKED = 8
const LONGEST_QUESTION = 200
const MOST_PARTS_JOINED = 3
const JOIN = /['’‐-]/
const TOKENS = /[\p{L}\p{N}]+(?:['’‐-][\p{L}\p{N}]+)*/gu
const ASCII_TOKENS = /[a-z0-9]+(?:['-][a-z0-9]+)*/g
const NOT_ASCII = /[^\0-\x7f]/

/** Words too frequent to tell products apart, in the shop's four languages. */
const FILLERS = new Set(
  [
    'a an and are as at be by for from in is it its of on or that the this to with your you',
    'au aux avec dans de des du elle en est et il la le les ou par pour sur un une vous',
    'al con del el es las los para por que se su una y',
    'auf das dem den der die ein eine einer fuer fur im mit und von zu zum zur',
  ].flatMap((words) => words.split(' ')),
)
FILLERS.delete('fur') // the German filler without its dots is a fabric

/** Lower-cases a text and removes accents: 'Écharpe' and 'echarpe' are one word. */
export function withoutAccents(text: string) {
  const lower = text.toLowerCase()
  if (!NOT_ASCII.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[ßæœøł]/g, (letter) => LETTERS[letter] as string)
}

const LETTERS: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l' }

const tokensOf = (text: string) => text.match(NOT_ASCII.test(text) ? TOKENS : ASCII_TOKENS) ?? []

const partsOf = (token: string) =>
  JOIN.test(token) ? token.replace(/['’]s$/, '').split(JOIN) : [token]

const isKept = (word: string) => word.length <= LONGEST_WORD && !FILLERS.has(word)

/** Returns the words of a catalogue text: 'T-Shirt' and 'T Shirt' are t, shirt and tshirt. */
export function wordsInText(text: string): string[] {
  const words: string[] = []
  let letter = ''
  for (const token of tokensOf(withoutAccents(text))) {
    const parts = partsOf(token)
    for (const part of parts) if (isKept(part)) words.push(part)
    const joined = parts.length > 1 && parts.length <= MOST_PARTS_JOINED ? parts.join('') : ''
    const led = letter === '' ? '' : letter + parts[0]
    for (const word of [joined, led])
      if (word !== '' && word.length <= LONGEST_WORD) words.push(word)
    letter = token.length === 1 ? token : ''
  }
  return words
}

/** Returns the distinct words of a search; fillers only where there is nothing else. */
export function askedWords(text: string): string[] {
  const all = tokensOf(withoutAccents(text.slice(0, LONGEST_QUESTION))).flatMap(partsOf)
  const kept = all.filter(isKept)
  return [...new Set(kept)].slice(0, MOST_WORDS_ASKED)
}

/** Returns one form for singular and plural, which need not be a word itself ('cooki', 'man'). */
export function stemOf(word: string): string {
  if (word.length < 3 || /\d/.test(word)) return word
  let stem = /^(?:wo)?mens$/.test(word) ? word.slice(0, -1) : word
  for (let round = 0; round < 3; round++) {
    const next = pluralize.singular(stem)
    if (next === stem) break
    stem = next
  }
  if (stem.length < 5) return stem
  return stem
    .replace(/(?<=a)s$/, '')
    .replace(/(?:ie|y)$/, 'i')
    .replace(/e$/, '')
}

/** Returns how many typing errors are forgiven: none in numbers and names of models. */
export function errorsForgiven(word: string) {
  if (!/^\p{L}{4,}$/u.test(word)) return 0
  return word.length < 8 ? 1 : 2
}
