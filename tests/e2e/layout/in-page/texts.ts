import { hidden, layerOf, overlap, quoted, shown } from './seen'

interface Line {
  text: string
  at: DOMRect
  element: Element
}

/** Cut off, out of the window, out of their button; and every visible line. */
export function readTexts(root: Element) {
  const faults: string[] = []
  const lines: Line[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    const text = node.nodeValue ?? ''
    if (!element || !text.trim() || element.closest('script, style, option, noscript')) continue
    if (hidden(element) || isShortened(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    for (const line of range.getClientRects()) {
      const inSight = shown(line, element, 'scrolling')
      if (!inSight) continue
      const whole = shown(line, element)
      if (!whole || inSight.width - whole.width > 1.5 || inSight.height - whole.height > 6)
        faults.push(`cut off: ${quoted(text)}`)
      if (inSight.right > innerWidth + 1 || inSight.left < -1)
        faults.push(`out of the window: ${quoted(text)}`)
      if (standsOut(line, element)) faults.push(`out of its control: ${quoted(text)}`)
      if (whole) lines.push({ text, at: whole, element })
    }
  }
  return { faults, lines }
}

/** Ends with dots after some lines, by intent. */
const isShortened = (element: Element) => getComputedStyle(element).webkitLineClamp !== 'none'

function standsOut(line: DOMRect, element: Element) {
  const control = element.closest('button, a.button, .card-badge, .badge, summary, label')
  if (!control || getComputedStyle(control).display === 'inline') return false
  const box = control.getBoundingClientRect()
  return (
    line.left < box.left - 1 ||
    line.right > box.right + 1 ||
    line.top < box.top - 4 ||
    line.bottom > box.bottom + 4
  )
}

/** Texts that overlap in one layer of the page. */
export function textsOver(lines: Line[]) {
  const placed = lines.map((line) => ({ ...line, layer: layerOf(line.element) }))
  return placed.flatMap((one, position) =>
    placed.slice(position + 1).flatMap((other) => {
      if (one.element === other.element || one.layer !== other.layer) return []
      const { width, height } = overlap(one.at, other.at)
      // Lines of text are taller than their letters, so boxes may touch by a little.
      return width > 1 && height > 6
        ? `over each other: ${quoted(one.text)}, ${quoted(other.text)}`
        : []
    }),
  )
}
