/* Each edit of a document needs a mark that React or React Router writes; a missing one throws in the build. */

const BODY_END = '</body></html>'

/** Returns the end of a document with one more inline script. */
export const withScript = (end: string, script: string, type = '') =>
  insteadOf(BODY_END, end, `<script${type}>${script}</script>${BODY_END}`)

/** Returns the text with something else in place of a mark that it has once. */
export function insteadOf(mark: string, text: string, inserted: string) {
  const place = onlyMark(mark, text)
  return text.slice(0, place) + inserted + text.slice(place + mark.length)
}

/** Returns the place of a mark that the text has once. */
export function onlyMark(mark: string, text: string) {
  const place = firstMark(mark, text)
  if (text.lastIndexOf(mark) !== place) throw new Error(`the document has two ${mark}`)
  return place
}

/** Returns the first place of a mark that the text has. */
export function firstMark(mark: string, text: string, from = 0) {
  const place = text.indexOf(mark, from)
  if (place < 0) throw new Error(`the document has no ${mark}`)
  return place
}
