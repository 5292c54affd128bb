import { type Kysely, sql } from 'kysely'

/** Settings name a way to pay as orders do: `cod` becomes `cash_on_delivery`. */
export async function up(db: Kysely<unknown>) {
  const { rows } = await sql<{ value: string }>`
    select value from settings where key = 'payment.ways'`.execute(db)
  for (const { value } of rows) {
    const renamed = withCurrentNames(value)
    if (renamed !== value)
      await sql`update settings set value = ${renamed} where key = 'payment.ways'`.execute(db)
  }
}

/** A value that was damaged by hand stays as it is: the shop starts without it. */
function withCurrentNames(value: string) {
  try {
    return JSON.stringify(JSON.parse(value), (name, part) =>
      name === 'way' && part === 'cod' ? 'cash_on_delivery' : part,
    )
  } catch {
    return value
  }
}
