/**
 * Tells whether a selector can match a page that was just drawn and has these names: its classes, its
 * elements as `<p`, and `open=""`.
 */
export type SelectorNeeds = (names: ReadonlySet<string>) => boolean

const NAME = /^-?(?:[\w-]|[^\0-\x7f]|\\[^\n])+/
/** Selectors of which one must match; what stands in `:not()` must not, and needs nothing. */
const ANY_OF = /^:(?:is|where|has|-webkit-any)$/
/** States that a page has at the earliest when the whole sheet is there. */
const LATER =
  /^(?::hover|:active|:focus-visible|:focus-within|::backdrop|::view-transition.*|\[(?:aria-busy|aria-invalid|data-on|data-changed|data-loading)\b.*)$/
/** How React writes the attribute of a `<details>` that is open from the beginning. */
const OPEN = 'open=""'
const PSEUDO = /^::?[a-z-]+/

/** Returns what a selector list needs of a page. Ids and attributes are taken for present. */
export function selectorNeeds(selectors: string): SelectorNeeds {
  const needs = listOf(selectors).map(needsOfOne)
  return (names) => needs.some((all) => all.every((need) => need(names)))
}

function needsOfOne(selector: string): SelectorNeeds[] {
  const needs: SelectorNeeds[] = []
  const name = (text: string, kind = '') => {
    const plain = kind + text.replaceAll(/\\(.)/g, '$1')
    needs.push((names) => names.has(plain))
  }
  for (let at = 0; at < selector.length; ) {
    const rest = selector.slice(at)
    const [mark = ''] = rest
    const pseudo = PSEUDO.exec(rest)?.[0]
    if (pseudo && rest[pseudo.length] === '(') {
      const end = closing(rest, pseudo.length)
      if (ANY_OF.test(pseudo)) needs.push(selectorNeeds(rest.slice(pseudo.length + 1, end)))
      at += end + 1
    } else if (pseudo) {
      if (LATER.test(pseudo)) needs.push(() => false)
      at += pseudo.length
    } else if (mark === '[') {
      const end = closing(rest, 0)
      const test = rest.slice(0, end + 1)
      if (LATER.test(test)) needs.push(() => false)
      else if (test === '[open]') name(OPEN)
      at += end + 1
    } else if (mark === '.' || mark === '#') {
      const [text = ''] = NAME.exec(rest.slice(1)) ?? []
      if (mark === '.') name(text)
      at += 1 + text.length
    } else {
      const [text = ''] = NAME.exec(rest) ?? []
      if (text) name(text.toLowerCase(), '<')
      at += text.length || 1
    }
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
