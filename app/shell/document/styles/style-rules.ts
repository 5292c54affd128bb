/** A piece of a style sheet: a rule, a group of rules, or a statement. */
export type StylePiece =
  | { text: string; selector: string }
  | { text: string; selector?: undefined }
  | { head: string; pieces: StylePiece[] }

const GROUP = /^@(layer|media|supports|container)\b/

/** Cuts a minified style sheet into its rules, groups and statements. */
export function stylePieces(css: string): StylePiece[] {
  const pieces: StylePiece[] = []
  let from = 0
  for (let at = 0; at < css.length; at++) {
    const letter = css[at] as string
    if (letter === '"' || letter === "'") at = endOfString(css, at)
    else if (css.startsWith('/*', at)) {
      at = css.indexOf('*/', at) + 1
      from = at + 1
    } else if (letter === ';') {
      pieces.push({ text: css.slice(from, at + 1) })
      from = at + 1
    } else if (letter === '{') {
      const end = endOfBlock(css, at)
      pieces.push(block(css.slice(from, at).trimStart(), css.slice(at + 1, end)))
      from = end + 1
      at = end
    }
  }
  return pieces
}

function block(head: string, body: string): StylePiece {
  if (GROUP.test(head)) return { head, pieces: stylePieces(body) }
  const text = `${head}{${body}}`
  return head.startsWith('@') ? { text } : { text, selector: head }
}

/** Returns the place of the brace that closes the one at `from`. */
function endOfBlock(css: string, from: number) {
  let depth = 0
  for (let at = from; at < css.length; at++) {
    const letter = css[at] as string
    if (letter === '"' || letter === "'") at = endOfString(css, at)
    else if (letter === '{') depth++
    else if (letter === '}' && --depth === 0) return at
  }
  throw new Error('a block of the style sheet has no end')
}

function endOfString(css: string, from: number) {
  for (let at = from + 1; at < css.length; at++) {
    if (css[at] === '\\') at++
    else if (css[at] === css[from]) return at
  }
  throw new Error('a string of the style sheet has no end')
}
