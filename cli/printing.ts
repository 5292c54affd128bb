import type { CommandContext } from './command'

type Cell = string | number | null

/** Prints a table whose columns are made from a row, by their titles. */
export const printTable = <Row>(
  print: CommandContext['print'],
  rows: readonly Row[],
  columns: Record<string, (row: Row) => Cell>,
) => {
  const cellsOf = Object.values(columns)
  print(
    textTable(
      Object.keys(columns),
      rows.map((row) => cellsOf.map((cellOf) => cellOf(row))),
    ),
  )
}

export function textTable(head: string[], rows: Cell[][]) {
  const cells = rows.map((row) => row.map((cell) => oneLine(String(cell ?? ''))))
  const widths = head.map((name, at) =>
    Math.max(name.length, ...cells.map((row) => row[at]?.length ?? 0)),
  )
  const right = head.map(
    (_, at) => rows.length > 0 && rows.every((row) => typeof row[at] === 'number'),
  )
  const lineOf = (row: string[]) =>
    row
      .map((cell, at) =>
        right[at] ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
      )
      .join('  ')
      .trimEnd()
  return [lineOf(head), ...cells.map(lineOf)].join('\n')
}

/** Removes control characters: in visitors' text they could move the cursor or break a row. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')

/** Formats `2026-11-21 18:05`, in UTC. */
export const minute = (time: number | string) =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ')

export const iso = <T extends number | null>(time: T) =>
  (time === null ? null : new Date(time).toISOString()) as T extends null ? null : string

export const printJson = (print: (line: string) => void, value: unknown) =>
  print(JSON.stringify(value, null, 2))
