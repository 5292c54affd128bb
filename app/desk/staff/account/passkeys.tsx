import { useState } from 'react'
import { fill } from '../../../texts/fill'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { Confirm } from '../../kit/confirm'
import { TextField } from '../../kit/fields/text-field'
import { useDates } from '../../kit/use-formats'
import { usePasskeys } from '../proofs/use-passkeys'
import type { Passkey } from './account'

type Asked = { what: 'add' } | { what: 'rename' | 'remove'; passkey: Passkey }

/** Lists passkeys and offers to add several, as a device may be lost. */
export function Passkeys({ passkeys, here }: { passkeys: Passkey[]; here: boolean }) {
  const { staff } = useDeskTexts()
  const words = staff.account
  const { moment } = useDates()
  const [asked, setAsked] = useState<Asked>()
  return (
    <Card
      title={words.passkeys}
      actions={
        here && (
          <Button icon="plus" onPress={() => setAsked({ what: 'add' })}>
            {words.addPasskey}
          </Button>
        )
      }
    >
      {passkeys.length === 0 && <p className="text-muted">{words.noPasskeys}</p>}
      {!here && <p className="text-muted text-sm">{staff.signIn.noPasskeys}</p>}
      <ul className="divide-y divide-line">
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span>
              {passkey.name}
              <span className="block text-muted text-sm">
                {fill(words.made, { at: moment(passkey.madeAt) })},{' '}
                {passkey.usedAt
                  ? fill(words.used, { at: moment(passkey.usedAt) })
                  : words.neverUsed}
              </span>
            </span>
            <span className="flex gap-2">
              <Button
                aria-label={`${words.rename}: ${passkey.name}`}
                onPress={() => setAsked({ what: 'rename', passkey })}
              >
                {words.rename}
              </Button>
              <Button
                aria-label={`${words.remove}: ${passkey.name}`}
                onPress={() => setAsked({ what: 'remove', passkey })}
              >
                {words.remove}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      {asked && <Asking asked={asked} onClose={() => setAsked(undefined)} />}
    </Card>
  )
}

function Asking({ asked, onClose }: { asked: Asked; onClose(): void }) {
  const { staff, kit } = useDeskTexts()
  const words = staff.account
  const { make } = usePasskeys()
  const named = 'passkey' in asked ? asked.passkey : undefined
  const [name, setName] = useState(asked.what === 'rename' ? (named?.name ?? '') : '')
  const path = `/account/passkeys/${named?.id}`
  const change = useChange(
    async () => {
      if (asked.what === 'remove') return deskFetch('DELETE', path)
      if (asked.what === 'rename') return deskFetch('PATCH', path, { name })
      const response = await make('/account/passkeys/options')
      return deskFetch('POST', '/account/passkeys', { response, name })
    },
    ['/account'],
    { onSuccess: onClose },
  )
  const title = {
    add: words.addPasskey,
    rename: words.rename,
    remove: fill(words.removePasskey, { name: named?.name ?? '' }),
  }[asked.what]
  return (
    <Confirm
      title={title}
      text={asked.what === 'remove' ? words.removePasskeyText : undefined}
      action={{ add: words.addPasskey, rename: kit.save, remove: words.remove }[asked.what]}
      bad={asked.what === 'remove'}
      change={change}
      onClose={onClose}
    >
      {asked.what !== 'remove' && (
        <TextField
          label={words.passkeyName}
          hint={words.passkeyNameHint}
          maxLength={60}
          value={name}
          onChange={setName}
          error={change.error?.errors.name}
          autoFocus
          isRequired
        />
      )}
    </Confirm>
  )
}
