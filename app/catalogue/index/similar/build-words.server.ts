import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { Source } from '../base/read-rows.server.ts'
import { shared } from '../base/shared-arrays.ts'
import { growingStream, makeLists } from './lists.server.ts'
import { growingTable } from './number-table.server.ts'
import { isNumber, makeTerms } from './terms.server.ts'
import { makeTiers } from './tiers.server.ts'
import { DESCRIPTION_LETTERS, indexedTexts, type WordBase, type WordsRow } from './word-base.ts'
import { stemOf, wordsInText } from './word-forms.ts'

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
    if (known !== undefined) return 2 * known
    if (isNumber(word)) return 2 * numbers.add(word) + 1
    const kept = Buffer.from(word).toString() // a slice would keep its whole text in memory
    const stem = stemOf(kept)
    const list = stems.get(stem) ?? stems.size
    stems.set(stem, list)
    lists.set(stem, list)
    if (!lists.has(kept)) lists.set(kept, list)
    return 2 * list
  }

  return {
    take(row: WordsRow) {
      const [id, , , , , stars] = row
      const { strong, weak } = indexedTexts(row)
      const inStrong = new Set(wordsInText(strong).map(codeOf))
      const onlyWeak = new Set(wordsInText(weak).map(codeOf))
      for (const list of inStrong) onlyWeak.delete(list)
      ids.push(id)
      rating.push(stars)
      stream.push(inStrong.size)
      stream.push(onlyWeak.size)
      for (const list of inStrong) stream.push(list)
      for (const list of onlyWeak) stream.push(list)
    },
    made(): Omit<WordBase, 'version' | 'token'> {
      const size = ids.length
      const kept = { ids: shared.int32(size), rating: shared.uint16(size) }
      kept.ids.set(ids)
      kept.rating.set(rating)
      const count = stems.size + numbers.size
      const made = (wanted: 'strong' | 'weak') =>
        makeLists(count, size, (take) =>
          eachCode(stream, wanted, (code, product) =>
            take(code & 1 ? stems.size + (code >>> 1) : code >>> 1, product),
          ),
        )
      return {
        ...kept,
        ...makeTiers(kept.rating),
        letters: makeTerms(lists),
        numbers: numbers.made(),
        stems: stems.size,
        strong: made('strong'),
        weak: made('weak'),
      }
    },
  }
}

function eachCode(
  stream: ReturnType<typeof growingStream>,
  wanted: 'strong' | 'weak',
  take: (code: number, product: number) => void,
) {
  let product = -1
  let strong = -1
  let weak = -1
  stream.read((number) => {
    if (strong === -1) {
      product++
      strong = number
    } else if (weak === -1) weak = number
    else if (strong > 0) {
      strong--
      if (wanted === 'strong') take(number, product)
    } else {
      weak--
      if (wanted === 'weak') take(number, product)
    }
    if (strong === 0 && weak === 0) {
      strong = -1
      weak = -1
    }
  })
}

const columns = (gathered: string) =>
  `id, title, brand, category, substr(description, 1, ${DESCRIPTION_LETTERS}), rating,
  (select ${gathered} from product_texts where product_id = products.id)`
const PAGE = 10_000

function readFile(file: string, take: (row: WordsRow) => void) {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const rows = database.prepare(
      `select ${columns("group_concat(title, ' ; ')")} from products where listed = 1 order by id`,
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
  const text = `select ${columns("string_agg(title, ' ; ')")} from products where listed = 1 and id > $1 order by id limit ${PAGE}`
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
