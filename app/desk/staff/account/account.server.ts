import { updateRow } from '../../../database/rows.server'
import type { Connection, Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { DeskFault } from '../../api/endpoint'
import { NO_PASSWORD } from '../authority/end-authority.server'
import { lockPerson, type Person } from '../people/people.server'
import { staffSubject } from '../proofs/challenges.server'
import {
  type Authenticator,
  newAuthenticator,
  newPasswordHash,
  writeAuthenticator,
} from '../proofs/new-proof.server'
import { passkeysOf } from '../proofs/passkeys.server'
import { makeRecoveryCodes, recoveryCodesLeft } from '../proofs/recovery-codes.server'
import { endOtherSessions, listSessions } from '../sessions/sessions.server'

export async function readAccount(db: Database, person: Person, request: Request) {
  const passkeys = await passkeysOf(db, person.id)
  return {
    name: person.name,
    email: person.email,
    role: person.role,
    password: person.password_hash !== null,
    recoveryCodes: recoveryCodesLeft(person.recovery_codes),
    passkeys: passkeys.map(({ id, name, created_at, used_at }) => ({
      id,
      name,
      madeAt: created_at,
      usedAt: used_at,
    })),
    sessions: await listSessions(db, person.id, request),
  }
}

const gone = () => new DeskFault(401, 'sign_in', 'Sign in to go on.')
const onlyWay = () =>
  new DeskFault(409, 'only_way_in', 'This is your only way to sign in. Add another one first.')

async function locked(connection: Connection, id: string) {
  const person = await lockPerson(connection, id)
  if (!person) throw gone()
  return person
}

interface NewPassword {
  password: string
  /** A pending authenticator and its code: required from whoever has none. */
  setup?: string
  code?: string
}

/** Ends the person's other sessions. Returns recovery codes where the authenticator is new. */
export async function setPassword(
  db: Database,
  person: Person,
  { given, request, then }: Change<NewPassword>,
) {
  const hash = await newPasswordHash(given.password, person.email)
  return inTransaction(db, async (connection) => {
    const now = await locked(connection, person.id)
    const { setup = '', code = '' } = given
    if (now.totp_secret === null && setup === '')
      throw new DeskFault(422, 'no_authenticator', 'A password goes with an authenticator.')
    const fresh = setup
      ? await newAuthenticator(connection, { subject: staffSubject(person), setup, code })
      : undefined
    await updateRow(connection, 'desk_staff', person.id, { password_hash: hash })
    await endOtherSessions(connection, person.id, request)
    await then(connection)
    return fresh && writeAuthenticator(connection, person.id, fresh)
  })
}

interface Change<Given> {
  given: Given
  request: Request
  /** Writes the audit entry in the same transaction. */
  then(connection: Connection): Promise<void>
}

/** Returns the new recovery codes, which replace the old ones. Throws DeskFault. */
export async function changeAuthenticator(
  db: Database,
  person: Person,
  { given, then }: Change<{ setup: string; code: string }>,
) {
  return inTransaction(db, async (connection) => {
    const now = await locked(connection, person.id)
    if (now.password_hash === null) throw noPassword()
    const fresh: Authenticator = await newAuthenticator(connection, {
      ...given,
      subject: staffSubject(person),
    })
    await then(connection)
    return writeAuthenticator(connection, person.id, fresh)
  })
}

const noPassword = () =>
  new DeskFault(422, 'no_password', 'An authenticator goes with a password. Set that first.')

/** Replaces the remaining recovery codes with ten new ones. Throws DeskFault. */
export async function renewRecoveryCodes(db: Database, person: Person, then: Change<void>['then']) {
  return inTransaction(db, async (connection) => {
    const now = await locked(connection, person.id)
    if (now.password_hash === null) throw noPassword()
    const { codes, stored } = makeRecoveryCodes()
    await updateRow(connection, 'desk_staff', person.id, { recovery_codes: stored })
    await then(connection)
    return codes
  })
}

/** Removes password, authenticator and recovery codes together. Throws DeskFault. */
export async function removePassword(db: Database, person: Person, then: Change<void>['then']) {
  return inTransaction(db, async (connection) => {
    await locked(connection, person.id)
    if ((await passkeysOf(connection, person.id)).length === 0) throw onlyWay()
    await updateRow(connection, 'desk_staff', person.id, NO_PASSWORD)
    await then(connection)
  })
}

/** Returns the passkey's name. Throws DeskFault. */
export async function removePasskey(connection: Connection, person: Person, id: string) {
  const now = await locked(connection, person.id)
  const passkeys = await passkeysOf(connection, person.id)
  const passkey = passkeys.find((one) => one.id === id)
  if (!passkey) throw unknownPasskey()
  if (passkeys.length === 1 && now.password_hash === null) throw onlyWay()
  await connection.deleteFrom('desk_passkeys').where('id', '=', id).execute()
  return passkey.name
}

const unknownPasskey = () => new DeskFault(404, 'unknown_passkey', 'This passkey is gone already.')

/** Returns the former name. Throws DeskFault. */
export async function renamePasskey(
  connection: Connection,
  person: Person,
  { id, name }: { id: string; name: string },
) {
  await locked(connection, person.id)
  const passkey = (await passkeysOf(connection, person.id)).find((one) => one.id === id)
  if (!passkey) throw unknownPasskey()
  await connection.updateTable('desk_passkeys').set({ name }).where('id', '=', id).execute()
  return passkey.name
}
