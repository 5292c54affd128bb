type Texts = Readonly<Record<string, unknown>>

const isTexts = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Of texts by path what was typed, over what others stored of the same language meanwhile. */
export function rebase(from: unknown, typed: unknown, theirs: unknown) {
  if (!isTexts(typed) || !isTexts(from) || !isTexts(theirs)) return typed
  const result: Record<string, unknown> = { ...theirs }
  for (const path of new Set([...Object.keys(from), ...Object.keys(typed)])) {
    if (typed[path] === from[path]) continue
    if (path in typed) result[path] = typed[path]
    else delete result[path]
  }
  return result
}
