import {
  BEGUN_WEIGHT,
  type Concept,
  hasWhole,
  inCategory,
  OUTSIDE_CATEGORY,
  POINTS,
} from './concepts'
import type { ChangedWords } from './shop-words.server'
import { categoryWord, FIELDS, type WordField } from './word-base'

/** Returns a concept's points for a product that changed since the base, by the same rules. */
export function pointsOfChanged(row: ChangedWords, concept: Concept): number {
  const { ways, begun, categories, parts } = concept
  if (parts) return Math.min(...parts.map((part) => pointsOfChanged(row, part)))
  let points = 0
  for (const { stems, weight } of ways)
    points = Math.max(points, Math.min(...stems.map((stem) => pointsOfStem(row, stem, weight))))
  if (begun)
    for (const field of ['title', 'facts'] as const)
      if ([...row[field]].some((stem) => begun.stems.has(stem)))
        points = Math.max(points, Math.trunc(BEGUN_WEIGHT * POINTS[field]))
  const within = [...categories].filter(([slug]) => row.facts.has(categoryWord(slug)))
  for (const [, worth] of within) points = inCategory(points, worth)
  return within.length === 0 && hasWhole(categories)
    ? Math.trunc(OUTSIDE_CATEGORY * points)
    : points
}

const pointsOfStem = (row: ChangedWords, stem: string, weight: number) =>
  Math.max(
    0,
    ...FIELDS.map((field: WordField) =>
      row[field].has(stem) ? Math.trunc(weight * POINTS[field]) : 0,
    ),
  )
