interface FieldDifference {
  /** Path of the field, such as `address.city`; '' for a whole value. */
  place: string
  before?: unknown
  after?: unknown
}

/** Lists differences between two values by field; arrays are compared as a whole. */
export function difference(before: unknown, after: unknown, place = ''): FieldDifference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (!isObject(before ?? after) || !isObject(after ?? before)) return [{ place, before, after }]
  const [left, right] = [fieldsOf(before), fieldsOf(after)]
  const names = new Set([...Object.keys(left), ...Object.keys(right)])
  return [...names].flatMap((name) =>
    difference(left[name], right[name], place ? `${place}.${name}` : name),
  )
}

const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const fieldsOf = (value: unknown) => (value ?? {}) as Record<string, unknown>
