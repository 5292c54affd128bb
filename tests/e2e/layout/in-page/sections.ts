import { hidden, nameOf, shown } from './seen'

const PARTS = 'section, article, aside, header, footer, form'

/** Parts of the page whose content covers less than a third inside the padding. */
export function emptySections(root: Element, content: { element: Element; at: DOMRect }[]) {
  const faults: string[] = []
  for (const part of root.querySelectorAll(PARTS)) {
    const box = hidden(part) ? undefined : shown(part.getBoundingClientRect(), part)
    if (!box) continue
    const within = content.filter(({ element }) => part.contains(element)).map(({ at }) => at)
    const { paddingTop, paddingBottom } = getComputedStyle(part)
    const inside = box.height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
    const share = covered(within) / inside
    if (share < 1 / 3)
      faults.push(`${Math.round(share * 100)}% of ${Math.round(box.height)} px: ${nameOf(part)}`)
  }
  return faults
}

function covered(boxes: DOMRect[]) {
  let end = Number.NEGATIVE_INFINITY
  let sum = 0
  for (const { top, bottom } of boxes.sort((a, b) => a.top - b.top)) {
    sum += Math.max(0, bottom - Math.max(top, end))
    end = Math.max(end, bottom)
  }
  return sum
}
