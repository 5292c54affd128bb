/**
 * The consonants from `ka` to `ha` by their place in a block of Unicode: the scripts from Devanagari
 * to Malayalam are laid out alike. Those that Latin letters rarely keep apart are one: kh is k.
 */
const CONSONANTS = 'kkggnccjjnttddnttddnnpfbbmyrrlllbsssh'
const FIRST_CONSONANT = 0x15
/** Vowels and their signs by the same places: e is taken for i, and o for u, as many write them. */
const VOWELS = new Map<number, string>([
  [0x05, '*'],
  ...[0x06, 0x3e].map((at) => [at, 'a'] as const),
  ...[0x07, 0x08, 0x0e, 0x0f, 0x10, 0x3f, 0x40, 0x46, 0x47, 0x48].map((at) => [at, 'i'] as const),
  ...[0x09, 0x0a, 0x12, 0x13, 0x14, 0x41, 0x42, 0x4a, 0x4b, 0x4c].map((at) => [at, 'u'] as const),
])
const RI = new Set([0x0b, 0x43])
const ANUSVARA = 0x02
const NUKTA = 0x3c
const VIRAMA = 0x4d
const BENGALI_YA = 0x09af
/** Single letters at places of their own: the Bengali khanda ta, rra, rha and yya. */
const LATER = new Map([
  [0x4e, 't'],
  [0x5c, 'r'],
  [0x5d, 'r'],
  [0x5f, 'y'],
])

const OF_INDIA = /^[\u0900-\u0b7f\u0c00-\u0d7f]+$/
const LATIN = /^[a-z]+$/
const FEWEST_CONSONANTS = 2

/** How a word is said: its consonants, and the vowel before the first and after each. */
interface Said {
  inLatin: boolean
  consonants: string
  /** 'a', 'i', 'u', '' for none, or '*' for one that the script leaves unwritten. */
  vowels: readonly string[]
}

/** Returns how a folded word is said; undefined for other scripts and where too little is said. */
export function saidOf(word: string): Said | undefined {
  const inLatin = LATIN.test(word)
  if (!inLatin && !OF_INDIA.test(word)) return undefined
  const sounds = (inLatin ? ofLatin(word) : ofIndia(word)).replace(/y/g, '')
  const said = joined(sounds)
  const consonants = said.replace(/[aiu*]/g, '')
  if (consonants.length < FEWEST_CONSONANTS) return undefined
  const vowels = said.split(/[^aiu*]/).map((run) => run[0] ?? '')
  return { inLatin, consonants, vowels }
}

/** Writes doubled consonants once, and ng as n. */
const joined = (sounds: string) => sounds.replace(/([^aiu*])\1+/g, '$1').replace(/ng/g, 'n')

function ofLatin(word: string) {
  return word
    .replace(/c(?!h)/g, 'k')
    .replace(/ph/g, 'f')
    .replace(/(?<=[aeiou])w(?![aeiou])/g, 'u')
    .replace(/(?<=[bcdfgjkqstxz])h+/g, '')
    .replace(/x/g, 'ks')
    .replace(/[eyqvwzo]/g, (letter) => LIKE[letter] as string)
}
const LIKE: Record<string, string> = {
  e: 'i',
  y: 'i',
  q: 'k',
  v: 'b',
  w: 'b',
  z: 'j',
  o: 'u',
}

/** Returns consonants and vowels of a word; '*' stands where a consonant has no sign after it. */
function ofIndia(word: string) {
  let sounds = ''
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at)
    const place = code & 0x7f
    const vowel = VOWELS.get(place)
    const consonant = LATER.get(place) ?? CONSONANTS[place - FIRST_CONSONANT]
    if (place === VIRAMA) sounds = sounds.slice(0, -1)
    else if (place === NUKTA) sounds = dotted(sounds, word.charCodeAt(at - 1))
    else if (place === ANUSVARA) sounds += 'n'
    else if (RI.has(place)) sounds = `${sounds.replace(/\*$/, '')}ri`
    else if (vowel) sounds = (place < FIRST_CONSONANT ? sounds : sounds.slice(0, -1)) + vowel
    // The Bengali ya is a j, and silent where it joins another consonant.
    else if (code === BENGALI_YA) sounds += /[^aiu*]$/.test(sounds) ? '*' : 'j*'
    else if (consonant) sounds += `${consonant}*`
  }
  return sounds
}

/** A dotted d is said r, and a dotted Bengali ya as y; a dot changes no other sound so far. */
function dotted(sounds: string, letter: number) {
  if (letter === BENGALI_YA) return sounds.replace(/j\*$/, 'y*')
  return sounds.replace(/d\*$/, 'r*')
}

/** Tells whether a word in Latin letters may be a word of a script of India. */
export function isSaidAs(one: Said, other: Said) {
  if (one.inLatin === other.inLatin || one.consonants !== other.consonants) return false
  const [latin, indian] = one.inLatin ? [one, other] : [other, one]
  return indian.vowels.every((vowel, at) => WRITTEN[vowel]?.includes(latin.vowels[at] as string))
}

/** The vowels by which each is written in Latin letters: a as u, too ('punjabi'). */
const WRITTEN: Record<string, readonly string[]> = {
  '*': ['', 'a', 'u'],
  a: ['a', 'u'],
  i: ['i'],
  u: ['u'],
  '': [''],
}

/** Returns what finds the words that are said so and written otherwise, in the order of `words`. */
export function saidAmong(words: Iterable<string>) {
  const known = new Map<string, [word: string, said: Said][]>()
  for (const word of words) {
    const said = saidOf(word)
    if (said) known.getOrInsertComputed(said.consonants, () => []).push([word, said])
  }
  return (asked: Said) =>
    (known.get(asked.consonants) ?? []).flatMap(([word, said]) =>
      isSaidAs(asked, said) ? [word] : [],
    )
}
