import type { Connection } from '../../database/tables.server'
import type { Billing } from '../../orders/order'
import type { Person } from './person.server'

/** Of what the desk noted about the person's orders and messages, the words that name them. */
export async function forgetAudit(connection: Connection, person: Person) {
  const subjects = [
    ...person.orders.map(({ number }) => `order ${number}`),
    ...person.messages.map(({ id }) => `message ${id}`),
  ]
  if (subjects.length === 0) return
  const names = namesOf(person)
  const rows = await connection
    .selectFrom('desk_audit')
    .select(['id', 'before', 'after'])
    .where('subject', 'in', subjects)
    .execute()
  for (const { id, before, after } of rows) {
    const said = `${before}${after}`.toLowerCase()
    if (names.some((name) => said.includes(name)))
      await connection
        .updateTable('desk_audit')
        .set({ before: null, after: null })
        .where('id', '=', id)
        .execute()
  }
}

/** As JSON writes them. */
function namesOf({ email, orders, messages }: Person) {
  const bills = orders.map(({ billing }) => JSON.parse(billing) as Billing)
  const texts = [
    email,
    ...bills.flatMap((one) => [one.lastName, one.street, one.phone, one.email]),
    ...messages.flatMap(({ name, phone }) => [name, phone]),
  ]
  return texts
    .filter((text) => text.length > 1)
    .map((text) => JSON.stringify(text).slice(1, -1).toLowerCase())
}
