import type { ExpressionBuilder } from 'kysely'
import { findRow } from '../../../database/rows.server'
import type { Connection, Tables } from '../../../database/tables.server'
import { may, ROLES } from '../../rights/rights'
import { COMMAND_LINE } from '../audit.server'

/** Issuer of the link to the first owner, which the shop's start prints. */
export const START = 'start'

/** Invitations, resets and tokens end when their issuer loses this right. */
export const ISSUES = 'staff.change'

const ISSUING_ROLES = ROLES.filter((role) => may(role, ISSUES))

/**
 * Tells whether an invitation counts: its issuer still has the right, and was neither demoted nor
 * reset since. The first link counts while there is no owner; links of the command line always
 * count.
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

/** Returns the number that new issues carry; undefined for someone unknown. */
export async function authorityOf(connection: Connection, id: string) {
  const row = await findRow(connection, 'desk_staff', { id }, ['authority'])
  return row?.authority
}
