import { useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { TextField } from '../../kit/fields/text-field'
import { Form } from '../../kit/form'
import { Failed, Notice, useReason } from '../../kit/notice'
import { useProofs } from './use-proofs'

interface Props {
  /** The e-mail address of who was signed in here last. */
  email?: string
  onSignedIn(): void
}

/** Signs in by a passkey, or by password and code together, without telling which was wrong. */
export function SignInWays({ email = '', onSignedIn }: Props) {
  const { signIn } = useDeskTexts().staff
  const ways = useRead<{ passkeys: boolean; owned: boolean }>('/sign-in')
  const start = { email, password: '', code: '' }
  const { refusal, field, passkeyButton, busy, submit } = useProofs(
    '/sign-in',
    start,
    [],
    onSignedIn,
  )
  const reason = useReason()
  if (ways.error) return <Failed error={ways.error} again={() => void ways.refetch()} />
  return (
    <>
      {refusal && <Notice tone="bad" title={signIn.refused} text={reason(refusal)} />}
      {ways.data?.owned === false && (
        <Notice tone="info" title={signIn.unowned} text={signIn.unownedText} />
      )}
      {ways.data?.passkeys && (
        <>
          <Button look="main" {...passkeyButton}>
            {signIn.passkey}
          </Button>
          <p className="text-center text-muted">{signIn.or}</p>
        </>
      )}
      <Form onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          {...field('email')}
          label={signIn.email}
          type="email"
          autoComplete="username webauthn"
        />
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
          maxLength={40}
        />
        <Button type="submit" look="main" busy={busy}>
          {signIn.submit}
        </Button>
      </Form>
      {ways.data?.passkeys === false && <p className="text-muted text-sm">{signIn.noPasskeys}</p>}
    </>
  )
}
