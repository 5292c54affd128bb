import type { ColumnOf } from './data-table'

type NamesOfTexts<Titles> = {
  [Name in keyof Titles]: Titles[Name] extends string ? Name : never
}[keyof Titles]

/** Gives columns without a title of their own the title that bears their id. */
export const titled = <Item, Titles extends object>(
  titles: Titles,
  columns: readonly (
    | ColumnOf<Item>
    | (Omit<ColumnOf<Item>, 'id' | 'title'> & { id: NamesOfTexts<Titles>; title?: undefined })
  )[],
): ColumnOf<Item>[] =>
  columns.map((column) => ({
    ...column,
    id: String(column.id),
    title: column.title ?? String(titles[column.id as keyof Titles]),
  }))
