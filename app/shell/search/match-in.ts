/** A title cut around the typed text, ignoring case; all of it comes first when it is not there. */
export function matchIn(
  title: string,
  text: string,
): [before: string, match: string, after: string] {
  const at = title.toLowerCase().indexOf(text.toLowerCase())
  // A few letters change their length with their case; then no place in the title is sure.
  if (at < 0 || title.toLowerCase().length !== title.length) return [title, '', '']
  const end = at + text.length
  return [title.slice(0, at), title.slice(at, end), title.slice(end)]
}
