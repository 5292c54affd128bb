import { useState } from 'react'
import { type DeskError, deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/fields/text-field'
import { Form } from '../../kit/form'
import { ChangeError } from '../../kit/notice'
import { AuthenticatorField, type Offered } from '../proofs/authenticator-field'
import { usePasskeys } from '../proofs/use-passkeys'
import type { InvitationView } from './invitation'

interface Props {
  secret: string
  invitation: InvitationView
  /** Receives recovery codes if a password was chosen. */
  onAccepted(recoveryCodes: string[] | undefined): void
}

export function Accepting({ secret, invitation, onAccepted }: Props) {
  const { join, signIn, proof } = useDeskTexts().staff
  const passkeys = usePasskeys()
  const [given, setGiven] = useState({ name: invitation.name, email: '', password: '', code: '' })
  const [byPassword, setByPassword] = useState(!invitation.passkeys)
  const change = (name: keyof typeof given) => (text: string) =>
    setGiven((before) => ({ ...before, [name]: text }))
  const who = {
    secret,
    name: given.name,
    ...(invitation.email === null && { email: given.email }),
  }
  const offer = useChange(() => deskFetch<Offered>('POST', '/invitation/authenticator', who), [])
  const accept = useChange(
    async (way: 'passkey' | 'password') => {
      const proven =
        way === 'passkey'
          ? {
              passkey: {
                response: await passkeys.make('/invitation/passkey', who),
                name: join.keyName,
              },
            }
          : {
              password: {
                password: given.password,
                setup: offer.data?.setup ?? '',
                code: given.code,
              },
            }
      return deskFetch<Accepted>('POST', '/invitation/accept', { ...who, ...proven })
    },
    [],
    { onSuccess: ({ recoveryCodes }) => onAccepted(recoveryCodes) },
  )
  const errors = (accept.error as DeskError | null)?.errors ?? {}
  const known = given.name.trim() !== '' && (invitation.email !== null || given.email.includes('@'))
  return (
    <Form
      onSubmit={() => accept.mutate(byPassword ? 'password' : 'passkey')}
      className="flex flex-col gap-4"
    >
      {invitation.kind === 'join' && (
        <TextField
          label={join.name}
          hint={join.nameHint}
          name="name"
          autoComplete="name"
          maxLength={100}
          value={given.name}
          onChange={change('name')}
          error={errors.name}
          isRequired
        />
      )}
      <TextField
        label={signIn.email}
        type="email"
        name="email"
        autoComplete="username"
        value={invitation.email ?? given.email}
        onChange={change('email')}
        isReadOnly={invitation.email !== null}
        error={errors.email}
        isRequired
      />
      <h2 className="font-semibold">{join.how}</h2>
      {invitation.passkeys ? (
        <section aria-label={join.passkey}>
          <h3 className="font-medium">{join.passkey}</h3>
          <p className="mt-1 mb-3 text-muted">{join.passkeyText}</p>
          <Button
            type={byPassword ? 'button' : 'submit'}
            look={byPassword ? 'plain' : 'main'}
            isDisabled={!known}
            busy={accept.isPending && !byPassword}
            onPress={() => byPassword && setByPassword(false)}
          >
            {join.makePasskey}
          </Button>
        </section>
      ) : (
        <p className="text-muted text-sm">{signIn.noPasskeys}</p>
      )}
      <section aria-label={join.password}>
        <h3 className="font-medium">{join.password}</h3>
        <p className="mt-1 mb-3 text-muted">{join.passwordText}</p>
        {byPassword ? (
          <div className="flex flex-col gap-4">
            <TextField
              label={proof.newPassword}
              hint={proof.passwordHint}
              type="password"
              name="password"
              autoComplete="new-password"
              value={given.password}
              onChange={change('password')}
              error={errors.password}
              isRequired
            />
            {known && (
              <AuthenticatorField
                offered={offer.data}
                offer={() => offer.mutate(undefined)}
                failed={offer.error}
                code={given.code}
                onCode={change('code')}
                error={errors.code}
              />
            )}
            <Button type="submit" look="main" isDisabled={!known} busy={accept.isPending}>
              {join.submit}
            </Button>
          </div>
        ) : (
          <Button onPress={() => setByPassword(true)}>{join.usePassword}</Button>
        )}
      </section>
      <ChangeError error={accept.error} />
    </Form>
  )
}

interface Accepted {
  recoveryCodes?: string[]
}
