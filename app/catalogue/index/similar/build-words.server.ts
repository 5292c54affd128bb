import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import { stemOf } from '../../dictionary/word-forms.ts'
import type { Source } from '../base/read-rows.server.ts'
import { shared } from '../base/shared-arrays.ts'
import { growingStream, makeLists } from './lists.server.ts'
import { growingTable } from './number-table.server.ts'
import { isNumber, makeTerms } from './terms.server.ts'
import {
  DESCRIPTION_LETTERS,
  FIELDS,
  STEM_ONLY,
  type WordBase,
  type WordField,
  type WordsRow,
  wordsByField,
} from './word-base.ts'

type Version = Pick<WordBase, 'version' | 'token'>

/** Reads the words of every listed product. The version is read first, as for a base. */
export async function readWordBase(source: Source, version: Version): Promise<WordBase> {
  const reading = wordsReader()
  if ('file' in source) readFile(source.file, reading.take)
  else await readServer(source.databaseUrl, reading.take)
  return { ...version, ...reading.made() }
}

/** Takes rows in id order. Measurements and tests use it as well. */
export function wordsReader() {
  const ids: number[] = []
  const rating: number[] = []
  const lists = new Map<string, number>()
  const stems = new Map<string, number>()
  const numbers = growingTable()
  const stream = growingStream()

  function codeOf(word: string) {
    const known = lists.get(word)
    if (known !== undefined && known < STEM_ONLY) return 2 * known
    if (isNumber(word)) return 2 * numbers.add(word) + 1
    const kept = Buffer.from(word).toString() // A slice would keep its whole text in memory.
    const stem = stemOf(kept)
    const list = stems.getOrInsert(stem, stems.size)
    if (!lists.has(stem)) lists.set(stem, list + STEM_ONLY)
    lists.set(kept, list)
    return 2 * list
  }

  return {
    take(row: WordsRow) {
      const [id, , , , , stars] = row
      const words = wordsByField(row)
      const codes = FIELDS.map((field) => new Set(words[field].map(codeOf)))
      for (const code of [...(codes[0] ?? []), ...(codes[1] ?? [])]) codes[2]?.delete(code)
      ids.push(id)
      rating.push(stars)
      for (const { size } of codes) stream.push(size)
      for (const some of codes) for (const code of some) stream.push(code)
    },
    made(): Omit<WordBase, 'version' | 'token'> {
      const size = ids.length
      const kept = { ids: shared.int32(size), rating: shared.uint16(size) }
      kept.ids.set(ids)
      kept.rating.set(rating)
      const count = stems.size + numbers.size
      const made = (wanted: WordField) =>
        makeLists(count, size, (take) =>
          eachCode(stream, wanted, (code, product) =>
            take(code & 1 ? stems.size + (code >>> 1) : code >>> 1, product),
          ),
        )
      return {
        ...kept,
        letters: makeTerms(lists),
        numbers: numbers.made(),
        stems: stems.size,
        title: made('title'),
        facts: made('facts'),
        weak: made('weak'),
      }
    },
  }
}

/** Passes the codes of one field, product by product: a product has three counts, then its codes. */
function eachCode(
  stream: ReturnType<typeof growingStream>,
  wanted: WordField,
  take: (code: number, product: number) => void,
) {
  const field = FIELDS.indexOf(wanted)
  const left = [0, 0, 0]
  let product = -1
  let counted = 0
  let at = 0
  stream.read((number) => {
    if (counted < left.length) {
      if (counted === 0) product++
      left[counted++] = number
      at = 0
    } else {
      while (left[at] === 0) at++
      left[at] = (left[at] as number) - 1
      if (at === field) take(number, product)
    }
    if (counted === left.length && left.every((count) => count === 0)) counted = 0
  })
}

const columns = (gathered: (column: string) => string) =>
  `id, title, brand, category, substr(description, 1, ${DESCRIPTION_LETTERS}), rating,
  (select ${gathered('title')} from product_texts where product_id = products.id), colour, options,
  (select ${gathered('tag')} from product_tags where product_id = products.id)`
const PAGE = 10_000

function readFile(file: string, take: (row: WordsRow) => void) {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const rows = database.prepare(
      `select ${columns((column) => `group_concat(${column}, ' ; ')`)} from products where listed = 1 order by id`,
    )
    rows.setReturnArrays(true)
    for (const row of rows.iterate()) take(row as unknown as WordsRow)
  } finally {
    database.close()
  }
}

async function readServer(connectionString: string, take: (row: WordsRow) => void) {
  const client = new pg.Client({ connectionString, keepAlive: true })
  client.on('error', () => {})
  await client.connect()
  const text = `select ${columns((column) => `string_agg(${column}, ' ; ')`)} from products where listed = 1 and id > $1 order by id limit ${PAGE}`
  const page = (after: number) =>
    client.query<WordsRow>({ text, values: [after], rowMode: 'array' }).then(({ rows }) => rows)
  try {
    let rows = await page(0)
    while (rows.length > 0) {
      const next = rows.length < PAGE ? [] : page((rows.at(-1) as WordsRow)[0])
      for (const row of rows) take(row)
      rows = await next
    }
  } finally {
    await client.end()
  }
}
