import { useState } from 'react'
import { DeskError, deskFetch, useChange, useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { TextField } from '../../kit/fields/text-field'
import { Form } from '../../kit/form'
import { Failed, Notice, useReason } from '../../kit/notice'
import type { StaffAccount } from '../account/account'
import { usePasskeys } from '../proofs/use-passkeys'
import { identityQuestion } from './question'
import { useQuestion } from './use-question'

/** Asks for a proof of identity, then resumes every waiting request. */
export function ConfirmIdentity() {
  const { confirm } = useDeskTexts().staff
  const { isAsked, answered, gaveUp } = useQuestion(identityQuestion)
  if (!isAsked) return null
  return (
    <Dialog
      title={confirm.title}
      onClose={() => gaveUp(new DeskError(403, 'not_confirmed', confirm.gaveUp))}
    >
      <Ways onConfirmed={answered} />
    </Dialog>
  )
}

function Ways({ onConfirmed }: { onConfirmed(): void }) {
  const { confirm, signIn } = useDeskTexts().staff
  const account = useRead<StaffAccount>('/account')
  const passkeys = usePasskeys()
  const reason = useReason()
  const [given, setGiven] = useState({ password: '', code: '' })
  const byPasskey = useChange(
    async () => {
      const response = await passkeys.use('/confirm/passkey/options')
      return deskFetch('POST', '/confirm/passkey', { response })
    },
    ['/session'],
    { onSuccess: onConfirmed },
  )
  const byPassword = useChange(() => deskFetch('POST', '/confirm', given), ['/session'], {
    onSuccess: onConfirmed,
    onError: () => setGiven((before) => ({ ...before, code: '' })),
  })
  if (account.error) return <Failed error={account.error} again={() => void account.refetch()} />
  if (!account.data) return null
  const canUsePasskey = account.data.passkeysHere && account.data.passkeys.length > 0
  const refusal = byPasskey.error ?? byPassword.error
  const wrong: Record<string, string | undefined> = byPassword.error?.errors ?? {}
  const submit = () => {
    byPasskey.reset()
    byPassword.mutate(undefined)
  }
  return (
    <div className="flex flex-col gap-4">
      <p>{confirm.text}</p>
      {refusal && <Notice tone="bad" title={confirm.refused} text={reason(refusal)} />}
      {canUsePasskey && (
        <Button
          look="main"
          busy={byPasskey.isPending}
          onPress={() => {
            byPassword.reset()
            byPasskey.mutate(undefined)
          }}
        >
          {confirm.passkey}
        </Button>
      )}
      {account.data.password && (
        <Form onSubmit={submit} className="flex flex-col gap-4">
          <input type="hidden" name="username" autoComplete="username" value={account.data.email} />
          <TextField
            label={signIn.password}
            type="password"
            name="password"
            autoComplete="current-password"
            value={given.password}
            onChange={(password) => setGiven({ ...given, password })}
            error={wrong.password}
            isRequired
          />
          <TextField
            label={signIn.code}
            hint={signIn.codeHint}
            name="code"
            autoComplete="one-time-code"
            value={given.code}
            onChange={(code) => setGiven({ ...given, code })}
            error={wrong.code}
            isRequired
          />
          <Button type="submit" look={canUsePasskey ? 'plain' : 'main'} busy={byPassword.isPending}>
            {confirm.submit}
          </Button>
        </Form>
      )}
      {!canUsePasskey && !account.data.password && (
        <Notice tone="warn" title={confirm.noWay} text={signIn.noPasskeys} />
      )}
    </div>
  )
}
