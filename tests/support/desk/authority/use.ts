import type { Database } from '../../../../app/database/tables.server'
import type { Member } from './members'

/** What becomes of it when it is used: 'works', 'ends', or in which role it lets somebody in. */
export type Use = () => Promise<string>

export interface With {
  db: Database
  /** Who issues. */
  x: Member
}

export const told = (works: boolean) => (works ? 'works' : 'ends')

/** Throws where it is refused. */
export async function made(x: Member, path: string, body?: object) {
  const answer = await x.browser.send('POST', path, body)
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}
