import { useState } from 'react'
import { plural } from '../../../texts/fill'
import { deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useChange } from '../../client/use-data'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { Confirm } from '../../kit/confirm'
import { Dialog } from '../../kit/dialog'
import { RecoveryCodes } from '../proofs/recovery-codes'
import type { StaffAccount } from './account'
import { PasswordForm } from './password-form'

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
        onConfirm={() => act.mutate(undefined)}
      />
      {codes && (
        <Dialog title={staff.proof.codesTitle} onClose={() => setCodes(undefined)}>
          <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />
        </Dialog>
      )}
    </Card>
  )
}
