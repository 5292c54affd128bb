import { DeskError, useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Dialog } from '../../kit/dialog'
import { TextField } from '../../kit/fields/text-field'
import { Form } from '../../kit/form'
import { Failed, Notice, useReason } from '../../kit/notice'
import type { StaffAccount } from '../account/account'
import { identityQuestion } from './question'
import { useProofs } from './use-proofs'
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
  const reason = useReason()
  const start = { password: '', code: '' }
  const { refusal, field, passkeyButton, busy, submit } = useProofs(
    '/confirm',
    start,
    ['/session'],
    onConfirmed,
  )
  if (account.error) return <Failed error={account.error} again={() => void account.refetch()} />
  if (!account.data) return null
  const canUsePasskey = account.data.passkeysHere && account.data.passkeys.length > 0
  return (
    <div className="flex flex-col gap-4">
      <p>{confirm.text}</p>
      {refusal && <Notice tone="bad" title={confirm.refused} text={reason(refusal)} />}
      {canUsePasskey && (
        <Button look="main" {...passkeyButton}>
          {confirm.passkey}
        </Button>
      )}
      {account.data.password && (
        <Form onSubmit={submit} className="flex flex-col gap-4">
          <input type="hidden" name="username" autoComplete="username" value={account.data.email} />
          <TextField
            {...field('password')}
            label={signIn.password}
            type="password"
            autoComplete="current-password"
          />
          <TextField
            {...field('code')}
            label={signIn.code}
            hint={signIn.codeHint}
            autoComplete="one-time-code"
          />
          <Button type="submit" look={canUsePasskey ? 'plain' : 'main'} busy={busy}>
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
