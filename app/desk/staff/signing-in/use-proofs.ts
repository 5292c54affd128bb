import { useState } from 'react'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { boundTo } from '../../kit/fields/bound-to'
import { usePasskeys } from '../proofs/use-passkeys'

/** Proves to a path who somebody is: by a passkey, or by password and code together. */
export function useProofs<Given extends { password: string; code: string }>(
  path: '/sign-in' | '/confirm',
  start: Given,
  changed: string[],
  onProven: () => void,
) {
  const passkeys = usePasskeys()
  const [given, setGiven] = useState(start)
  const byPasskey = useChange(
    async () => {
      const response = await passkeys.use(`${path}/passkey/options`)
      return deskFetch('POST', `${path}/passkey`, { response })
    },
    changed,
    { onSuccess: onProven },
  )
  const byPassword = useChange(() => deskFetch('POST', path, given), changed, {
    onSuccess: onProven,
    onError: () => setGiven((before) => ({ ...before, code: '' })),
  })
  const field = boundTo(
    given,
    (typed) => setGiven({ ...given, ...typed }),
    (name) => byPassword.error?.errors[name],
  )
  return {
    refusal: byPasskey.error ?? byPassword.error,
    field: <Name extends keyof Given & string>(name: Name) => ({
      ...{ name, ...field(name), isRequired: true },
    }),
    passkeyButton: {
      busy: byPasskey.isPending,
      onPress() {
        byPassword.reset()
        byPasskey.mutate(undefined)
      },
    },
    busy: byPassword.isPending,
    submit() {
      byPasskey.reset()
      byPassword.mutate(undefined)
    },
  }
}
