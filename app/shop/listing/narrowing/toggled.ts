/** Adds a value of a filter, or takes it away where it is picked. */
export function toggled(picked: readonly string[] = [], value: string) {
  const left = picked.filter((one) => one !== value)
  const next = left.length < picked.length ? left : [...picked, value].sort()
  return next.length > 0 ? next : undefined
}
