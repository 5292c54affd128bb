import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csv, csvLine, withoutFormulaMarks } from './csv'

test('a cell is quoted where it must be', () => {
  expect(csv(['a', 'b'], [['x,"y"\nz', 3]])).toBe('a,b\r\n"x,""y""\nz",3\r\n')
  expect(csvLine(['a', 'a,b', null, -2])).toBe('a,"a,b",,-2\r\n')
})

test('where a comma is the decimal sign, semicolons part the cells', () => {
  const row = ['24.50', -2.5, 10, 'a,b', 'a; b', '2026-00001', '1.5 kg', null]
  expect(csvLine(row, ',')).toBe('24,50;-2,5;10;a,b;"a; b";2026-00001;1.5 kg;\r\n')
  expect(csvLine(['=1+1', '+49 1'], ',')).toBe('\'=1+1;"+49 1"\r\n')
})

test.each([
  ['=1+1', "'=1+1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', '"\'\r=1"'],
  ['\n=1', '"\'\n=1"'],
  ['＝1+1', "'＝1+1"],
  ['+SUM(A1)', "'+SUM(A1)"],
  ['-a', "'-a"],
  ['+1+1', "'+1+1"],
  ['-1,5', '"\'-1,5"'],
  ['+1\n=2', '"\'+1\n=2"'],
  ['+', "'+"],
  ['a;=1+1;b', "a;'=1+1;b"],
  ["=a;'-1", "'=a;''-1"],
  ['a; =b;', 'a; =b;'],
])('%j is marked as text, because a spreadsheet might run it', (text, cell) => {
  expect(csvLine([text])).toBe(`${cell}\r\n`)
})

test.each(['+8801700000000', '+880 1700 000000', '-5'])('%j stays as it is, in quotes', (text) => {
  expect(csvLine([text])).toBe(`"${text}"\r\n`)
})

test('a marked cell reads back as it was', () => {
  const signs = fc.constantFrom('=', '+', '-', '@', "'", ';', '\t', '\uff1d', 'a', '1', ' ', '\n')
  fc.assert(
    fc.property(fc.string({ unit: signs, maxLength: 12 }), (text) => {
      const line = csvLine([text, 0]).replace(/,0\r\n$/, '')
      const cell = line.startsWith('"') ? line.slice(1, -1).replaceAll('""', '"') : line
      expect(withoutFormulaMarks(cell)).toBe(text)
    }),
  )
})
