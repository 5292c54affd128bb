import { updateRow } from '../../../database/rows.server'
import type { Connection, Database } from '../../../database/tables.server'
import { COMMAND_LINE, type Doer, recordAudit } from '../audit.server'

/**
 * Removes from a backup about to be restored what admits without a new proof of identity, and
 * recovery codes used or replaced in `now`. Logs who restores. Returns their numbers.
 */
export async function endRestoredAccess(
  now: Connection,
  saved: Database,
  staff: Doer = COMMAND_LINE,
) {
  const ended = {
    sessions: await emptied(saved, 'desk_sessions'),
    invitations: await emptied(saved, 'desk_invites'),
    tokens: await emptied(saved, 'desk_tokens'),
    recoveryCodes: await withoutUsedCodes(now, saved),
  }
  await emptied(saved, 'desk_challenges')
  const after = ended
  await recordAudit(saved, {
    staff,
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

/** A shop without staff, as on a new machine, cannot tell used codes, so that all stay. */
async function withoutUsedCodes(now: Connection, saved: Database) {
  const codes = (db: Connection) =>
    db.selectFrom('desk_staff').select(['id', 'recovery_codes']).execute()
  const left = new Map((await codes(now)).map((one) => [one.id, one.recovery_codes]))
  if (left.size === 0) return 0
  let ended = 0
  for (const { id, recovery_codes } of await codes(saved)) {
    const before: string[] = JSON.parse(recovery_codes)
    const unused: string[] = JSON.parse(left.get(id) ?? '[]')
    const kept = before.filter((code) => unused.includes(code))
    if (kept.length === before.length) continue
    ended += before.length - kept.length
    await updateRow(saved, 'desk_staff', id, { recovery_codes: JSON.stringify(kept) })
  }
  return ended
}

/** Lists people who regain access or rights by the restore; none for a shop without staff. */
export async function listRegainedAccess(now: Connection, saved: Connection) {
  const people = (db: Connection) =>
    db.selectFrom('desk_staff').select(['id', 'name', 'email', 'role']).orderBy('name').execute()
  const roles = new Map((await people(now)).map(({ id, role }) => [id, role]))
  if (roles.size === 0) return []
  return (await people(saved)).filter(({ id, role }) => roles.get(id) !== role)
}
