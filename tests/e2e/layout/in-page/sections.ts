import { hidden, nameOf, shown } from './seen'

const PARTS = 'section, article, aside, header, footer, form'

type Content = { element: Element; at: DOMRect }[]

/** Parts of the page that are mostly empty: what is seen covers less than a third inside the padding. */
export function emptySections(root: Element, content: Content) {
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

/** The height that boxes cover together. */
function covered(boxes: DOMRect[]) {
  let end = Number.NEGATIVE_INFINITY
  let sum = 0
  for (const { top, bottom } of boxes.sort((a, b) => a.top - b.top)) {
    sum += Math.max(0, bottom - Math.max(top, end))
    end = Math.max(end, bottom)
  }
  return sum
}

/** Cells in grids of several columns that hold nothing to see: something else belongs there. */
export const emptyCells = (root: Element, content: Content) =>
  [root, ...root.querySelectorAll('*')].flatMap((grid) => {
    const { display, gridTemplateColumns } = getComputedStyle(grid)
    if (!/grid/.test(display) || !gridTemplateColumns.includes(' ')) return []
    return cellsOf(grid)
      .filter((cell) => isEmpty(cell, content))
      .map((cell) => `empty cell: ${nameOf(cell)} in ${nameOf(grid)}`)
  })

/** What lies in a grid's cells; an element without a box of its own gives way to its children. */
const cellsOf = (grid: Element): Element[] =>
  [...grid.children].flatMap((child) =>
    getComputedStyle(child).display === 'contents' ? cellsOf(child) : child,
  )

function isEmpty(cell: Element, content: Content) {
  const { position, backgroundColor, borderTopWidth } = getComputedStyle(cell)
  return (
    !hidden(cell) &&
    shown(cell.getBoundingClientRect(), cell) !== undefined &&
    !/absolute|fixed/.test(position) &&
    backgroundColor === 'rgba(0, 0, 0, 0)' &&
    borderTopWidth === '0px' &&
    /^(none|normal|"")$/.test(getComputedStyle(cell, '::before').content) &&
    !content.some(({ element }) => cell.contains(element))
  )
}
