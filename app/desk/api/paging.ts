/** Rows of a list's page. */
export const PAGE_SIZE = 25

/** Beyond so many pages a list is narrowed down, not leafed through. */
export const pageFrom = (page: number, size = PAGE_SIZE) => ({
  from: (page - 1) * size,
  size: size + 1,
})

/** Of rows of which one more was read than is shown: nothing is counted for it. */
export function pageOf<Row>(rows: readonly Row[], page: number, size = PAGE_SIZE) {
  const more = rows.length > size
  const shown = rows.slice(0, size)
  return { rows: shown, page: { page, size, total: (page - 1) * size + shown.length, more } }
}
