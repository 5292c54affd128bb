import { z } from 'zod'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { DeskFault, endpoint } from '../../api/endpoint'
import { hasOwner } from '../people/people.server'
import { passkeyHost, passkeyToUse } from '../proofs/passkeys.server'
import { sessionCookie } from '../sessions/session-cookie.server'
import { endSession, endSessionsOf } from '../sessions/sessions.server'
import { withCookie } from '../sessions/with-cookie'
import { countRequest } from './attempts.server'
import { ownPerson } from './own-person.server'
import {
  confirmByPasskey,
  confirmByPassword,
  signInByPasskey,
  signInByPassword,
} from './sign-in.server'

/** Longer passwords cannot be right, so that they are not hashed. */
const proof = {
  password: z.string().min(1, 'Type your password.').max(500, 'At most 500 letters.'),
  code: z
    .string()
    .trim()
    .min(1, 'Type the six digits that your authenticator shows, or a recovery code.')
    .max(40, 'At most 40 letters.'),
}
const email = z
  .string()
  .trim()
  .toLowerCase()
  .min(1, 'Type your e-mail address.')
  .max(254, 'At most 254 letters.')
const answer = z.object({ response: z.record(z.string(), z.unknown()) })

/** Passkeys need a host name in the desk's address. */
const noHost = () =>
  new DeskFault(
    422,
    'no_passkeys_here',
    'Passkeys need the desk to be opened by a name over https, or at localhost.',
  )

export const signInEndpoints = [
  endpoint('GET /sign-in', 'open', async ({ db, request }) => ({
    passkeys: passkeyHost(request) !== undefined,
    owned: await hasOwner(db),
  })),
  endpoint('POST /sign-in', 'open', {
    input: z.object({ email, ...proof }),
    handle: async ({ db, request, input }) =>
      withCookie(await signInByPassword(db, request, input)),
  }),
  endpoint('POST /sign-in/passkey/options', 'open', async ({ db, request }) => {
    await countRequest()
    return passkeyToUse(db, passkeyHost(request) ?? refuseHost())
  }),
  endpoint('POST /sign-in/passkey', 'open', {
    input: answer,
    handle: async ({ db, request, input }) =>
      withCookie(await signInByPasskey(db, request, input.response)),
  }),
  endpoint('POST /sign-out', 'signed-in', async ({ db, request }) => {
    await inTransaction(db, (connection) => endSession(connection, request))
    return withCookie(sessionCookie(request, ''))
  }),
  endpoint('POST /sign-out-everywhere', 'signed-in', async (call) => {
    const { id, email } = await ownPerson(call)
    await inTransaction(call.db, async (connection) => {
      await call.judge(connection)
      await endSessionsOf(connection, id)
      await call.audit(connection, 'staff.signed-out-everywhere', `staff ${email}`)
    })
    return withCookie(sessionCookie(call.request, ''))
  }),
  endpoint('POST /confirm', 'signed-in', {
    input: z.object(proof),
    handle: async (call) => {
      const { id } = await ownPerson(call)
      return { confirmedAt: await confirmByPassword(call.db, call.request, id, call.input) }
    },
  }),
  endpoint('POST /confirm/passkey/options', 'signed-in', async (call) => {
    const { id } = await ownPerson(call)
    return passkeyToUse(call.db, passkeyHost(call.request) ?? refuseHost(), id)
  }),
  endpoint('POST /confirm/passkey', 'signed-in', {
    input: answer,
    handle: async (call) => {
      const { id } = await ownPerson(call)
      const { response } = call.input
      return { confirmedAt: await confirmByPasskey(call.db, call.request, { id, response }) }
    },
  }),
]

export function refuseHost(): never {
  throw noHost()
}
