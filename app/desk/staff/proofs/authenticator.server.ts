import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'
import type { Connection, Database } from '../../../database/tables.server'
import { settings } from '../../../settings/settings.server'
import { asciiDigits } from '../../../text-core/digits'
import { openSecret, sealSecret } from '../seals/stored-secrets.server'
import { makeChallenge, readChallenge, takeChallenge } from './challenges.server'

/** Parameters of RFC 6238 that every authenticator app supports. */
const PERIOD_MS = 30_000
const SECRET_BYTES = 20
/** Steps by which a phone's clock may be off, either way. */
const WINDOW = 1
/** A dummy secret that makes a missing one take as long to check. */
const NOBODYS = new Secret({ size: SECRET_BYTES }).base32

const totpOf = (secret: string, label = '') =>
  new TOTP({ issuer: settings().shop.name, label, secret: Secret.fromBase32(secret) })

/** Returns the code's 30-second step; undefined where it is wrong now. */
export function timeStepOf(secret: string | undefined, code: string, now = Date.now()) {
  const token = asciiDigits(code).replace(/\s/g, '')
  const delta = totpOf(secret ?? NOBODYS).validate({ token, timestamp: now, window: WINDOW })
  return delta === null || secret === undefined ? undefined : Math.floor(now / PERIOD_MS) + delta
}

/** Marks the step as used. Returns false where it or a later one was used, even concurrently. */
export async function takeStep(connection: Connection, staffId: string, step: number) {
  const { numUpdatedRows } = await connection
    .updateTable('desk_staff')
    .set({ totp_step: step })
    .where('id', '=', staffId)
    .where((row) => row.or([row('totp_step', 'is', null), row('totp_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Offers an authenticator to confirm, as a picture and as text. */
export async function offerAuthenticator(db: Database, subject: string, email: string) {
  const secret = new Secret({ size: SECRET_BYTES }).base32
  const sealed = sealSecret(subject, secret)
  const setup = await makeChallenge(db, { kind: 'authenticator', subject, secret: sealed })
  const uri = totpOf(secret, email).toString()
  return { setup, secret, uri, picture: renderSVG(uri, { ecc: 'M', border: 2 }) }
}

/** Returns the secret and the step of its first code; undefined where it is wrong or late. */
export async function confirmAuthenticator(
  connection: Connection,
  subject: string,
  { setup, code }: { setup: string; code: string },
) {
  const asked = { kind: 'authenticator', subject } as const
  const offered = await readChallenge(connection, setup, asked)
  const secret = offered?.secret ? openSecret(subject, offered.secret) : undefined
  const step = timeStepOf(secret, code)
  if (secret === undefined || step === undefined) return undefined
  return (await takeChallenge(connection, setup, asked)) ? { secret, step } : undefined
}
