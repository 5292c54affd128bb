/** Returns similar names, nearest first; at most a third of the letters may differ. */
export function nearNames(typed: string, names: string[], most = 3) {
  const limit = Math.max(1, Math.floor(typed.length / 3))
  return names
    .map((name) => ({ name, distance: distanceBetween(typed, name) }))
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, most)
    .map(({ name }) => name)
}

/** Returns the Levenshtein distance. */
function distanceBetween(a: string, b: string) {
  let above = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [row, letter] of [...a].entries()) {
    const line = [row + 1]
    for (let at = 1; at <= b.length; at++) {
      const changed = (above[at - 1] ?? 0) + (letter === b[at - 1] ? 0 : 1)
      line.push(Math.min(changed, (above[at] ?? 0) + 1, (line[at - 1] ?? 0) + 1))
    }
    above = line
  }
  return above[b.length] ?? 0
}
