import { randomUUID } from 'node:crypto'
import type { Language } from '../../business'
import { insertRow } from '../../database/rows.server'
import type { Connection } from '../../database/tables.server'
import { inTransaction } from '../../database/transactions/transaction.server'

interface TemplateValues {
  name: string
  text: string
  /** Null for messages of every language. */
  language: Language | null
}

export const listTemplates = (connection: Connection) =>
  connection.selectFrom('message_templates').selectAll().orderBy('name').orderBy('id').execute()

export const findTemplate = (connection: Connection, id: string) =>
  connection.selectFrom('message_templates').selectAll().where('id', '=', id).executeTakeFirst()

export async function addTemplate(connection: Connection, values: TemplateValues) {
  const id = randomUUID()
  await insertRow(connection, 'message_templates', { id, ...values, changed_at: Date.now() })
  return id
}

/** Changes a template. Returns false when it has another version now, or is gone. */
export const changeTemplate = (
  connection: Connection,
  id: string,
  { version, ...values }: TemplateValues & { version: number },
) =>
  inTransaction(connection, async (one) => {
    const changed = await one
      .updateTable('message_templates')
      .set({ ...values, version: version + 1, changed_at: Date.now() })
      .where('id', '=', id)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst()
    return changed !== undefined
  })

export async function deleteTemplate(connection: Connection, id: string) {
  const gone = await connection
    .deleteFrom('message_templates')
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return gone !== undefined
}
