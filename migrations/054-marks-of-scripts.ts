import { type Kysely, PostgresAdapter, sql } from 'kysely'

type Tables = Kysely<Record<string, Record<string, unknown>>>

const AT_ONCE = 1000

/**
 * What is searched keeps the vowel signs and tones of every script, in one spelling, and has digits
 * from 0 to 9: titles in lower case, the words of messages, and the texts of orders, whose rows are
 * written anew where they are missing.
 */
export async function up(db: Kysely<unknown>) {
  const postgres = db.getExecutor().adapter instanceof PostgresAdapter
  const beyondAscii = (column: string) =>
    postgres
      ? sql<boolean>`${sql.ref(column)} ~ ${'[^\u0001-\u007e]'}`
      : sql<boolean>`${sql.ref(column)} glob ${'*[^\u0001-\u007e]*'}`
  await sql`delete from order_search where ${beyondAscii('text')}`.execute(db)
  await rewriteTitles(db as Tables, beyondAscii('title_key'))
  await rewriteMessages(db as Tables, beyondAscii('message'), beyondAscii('name'))
}

async function rewriteTitles(db: Tables, wanted: ReturnType<typeof sql<boolean>>) {
  for (let after = 0; ; ) {
    const rows = await db
      .selectFrom('products')
      .select(['id', 'title_key'])
      .where('id', '>', after)
      .where(wanted)
      .orderBy('id')
      .limit(AT_ONCE)
      .execute()
    for (const { id, title_key } of rows) {
      const key = unified(String(title_key))
      if (key !== title_key)
        await db.updateTable('products').set({ title_key: key }).where('id', '=', id).execute()
    }
    const last = rows.at(-1)
    if (!last || rows.length < AT_ONCE) return
    after = Number(last.id)
  }
}

async function rewriteMessages(db: Tables, ...wanted: ReturnType<typeof sql<boolean>>[]) {
  const rows = await db
    .selectFrom('contact_messages')
    .select(['id', 'name', 'email', 'phone', 'message'])
    .where('words', 'is not', null)
    .where((where) => where.or(wanted))
    .execute()
  for (const { id, name, email, phone, message } of rows) {
    const digits = ascii(String(phone)).replace(/\D/g, '').replace(/^0+/, '')
    await db
      .updateTable('contact_messages')
      .set({ words: plain([name, email, phone, digits, message].join('\n')) })
      .where('id', '=', id)
      .execute()
  }
}

const ascii = (text: string) =>
  text.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number
    let before = 0
    while (/\p{Nd}/u.test(String.fromCodePoint(code - before - 1))) before++
    return String(before % 10)
  })

const plain = (text: string) =>
  unified(
    ascii(text)
      .toLowerCase()
      .normalize('NFD')
      .replace(
        /[\u0300-\u036f\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]+/g,
        '',
      ),
  ).trim()

const SAME: [RegExp, string][] = [
  [/\u09a4\u09cd\u200d/g, '\u09ce'],
  [/\p{DI}+/gu, ''],
  [/([\u09be-\u09cc\u09d7])\u09bc/g, '\u09bc$1'],
  [/([\u093e-\u094c])\u093c/g, '\u093c$1'],
  [/\u09ac\u09bc/g, '\u09b0'],
  [/\u0985\u09be/g, '\u0986'],
  [/\u0905\u093e/g, '\u0906'],
  [/\u0905\u094b/g, '\u0913'],
  [/\u0905\u094c/g, '\u0914'],
  [/([\u0e48-\u0e4b]?)\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, '$1$2\u0e33'],
  [/\u0e40\u0e40/g, '\u0e41'],
]

const PLAIN =
  /^[\0-\xac\xae-\u02ff\u1e00-\u1eff\u2002-\u200a\u2010-\u2027\u202f-\u205f\u2070-\u20cf\u2190-\u2fff]*$/

const unified = (text: string) =>
  PLAIN.test(text)
    ? text
    : SAME.reduce((known, [from, to]) => known.replace(from, to), text.normalize('NFC')).normalize(
        'NFC',
      )
