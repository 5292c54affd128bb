import { updateRow } from '../../../database/rows.server'
import type { Connection, Database } from '../../../database/tables.server'
import { hashPassword, TooBusy } from '../../../identity/service/passwords/hashing.server'
import { DeskFault } from '../../api/endpoint'
import { sealSecret } from '../seals/stored-secrets.server'
import { confirmAuthenticator } from './authenticator.server'
import { madePasskey, type NewPasskey } from './passkeys.server'
import { passwordFault } from './password-rules'
import { makeRecoveryCodes } from './recovery-codes.server'

/** Either a passkey or a password with an authenticator. */
export interface Proofs {
  passkey?: { response: unknown; name: string }
  password?: { password: string; setup: string; code: string }
}

type NamedPasskey = NewPasskey & { name: string }
export interface Authenticator {
  secret: string
  step: number
}

/** Checks and hashes a new proof before the transaction: slow or one-time work. Throws DeskFault. */
export async function makeProof(
  db: Database,
  request: Request,
  { passkey, password, subject, email }: Proofs & { subject: string; email: string },
) {
  if (passkey) {
    const made = await newPasskey(db, request, { ...passkey, subject })
    return { passkey: made, password: undefined }
  }
  if (!password) throw new DeskFault(422, 'no_proof', 'Choose how you want to sign in from now on.')
  const hash = await newPasswordHash(password.password, email)
  const confirm = (connection: Connection) => newAuthenticator(connection, { ...password, subject })
  return { passkey: undefined, password: { hash, confirm } }
}

/** Throws DeskFault. */
export async function newPasskey(
  db: Database,
  request: Request,
  { response, name, subject }: { response: unknown; name: string; subject: string },
): Promise<NamedPasskey> {
  const made = await madePasskey(db, request, { subject, response })
  if (!made)
    throw new DeskFault(422, 'passkey_refused', 'The passkey could not be made. Try again.')
  return { ...made, name }
}

const FAULTS = {
  short: 'At least 10 characters.',
  long: 'At most 200 characters.',
  own: 'Not your own e-mail address.',
  common: 'This one is in every list of passwords. Choose another.',
}

/** Throws DeskFault. */
export async function newPasswordHash(password: string, email: string) {
  const fault = passwordFault(password, email)
  if (fault)
    throw new DeskFault(422, 'weak_password', FAULTS[fault], {
      errors: { password: FAULTS[fault] },
    })
  return hashPassword(password).catch(refuseWhenBusy)
}

/** Throws a DeskFault for too many hashes at once, and any other error as it is. */
export function refuseWhenBusy(error: unknown): never {
  if (!(error instanceof TooBusy)) throw error
  throw new DeskFault(503, 'busy', 'Too many people are signing in right now. Try again.')
}

/** Throws DeskFault. */
export async function newAuthenticator(
  connection: Connection,
  { subject, setup, code }: { subject: string; setup: string; code: string },
): Promise<Authenticator> {
  const confirmed = await confirmAuthenticator(connection, subject, { setup, code })
  const said = 'This code is not right. Wait for the next one and type that.'
  if (!confirmed) throw new DeskFault(422, 'wrong_code', said, { errors: { code: said } })
  return confirmed
}

/** Throws DeskFault where the passkey belongs to somebody already. */
export async function storePasskey(connection: Connection, staffId: string, passkey: NamedPasskey) {
  const stored = await connection
    .insertInto('desk_passkeys')
    .values({ ...passkey, staff_id: staffId, created_at: Date.now(), used_at: null })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!stored) throw new DeskFault(409, 'passkey_known', 'This passkey is known here already.')
}

/** Returns the recovery codes, which are shown once. */
export async function writePassword(
  connection: Connection,
  staffId: string,
  hash: string,
  authenticator: Authenticator,
) {
  await updateRow(connection, 'desk_staff', staffId, { password_hash: hash })
  return writeAuthenticator(connection, staffId, authenticator)
}

/** Returns new recovery codes. The confirming code is used up. */
export async function writeAuthenticator(
  connection: Connection,
  staffId: string,
  { secret, step }: Authenticator,
) {
  const { codes, stored } = makeRecoveryCodes()
  await updateRow(connection, 'desk_staff', staffId, {
    totp_secret: sealSecret(staffId, secret),
    totp_step: step,
    recovery_codes: stored,
  })
  return codes
}
