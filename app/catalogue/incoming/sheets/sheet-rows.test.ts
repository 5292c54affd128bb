import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { madeZip } from '../../../../tests/support/files/made-zip'
import { ownFolder } from '../../../../tests/support/files/own-folder'
import { fileRows } from '../file-rows.server'
import { spool } from '../spool.server'
import { isDateFormat, lettersOf, parseReference } from './cells'

const folder = ownFolder()

const RELS = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">
  <Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="/xl/worksheets/sheet2.xml"/></Relationships>`
const BOOK = `<workbook xmlns:r="x"><workbookPr/><sheets><sheet name="Goods" sheetId="1" r:id="r1"/><sheet name="Old" sheetId="2" r:id="r2"/></sheets></workbook>`
const STYLES = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/><numFmt numFmtId="165" formatCode="0.00 &quot;days&quot;"/></numFmts>
  <cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`
const TEXTS = `<sst><si><t>id</t></si><si><t>title</t></si><si><r><t>Lam</t></r><r><t xml:space="preserve">p &amp; shade</t></r><rPh><t>kana</t></rPh></si><si><t>two_x000A_lines</t></si></sst>`

const c = (at: string, value: string | number, type = '', more = '') =>
  `<c r="${at}"${type && ` t="${type}"`}${more}><v>${value}</v></c>`
const sheet = (rows: string, after = '') =>
  `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`
const HEAD = `<row r="1">${c('A1', 0, 's')}${c('B1', 1, 's')}<c r="C1" t="inlineStr"><is><t>price</t></is></c>${c('D1', 'createdAt', 'str')}</row>`

let count = 0
function book(first: string, more: Record<string, string> = {}, options = {}) {
  const path = join(folder, `book-${count++}.xlsx`)
  const files = {
    'xl/_rels/workbook.xml.rels': RELS,
    'xl/workbook.xml': BOOK,
    'xl/styles.xml': STYLES,
    'xl/sharedStrings.xml': TEXTS,
    'xl/worksheets/sheet1.xml': first,
    'xl/worksheets/sheet2.xml': sheet(HEAD),
    ...more,
  }
  writeFileSync(path, madeZip(files, options))
  return path
}
const rowsOf = async (path: string, name?: string) =>
  (await Array.fromAsync(fileRows(path, () => {}, name))).map(({ row, value, broken }) => ({
    row,
    ...(broken === undefined ? { value } : { broken }),
  }))

test('cells of a sheet become those of a table of text', async () => {
  const path = book(
    sheet(`${HEAD}
      <row r="2">${c('A2', 7)}${c('B2', 2, 's')}${c('C2', '9.9900000000000002')}${c('D2', 46357, '', ' s="1"')}</row>
      <row r="4"><c r="A4"><f>A2+1</f><v>8</v></c>${c('B4', 3, 's')}${c('C4', 1e3)}${c('D4', '46357.5', '', ' s="2"')}</row>
      <row r="5"><c r="A5"/></row>
      <row r="6">${c('A6', 9)}${c('B6', 1, 'b')}${c('C6', 5, '', ' s="3"')}</row>`),
  )
  expect(await rowsOf(path)).toEqual([
    { row: 2, value: { id: '7', title: 'Lamp & shade', price: '9.99', createdAt: '2026-12-01' } },
    {
      row: 4,
      value: { id: '8', title: 'two\nlines', price: '1000', createdAt: '2026-12-01T12:00:00.000Z' },
    },
    { row: 6, value: { id: '9', title: 'true', price: '5', createdAt: '' } },
  ])
  expect(await rowsOf(path, 'Old')).toEqual([])
})

test('dates may count from 1904', async () => {
  const path = book(sheet(`${HEAD}<row r="2">${c('D2', 44895, '', ' s="1"')}</row>`), {
    'xl/workbook.xml': BOOK.replace('<workbookPr/>', '<workbookPr date1904="1"/>'),
  })
  expect((await rowsOf(path))[0]).toMatchObject({ value: { createdAt: '2026-12-01' } })
})

test('a wrong cell is reported with its place and loses only its row', async () => {
  const path = book(
    sheet(`${HEAD}
      <row r="2">${c('A2', 1)}${c('B2', '#REF!', 'e')}</row>
      <row r="3"><c r="A3"><f>NOW()</f></c></row>
      <row r="4">${c('A4', 1)}${c('F4', 'beside', 'str')}</row>
      <row r="5">${c('A5', 1)}${c('B5', 99, 's')}</row>
      <row r="6">${c('A6', 5)}${c('B6', 'Fine', 'str')}${c('C6', 'dear', 'str')}</row>`),
  )
  const spooled = await spool(fileRows(path))
  await spooled.remove()
  expect(spooled.rejected.map(({ row, reason }) => `${row} ${reason}`)).toEqual([
    '2 row: B2 holds the error #REF!',
    '3 row: A3 has a formula without its result; save the file in a spreadsheet',
    '4 row: F4 stands in a column without a name',
    '5 row: B5 names a text that the file has not',
    expect.stringMatching(/^6 C6 price: /),
  ])
})

test.each([
  [
    'merged cells',
    () => book(sheet(HEAD, '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>')),
    /the cells A2:A3 are merged/,
  ],
  [
    'a cell far to the right',
    () => book(sheet(`<row r="1">${c('ZZZ1', 1)}</row>`)),
    /beyond 500 columns/,
  ],
  ['XML that is cut', () => book(sheet(HEAD).slice(0, -30)), /no sound .xlsx file/],
  ['no sheet', () => book('', { 'xl/workbook.xml': '<workbook/>' }), /has no sheet$/],
  [
    'an entity of its own',
    () =>
      book(
        `<!DOCTYPE x [<!ENTITY e "boom">]>${sheet(`<row r="1"><c r="A1" t="str"><v>&e;</v></c></row>`)}`,
      ),
    /no sound .xlsx file/,
  ],
  [
    'a cell without an end',
    () => book(sheet(`<row r="1"><c r="A1" t="str"><v>${'x'.repeat(9_000_000)}</v></c></row>`)),
    /goes on for 4000000 letters without a tag/,
  ],
  [
    'texts that unpack to too much',
    () => book(sheet(HEAD), { 'xl/sharedStrings.xml': ' '.repeat(70_000_000) }),
    /sharedStrings.xml in it is larger than 64 MB/,
  ],
  ['sizes that are not true', () => book(sheet(HEAD), {}, { lie: 50 }), /not a sound zip|no sound/],
])('%s: refused as a whole', async (_, make, reason) => {
  await expect(rowsOf(make())).rejects.toThrow(reason)
})

test('a file that is no zip, or was cut, is refused', async () => {
  const path = join(folder, 'no.xlsx')
  writeFileSync(path, 'id,title\n1,Lamp\n')
  await expect(rowsOf(path)).rejects.toThrow(/no.xlsx: not a sound zip archive/)
  writeFileSync(path, madeZip({ a: 'x'.repeat(999) }).subarray(0, 40))
  await expect(rowsOf(path)).rejects.toThrow(/not a sound zip archive/)
  await expect(rowsOf(book(sheet(HEAD)), 'New')).rejects.toThrow(
    /has no sheet "New"; its sheets are "Goods", "Old"/,
  )
})

test('cell references and formats are read', () => {
  expect(parseReference('A1')).toEqual({ column: 0, row: 1 })
  expect(parseReference('AB12')).toEqual({ column: 27, row: 12 })
  for (const wrong of ['', '1', 'A0', 'a1', 'ABCD1']) expect(parseReference(wrong)).toBeUndefined()
  for (const column of [0, 25, 26, 27, 701, 702]) {
    expect(parseReference(`${lettersOf(column)}1`)?.column).toBe(column)
  }
  expect(isDateFormat(165, '0.00 "days"')).toBe(false)
  expect(isDateFormat(165, '[Red]0.00')).toBe(false)
  expect(isDateFormat(165, 'd/m/yy h:mm')).toBe(true)
  expect(isDateFormat(0, undefined)).toBe(false)
  expect(isDateFormat(165, '\\d0 "h')).toBe(false)
  for (const sign of ['[', '"', '\\', '["', '[d'])
    expect(isDateFormat(165, sign.repeat(1_000_000))).toBe(false)
})
