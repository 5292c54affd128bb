/*
 * Marks of the last changes to a stored list, written behind its JSON as blanks: JSON ignores
 * them, so that the stored text is the plain list to everybody else, and list and marks are one
 * write that no other tab can come between.
 */

const BLANKS = ' \t\n\r'
/** 24 random bits. */
const MARK_LENGTH = 12
/** More changes than all tabs make while one is watched. */
const REMEMBERED = 64

/** Stands for one change. */
export const newMark = () =>
  Array.from({ length: MARK_LENGTH }, () => BLANKS[Math.floor(Math.random() * 4)]).join('')

/** The text of a list with the last of the marks behind it. */
export const withMarks = (json: string, marks: string[]) => json + marks.slice(-REMEMBERED).join('')

/** The marks behind a stored text; none behind one of another program. */
export function marksOf(text: string): string[] {
  let start = text.length
  while (start > 0 && BLANKS.includes(text.charAt(start - 1))) start--
  const marks: string[] = []
  for (let at = start; at + MARK_LENGTH <= text.length; at += MARK_LENGTH)
    marks.push(text.slice(at, at + MARK_LENGTH))
  return marks
}
