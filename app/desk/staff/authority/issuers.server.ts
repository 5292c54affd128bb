import type { ExpressionBuilder } from 'kysely'
import type { Connection, Tables } from '../../../database/tables.server'
import { may, ROLES } from '../../rights/rights'
import { COMMAND_LINE } from '../audit.server'

/** Who starts the shop may become its first owner. */
export const START = 'start'

/** What else opens the desk to somebody ends when its issuer loses this right. */
export const ISSUES = 'staff.change'

const ISSUING_ROLES = ROLES.filter((role) => may(role, ISSUES))

/**
 * Whether an invitation still counts: its issuer is there, may invite, and was neither demoted nor
 * reset since. The first link counts while there is no owner, one of the command line always.
 */
export const stands = (row: ExpressionBuilder<Tables, 'desk_invites'>) =>
  row.and([
    row('expires_at', '>', Date.now()),
    row.or([
      row.and([row('kind', '<>', 'first'), row('issuer_id', '=', COMMAND_LINE.id)]),
      row.and([
        row('kind', '=', 'first'),
        row.not(
          row.exists(
            row
              .selectFrom('desk_staff')
              .select('desk_staff.id')
              .where('desk_staff.role', '=', 'owner'),
          ),
        ),
      ]),
      row.exists(
        row
          .selectFrom('desk_staff')
          .select('desk_staff.id')
          .whereRef('desk_staff.id', '=', 'issuer_id')
          .whereRef('desk_staff.authority', '=', 'issuer_authority')
          .where('desk_staff.role', 'in', ISSUING_ROLES),
      ),
    ]),
  ])

/** By what somebody issues now; undefined of who does not work here. */
export async function authorityOf(connection: Connection, id: string) {
  const row = await connection
    .selectFrom('desk_staff')
    .select('authority')
    .where('id', '=', id)
    .executeTakeFirst()
  return row?.authority
}
