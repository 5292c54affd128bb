import { useState } from 'react'
import { deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useChange } from '../../client/use-data'
import { ChangeError } from '../../kit/failed'
import { TextField } from '../../kit/fields/text-field'
import { FormDialog } from '../../kit/form-dialog'
import { AuthenticatorField, type Offered } from '../proofs/authenticator-field'
import type { StaffAccount } from './account'

interface Props {
  what: 'password' | 'authenticator'
  account: StaffAccount
  onClose(): void
  onDone(answer: { recoveryCodes?: string[] }): void
}

export function PasswordForm({ what, account, onClose, onDone }: Props) {
  const { staff } = useDeskTexts()
  const words = staff.account
  const [given, setGiven] = useState({ password: '', code: '' })
  const both = !account.password
  const offer = useChange(() => deskFetch<Offered>('POST', '/account/authenticator'), [])
  const confirmed = { setup: offer.data?.setup ?? '', code: given.code }
  const save = useChange(
    () =>
      what === 'password'
        ? deskFetch<{ recoveryCodes?: string[] }>('PUT', '/account/password', {
            password: given.password,
            ...(both && confirmed),
          })
        : deskFetch<{ recoveryCodes?: string[] }>('PUT', '/account/authenticator', confirmed),
    ['/account'],
    { onSuccess: onDone },
  )
  const titles = both ? words.setPassword : words.changePassword
  return (
    <FormDialog
      title={what === 'password' ? titles : words.changeAuthenticator}
      onClose={onClose}
      busy={save.isPending}
      onSubmit={() => save.mutate(undefined)}
    >
      <input type="hidden" name="username" autoComplete="username" value={account.email} />
      {what === 'password' && (
        <>
          <p>{words.passwordEnds}</p>
          <TextField
            label={staff.proof.newPassword}
            hint={staff.proof.passwordHint}
            type="password"
            name="password"
            autoComplete="new-password"
            value={given.password}
            onChange={(password) => setGiven({ ...given, password })}
            error={save.error?.errors.password}
            isRequired
          />
        </>
      )}
      {(both || what === 'authenticator') && (
        <AuthenticatorField
          offered={offer.data}
          offer={() => offer.mutate(undefined)}
          failed={offer.error}
          code={given.code}
          onCode={(code) => setGiven({ ...given, code })}
          error={save.error?.errors.code}
        />
      )}
      <ChangeError error={save.error} />
    </FormDialog>
  )
}
