import { updateRow } from '../../../database/rows.server'
import type { Connection, Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { isPassword } from '../../../identity/service/passwords/hashing.server'
import { AT_ONCE, enqueueMail } from '../../../mail/enqueue-mail.server'
import { DeskFault } from '../../api/endpoint'
import { recordAudit } from '../audit.server'
import { findPerson, findPersonByEmail, lockPerson, type Person } from '../people/people.server'
import { takeStep, timeStepOf } from '../proofs/authenticator.server'
import { refuseWhenBusy } from '../proofs/new-proof.server'
import { passkeysOf, provenByPasskey } from '../proofs/passkeys.server'
import { looksLikeRecoveryCode, takeRecoveryCode } from '../proofs/recovery-codes.server'
import { lostSecrets, openSecret } from '../seals/stored-secrets.server'
import { deviceOf } from '../sessions/device'
import { beginSession, confirmSession } from '../sessions/sessions.server'
import { countRequest, countTry, forgetTries } from './attempts.server'

const WRONG = 'E-mail, password or code is wrong.'
const WRONG_AGAIN = 'Password or code is wrong.'
const NO_PASSKEY = 'This passkey could not be used. Try again, or sign in with your password.'

const NO_KEY =
  'Or this shop has lost the key of its authenticators: use a passkey or a recovery code, or ask for a new link.'

/** The refusal is the same for everybody and reveals neither person nor password. */
const refused = async (db: Database, detail: string) =>
  refuse((await lostSecrets(db)).length > 0 ? `${detail} ${NO_KEY}` : detail)

const refuse = (detail: string) => new DeskFault(422, 'wrong_sign_in', detail)

/** Returns the session's cookie. Throws DeskFault. */
export async function signInByPassword(
  db: Database,
  request: Request,
  { email, ...proof }: Proof & { email: string },
) {
  await countTry(db, email)
  const person = await findPersonByEmail(db, email)
  const cookie = await provenByPassword(db, person, proof, async (connection, one) => {
    await forgetTries(connection, email)
    return signedIn(connection, one, request, 'password')
  })
  if (!cookie) throw await refused(db, WRONG)
  return cookie
}

/** Returns the session's cookie. Throws DeskFault. */
export async function signInByPasskey(db: Database, request: Request, response: unknown) {
  await countRequest()
  const passkey = await provenByPasskey(db, request, { response })
  const cookie =
    passkey &&
    (await inTransaction(db, async (connection) => {
      const person = await lockPerson(connection, passkey.staff_id)
      // The person may have been reset since the passkey was read.
      const known = await passkeysOf(connection, passkey.staff_id)
      if (!person || !known.some(({ id }) => id === passkey.id)) return undefined
      return signedIn(connection, person, request, 'passkey')
    }))
  if (!cookie) throw refuse(NO_PASSKEY)
  return cookie
}

/** The most devices that are remembered per person. */
const MOST_DEVICES = 20

/** Begins a session, and mails the person about a new device. */
export async function signedIn(
  connection: Connection,
  person: Person,
  request: Request,
  by: 'password' | 'passkey',
) {
  const device = deviceOf(request.headers.get('User-Agent'))
  const devices = JSON.parse(person.devices) as string[]
  await recordAudit(connection, {
    staff: person,
    action: 'staff.signed-in',
    subject: `staff ${person.email}`,
    after: { by, device },
  })
  if (!devices.includes(device)) {
    if (devices.length > 0) await tellOfDevice(connection, person, device)
    await updateRow(connection, 'desk_staff', person.id, {
      devices: JSON.stringify([...devices, device].slice(-MOST_DEVICES)),
    })
  }
  return beginSession(connection, person.id, request)
}

const tellOfDevice = (connection: Connection, { id, email }: Person, device: string) =>
  enqueueMail(
    connection,
    {
      key: `desk-device:${id}:${Date.now()}`,
      template: 'desk-device',
      to: email,
      language: 'en',
      data: { device, at: Date.now() },
    },
    AT_ONCE,
  )

/** Renews the proof of identity in this session. Throws DeskFault. */
export async function confirmByPassword(db: Database, request: Request, id: string, proof: Proof) {
  const person = await findPerson(db, id)
  await countTry(db, person?.email ?? id)
  const confirmedAt = await provenByPassword(db, person, proof, async (connection, { email }) => {
    await forgetTries(connection, email)
    return confirmSession(connection, request)
  })
  if (confirmedAt === undefined) throw await refused(db, WRONG_AGAIN)
  return confirmedAt
}

/** Throws DeskFault. */
export async function confirmByPasskey(
  db: Database,
  request: Request,
  { id, response }: { id: string; response: unknown },
) {
  await countRequest()
  if (!(await provenByPasskey(db, request, { response, staffId: id }))) throw refuse(NO_PASSKEY)
  return inTransaction(db, (connection) => confirmSession(connection, request))
}

interface Proof {
  password: string
  /** A code of the authenticator, or a recovery code. */
  code: string
}

/**
 * Checks password and code together, and runs `then` in the transaction that uses the code up.
 * Returns undefined where either is wrong, after the same work as for an unknown person.
 */
async function provenByPassword<T>(
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
