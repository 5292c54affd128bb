import type { Connection } from '../../../database/tables.server'
import { may, type Right, type Role } from '../../rights/rights'
import { findPerson } from '../people/people.server'
import { tokenOfDoer } from '../tokens/token-rules'
import { findToken } from '../tokens/tokens.server'
import { authorityOf } from './issuers.server'

/** The person who asked for a deferred job; a token's job counts as long as the token works. */
export interface AskedBy {
  id: string
  authority: number
}

export const askedBy = async (connection: Connection, id: string): Promise<AskedBy> => ({
  id,
  authority: (await authorityOf(connection, id)) ?? 0,
})

/** Returns false for someone removed, reset or demoted since, or unknown. */
export async function mayStill(db: Connection, asked: AskedBy | undefined, right: Right) {
  if (!asked) return false
  const token = tokenOfDoer(asked.id)
  if (token !== undefined) {
    const found = await findToken(db, 'id', token)
    return found !== undefined && may(found.role as Role, right)
  }
  const person = await findPerson(db, asked.id)
  return person?.authority === asked.authority && may(person.role as Role, right)
}
