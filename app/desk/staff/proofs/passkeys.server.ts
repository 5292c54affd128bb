import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { findRow, updateRow } from '../../../database/rows.server'
import type { Connection, Database } from '../../../database/tables.server'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { parseJson, parseUrl, toText } from '../../../input/parsed'
import { settings } from '../../../settings/settings.server'
import { deskOrigin } from '../sessions/session-cookie.server'
import { makeChallenge, takeChallenge } from './challenges.server'

/** Loaded on first use, to save start-up time and memory. */
const webAuthn = () => import('@simplewebauthn/server')

/** ES256, EdDSA and RS256, which authenticators support; asking Node would print a warning. */
const ALGORITHMS = [-7, -8, -257]

/** Passkeys need a host name, not an address such as 127.0.0.1 (WebAuthn, 5.1.2). */
export function passkeyHost(request: Request) {
  const origin = parseUrl(deskOrigin(request))
  if (!origin) return undefined
  const { hostname, protocol } = origin
  const named = !/^[\d.]+$/.test(hostname) && !hostname.startsWith('[')
  return named && (protocol === 'https:' || hostname === 'localhost') ? hostname : undefined
}

export const passkeysOf = (db: Connection, staffId: string) =>
  db
    .selectFrom('desk_passkeys')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .execute()

const described = (rows: { id: string; transports: string }[]) =>
  rows.map(({ id, transports }) => ({ id, transports: JSON.parse(transports) }))

interface Person {
  id: string
  name: string
  email: string
}

/** Options for making a passkey; `subject` is the person or the invitation. */
export async function passkeyToMake(
  db: Database,
  host: string,
  { subject, person }: { subject: string; person: Person },
) {
  const challenge = await makeChallenge(db, { kind: 'passkey', subject })
  const { generateRegistrationOptions } = await webAuthn()
  return generateRegistrationOptions({
    rpName: settings().shop.name,
    rpID: host,
    userID: new TextEncoder().encode(person.id),
    userName: person.email,
    userDisplayName: person.name,
    challenge: Buffer.from(challenge, 'base64url'),
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: described(await passkeysOf(db, person.id)),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

export interface NewPasskey {
  id: string
  public_key: string
  counter: number
  transports: string
}

/**
 * Returns undefined where the answer does not match a challenge of `subject`. Call it outside a
 * transaction: a challenge counts once, whatever follows.
 */
export async function madePasskey(
  db: Database,
  request: Request,
  { subject, response }: { subject: string; response: unknown },
): Promise<NewPasskey | undefined> {
  const host = passkeyHost(request)
  const challenge = challengeOf(response)
  const asked = challenge && (await takeChallenge(db, challenge, { kind: 'passkey', subject }))
  if (!host || !asked) return undefined
  const { verifyRegistrationResponse } = await webAuthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: response as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: deskOrigin(request),
    expectedRPID: host,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => ({ verified: false as const, registrationInfo: undefined }))
  if (!verified || !registrationInfo) return undefined
  const { id, publicKey, counter, transports } = registrationInfo.credential
  return {
    id,
    public_key: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports ?? []),
  }
}

/** Options for using any passkey of this shop, or one of the person's own. */
export async function passkeyToUse(db: Database, host: string, staffId?: string) {
  const kind = staffId === undefined ? 'sign-in' : 'confirm'
  const challenge = await makeChallenge(db, { kind, subject: staffId ?? '' })
  const { generateAuthenticationOptions } = await webAuthn()
  return generateAuthenticationOptions({
    rpID: host,
    challenge: Buffer.from(challenge, 'base64url'),
    userVerification: 'required',
    ...(staffId !== undefined && { allowCredentials: described(await passkeysOf(db, staffId)) }),
  })
}

/** Returns the passkey that answered; undefined where none did, or for another challenge. */
export async function provenByPasskey(
  db: Database,
  request: Request,
  { response, staffId }: { response: unknown; staffId?: string },
) {
  const host = passkeyHost(request)
  const challenge = challengeOf(response)
  const kind = staffId === undefined ? 'sign-in' : 'confirm'
  const subject = staffId ?? ''
  if (!host || !challenge || !(await takeChallenge(db, challenge, { kind, subject })))
    return undefined
  const passkey = await findRow(db, 'desk_passkeys', {
    id: toText((response as { id?: unknown }).id),
  })
  if (!passkey || (staffId !== undefined && passkey.staff_id !== staffId)) return undefined
  const { verifyAuthenticationResponse } = await webAuthn()
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: response as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: deskOrigin(request),
    expectedRPID: host,
    requireUserVerification: true,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
      transports: JSON.parse(passkey.transports),
    },
  }).catch(() => ({ verified: false as const, authenticationInfo: undefined }))
  if (!verified || !authenticationInfo) return undefined
  const used = { counter: authenticationInfo.newCounter, used_at: Date.now() }
  await inTransaction(db, (connection) => updateRow(connection, 'desk_passkeys', passkey.id, used))
  return passkey
}

/** Reads the challenge from the browser's answer, which is verified afterwards. */
function challengeOf(response: unknown) {
  const given = (response as { response?: { clientDataJSON?: unknown } } | null)?.response
  const signed = Buffer.from(toText(given?.clientDataJSON), 'base64url').toString()
  const { challenge } = (parseJson(signed) ?? {}) as { challenge?: unknown }
  return typeof challenge === 'string' ? challenge : undefined
}
