import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useChange, useRead } from '../../client/use-data'
import { Button } from '../../kit/button'
import { Failed, useReason } from '../../kit/failed'
import { TextField } from '../../kit/fields/text-field'
import { Notice } from '../../kit/notice'
import { usePasskeys } from '../proofs/use-passkeys'
import { backPath } from './back-path'
import { Entrance } from './entrance'

interface Ways {
  passkeys: boolean
  owned: boolean
}

const EMPTY = { email: '', password: '', code: '' }

/** Signs in by a passkey, or by password and code together, without telling which was wrong. */
export default function SignInScreen() {
  const { signIn } = useDeskTexts().staff
  const ways = useRead<Ways>('/sign-in')
  const [given, setGiven] = useState(EMPTY)
  const enter = useEnter()
  useForgetting()
  const passkeys = usePasskeys()
  const byPasskey = useChange(
    async () => {
      const response = await passkeys.use('/sign-in/passkey/options')
      return deskFetch('POST', '/sign-in/passkey', { response })
    },
    [],
    { onSuccess: enter },
  )
  const byPassword = useChange(() => deskFetch('POST', '/sign-in', given), [], {
    onSuccess: enter,
    onError: () => setGiven((before) => ({ ...before, code: '' })),
  })
  const reason = useReason()
  const refusal = byPasskey.error ?? byPassword.error
  const submit = (event: FormEvent) => {
    event.preventDefault()
    byPasskey.reset()
    byPassword.mutate(undefined)
  }
  const field = (name: keyof typeof EMPTY) => ({
    name,
    value: given[name],
    onChange: (text: string) => setGiven({ ...given, [name]: text }),
    isRequired: true,
  })
  if (ways.error)
    return (
      <Entrance title={signIn.title}>
        <Failed error={ways.error} again={() => void ways.refetch()} />
      </Entrance>
    )
  return (
    <Entrance title={signIn.title}>
      {refusal && <Notice tone="bad" title={signIn.refused} text={reason(refusal)} />}
      {ways.data?.owned === false && (
        <Notice tone="info" title={signIn.unowned} text={signIn.unownedText} />
      )}
      {ways.data?.passkeys && (
        <>
          <Button
            look="main"
            busy={byPasskey.isPending}
            onPress={() => {
              byPassword.reset()
              byPasskey.mutate(undefined)
            }}
          >
            {signIn.passkey}
          </Button>
          <p className="text-center text-muted">{signIn.or}</p>
        </>
      )}
      <form onSubmit={submit} className="flex flex-col gap-4">
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
        <Button type="submit" look="main" busy={byPassword.isPending}>
          {signIn.submit}
        </Button>
      </form>
      {ways.data?.passkeys === false && <p className="text-muted text-sm">{signIn.noPasskeys}</p>}
    </Entrance>
  )
}

function useEnter() {
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  return () => void navigate(backPath(parameters.get('back')), { replace: true })
}

/** Forgets the former person's data once their screens are gone. */
function useForgetting() {
  const client = useQueryClient()
  useEffect(
    () => client.removeQueries({ predicate: ({ queryKey: [path] }) => path !== '/sign-in' }),
    [client],
  )
}
