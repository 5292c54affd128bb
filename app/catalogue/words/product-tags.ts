import { nameKey } from '../../text-core/slug'

export const MOST_TAGS = 30
/** The most letters of a tag. */
const LONGEST_TAG = 50

/** Returns tags without those that another spelling of the same tag precedes, in the order of their keys. */
export function uniqueTags(tags: readonly string[]) {
  const byKey = new Map<string, string>()
  for (const tag of tags) if (!byKey.has(nameKey(tag))) byKey.set(nameKey(tag), tag)
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, tag]) => tag)
}

/** Returns why a text cannot be a tag; undefined where it can. */
export function unfitTag(tag: string) {
  if (nameKey(tag) === '') return 'a tag has a letter, a digit or a sign'
  if (tag.length > LONGEST_TAG) return `a tag has at most ${LONGEST_TAG} letters`
  return tag.includes(';') ? 'a tag has no semicolon' : undefined
}

/** Returns the tags of a cell, between which stand semicolons. */
export const tagsInCell = (cell: string) =>
  cell
    .split(';')
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
