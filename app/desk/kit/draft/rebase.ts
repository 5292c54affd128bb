type Parts = Readonly<Record<string, unknown>>

const isParts = (value: unknown): value is Parts =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/**
 * Merges typed values into what others stored meanwhile: a part unchanged since `from` is taken as
 * stored. Values without parts stay as typed.
 */
export function rebase<Value>(from: unknown, typed: Value, theirs: unknown): Value {
  if (!isParts(typed) || !isParts(from) || !isParts(theirs)) return typed
  const result: Record<string, unknown> = { ...theirs }
  for (const part of new Set([...Object.keys(from), ...Object.keys(typed)])) {
    if (isSame(typed[part], from[part])) continue
    if (part in typed) result[part] = typed[part]
    else delete result[part]
  }
  return result as Value
}
