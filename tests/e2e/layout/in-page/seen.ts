// These files run in the page: tests/e2e/layout/measure.ts bundles them.

interface Surroundings {
  /** Clipped to nothing, for screen readers. */
  onlyHeard: boolean
  /** Ancestors that clip, from the inside out. */
  cutting: { edge: DOMRect; across: boolean; down: boolean; scrolls: boolean }[]
}

// A page has thousands of lines in a few hundred elements, so what clips them is stored.
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
      // Carousels too move clipped slides into view.
      scrolls:
        element.matches('[data-row], [class*="carousel"]') ||
        /auto|scroll/.test(overflowX + overflowY),
    })
  const clipped = clipPath === 'inset(50%)' || clip === 'rect(0px, 0px, 0px, 0px)'
  const found = { onlyHeard: clipped || Boolean(around?.onlyHeard), cutting }
  known.set(element, found)
  return found
}

export const hidden = (element: Element) =>
  !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
  element.closest('.skip-link') !== null ||
  surroundings(element).onlyHeard

/** What its ancestors leave of a box, or only those that scroll; undefined when nothing. */
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

/** Returns the overlap in px each way; not above 0 where there is none. */
export const overlap = (one: DOMRect, other: DOMRect) => ({
  width: Math.min(one.right, other.right) - Math.max(one.left, other.left),
  height: Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top),
})

const words = (text: string) => text.trim().replace(/\s+/g, ' ')
export const quoted = (text: string) => `“${words(text).slice(0, 60)}”`

/** Its label, else its words, else its classes. */
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

/** The positioned element over the page that holds it: what is under it is not in its way. */
export function layerOf(element: Element) {
  for (let around: Element | null = element; around; around = around.parentElement)
    if (
      /fixed|sticky/.test(getComputedStyle(around).position) ||
      around.matches('dialog, [popover], [role="listbox"], details[open] > ul')
    )
      return around
  return document.body
}
