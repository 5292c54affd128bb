/**
 * Finds files that reach themselves by imports. Takes what each file imports, gives back the files
 * of each circle as one line. These are Tarjan's strongly connected sets.
 */
export function circles(imports: Map<string, string[]>) {
  const order = new Map<string, number>()
  const lowest = new Map<string, number>()
  const open: string[] = []
  const found: string[] = []
  const lower = (path: string, place = 0) =>
    lowest.set(path, Math.min(lowest.get(path) ?? place, place))
  const visit = (path: string) => {
    order.set(path, order.size)
    lower(path, order.get(path))
    open.push(path)
    for (const target of imports.get(path) ?? []) {
      if (!order.has(target)) visit(target)
      if (open.includes(target)) lower(path, lowest.get(target))
    }
    if (lowest.get(path) !== order.get(path)) return
    const together = open.splice(open.indexOf(path))
    if (together.length > 1) found.push(together.sort().join(' '))
  }
  for (const path of imports.keys()) if (!order.has(path)) visit(path)
  return found.sort()
}
