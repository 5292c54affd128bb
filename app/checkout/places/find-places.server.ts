import { sql } from 'kysely'
import type { Database } from '../../database/tables.server'
import { plainCity, plainCode } from './plain-place'
import './tables.server'

export interface FoundPlace {
  postCode: string
  city: string
  county?: string
}

const MOST_OFFERED = 8
const LONGEST_TEXT = 100
/** Follows every letter in the order of both engines. */
const LAST = '\u{10ffff}'

/**
 * Returns places of a country whose post code or city begins with the text, in whatever case,
 * accents and digits it is typed: by post code first when it begins with a digit.
 */
export async function findPlaces(
  db: Database,
  { country, text }: { country: string; text: string },
): Promise<FoundPlace[]> {
  if (text.length > LONGEST_TEXT) return []
  const code = plainCode(text)
  const byCode = () => beginning(db, country, 'plain_code', code)
  const byCity = () => beginning(db, country, 'plain_city', plainCity(text))
  const [first, second] = /^\d/.test(code) ? [byCode, byCity] : [byCity, byCode]
  const rows = await first()
  if (rows.length < MOST_OFFERED) rows.push(...(await second()))
  const found = new Map(
    rows.map(({ post_code, city, county }): [string, FoundPlace] => [
      `${post_code} ${city}`,
      { postCode: post_code, city, ...(county && { county }) },
    ]),
  )
  return [...found.values()].slice(0, MOST_OFFERED)
}

/** Returns the first places in the order of an index, which is read no further. */
async function beginning(
  db: Database,
  country: string,
  column: 'plain_code' | 'plain_city',
  start: string,
) {
  if (start === '') return []
  const then = column === 'plain_code' ? 'plain_city' : 'plain_code'
  return db
    .selectFrom('places')
    .select(['post_code', 'city', 'county'])
    .where('country', '=', country)
    .where('edition', '=', (query) =>
      query.selectFrom('place_countries').select('edition').where('country', '=', country),
    )
    .where(column, '>=', start)
    .where(column, '<', sql<string>`${start + LAST}`)
    .orderBy(column)
    .orderBy(then)
    .limit(MOST_OFFERED)
    .execute()
}
