/** Tells whether a selector can match a page that has these classes. */
export type ClassNeeds = (classes: ReadonlySet<string>) => boolean

const NAME = /^-?(?:[\w-]|[^\0-\x7f]|\\[^\n])+/
/** Selectors of which one must match; what stands in `:not()` must not, and needs nothing. */
const ANY_OF = /^:(?:is|where|has|-webkit-any)$/
const PSEUDO = /^::?[a-z-]+/

/** Returns what a selector list needs of a page. Tags, ids and attributes are taken for present. */
export function classNeeds(selectors: string): ClassNeeds {
  const needs = listOf(selectors).map(needsOfOne)
  return (classes) => needs.some((all) => all.every((need) => need(classes)))
}

function needsOfOne(selector: string): ClassNeeds[] {
  const needs: ClassNeeds[] = []
  for (let at = 0; at < selector.length; ) {
    const rest = selector.slice(at)
    const pseudo = PSEUDO.exec(rest)?.[0]
    if (rest[0] === '.') {
      const [name = ''] = NAME.exec(rest.slice(1)) ?? []
      const plain = name.replaceAll(/\\(.)/g, '$1')
      needs.push((classes) => classes.has(plain))
      at += 1 + name.length
    } else if (pseudo && rest[pseudo.length] === '(') {
      const end = closing(rest, pseudo.length)
      if (ANY_OF.test(pseudo)) needs.push(classNeeds(rest.slice(pseudo.length + 1, end)))
      at += end + 1
    } else if (rest[0] === '[') at += closing(rest, 0) + 1
    else at += rest[0] === '\\' ? 2 : 1
  }
  return needs
}

/** Splits a selector list at its commas, not at those within brackets. */
function listOf(selectors: string) {
  const list: string[] = []
  let from = 0
  for (let at = 0; at < selectors.length; at++) {
    const letter = selectors[at]
    if (letter === '\\') at++
    else if (letter === '(' || letter === '[') at = closing(selectors, at)
    else if (letter === ',') {
      list.push(selectors.slice(from, at))
      from = at + 1
    }
  }
  return [...list, selectors.slice(from)]
}

/** Returns the place of the bracket that closes the one at `from`. */
function closing(text: string, from: number) {
  let depth = 0
  for (let at = from; at < text.length; at++) {
    const letter = text[at] as string
    if (letter === '\\') at++
    else if (letter === '"' || letter === "'") at = text.indexOf(letter, at + 1)
    else if ('(['.includes(letter)) depth++
    else if (')]'.includes(letter) && --depth === 0) return at
  }
  throw new Error(`a bracket of the selector "${text}" has no end`)
}
