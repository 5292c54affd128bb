import { hidden, layerOf, nameOf, overlap, shown } from './seen'

const CONTROLS =
  'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="option"]'

interface Control {
  element: Element
  /** Its visible box. */
  at: DOMRect
  /** What takes the touch: with its label and its ::after. */
  target: DOMRect
}

/** Every visible control; faults are those that are cut off. */
export function readControls(root: Element) {
  const faults: string[] = []
  const controls: Control[] = []
  for (const element of root.querySelectorAll<HTMLElement>(CONTROLS)) {
    const face = faceOf(element)
    // A click beside a card's controls is for the pointer alone.
    if (hidden(face) || element.closest('[aria-hidden="true"]')) continue
    const box = face.getBoundingClientRect()
    const inSight = shown(box, face, 'scrolling')
    if (!inSight) continue
    const whole = shown(box, face)
    if (!whole || inSight.width - whole.width > 2 || inSight.height - whole.height > 2)
      faults.push(`cut off: ${nameOf(element)}`)
    controls.push({ element, at: whole ?? inSight, target: targetOf(element, face) })
  }
  return { faults, controls }
}

/** An invisible checkbox is behind its label. */
function faceOf(element: HTMLElement) {
  const label = element instanceof HTMLInputElement && element.labels?.[0]
  return label && hidden(element) ? label : element
}

function targetOf(element: HTMLElement, face: Element) {
  const parts = [face.getBoundingClientRect()]
  if (element instanceof HTMLInputElement && /radio|checkbox/.test(element.type))
    for (const label of element.labels ?? []) parts.push(label.getBoundingClientRect())
  const after = afterOf(face)
  if (after) parts.push(after)
  const left = Math.min(...parts.map((part) => part.left))
  const top = Math.min(...parts.map((part) => part.top))
  const right = Math.max(...parts.map((part) => part.right))
  const bottom = Math.max(...parts.map((part) => part.bottom))
  return new DOMRect(left, top, right - left, bottom - top)
}

function afterOf(element: Element) {
  const { content, position, left, top, width, height } = getComputedStyle(element, '::after')
  if (content === 'none' || position !== 'absolute') return
  let around: Element | null = element
  while (around && getComputedStyle(around).position === 'static') around = around.parentElement
  if (!around) return
  const edge = around.getBoundingClientRect()
  const [x, y, w, h] = [left, top, width, height].map(Number.parseFloat) as [
    number,
    number,
    number,
    number,
  ]
  return new DOMRect(edge.left + around.clientLeft + x, edge.top + around.clientTop + y, w, h)
}

/** Controls that overlap in one layer of the page. */
export function controlsOver(controls: Control[]) {
  const placed = controls.map((control) => ({ ...control, layer: layerOf(control.element) }))
  return placed.flatMap((one, position) =>
    placed.slice(position + 1).flatMap((other) => {
      const nested = one.element.contains(other.element) || other.element.contains(one.element)
      if (nested || one.layer !== other.layer) return []
      const { width, height } = overlap(one.at, other.at)
      return width > 1 && height > 1
        ? `control over control: ${nameOf(one.element)}, ${nameOf(other.element)}`
        : []
    }),
  )
}

const TOUCH = 44
/** WCAG 2.5.8, for links within a sentence and dots: room for a circle of this width. */
const IN_TEXT = 24
const ROUNDING = 0.5

/** Below design.md's 44 by 44 px, or 24 px with spacing in text. */
export const smallTargets = (controls: Control[]) =>
  controls.flatMap(({ element, target }) => {
    const { width, height } = target
    if (Math.min(width, height) >= TOUCH - ROUNDING) return []
    if (isDot(element) && Math.min(width, height) >= IN_TEXT) return []
    if (inText(element) && (Math.min(width, height) >= IN_TEXT || hasRoom(element, controls)))
      return []
    return `small target, ${Math.round(width)} by ${Math.round(height)} px: ${nameOf(element)}`
  })

/** Nine share one row of a phone, beside the arrows and the finger, which lead there too. */
const isDot = (element: Element) => element.matches('.carousel-dot')

/** A link with words of the same sentence beside it. */
function inText(element: Element) {
  const inline = (one: Element) => getComputedStyle(one).display === 'inline'
  if (!element.matches('a') || !inline(element)) return false
  let block = element.parentElement
  while (block && inline(block)) block = block.parentElement
  const beside = (node: Node): boolean =>
    node instanceof Element
      ? !node.matches('a, button') && [...node.childNodes].some(beside)
      : /\p{L}/u.test(node.textContent ?? '')
  return block !== null && beside(block)
}

function hasRoom(element: Element, controls: Control[]) {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return controls.every(({ element: other, target }) => {
    if (other === element || other.contains(element) || element.contains(other)) return true
    const across = Math.max(target.left - x, 0, x - target.right)
    const down = Math.max(target.top - y, 0, y - target.bottom)
    return Math.hypot(across, down) >= IN_TEXT / 2
  })
}
