import type { Database } from '../database/tables.server'
import { asciiDigits } from '../text-core/digits'
import { plainDigits, plainText } from '../text-core/plain-text'
import type { Billing } from './order/order'
import type { OrderRow } from './reading/find-order.server'

/** All given criteria must match. Times are epoch milliseconds. */
interface OrderSearch {
  /** Each must occur in number, name, company, phone or e-mail address. */
  words?: string[]
  phone?: string
  email?: string
  from?: number
  until?: number
}

export type FoundOrder = OrderRow & { person: Billing }

const PAGE = 500

/** Returns matches, newest first. Text compares without case, accents and separators. */
export async function searchOrders(db: Database, search: OrderSearch, limit: number) {
  const found: FoundOrder[] = []
  for (let before = Number.MAX_SAFE_INTEGER; found.length < limit; ) {
    const rows = await db
      .selectFrom('orders')
      .selectAll()
      .where('id', '<', before)
      .$if(search.from !== undefined, (query) =>
        query.where('placed_at', '>=', Number(search.from)),
      )
      .$if(search.until !== undefined, (query) =>
        query.where('placed_at', '<', Number(search.until)),
      )
      .orderBy('id', 'desc')
      .limit(PAGE)
      .execute()
    for (const row of rows) {
      const person = JSON.parse(row.billing) as Billing
      if (fits(search, row.number, person)) found.push({ ...row, person })
    }
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) break
    before = last.id
  }
  return found.slice(0, limit)
}

function fits({ words = [], phone, email }: OrderSearch, number: string, person: Billing) {
  if (phone !== undefined && !hasPhone(person, phone)) return false
  if (email !== undefined && !plainText(person.email).includes(plainText(email))) return false
  const { firstName, lastName, company = '' } = person
  const texts = [number, number.replaceAll('-', ''), `${firstName} ${lastName}`, company]
  const text = plainText([...texts, person.email].join('\n'))
  return words.every((word) => text.includes(plainText(word)) || hasPhone(person, word))
}

/** Matches four digits or more, with or without the country's prefix or the leading zero. */
function hasPhone(person: Billing, written: string) {
  if (!/^[+\d][\d\s()/.-]*$/.test(asciiDigits(written).trim())) return false
  const digits = plainDigits(written)
  return digits.length >= 4 && plainDigits(person.phone).includes(digits)
}
