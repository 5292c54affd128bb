import type { Database } from '../../../../app/database/tables.server'
import type { Member } from './members'

/** Uses it and returns the outcome: 'works', 'ends', or the role that it grants. */
export type Use = () => Promise<string>

export interface With {
  db: Database
  x: Member
}

export const told = (works: boolean) => (works ? 'works' : 'ends')

export async function made(x: Member, path: string, body?: object) {
  const answer = await x.browser.send('POST', path, body)
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}
