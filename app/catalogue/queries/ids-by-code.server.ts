import { sql } from 'kysely'
import type { Database } from '../../database/tables.server'
import { asciiDigits } from '../../text-core/digits'

/** Letters and a digit, as SKUs have; a GTIN has 8 to 14 digits, maybe in groups. */
const CODE = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N} ._/#+-]{1,63}$/u
const GTIN = /^\d{8,14}$/
const MOST = 6

/** Returns the products whose SKU or GTIN is the text, or of whose variants it is one. */
export async function idsByCode(db: Database, text: string): Promise<number[]> {
  const code = asciiDigits(text.trim().replace(/\s+/g, ' '))
  const digits = code.replace(/[\s-]/g, '')
  const conditions = [
    ...(CODE.test(code)
      ? [sql<boolean>`sku is not null and lower(sku) = ${code.toLowerCase()}`]
      : []),
    ...(GTIN.test(digits) ? [sql<boolean>`gtin is not null and gtin = ${digits}`] : []),
  ]
  const found = await Promise.all(
    conditions.flatMap((condition) => [
      db.selectFrom('products').select('id').where(condition).limit(MOST).execute(),
      db.selectFrom('variants').select('product_id as id').where(condition).limit(MOST).execute(),
    ]),
  )
  return [...new Set(found.flat().map(({ id }) => id))]
}
