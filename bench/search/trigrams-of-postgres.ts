import pg from 'pg'

/** The texts of a product that engines search. */
export interface Row {
  id: number
  title: string
  brand: string
  category: string
  looks: string
  description: string
}
export type Ask = (q: string) => number[] | Promise<number[]>

const SHOWN = 24
/** pg_trgm's own limits, which a search may be told: how much of it a text must hold. */
const LEAST_SIMILAR = 0.4

/** Returns PostgreSQL's pg_trgm as an engine: how much of a search stands in a title, or in the rest. */
export async function trigramsOfPostgres(url: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('create extension if not exists pg_trgm')
  await client.query(`set pg_trgm.word_similarity_threshold = ${LEAST_SIMILAR}`)
  const engine = async (rows: Row[]): Promise<Ask> => {
    await client.query('drop table if exists found')
    await client.query('create table found (id int primary key, title text, more text, rest text)')
    const columns = {
      id: rows.map(({ id }) => id),
      title: rows.map(({ title }) => title),
      more: rows.map(({ brand, category, looks }) => `${brand} ${category} ${looks}`),
      rest: rows.map(({ description }) => description),
    }
    await client.query(
      'insert into found select * from unnest($1::int[], $2::text[], $3::text[], $4::text[])',
      Object.values(columns),
    )
    for (const column of ['title', 'more', 'rest'])
      await client.query(`create index on found using gin (${column} gin_trgm_ops)`)
    await client.query('analyze found')
    return async (q) => {
      const { rows: found } = await client.query<{ id: number }>({
        name: 'search',
        text: `select id from found where $1 <% title or $1 <% more or $1 <% rest
          order by 3 * word_similarity($1, title) + 2 * word_similarity($1, more)
            + word_similarity($1, rest) desc, id limit ${SHOWN}`,
        values: [q],
      })
      return found.map(({ id }) => id)
    }
  }
  return { engine, stop: () => client.end() }
}
