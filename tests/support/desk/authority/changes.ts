import type { Database } from '../../../../app/database/tables.server'
import { accept, type Member } from './members'

interface With {
  db: Database
  x: Member
  ana: Member
}

const setRole =
  (role: string) =>
  async ({ x, ana }: With) => {
    await done(ana, 'PATCH', `/staff/${x.id}`, { role })
  }

async function done({ browser }: Member, method: string, path: string, body?: object) {
  const answer = await browser.send(method, path, body)
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}

const remove = ({ x, ana }: With) => done(ana, 'DELETE', `/staff/${x.id}`)
const reset = ({ x, ana }: With) => done(ana, 'POST', `/staff/${x.id}/reset`)

/** The events that may happen to somebody at the desk between issuing something and its use. */
export const CHANGES: Record<string, (all: With) => Promise<unknown>> = {
  nothing: async () => {},
  removed: remove,
  reset,
  'made staff': setRole('staff'),
  'made reader': setRole('reader'),
  'made viewer': setRole('viewer'),
  'made staff, then owner again': async (all) => {
    await setRole('staff')(all)
    await setRole('owner')(all)
  },
  'reset, and in again': async (all) => {
    const { link } = await reset(all)
    if ((await accept(all.db, link)).status !== 200) throw new Error('the reset was not accepted')
  },
  'removed, and owner again': async (all) => {
    await remove(all)
    const invitation = { email: all.x.email, role: 'owner' }
    const { link } = await done(all.ana, 'POST', '/staff/invitations', invitation)
    if ((await accept(all.db, link)).status !== 200) throw new Error('the invitation was refused')
  },
  'signed out everywhere': ({ x }) => done(x, 'POST', '/sign-out-everywhere'),
  'own password changed': ({ x }) =>
    done(x, 'PUT', '/account/password', { password: 'river-pencil-77' }),
}
