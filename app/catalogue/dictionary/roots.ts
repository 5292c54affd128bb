import { stemOf } from './word-forms.ts'

/** The languages of the dictionary's columns; `bn` holds Bengali in its own and in Latin letters. */
export const COLUMNS = ['en', 'fr', 'es', 'de', 'bn'] as const
export type SynonymColumn = (typeof COLUMNS)[number]

/** Returns a word's form without the endings of number and gender, as the dictionary's keys have it. */
export function rootOf(column: SynonymColumn, word: string): string {
  if (/\d/.test(word)) return word
  return ROOTS[column](word)
}

/** Returns one key for all forms of a term. */
export const keyOfWords = (column: SynonymColumn, words: readonly string[]) =>
  `${column} ${words.map((word) => rootOf(column, word)).join(' ')}`

const ROOTS: Record<SynonymColumn, (word: string) => string> = {
  en: stemOf,
  fr: (word) =>
    cut(word.replace(/eaux$/, 'eau').replace(/aux$/, 'al'), [/s$|x$/, /e$/]).replace(
      /([^aeiou])\1$/,
      '$1',
    ),
  es: (word) => cut(word.replace(/ces$/, 'z'), [/s$/, /[aoe]$/]),
  de: (word) =>
    cut(
      word
        .replace(/ae/g, 'a')
        .replace(/oe/g, 'o')
        .replace(/(?<![aeq])ue/g, 'u'),
      [/(?:en|er|es|em|e|n|s)$/, /e$/],
    ),
  bn: (word) => (/^[a-z]+$/.test(word) ? looseLatin(word) : cut(word, [BENGALI_ENDING])),
}

const BENGALI_ENDING = /(?:গুলোর|গুলো|গুলি|দের|টির|টা|টি|খানা|খানি|ের|র|কে|তে)$/

/** Cuts endings in turn, each only where at least three letters are left. */
const cut = (word: string, endings: RegExp[]) =>
  endings.reduce((rest, ending) => {
    const shorter = rest.replace(ending, '')
    return shorter.length >= 3 ? shorter : rest
  }, word)

/** Merges the letters by which shoppers write one Bengali sound in Latin letters. */
const looseLatin = (word: string) =>
  word
    .replace(/sh/g, 's')
    .replace(/ph/g, 'f')
    .replace(/bh|v|w/g, 'b')
    .replace(/[zj]h?/g, 'j')
    .replace(/ee/g, 'i')
    .replace(/oo/g, 'u')
    .replace(/([a-z])\1/g, '$1')

/** Returns what is left of a word by sound: 'bycicle' and 'bicycle' are one. */
export function soundOf(word: string) {
  const sounds = word
    .replace(/y/g, 'i')
    .replace(/ph/g, 'f')
    .replace(/ck|q|ch/g, 'k')
    .replace(/c(?=[ei])/g, 's')
    .replace(/c/g, 'k')
    .replace(/z/g, 's')
    .replace(/(?!^)h/g, '')
    .replace(/(.)\1+/g, '$1')
  return sounds.slice(0, 1) + sounds.slice(1).replace(/[aeiou]/g, '')
}
