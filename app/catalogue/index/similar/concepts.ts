import type { SynonymColumn } from '../../dictionary/roots'
import type { WordField } from './word-base'

/** The points of a word by the field that has it; what a description says proves little. */
export const POINTS: Record<WordField, number> = { title: 200, facts: 180, weak: 50 }
/** The points of a category whose whole name was asked for, or a part of its name. */
export const WHOLE_CATEGORY = 205
export const PART_OF_CATEGORY = 110
/** The points of a category whose whole name a list only leads to. */
export const LED_TO_CATEGORY = 135
/** The most points that a category adds where the product has the words, too. */
const ALSO_IN_CATEGORY = 40
/** The share of points that is left outside a category whose whole name was asked for. */
export const OUTSIDE_CATEGORY = 0.7
/** The weight from which a way means what was typed; below, it leads to another thing. */
export const SAME_FROM = 0.88
/** What a word is worth that only begins with what was typed. */
export const BEGUN_WEIGHT = 0.55
/** A product with more points than this has the words themselves, not in its description alone. */
export const STRONG_FROM = 50

/** One way in which a product may have what was asked: it has all of these words. */
export interface Way {
  stems: readonly string[]
  /** A number from 0 to 1; the words that were typed have 1. */
  weight: number
  /** The languages whose word it is; undefined for words as they were typed. */
  columns?: readonly SynonymColumn[]
}

/** One thing that a search asks for, said in one word or in a few. */
export interface Concept {
  /** The words as they were typed or corrected. */
  said: readonly string[]
  ways: readonly Way[]
  /** The letters that a shopper may still be typing, and the changed products' words so begun. */
  begun?: { start: string; stems: ReadonlySet<string> }
  /** Points by the slug of each category whose name says it. */
  categories: ReadonlyMap<string, number>
  /** True for a thing that lists know by this very name. */
  isListed: boolean
  /** The place where the word is known; 'lists' when no product has it and only a list does. */
  from: 'shop' | 'lists' | 'nowhere'
  /** A word of two that are both meant, such as 'Herrenschuhe'. */
  parts?: readonly [Concept, Concept]
}

/** Tells whether a category's whole name was asked for, and not led to. */
export const hasWhole = (categories: Concept['categories']) =>
  [...categories.values()].some((worth) => worth >= Math.trunc(SAME_FROM * WHOLE_CATEGORY))

/** Returns the points of a product in a category that was asked for. */
export function inCategory(had: number, worth: number) {
  if (had <= STRONG_FROM) return worth
  if (worth <= PART_OF_CATEGORY) return Math.max(had, worth)
  return Math.min(255, Math.max(had, worth) + Math.trunc((ALSO_IN_CATEGORY * had) / POINTS.title))
}
