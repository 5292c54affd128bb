import { hash } from 'node:crypto'
import { clientAddress } from '../../../http/client-address.server'
import { limiter } from '../../../http/limits.server'
import { DeskFault } from '../../api/endpoint'

const SECONDS = 15 * 60

/** Of one client address, whatever it tries: passwords, passkeys, links. */
const byAddress = limiter('desk-address', { points: 100, seconds: SECONDS })
/** Of one account from one address: a stranger's wrong tries do not lock its owner out. */
const here = limiter('desk-here', { points: 10, seconds: SECONDS, per: 'account' })
/** Of one account from everywhere. Beyond it each address gets two tries. */
const everywhere = limiter('desk-account', { points: 50, seconds: SECONDS, per: 'account' })
const hereWhenGuessedAt = limiter('desk-guessed', { points: 2, seconds: SECONDS, per: 'account' })

/** Only hashes are stored of whom somebody tried to be. */
const keyOf = (...parts: string[]) => hash('sha256', parts.join(' '), 'base64url')

/** Counts the try before it is made, so that tries at once are counted too. Throws DeskFault. */
export async function countTry(email: string) {
  await countRequest()
  const account = keyOf(email)
  const place = keyOf(email, clientAddress())
  const guessedAt = !(await everywhere.take(account))
  await orRefuse(here, place)
  if (guessedAt) await orRefuse(hereWhenGuessedAt, place)
}

/** What takes no password is limited by address alone. Throws DeskFault. */
export const countRequest = () => orRefuse(byAddress, clientAddress())

/** The person has proved who they are: their own mistyped tries count no more. */
export async function forgetTries(email: string) {
  const place = keyOf(email, clientAddress())
  await Promise.all([here.reset(place), hereWhenGuessedAt.reset(place)])
}

async function orRefuse(limit: ReturnType<typeof limiter>, key: string) {
  const seconds = await limit.wait(key)
  if (seconds === 0) return
  const minutes = Math.ceil(seconds / 60)
  throw new DeskFault(
    429,
    'too_many_tries',
    `That was tried too often. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`,
    { retryAfter: seconds },
  )
}
