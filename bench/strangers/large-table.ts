const BYTES = 49 * 1024 ** 2
const DESCRIPTION = 'What it is made of, what it is for, and how it is cared for. '.repeat(30)

/** Returns a sound CSV of 49 MB, with descriptions as long as shops have them. */
export function largeTable() {
  const lines = ['sku,title,description,category,price,stock']
  let bytes = 0
  for (let at = 1; bytes < BYTES; at++) {
    const line = `LARGE-${at},Large thing ${at},${DESCRIPTION.replaceAll(',', '')},things,${at % 90}.50,7`
    lines.push(line)
    bytes += line.length + 1
  }
  return Buffer.from(`${lines.join('\n')}\n`)
}
