import { z } from 'zod'

export const PAGE_SIZE = 25

/** The number of a list's page, from 1. */
export const pageNumber = z.coerce.number().int().min(1).max(100_000).default(1)

/** Offset and limit of a page; one row more than shown tells whether more follow. */
export const pageFrom = (page: number, size = PAGE_SIZE) => ({
  from: (page - 1) * size,
  size: size + 1,
})

/** Cuts the extra row off and describes the page; the total is exact on the last page only. */
export function pageOf<Row>(rows: readonly Row[], page: number, size = PAGE_SIZE) {
  const more = rows.length > size
  const shown = rows.slice(0, size)
  return { rows: shown, page: { page, size, total: (page - 1) * size + shown.length, more } }
}
