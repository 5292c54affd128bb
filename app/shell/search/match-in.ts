/** Splits a title around the typed text, ignoring case; without a match all is the first part. */
export function matchIn(
  title: string,
  text: string,
): [before: string, match: string, after: string] {
  const at = title.toLowerCase().indexOf(text.toLowerCase())
  // A few letters change their length with their case, and then the positions do not fit.
  if (at < 0 || title.toLowerCase().length !== title.length) return [title, '', '']
  const typed = at + text.length
  // A letter stands with the marks that follow it.
  const end = typed + (/^\p{M}+/u.exec(title.slice(typed))?.[0].length ?? 0)
  return [title.slice(0, at), title.slice(at, end), title.slice(end)]
}
