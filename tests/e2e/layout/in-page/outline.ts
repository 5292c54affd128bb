import { hidden, lookAnew } from './seen'

const RECORDED =
  'header, nav, main, aside, footer, [role="search"], section, article, form, dialog, h1, h2, h3, img, button, a.button, summary'
/** The parts around every page, which are recorded once. */
const SHELL = 'body > header, body > aside, body > footer'
/** One line is recorded for several of these in a row. */
const REPEATED = 'article, h2, h3, img, button, a, summary'

const NAMED_BY_HEADING = 'body, header, main, aside, footer, section, article, form, dialog'

export interface OutlineLine {
  /** Indented by two blanks a level. */
  name: string
  /** x, y, width and height by window width; x and y from the line it is indented under. */
  boxes: Record<number, [number, number, number, number]>
}

const noted = new Map<Element, Record<number, DOMRect>>()

export function note(root: Element, width: number, shell: boolean) {
  lookAnew()
  for (const element of [root, ...root.querySelectorAll(RECORDED)]) {
    if (!shell && element.parentElement?.closest(SHELL)) continue
    // How many dots a carousel has follows from its slides.
    if (element.closest('.carousel-foot') || (element !== root && hidden(element))) continue
    const box = element.getBoundingClientRect()
    if (box.width < 1 || box.height < 1) continue
    noted.set(element, { ...noted.get(element), [width]: box })
  }
}

/** What was noted, in the order of the document; forgets it. */
export function outline(): OutlineLine[] {
  const elements = [...noted.keys()]
    .filter((element) => element.isConnected)
    .sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  const lines = linesUnder(undefined, elements)
  noted.clear()
  return lines
}

function linesUnder(parent: Element | undefined, elements: Element[], depth = 0): OutlineLine[] {
  const children = elements.filter(
    (element) => !elements.some((other) => other !== element && other.contains(element)),
  )
  const lines: OutlineLine[] = []
  for (let at = 0; at < children.length; at++) {
    const child = children[at] as Element
    let count = 1
    while (alike(child, children[at + 1])) {
      count++
      at++
    }
    const name = `${'  '.repeat(depth)}${nameOf(child)}`
    lines.push({ name: count > 1 ? `${name} ×${count}` : name, boxes: boxesOf(child, parent) })
    const inside = elements.filter((element) => element !== child && child.contains(element))
    lines.push(...linesUnder(child, inside, depth + 1))
  }
  return lines
}

/** Pixels by which the boxes of a row may differ. */
const SAME = 2

/** Names an element by its label or heading; figures may change from day to day. */
function nameOf(element: Element) {
  const tag = element.tagName.toLowerCase()
  const label = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  const words =
    element.getAttribute('aria-label') ??
    element.getAttribute('alt') ??
    (label ?? (element.matches(NAMED_BY_HEADING) ? element.querySelector('h2, h3') : element))
      ?.textContent
  const text = words?.trim().replace(/\s+/g, ' ').replace(/\d+/g, '#').slice(0, 24)
  return element === document.body ? 'page' : text ? `${tag} ${text}` : tag
}

/** Cards are alike however long their titles; others in a row when they have one size. */
const alike = (one: Element, other: Element | undefined) =>
  one.matches(REPEATED) &&
  one.tagName === other?.tagName &&
  one.className === other.className &&
  (one.matches('article') || sameSize(one, other))

const sameSize = (one: Element, other: Element) =>
  Object.entries(noted.get(one) ?? {}).every(([width, box]) => {
    const otherBox = noted.get(other)?.[Number(width)]
    return (
      otherBox &&
      Math.abs(box.width - otherBox.width) <= SAME &&
      Math.abs(box.height - otherBox.height) <= SAME
    )
  })

function boxesOf(element: Element, parent: Element | undefined) {
  const boxes: OutlineLine['boxes'] = {}
  for (const [width, { x, y, width: across, height }] of Object.entries(noted.get(element) ?? {})) {
    const around = parent && noted.get(parent)?.[Number(width)]
    boxes[Number(width)] = [x - (around?.x ?? 0), y - (around?.y ?? 0), across, height]
  }
  return boxes
}
