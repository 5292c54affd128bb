import type { SourceRow } from '../spool.server'

/** Makes products of the rows of a table that another shop's program exported. */
export interface FormerShop {
  take(row: SourceRow): Iterable<SourceRow>
  rest(): Iterable<SourceRow>
}

/** Reads cells of a row by any of their columns' names, in lower case; undefined without a column. */
export function cellsOf({ value }: SourceRow) {
  const entries = Object.entries((value ?? {}) as Record<string, string>)
  const cells = new Map(entries.map(([name, cell]) => [name.trim().toLowerCase(), cell.trim()]))
  return (...names: string[]) =>
    names.map((name) => cells.get(name)).find((cell) => cell !== undefined)
}

/** Returns `row` as one that the merchant must mend, or has left out. */
export const refusedRow = ({ row }: SourceRow, broken: string): SourceRow => ({
  row,
  value: undefined,
  broken,
})

/** Refuses a product whose export has a row that cannot be read: a variant of it would be closed. */
export const lostRow = (product: SourceRow, lost: number) =>
  refusedRow(product, `row: ${lost}, which may be of it, cannot be read`)

/** Returns options by their names, with the values of the variants in their order. */
export const givenOptions = (names: string[], variants: { values: string[] }[]) =>
  names.map((name, at) => ({
    name,
    values: [...new Set(variants.flatMap(({ values }) => values[at] ?? []))],
  }))

/** Leaves out what the export has no column for: the shop keeps its own. */
export const given = (fields: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Returns the last of 'Men > Shirts', the first category of a list. */
export const lastCategory = (path = '') =>
  path
    .split(/(?<!\\),/)[0]
    ?.split('>')
    .at(-1)
    ?.replaceAll('\\,', ',')
    .trim()

export const tagCell = (tags: string | undefined) => tags?.replaceAll(',', ';')

/** A stock that was oversold is none. */
export const piecesIn = (stock: string | undefined) => (stock?.startsWith('-') ? '0' : stock)
