import { z } from 'zod'
import { settings } from '../../../settings/settings.server'
import { endpoint, wrongField } from '../../api/endpoint'
import { offerAuthenticator } from '../proofs/authenticator.server'
import { passkeyHost, passkeyToMake } from '../proofs/passkeys.server'
import { withCookie } from '../sessions/with-cookie'
import { countRequest } from '../signing-in/attempts.server'
import { refuseHost } from '../signing-in/sign-in-endpoints'
import { emailField, nameField, newPasskeyFields, newPasswordFields } from '../staff-fields'
import { acceptInvitation, personOf, readInvitation, subjectOf } from './accept.server'

const secret = z.string().min(1).max(100)
const who = { secret, name: z.string().trim().max(100).default(''), email: emailField.optional() }

/** Endpoints for one-time links. The link itself is the right, so that all are open. */
export const joiningEndpoints = [
  endpoint('POST /invitation', 'open', {
    input: z.object({ secret }),
    handle: async ({ db, request, input }) => {
      await countRequest()
      const invitation = await readInvitation(db, input.secret)
      const known = await personOf(db, invitation, { name: '', email: invitation.email ?? '' })
      return {
        kind: invitation.kind === 'reset' ? 'reset' : 'join',
        email: invitation.email,
        name: known.name,
        role: invitation.role,
        expiresAt: invitation.expires_at,
        shop: settings().shop.name,
        passkeys: passkeyHost(request) !== undefined,
      }
    },
  }),
  endpoint('POST /invitation/passkey', 'open', {
    input: z.object(who),
    handle: async ({ db, request, input }) => {
      await countRequest()
      const invitation = await readInvitation(db, input.secret)
      const email = invitation.email ?? input.email ?? missing()
      const { id, name } = await personOf(db, invitation, { name: input.name, email })
      const asked = { subject: subjectOf(invitation), person: { id, name, email } }
      return passkeyToMake(db, passkeyHost(request) ?? refuseHost(), asked)
    },
  }),
  endpoint('POST /invitation/authenticator', 'open', {
    input: z.object(who),
    handle: async ({ db, input }) => {
      await countRequest()
      const invitation = await readInvitation(db, input.secret)
      const email = invitation.email ?? input.email ?? missing()
      return offerAuthenticator(db, subjectOf(invitation), email)
    },
  }),
  endpoint('POST /invitation/accept', 'open', {
    input: z.object({
      ...who,
      name: nameField,
      passkey: newPasskeyFields.optional(),
      password: newPasswordFields.optional(),
    }),
    handle: async ({ db, request, input }) => {
      await countRequest()
      const { cookie, recoveryCodes } = await acceptInvitation(db, request, input)
      return withCookie(cookie, { recoveryCodes })
    },
  }),
]

function missing(): never {
  throw wrongField('email', 'The e-mail address is missing.')
}
