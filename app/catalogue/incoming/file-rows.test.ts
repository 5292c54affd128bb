import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ownFolder } from '../../../tests/support/files/own-folder'
import { product } from '../../../tests/support/network/stub-host'
import { slugOf } from '../../text-core/slug'
import { fileRows } from './file-rows.server'
import { readIncoming } from './incoming-product'
import { type SourceRow, spool } from './spool.server'

const folder = ownFolder()

async function rowsOf(name: string, content: string) {
  writeFileSync(join(folder, name), content)
  const rows: SourceRow[] = []
  for await (const row of fileRows(join(folder, name))) rows.push(row)
  return rows
}
const read = (value: unknown) => {
  const result = readIncoming(value)
  if ('reason' in result) return result.reason
  const { absent: _, ...product } = result.product
  return product
}

describe('reading files', () => {
  test('JSON may be a list, a response of the API, and begin with a byte order mark', async () => {
    const list = JSON.stringify([product(1), product(2)])
    expect(await rowsOf('list.json', `\uFEFF${list}`)).toHaveLength(2)
    expect(await rowsOf('response.json', `{"products": ${list}, "total": 2}`)).toHaveLength(2)
    await expect(rowsOf('cut.json', list.slice(0, -9))).rejects.toThrow('not JSON')
    await expect(rowsOf('other.json', '{"a": 1}')).rejects.toThrow('neither a list')
  })

  test('a bad line of NDJSON loses only its own product', async () => {
    const rows = await rowsOf(
      'lines.ndjson',
      `${JSON.stringify(product(1))}\n{"id": \n\n${JSON.stringify(product(2))}\n`,
    )
    expect(rows.map(({ row, broken }) => [row, broken])).toEqual([
      [1, undefined],
      [2, 'row: not JSON'],
      [4, undefined],
    ])
  })

  test('a table may have quotes, line ends in cells, lists, empty cells and bad rows', async () => {
    const rows = await rowsOf(
      'table.csv',
      [
        'id,title, price ,category,stock,brand,images,reviews,weight',
        '1,"Lamp, ""small""\nand round",9.99,Home & Garden,5,,https://a.example/1.png|https://a.example/2.png,"[{""rating"":4,""comment"":""Good"",""date"":""2026-01-02"",""reviewerName"":""Ana""}]",1.5',
        '2,"Broken "quote",3,home,1,,,,',
        '3,Table,199,home,0,Norden,,,',
        '4,Half a ro',
        '5,Chair,20,home,1,,,,',
      ].join('\r\n'),
    )
    const [broken, half] = rows.filter((row) => row.broken)
    const [lamp, table] = rows.filter((row) => !row.broken)
    expect(read(lamp?.value)).toMatchObject({
      title: 'Lamp, "small" and round',
      price: 999,
      category: 'home-garden',
      brand: null,
      weight: 150,
      images: ['https://a.example/1.png', 'https://a.example/2.png'],
      thumbnail: 'https://a.example/1.png',
      reviews: [
        { rating: 4, comment: 'Good', date: '2026-01-02T00:00:00.000Z', reviewerName: 'Ana' },
      ],
    })
    expect(broken?.broken).toMatch(/quote/i)
    expect(half).toMatchObject({ row: 6, broken: expect.stringMatching(/column/i) })
    expect(read(table?.value)).toMatchObject({ price: 19_900, stock: 0, brand: 'Norden' })
  })

  test.each([
    ['cut.csv', 'id,title,price,category\n1,Lamp,9,home\n2,Ta', /ends in the middle of row 3/],
    ['open.csv', 'id,title,price,category\n1,Lamp,9,home\n2,"Tab', /ends in the middle of row 3/],
    ['cut.ndjson', '{"id": 1}\n{"id": 2, "ti', /ends in the middle of row 2/],
  ])('%s, which ends in the middle of a row, is refused as a whole', async (name, text, reason) => {
    await expect(rowsOf(name, text)).rejects.toThrow(reason)
  })

  test('a file that is not UTF-8 is refused with its line', async () => {
    for (const name of ['latin.csv', 'latin.ndjson', 'latin.json']) {
      writeFileSync(join(folder, name), Buffer.from('[\n"caf\xe9"\n]\n', 'latin1'))
      const reading = Array.fromAsync(fileRows(join(folder, name)))
      await expect(reading).rejects.toThrow('line 2 is not UTF-8')
    }
  })

  test('a line ends only at a line feed', async () => {
    const title = 'Two\u2028lines\u2029 and \u0085 more'
    const rows = await rowsOf('separators.ndjson', `${JSON.stringify({ id: 1, title })}\r\n`)
    expect(rows).toEqual([{ row: 1, value: { id: 1, title } }])
    const spooled = await spool(
      (async function* () {
        yield { row: 1, value: product(1, { description: title }) }
        yield { row: 2, value: product(2) }
      })(),
    )
    expect(await Array.fromAsync(spooled.products())).toHaveLength(2)
    await spooled.remove()
  })

  test('a file of another kind is refused', () => {
    expect(() => fileRows('products.ods')).toThrow(
      'a catalogue is a .csv, .xlsx, .ndjson or .json file',
    )
  })
})

describe('reading rows', () => {
  test.each([
    [{ id: 0 }, /^id: /],
    [{ id: 1.5 }, /^id: /],
    [{ id: 3_000_000_000 }, /^id: /],
    [{ id: '1; drop' }, /^id: /],
    [{ title: '  ' }, /^title: /],
    [{ title: 'x'.repeat(301) }, /^title: /],
    [{ title: { toString: 1 } }, /^title: /],
    [{ price: 0 }, /^price: /],
    [{ price: -1 }, /^price: /],
    [{ price: 'free' }, /^price: /],
    [{ price: 1e300 }, /^price: /],
    [{ price: null }, /^price: /],
    [{ stock: -1 }, /^stock: /],
    [{ stock: 1.5 }, /^stock: /],
    [{ rating: 6 }, /^rating: /],
    [{ discountPercentage: 101 }, /^discountPercentage: /],
    [{ category: '///' }, /^category: /],
    [{ description: 'x'.repeat(20_001) }, /^description: /],
  ])('%j is rejected', (more, reason) => {
    expect(read(product(1, more))).toMatch(reason)
  })

  test('missing fields are empty, and unsound optional ones are left out', () => {
    expect(read({ id: '7', title: ' Lamp ', price: '5', category: 'Home' })).toEqual({
      id: 7,
      sku: null,
      gtin: null,
      title: 'Lamp',
      description: '',
      category: 'home',
      categoryName: 'Home',
      brand: null,
      colour: null,
      price: 500,
      discount: 0,
      rating: 0,
      stock: 0,
      tax_class: null,
      weight: 0,
      warranty: '',
      shipping: '',
      returns: '',
      reviews: [],
      variety: null,
      thumbnail: '',
      images: [],
      pictureTexts: [],
      words: {},
      slug: null,
      seo: {},
      tags: [],
    })
    const odd = {
      reviews: [{ rating: 9 }, 'x', null],
      images: ['x', 7, null],
      thumbnail: 'data:,x',
      createdAt: 'soon',
      meta: 7,
    }
    expect(read(product(1, odd))).toMatchObject({ reviews: [], images: [], thumbnail: '' })
  })

  test('a time without a zone is in UTC, wherever the machine is', () => {
    const date = '2026-11-22T20:00:00.000Z'
    const review = { rating: 4, comment: 'Good', reviewerName: 'Ana' }
    for (const written of ['2026-11-22 20:00', '2026-11-22T20:00:00', '2026-11-22T21:00+01:00'])
      expect(
        read(product(1, { createdAt: written, reviews: [{ ...review, date: written }] })),
      ).toMatchObject({ createdAt: Date.parse(date), reviews: [{ ...review, date }] })
  })

  test('category names become slugs', () => {
    expect(slugOf("Baby's & Toys")).toBe('babys-toys')
    expect(slugOf('Décor/Électrique')).toBe('decor-electrique')
    expect(slugOf('womens-clothes')).toBe('womens-clothes')
  })

  test('a report counts every rejected row and names the first thousand', async () => {
    const rows = async function* () {
      for (let row = 1; row <= 1500; row++) yield { row, value: row > 1400 ? product(row) : {} }
    }
    const spooled = await spool(rows())
    expect(spooled).toMatchObject({ count: 100, rejectedCount: 1400 })
    expect(spooled.rejected).toHaveLength(1000)
    for await (const first of spooled.products()) {
      expect(first.id).toBe(1401)
      break
    }
    await spooled.remove()
  })
})
