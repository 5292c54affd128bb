import type { Kysely } from 'kysely'

/**
 * What a person of the desk issued ends with the authority it was issued by: their row counts role
 * changes and resets; sessions, tokens, invitations and files to be imported carry the count of
 * their moment.
 */
export async function up(db: Kysely<unknown>) {
  for (const table of ['desk_staff', 'desk_sessions', 'desk_tokens'])
    await db.schema
      .alterTable(table)
      .addColumn('authority', 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  const invites = db.schema.alterTable('desk_invites')
  await invites.addColumn('issuer_id', 'text', (column) => column.notNull().defaultTo('')).execute()
  await invites
    .addColumn('issuer_authority', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  const imports = db.schema.alterTable('product_imports')
  await imports.addColumn('issuer_id', 'text').execute()
  await imports
    .addColumn('issuer_authority', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await judgeOld(db as Tables)
}

type Row = Record<string, unknown>
type Tables = Kysely<Record<string, Row>>

const COMMAND_LINE = 'command-line'
/** Between an invitation and its entry in the audit log, which one transaction stored. */
const SAME_ACT_MS = 60_000
const ENDINGS = ['staff.reset', 'staff.renewed', 'staff.role-changed']

/** Older invitations name their issuer only in the audit log; what it does not prove ends. */
async function judgeOld(db: Tables) {
  const staff = await db.selectFrom('desk_staff').select(['id', 'email', 'role']).execute()
  const people = new Map(staff.map((person) => [person.id, person]))

  async function mayStill(issuer: unknown, since: unknown) {
    if (issuer === COMMAND_LINE) return true
    const person = people.get(issuer)
    if (person?.role !== 'owner') return false
    const ended = await db
      .selectFrom('desk_audit')
      .select('id')
      .where('subject', '=', `staff ${person.email}`)
      .where('action', 'in', ENDINGS)
      .where('at', '>=', since)
      .executeTakeFirst()
    return ended === undefined
  }

  for (const { id, made_by, created_at } of await db
    .selectFrom('desk_tokens')
    .select(['id', 'made_by', 'created_at'])
    .execute())
    if (!(await mayStill(made_by, created_at)))
      await db.deleteFrom('desk_tokens').where('id', '=', id).execute()

  for (const invitation of await db.selectFrom('desk_invites').selectAll().execute()) {
    const { id, kind, staff_id, created_at } = invitation
    const issuer = kind === 'first' ? 'start' : await issuerOf(db, invitation)
    // From now on a reset ends all at once: here what was to end when its link is used.
    if (kind === 'reset')
      await db.deleteFrom('desk_sessions').where('staff_id', '=', staff_id).execute()
    if (issuer !== undefined && (kind === 'first' || (await mayStill(issuer, created_at))))
      await db.updateTable('desk_invites').set({ issuer_id: issuer }).where('id', '=', id).execute()
    else await db.deleteFrom('desk_invites').where('id', '=', id).execute()
  }
}

async function issuerOf(db: Tables, { kind, email, invited_by, created_at }: Row) {
  const entries = await db
    .selectFrom('desk_audit')
    .select('staff_id')
    .distinct()
    .where('action', '=', kind === 'reset' ? 'staff.reset' : 'staff.invited')
    .where('subject', '=', `staff ${email ?? 'by link'}`)
    .where('staff_name', '=', invited_by)
    .where('at', '>=', created_at)
    .where('at', '<', Number(created_at) + SAME_ACT_MS)
    .execute()
  return entries.length === 1 ? entries[0]?.staff_id : undefined
}
