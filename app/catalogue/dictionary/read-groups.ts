import { COLUMNS, type SynonymColumn } from './roots.ts'

/** One line of a list: terms of one meaning, and the terms that a search for them also finds. */
export interface SynonymGroup {
  terms: readonly { column: SynonymColumn; text: string }[]
  /** Terms of a one-way line, the nearest first; empty where the terms find one another. */
  leadsTo: readonly string[]
  /** True for names of a colour. */
  isColour?: boolean
}

const MOST_SPELLED_OUT = 200

/**
 * Reads lines such as `sofa, couch ; canapé ; sofá ; Sofa` (columns by language), one-way lines
 * such as `trainers > sneakers, shoes`, and choices such as `(gift|present) for (mum|mother)`. A
 * line that begins with # and a line without two terms are left out.
 */
export function readGroups(text: string): SynonymGroup[] {
  const groups: SynonymGroup[] = []
  for (const line of text.split('\n')) {
    if (line.startsWith('#')) continue
    const [left = '', right] = line.split('>')
    const terms = left
      .split(';')
      .flatMap((column, at) =>
        termsIn(column).map((text) => ({ column: COLUMNS[at] ?? ('en' as const), text })),
      )
    const leadsTo = right === undefined ? [] : termsIn(right)
    if (terms.length + leadsTo.length > 1 && terms.length > 0) groups.push({ terms, leadsTo })
  }
  return groups
}

const termsIn = (text: string) =>
  text
    .split(',')
    .flatMap((term) => spelledOut(term.trim()).slice(0, MOST_SPELLED_OUT))
    .filter(Boolean)

function spelledOut(term: string): string[] {
  const choice = /^([^(]*)\(([^)]*)\)(.*)$/.exec(term)
  if (!choice) return [term]
  const [, before = '', options = '', after = ''] = choice
  return options.split('|').flatMap((option) => spelledOut(before + option + after))
}
