import { expect, test } from 'vitest'
import {
  cellAt,
  freshSizeTable,
  withCell,
  withMoreColumns,
  withMoreRows,
  withoutColumn,
  withoutRow,
  withPasted,
} from './edit-size-table'

test('cells copied from a spreadsheet make room for themselves', () => {
  const pasted = withPasted(
    freshSizeTable(),
    { row: -1, column: -1 },
    'Size\tChest (cm)\tWaist (cm)\r\nS\t88\t74\r\nM\t95 \t81\r\n',
  )
  expect(pasted).toEqual({
    title: '',
    columns: ['Chest (cm)', 'Waist (cm)'],
    rows: [
      { size: 'S', values: ['88', '74'] },
      { size: 'M', values: ['95', '81'] },
    ],
  })
  expect(withPasted(freshSizeTable(), { row: 0, column: 0 }, '88')).toBeUndefined()
})

test('a pasted table beyond the limits is cut', () => {
  const wide = Array.from({ length: 50 }, () => Array(20).fill('1').join('\t')).join('\n')
  const pasted = withPasted(freshSizeTable(), { row: 0, column: 0 }, wide)
  expect([pasted?.columns.length, pasted?.rows.length]).toEqual([8, 40])
})

test('rows and columns are added, changed and removed', () => {
  const two = withMoreRows(withMoreColumns(freshSizeTable()))
  const filled = withCell(withCell(two, { row: 1, column: -1 }, 'M'), { row: 1, column: 1 }, '81')
  expect(cellAt(filled, { row: 1, column: -1 })).toBe('M')
  expect(cellAt(filled, { row: 1, column: 1 })).toBe('81')
  expect(withoutColumn(withoutRow(filled, 0), 0)).toEqual({
    title: '',
    columns: [''],
    rows: [{ size: 'M', values: ['81'] }],
  })
})
