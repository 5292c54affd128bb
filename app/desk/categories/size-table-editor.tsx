import type { ClipboardEvent } from 'react'
import {
  MOST_SIZE_COLUMNS,
  MOST_SIZE_ROWS,
  type SizeTable,
} from '../../catalogue/size-guides/size-table'
import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { Button, IconButton } from '../kit/button'
import { TextField } from '../kit/fields/text-field'
import {
  type CellPlace,
  cellAt,
  withCell,
  withMoreColumns,
  withMoreRows,
  withoutColumn,
  withoutRow,
  withPasted,
} from './edit-size-table'

interface Props {
  table: SizeTable
  /** Counted from 1. */
  position: number
  onChange(table: SizeTable): void
  onRemove(): void
}

/** One table as a grid of fields; a paste from a spreadsheet fills the fields from there on. */
export function SizeTableEditor({ table, position, onChange, onRemove }: Props) {
  const { sizeGuides: texts } = useDeskTexts()
  const { columns, rows } = table
  const cell = (place: CellPlace, label: string) => (
    <div
      className="min-w-20"
      onPaste={(event: ClipboardEvent) => {
        const pasted = withPasted(table, place, event.clipboardData.getData('text/plain'))
        if (!pasted) return
        event.preventDefault()
        onChange(pasted)
      }}
    >
      <TextField
        labelHidden
        label={label}
        maxLength={60}
        value={cellAt(table, place)}
        onChange={(text) => onChange(withCell(table, place, text))}
      />
    </div>
  )
  return (
    <fieldset className="flex flex-col gap-3 rounded-md border border-line p-3">
      <legend className="px-1 font-medium">{fill(texts.table, { position })}</legend>
      <div className="flex items-end gap-2">
        <div className="grow">
          <TextField
            label={texts.title}
            hint={texts.titleHint}
            maxLength={60}
            value={table.title}
            onChange={(title) => onChange({ ...table, title })}
          />
        </div>
        <IconButton icon="bin" label={fill(texts.removeTable, { position })} onPress={onRemove} />
      </div>
      <div className="overflow-x-auto">
        <table className="border-separate border-spacing-1">
          <thead>
            <tr>
              <th scope="col" className="text-start text-sm">
                {texts.size}
              </th>
              {columns.map((_, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                <th key={column} scope="col" className="font-normal">
                  {cell({ row: -1, column }, fill(texts.measurement, { position: column + 1 }))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
              <tr key={row}>
                <th scope="row" className="font-normal">
                  {cell({ row, column: -1 }, fill(texts.sizeAt, { position: row + 1 }))}
                </th>
                {columns.map((name, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <td key={column}>
                    {cell(
                      { row, column },
                      fill(texts.valueAt, {
                        size: rows[row]?.size || String(row + 1),
                        measurement: name || String(column + 1),
                      }),
                    )}
                  </td>
                ))}
                <td>
                  {rows.length > 1 && (
                    <IconButton
                      icon="bin"
                      label={fill(texts.removeSize, { size: rows[row]?.size || String(row + 1) })}
                      onPress={() => onChange(withoutRow(table, row))}
                    />
                  )}
                </td>
              </tr>
            ))}
            {columns.length > 1 && (
              <tr>
                <td />
                {columns.map((name, column) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
                  <td key={column}>
                    <IconButton
                      icon="bin"
                      label={fill(texts.removeMeasurement, {
                        measurement: name || String(column + 1),
                      })}
                      onPress={() => onChange(withoutColumn(table, column))}
                    />
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          icon="plus"
          isDisabled={rows.length >= MOST_SIZE_ROWS}
          onPress={() => onChange(withMoreRows(table))}
        >
          {texts.addSize}
        </Button>
        <Button
          icon="plus"
          isDisabled={columns.length >= MOST_SIZE_COLUMNS}
          onPress={() => onChange(withMoreColumns(table))}
        >
          {texts.addMeasurement}
        </Button>
      </div>
    </fieldset>
  )
}
