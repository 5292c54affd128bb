import { useState } from 'react'
import { toast } from 'sonner'
import { fill } from '../../../texts/fill'
import { deskFetch, useChange, useRead } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { Confirm } from '../../kit/confirm'
import { TextField } from '../../kit/fields/text-field'
import { Form } from '../../kit/form'
import { ChangeError, Failed } from '../../kit/notice'
import { Page } from '../../kit/page'
import { useDates } from '../../kit/use-formats'
import { useSignOut } from '../signing-in/use-sign-out'
import type { StaffAccount } from './account'
import { Passkeys } from './passkeys'
import { PasswordCard } from './password-card'

export default function AccountScreen() {
  const { staff, frame } = useDeskTexts()
  const words = staff.account
  const account = useRead<StaffAccount>('/account')
  const [ending, setEnding] = useState(false)
  const everywhere = useSignOut('/sign-out-everywhere')
  if (account.error && !account.data)
    return <Failed error={account.error} again={() => void account.refetch()} />
  if (!account.data) return <Page title={words.title} />
  const { email, role } = account.data
  return (
    <Page
      title={words.title}
      about={fill(words.about, { email, role: frame.roles[role] })}
      actions={<Button onPress={() => setEnding(true)}>{words.everywhere}</Button>}
    >
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Name key={account.data.name} name={account.data.name} />
        <Sessions sessions={account.data.sessions} />
        <Passkeys passkeys={account.data.passkeys} here={account.data.passkeysHere} />
        <PasswordCard account={account.data} />
      </div>
      <Confirm
        title={words.everywhere}
        text={words.everywhereText}
        action={words.everywhere}
        isOpen={ending}
        change={everywhere}
        onClose={() => setEnding(false)}
      />
    </Page>
  )
}

function Name({ name }: { name: string }) {
  const { staff, kit } = useDeskTexts()
  const [given, setGiven] = useState(name)
  const rename = useChange(
    () => deskFetch('PATCH', '/account', { name: given }),
    ['/account', '/session', '/staff'],
    { onSuccess: () => void toast.success(staff.account.saved) },
  )
  return (
    <Card title={staff.account.you}>
      <Form onSubmit={() => rename.mutate(undefined)} className="flex flex-col gap-4">
        <TextField
          label={staff.account.name}
          name="name"
          autoComplete="name"
          maxLength={100}
          value={given}
          onChange={setGiven}
          error={rename.error?.errors.name}
          isRequired
        />
        <ChangeError error={rename.error} />
        <div>
          <Button
            type="submit"
            isDisabled={given.trim() === '' || given === name}
            busy={rename.isPending}
          >
            {kit.save}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function Sessions({ sessions }: Pick<StaffAccount, 'sessions'>) {
  const words = useDeskTexts().staff.account
  const { moment } = useDates()
  const end = useChange(
    (id: string) => deskFetch('DELETE', `/account/sessions/${id}`),
    ['/account'],
  )
  return (
    <Card title={words.sessions}>
      <ul className="divide-y divide-line">
        {sessions.map(({ id, device, startedAt, current }) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2">
            <span>
              {device} {current && <Badge tone="ok">{words.here}</Badge>}
              <span className="block text-muted text-sm">
                {fill(words.since, { at: moment(startedAt) })}
              </span>
            </span>
            {!current && (
              <Button
                aria-label={fill(words.endSessionNamed, { device })}
                busy={end.isPending && end.variables === id}
                onPress={() => end.mutate(id)}
              >
                {words.endSession}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ChangeError error={end.error} />
    </Card>
  )
}
