import type { Database } from '../../../database/tables.server'
import { clientAddress, limiter } from '../../../http/rate-limits.server'
import { guessingGuard } from '../../../identity/service/guessing.server'
import { DeskFault } from '../../api/endpoint'

const guard = guessingGuard('desk-sign-in', () => ({ here: 10, everywhere: 50 }))
/** Limits all tries of a client address: passwords, passkeys, links. */
const byAddress = limiter('desk-address', { points: 100, seconds: 15 * 60 })

/** Counts a try in advance, so that concurrent tries count too. Throws DeskFault. */
export async function countTry(db: Database, email: string) {
  await countRequest()
  if (!(await guard.count(db, email))) {
    throw tooMany(Math.max(1, await guard.wait(db, email)))
  }
}

/** Counts tries without a password by client address alone. Throws DeskFault. */
export async function countRequest() {
  const seconds = await byAddress.wait(clientAddress())
  if (seconds > 0) throw tooMany(seconds)
}

export const forgetTries = guard.forget

function tooMany(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  return new DeskFault(
    429,
    'too_many_tries',
    `That was tried too often. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfter: seconds },
  )
}
