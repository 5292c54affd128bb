import { madeZip } from '../files/made-zip'
import { type HostileFile, repeated } from './hostile-file'

const MB = 1024 * 1024
const RELS = `<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>`
const BOOK = `<workbook xmlns:r="x"><sheets><sheet name="Goods" r:id="r1"/></sheets></workbook>`
const HEAD = ['sku', 'title', 'category', 'price']
  .map((name, at) => cell(`${'ABCD'[at]}1`, name))
  .join('')
const SHEET = 'xl/worksheets/sheet1.xml'

function cell(at: string, text: string) {
  return `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`
}
const sheet = (...rows: (string | Buffer)[]) =>
  Buffer.concat(
    [`<worksheet><sheetData><row r="1">${HEAD}</row>`, ...rows, '</sheetData></worksheet>'].map(
      (part) => Buffer.from(part),
    ),
  )
const ROW = sheet(
  `<row r="2">${cell('A2', 'A')}${cell('B2', 'Lamp')}${cell('C2', 'light')}<c r="D2"><v>5</v></c></row>`,
)
const within = (start: string, middle: string | Buffer, end: string) =>
  Buffer.concat([Buffer.from(start), Buffer.from(middle), Buffer.from(end)])

const book = (parts: Record<string, string | Buffer>, wrong = {}) =>
  madeZip(
    { 'xl/_rels/workbook.xml.rels': RELS, 'xl/workbook.xml': BOOK, [SHEET]: ROW, ...parts },
    wrong,
  )
const xlsx = (name: string, answer: RegExp, bytes: () => Buffer): HostileFile => ({
  name: `${name}.xlsx`,
  door: 'import',
  answer,
  bytes,
})
const styles = (code: string | Buffer, more = '') =>
  within(
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="',
    code,
    `"/></numFmts><cellXfs>${more}<xf numFmtId="164"/></cellXfs></styleSheet>`,
  )

export const hostileSheets: HostileFile[] = [
  xlsx('brackets', /checked .*1 added/, () =>
    book({ 'xl/styles.xml': styles(repeated('[', 3.5 * MB)) }),
  ),
  xlsx('quotes', /checked .*1 added/, () =>
    book({ 'xl/styles.xml': styles(repeated('&quot;\\', 3.5 * MB)) }),
  ),
  xlsx('one-format-many-styles', /checked .*1 added/, () =>
    book({
      'xl/styles.xml': styles(repeated('[h', 3 * MB), '<xf numFmtId="164"/>'.repeat(90_000)),
    }),
  ),
  xlsx('many-styles', /failed .*more than 100000 styles/, () =>
    book({ 'xl/styles.xml': styles('0', '<xf/>'.repeat(150_000)) }),
  ),
  xlsx('long-format', /failed .*4000000 letters without a tag/, () =>
    book({ 'xl/styles.xml': styles(repeated('0', 40 * MB)) }),
  ),
  xlsx('tags-without-end', /failed .*nested more than 100 deep/, () =>
    book({ [SHEET]: repeated('<a>', 10 * MB) }),
  ),
  xlsx('tags-without-end-in-book', /failed .*nested more than 100 deep/, () =>
    book({ 'xl/workbook.xml': repeated('<a>', 10 * MB) }),
  ),
  xlsx('attributes', /failed .*4000000 letters without a tag/, () =>
    book({
      [SHEET]: Buffer.from(
        `<worksheet ${Array.from({ length: 500_000 }, (_, at) => `a${at}=""`).join(' ')}/>`,
      ),
    }),
  ),
  xlsx('comments', /failed .*4000000 letters without a tag/, () =>
    book({ [SHEET]: within('<worksheet>', repeated('<!-- -->', 20 * MB), '</worksheet>') }),
  ),
  xlsx('entities', /failed .*no sound .xlsx file/, () =>
    book({
      [SHEET]: `<!DOCTYPE x [<!ENTITY a "ha">${Array.from({ length: 30 }, (_, at) => `<!ENTITY a${at} "&a;&a;&a;">`).join('')}]><worksheet>&a29;</worksheet>`,
    }),
  ),
  xlsx('many-texts', /failed .*more than 2000000 texts/, () =>
    book({ 'xl/sharedStrings.xml': within('<sst>', repeated('<si/>', 11 * MB), '</sst>') }),
  ),
  xlsx('long-text', /failed .*a text has more than 100000 letters/, () =>
    book({
      'xl/sharedStrings.xml': within('<sst><si><t>', repeated('x', 3 * MB), '</t></si></sst>'),
    }),
  ),
  xlsx('one-text-many-cells', /failed .*hold more than 500000000 letters/, () =>
    book({
      'xl/sharedStrings.xml': within('<sst><si><t>', repeated('x', 99_999), '</t></si></sst>'),
      [SHEET]: sheet('<row><c r="B2" t="s"><v>0</v></c></row>'.repeat(20_000)),
    }),
  ),
  xlsx('columns', /failed .*XFD1 is beyond 500 columns/, () =>
    book({ [SHEET]: sheet(`<row r="2">${cell('XFD1', 'x')}</row>`) }),
  ),
  xlsx('cells-without-names', /failed .*beyond 500 columns/, () =>
    book({ [SHEET]: sheet(`<row r="2">${'<c/>'.repeat(2_000_000)}</row>`) }),
  ),
  xlsx('last-row', /checked .*1 added/, () =>
    book({
      [SHEET]: sheet(
        `<row r="1048576">${cell('A1048576', 'A')}${cell('B1048576', 'Lamp')}${cell('C1048576', 'light')}<c r="D1048576"><v>5</v></c></row>`,
      ),
    }),
  ),
  xlsx('rows', /failed .*more than 1048576 rows/, () =>
    book({ [SHEET]: sheet(repeated('<row/>', 8 * MB)) }),
  ),
  xlsx('merged', /failed .*are merged/, () =>
    book({ [SHEET]: within('<worksheet><mergeCell ref="', repeated('A', MB), '"/></worksheet>') }),
  ),
  xlsx('unpacks-to-a-terabyte', /failed .*larger than 64 MB/, () => book({}, { lie: 0xfffffffe })),
  xlsx('says-it-is-small', /failed .*(no sound|not a sound)/, () => book({}, { lie: 10 })),
  xlsx('files-twice', /failed .*stands in it twice/, () =>
    madeZip([
      ['xl/workbook.xml', BOOK],
      ['xl/workbook.xml', '<workbook/>'],
    ]),
  ),
  xlsx('overlapping', /failed .*shares its bytes/, () => book({}, { overlapping: true })),
  xlsx('outside', /failed .*not a sound zip archive/, () =>
    book({ '../../../etc/cron.d/shop': 'x' }),
  ),
  xlsx('encrypted', /failed .*has a password/, () => book({}, { encrypted: true })),
  xlsx('zip-in-zip', /failed .*no sound .xlsx file/, () => book({ [SHEET]: book({}) })),
  xlsx('cut', /failed .*not a sound zip archive/, () => {
    const whole = book({})
    return whole.subarray(0, whole.length / 2)
  }),
  xlsx('many-files', /failed .*more than 10000 files/, () =>
    madeZip(
      Array.from({ length: 12_000 }, (_, at): [string, string] => [`${'d/'.repeat(40)}${at}`, '']),
    ),
  ),
  xlsx('many-sheets', /failed .*more than 1000 sheets/, () =>
    book({
      'xl/workbook.xml': `<workbook xmlns:r="x"><sheets>${'<sheet name="x" r:id="r1"/>'.repeat(50_000)}</sheets></workbook>`,
    }),
  ),
]
