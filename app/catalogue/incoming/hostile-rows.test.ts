import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownFolder } from '../../../tests/support/files/own-folder'
import { fileRows } from './file-rows.server'
import { spool } from './spool.server'
import { productRows } from './variants/table-rows'

const folder = ownFolder()

function file(name: string, content: string) {
  const path = join(folder, name)
  writeFileSync(path, content)
  return path
}
const read = (path: string) => Array.fromAsync(fileRows(path))

const HEAD = 'id,title,category,price\n'

test('cells full of quotes, endless lines and too many columns are refused', async () => {
  const quotes = `${HEAD}1,${'x"'.repeat(400_000)},a,1\n`
  await expect(read(file('quotes.csv', quotes))).rejects.toThrow(/is no table from row 2 on/)
  const line = 'a,b,'.repeat(2_000_000)
  await expect(read(file('line.csv', line))).rejects.toThrow(/line 1 does not end within 4 MB/)
  await expect(read(file('line.ndjson', `{}\n[${line.repeat(3)}`))).rejects.toThrow(
    /line 2 does not end within 16 MB/,
  )
  const wide = `${'a,'.repeat(600)}\n`
  await expect(read(file('wide.csv', wide))).rejects.toThrow(/has 601 columns; at most 500/)
})

test('a row of more than a megabyte is refused alone, in one line or in many', async () => {
  const long = 'x\n'.repeat(600_000)
  const rows = await read(file('long.csv', `${HEAD}1,"${long}",a,1\n2,Lamp,a,1\n`))
  expect(rows.map(({ broken, value }) => broken ?? (value as { id: string }).id)).toEqual([
    'row: holds more than 1 MB',
    '2',
  ])
})

test('an open quote takes only the rest of the file', async () => {
  const path = file('open.csv', `${HEAD}1,Lamp,a,1\n2,"${'never ends\n'.repeat(300_000)}`)
  await expect(read(path)).rejects.toThrow(/ends in the middle of row/)
})

test('broken rows between products are each read once', async () => {
  async function* rows() {
    for (let row = 2; row < 200_000; row += 2) {
      yield { row, value: { id: String(row), option1Name: 'Size', option1Value: 'S' } }
      yield { row: row + 1, value: undefined, broken: 'row: cut' }
    }
  }
  let lost = 0
  for await (const { broken } of productRows(rows()))
    if (broken?.includes('which may be of it')) lost++
  expect(lost).toBe(99_999)
})

test('a file without any product is not read to its end, and reasons stay short', async () => {
  async function* bad() {
    for (let row = 1; row < 1_000_000; row++)
      yield { row, value: undefined, broken: 'x'.repeat(1000) }
  }
  const failed = spool(bad())
  await expect(failed).rejects.toThrow(/no product in its first 20000 rows \(row 1, x{300}\)/)
})
