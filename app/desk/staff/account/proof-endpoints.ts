import { z } from 'zod'
import { inTransaction } from '../../../database/transactions/transaction.server'
import { endpoint } from '../../api/endpoint'
import { offerAuthenticator } from '../proofs/authenticator.server'
import { staffSubject } from '../proofs/challenges.server'
import { newPasskey, storePasskey } from '../proofs/new-proof.server'
import { passkeyHost, passkeyToMake } from '../proofs/passkeys.server'
import { ownPerson } from '../signing-in/own-person.server'
import { refuseHost } from '../signing-in/sign-in-endpoints'
import {
  authenticatorFields,
  labelField,
  newPasskeyFields,
  newPasswordFields,
} from '../staff-fields'
import {
  changeAuthenticator,
  removePasskey,
  removePassword,
  renamePasskey,
  renewRecoveryCodes,
  setPassword,
} from './account.server'
import { logOwn } from './account-endpoints'

/** Endpoints for one's own ways to sign in. Each change needs a fresh proof of identity. */
export const proofEndpoints = [
  endpoint('POST /account/passkeys/options', 'signed-in', {
    sensitive: true,
    handle: async (call) => {
      const person = await ownPerson(call)
      const asked = { subject: staffSubject(person), person }
      return passkeyToMake(call.db, passkeyHost(call.request) ?? refuseHost(), asked)
    },
  }),
  endpoint('POST /account/passkeys', 'signed-in', {
    sensitive: true,
    input: newPasskeyFields,
    handle: async (call) => {
      const person = await ownPerson(call)
      const asked = { ...call.input, subject: staffSubject(person) }
      const passkey = await newPasskey(call.db, call.request, asked)
      const after = { passkey: passkey.name }
      await inTransaction(call.db, async (connection) => {
        await storePasskey(connection, person.id, passkey)
        await logOwn(call, person, 'staff.passkey-added', { after })(connection)
      })
    },
  }),
  endpoint('PATCH /account/passkeys/:id', 'signed-in', {
    sensitive: true,
    input: z.object({ name: labelField }),
    handle: async (call) => {
      const person = await ownPerson(call)
      const named = { id: call.params.id ?? '', name: call.input.name }
      await inTransaction(call.db, async (connection) => {
        const before = await renamePasskey(connection, person, named)
        if (before === named.name) return
        const changed = { before: { passkey: before }, after: { passkey: named.name } }
        await logOwn(call, person, 'staff.passkey-renamed', changed)(connection)
      })
    },
  }),
  endpoint('DELETE /account/passkeys/:id', 'signed-in', {
    sensitive: true,
    handle: async (call) => {
      const person = await ownPerson(call)
      await inTransaction(call.db, async (connection) => {
        const passkey = await removePasskey(connection, person, call.params.id ?? '')
        await logOwn(call, person, 'staff.passkey-removed', { before: { passkey } })(connection)
      })
    },
  }),
  endpoint('POST /account/authenticator', 'signed-in', {
    sensitive: true,
    handle: async (call) => {
      const person = await ownPerson(call)
      return offerAuthenticator(call.db, staffSubject(person), person.email)
    },
  }),
  endpoint('PUT /account/authenticator', 'signed-in', {
    sensitive: true,
    input: authenticatorFields,
    handle: async (call) => {
      const person = await ownPerson(call)
      const then = logOwn(call, person, 'staff.authenticator-changed')
      const { input: given, request } = call
      return { recoveryCodes: await changeAuthenticator(call.db, person, { given, request, then }) }
    },
  }),
  endpoint('PUT /account/password', 'signed-in', {
    sensitive: true,
    input: newPasswordFields.partial({ setup: true, code: true }),
    handle: async (call) => {
      const person = await ownPerson(call)
      const then = logOwn(call, person, 'staff.password-changed')
      const { input: given, request } = call
      return { recoveryCodes: await setPassword(call.db, person, { given, request, then }) }
    },
  }),
  endpoint('DELETE /account/password', 'signed-in', {
    sensitive: true,
    handle: async (call) => {
      const person = await ownPerson(call)
      await removePassword(call.db, person, logOwn(call, person, 'staff.password-removed'))
    },
  }),
  endpoint('POST /account/recovery-codes', 'signed-in', {
    sensitive: true,
    handle: async (call) => {
      const person = await ownPerson(call)
      const then = logOwn(call, person, 'staff.recovery-codes-renewed')
      return { recoveryCodes: await renewRecoveryCodes(call.db, person, then) }
    },
  }),
]
