import type { Connection, Database } from '../../../database/tables.server'
import { COMMAND_LINE, recordAudit } from '../audit.server'

/**
 * Of a backup that is about to be restored: whatever lets somebody in without proving anew who they
 * are. It may have been ended since. Gives how many there were of each.
 */
export async function endAccess(saved: Database) {
  const ended = {
    sessions: await emptied(saved, 'desk_sessions'),
    invitations: await emptied(saved, 'desk_invites'),
    tokens: await emptied(saved, 'desk_tokens'),
  }
  await emptied(saved, 'desk_challenges')
  const after = ended
  await recordAudit(saved, {
    staff: COMMAND_LINE,
    action: 'backup.restored',
    subject: 'backup',
    after,
  })
  return ended
}

type Opening = 'desk_sessions' | 'desk_invites' | 'desk_tokens' | 'desk_challenges'

async function emptied(saved: Database, table: Opening) {
  const { numDeletedRows } = await saved.deleteFrom(table).executeTakeFirst()
  return Number(numDeletedRows)
}

/** Who may enter once more, or do more than now: of a shop that knows nobody, none. */
export async function whoComesBack(now: Connection, saved: Connection) {
  const people = (db: Connection) =>
    db.selectFrom('desk_staff').select(['id', 'name', 'email', 'role']).orderBy('name').execute()
  const roles = new Map((await people(now)).map(({ id, role }) => [id, role]))
  if (roles.size === 0) return []
  return (await people(saved)).filter(({ id, role }) => roles.get(id) !== role)
}
