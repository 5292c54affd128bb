import { useState } from 'react'
import { plural } from '../../../texts/fill'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { Confirm } from '../../kit/confirm'
import { Dialog } from '../../kit/dialog'
import { TextField } from '../../kit/fields/text-field'
import { FormDialog } from '../../kit/form-dialog'
import { ChangeError } from '../../kit/notice'
import { AuthenticatorField, type Offered } from '../proofs/authenticator-field'
import { RecoveryCodes } from '../proofs/recovery-codes'
import type { StaffAccount } from './account'

type Asked = 'password' | 'authenticator' | 'codes' | 'remove'
interface Answer {
  recoveryCodes?: string[]
}

export function PasswordCard({ account }: { account: StaffAccount }) {
  const { staff } = useDeskTexts()
  const words = staff.account
  const [asked, setAsked] = useState<Asked>()
  const [codes, setCodes] = useState<string[]>()
  const done = (answer: Answer) => {
    setAsked(undefined)
    setCodes(answer.recoveryCodes)
  }
  const act = useChange(
    () =>
      asked === 'codes'
        ? deskFetch<Answer>('POST', '/account/recovery-codes')
        : deskFetch<Answer>('DELETE', '/account/password'),
    ['/account'],
    { onSuccess: done },
  )
  const open = (what: Asked) => () => {
    act.reset()
    setAsked(what)
  }
  const close = () => setAsked(undefined)
  const { password, recoveryCodes } = account
  return (
    <Card title={words.password}>
      <p>{password ? words.hasPassword : words.hasNoPassword}</p>
      {password && (
        <p className="mt-1 text-muted">{plural('en', words.codesLeft, recoveryCodes)}</p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <Button onPress={open('password')}>
          {password ? words.changePassword : words.setPassword}
        </Button>
        {password && (
          <>
            <Button onPress={open('authenticator')}>{words.changeAuthenticator}</Button>
            <Button onPress={open('codes')}>{words.newCodes}</Button>
            <Button onPress={open('remove')}>{words.removePassword}</Button>
          </>
        )}
      </div>
      {(asked === 'password' || asked === 'authenticator') && (
        <PasswordForm what={asked} account={account} onClose={close} onDone={done} />
      )}
      <Confirm
        title={asked === 'remove' ? words.removePasswordTitle : words.newCodes}
        text={asked === 'remove' ? words.removePasswordText : words.newCodesText}
        action={asked === 'remove' ? words.removePassword : words.newCodes}
        bad={asked === 'remove'}
        isOpen={asked === 'codes' || asked === 'remove'}
        change={act}
        onClose={close}
      />
      {codes && (
        <Dialog title={staff.proof.codesTitle} onClose={() => setCodes(undefined)}>
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        </Dialog>
      )}
    </Card>
  )
}

interface Props {
  what: 'password' | 'authenticator'
  account: StaffAccount
  onClose(): void
  onDone(answer: { recoveryCodes?: string[] }): void
}

function PasswordForm({ what, account, onClose, onDone }: Props) {
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
      change={save}
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
