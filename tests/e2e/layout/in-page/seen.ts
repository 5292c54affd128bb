// These files run in the page: tests/e2e/layout/measure.ts bundles them.

/** What an element does to what is in it, with the same of those around it. */
interface Surroundings {
  /** Clipped to nothing, for screen readers. */
  onlyHeard: boolean
  /** Those that cut, from the inside out. */
  cutting: { edge: DOMRect; across: boolean; down: boolean; scrolls: boolean }[]
}

// A page has thousands of lines in a few hundred elements; kept while the page stands still.
let known = new Map<Element, Surroundings>()
export const lookAnew = () => {
  known = new Map()
}

function surroundings(element: Element): Surroundings {
  const before = known.get(element)
  if (before) return before
  const style = getComputedStyle(element)
  const { overflowX, overflowY, position, clipPath, clip } = style
  const parent = element.parentElement
  const around = parent && surroundings(parent)
  const cutting = position === 'fixed' || !around ? [] : [...around.cutting]
  const isPage = element === document.body || element === document.documentElement
  if (!isPage && overflowX + overflowY !== 'visiblevisible')
    cutting.unshift({
      edge: element.getBoundingClientRect(),
      across: overflowX !== 'visible',
      down: overflowY !== 'visible',
      // Carousels too move what they cut into sight.
      scrolls:
        element.matches('[data-row], [class*="carousel"]') ||
        /auto|scroll/.test(overflowX + overflowY),
    })
  const clipped = clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)'
  const found = { onlyHeard: clipped || Boolean(around?.onlyHeard), cutting }
  known.set(element, found)
  return found
}

/** Whether nobody sees it. */
export const hidden = (element: Element) =>
  !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
  element.closest('.skip-link') !== null ||
  surroundings(element).onlyHeard

/** What is left of a box where those around it cut, or only what scrolls; undefined where nothing is. */
export function shown(box: DOMRect, element: Element, cutBy: 'all' | 'scrolling' = 'all') {
  let { left, right, top, bottom } = box
  for (const { edge, across, down, scrolls } of surroundings(element).cutting) {
    if (cutBy === 'scrolling' && !scrolls) continue
    if (across) {
      left = Math.max(left, edge.left)
      right = Math.min(right, edge.right)
    }
    if (down) {
      top = Math.max(top, edge.top)
      bottom = Math.min(bottom, edge.bottom)
    }
  }
  return right - left > 1 && bottom - top > 1
    ? new DOMRect(left, top, right - left, bottom - top)
    : undefined
}

/** How far two boxes lie over each other, in px each way; not above 0 where they do not. */
export const overlap = (one: DOMRect, other: DOMRect) => ({
  width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
  height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
})

const words = (text: string) => text.trim().replace(/\s+/g, ' ')
export const quoted = (text: string) => `“${words(text).slice(0, 60)}”`

/** What somebody would call it: its label, else its words, else its classes. */
export function nameOf(element: Element) {
  const labelled = document.getElementById(element.getAttribute('aria-labelledby') ?? '')
  const label =
    element.getAttribute('aria-label') ??
    element.getAttribute('alt') ??
    (labelled ?? element).textContent ??
    ''
  const tag = element.tagName.toLowerCase()
  return words(label) ? `${tag} ${quoted(label)}` : `${tag}.${element.className}`
}

/** What is placed over the page on its own: what lies under it is not in its way. */
export function layerOf(element: Element) {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (
      /fixed|sticky/.test(getComputedStyle(around).position) ||
      around.matches('dialog, [popover], [role="listbox"], details[open] > ul')
    )
      return around
  return document.body
}
