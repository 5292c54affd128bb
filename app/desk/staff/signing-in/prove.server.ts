import type { Connection, Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { isPassword } from '../../../identity/service/passwords/hashing.server'
import { lockPerson, type Person } from '../people/people.server'
import { takeStep, timeStepOf } from '../proofs/authenticator.server'
import { refuseWhenBusy } from '../proofs/new-proof.server'
import { looksLikeRecoveryCode, takeRecoveryCode } from '../proofs/recovery-codes.server'
import { openSecret } from '../seals/stored-secrets.server'

export interface Proof {
  password: string
  /** A code of the authenticator, or a recovery code. */
  code: string
}

/**
 * Checks password and code together, and runs `then` in the transaction that uses the code up.
 * Returns undefined where either is wrong, after the same work as for an unknown person.
 */
export async function provenByPassword<T>(
  db: Database,
  person: Person | undefined,
  { password, code }: Proof,
  then: (connection: Connection, person: Person) => Promise<T>,
): Promise<T | undefined> {
  const right = await isPassword(person?.password_hash, password).catch(refuseWhenBusy)
  const secret = secretOf(person)
  const step = timeStepOf(secret, code)
  if (!person || !right) return undefined
  return inTransaction(db, async (connection) => {
    const now = await lockPerson(connection, person.id)
    // The password, authenticator or person may have changed since they were read.
    if (!now || now.password_hash !== person.password_hash || secretOf(now) !== secret)
      return undefined
    const used = await usedUp(connection, now, step, code)
    return used ? then(connection, now) : undefined
  })
}

/** Compares opened secrets, as a start may reseal them meanwhile. */
const secretOf = (person: Person | undefined) =>
  person?.totp_secret ? openSecret(person.id, person.totp_secret) : undefined

function usedUp(connection: Connection, person: Person, step: number | undefined, code: string) {
  if (step !== undefined) return takeStep(connection, person.id, step)
  return looksLikeRecoveryCode(code) ? takeRecoveryCode(connection, person, code) : false
}
