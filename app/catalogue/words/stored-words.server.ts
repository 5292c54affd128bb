import { LANGUAGES } from '../../business'
import { findRows } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { NO_WORDS, type TranslatedWords, WORD_COLUMNS } from './exported-product'

/** Returns the words in other languages of products that have any, by id. */
export async function storedWords(connection: Connection, ids: readonly number[]) {
  const found = new Map<number, TranslatedWords>()
  if (ids.length === 0) return found
  const rows = await findRows(connection, 'product_texts', { product_id: ids })
  for (const { product_id, language, title, description } of rows) {
    const words = { [`title_${language}`]: title, [`description_${language}`]: description }
    found.set(product_id, { ...NO_WORDS, ...found.get(product_id), ...words })
  }
  return found
}

interface Given {
  id: number
  words: Partial<TranslatedWords>
}

export const wordsDiffer = ({ id, words }: Given, stored: ReadonlyMap<number, TranslatedWords>) => {
  const before = stored.get(id) ?? NO_WORDS
  return WORD_COLUMNS.some((column) => column in words && words[column] !== before[column])
}

export async function writeWords(
  connection: Connection,
  given: readonly Given[],
  stored: ReadonlyMap<number, TranslatedWords>,
) {
  const changed = given.filter((one) => wordsDiffer(one, stored))
  if (changed.length === 0) return
  const ids = changed.map(({ id }) => id)
  await connection.deleteFrom('product_texts').where('product_id', 'in', ids).execute()
  const rows = changed.flatMap(({ id, words }) => {
    const now = { ...NO_WORDS, ...stored.get(id), ...words }
    return LANGUAGES.flatMap((language) => {
      const title = now[`title_${language}`] || null
      const description = now[`description_${language}`] || null
      return title || description ? [{ product_id: id, language, title, description }] : []
    })
  })
  if (rows.length > 0) await connection.insertInto('product_texts').values(rows).execute()
}
