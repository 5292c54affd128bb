import { CompiledQuery, sql } from 'kysely'
import { LANGUAGES, type Language } from '../business'
import { engineOf } from '../database/engine.server'
import type { Database } from '../database/tables.server'
import { YES } from '../database/yes.server'
import { idList, isOneOf } from './one-of.server'
import type { CardProduct } from './product'
import { isProductId } from './product-id'
import { CARD_COLUMNS, type CardRow, COSTS_MORE, toCard } from './product-row.server'
import { hasWords, titleThere } from './words/words-there.server'

/** Listed ones only, in the order of the ids, titled in the language where they have such a title. */
export async function cardsByIds(
  db: Database,
  ids: readonly number[],
  language: Language = LANGUAGES[0],
): Promise<CardProduct[]> {
  const possible = ids.filter(isProductId)
  if (possible.length === 0) return []
  const { rows } = await db.executeQuery(cardsQuery(db, possible, language))
  return inOrder(possible, rows).map((row) => toCard(row, language))
}

export function inOrder<Row extends { id: number }>(ids: readonly number[], rows: Row[]) {
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** By engine and language; writing one takes as long as reading eight cards. */
const written = new Map<string, CompiledQuery<CardRow>>()

function cardsQuery(db: Database, ids: number[], language: Language) {
  const key = `${engineOf(db)} ${language}`
  const query = written.get(key) ?? writeQuery(db, language)
  written.set(key, query)
  const parameters = [...query.parameters.slice(0, -1), idList(db, ids)]
  return CompiledQuery.raw(query.sql, parameters) as CompiledQuery<CardRow>
}

/** Its last parameter is the list of ids. */
const writeQuery = (db: Database, language: Language) =>
  db
    .selectFrom('products')
    .leftJoin('stock', 'stock.product_id', 'products.id')
    .select(CARD_COLUMNS)
    .select(['stock.quantity', COSTS_MORE])
    .$if(hasWords(language), (query) => query.select(titleThere(language)))
    .where('products.listed', '=', YES)
    .where(isOneOf(db, sql.ref('products.id'), []))
    .compile()
