import { useState } from 'react'
import { fill, plural } from '../../../texts/fill'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useSession } from '../../client/use-session'
import { Badge } from '../../kit/badge'
import { Button, LinkButton } from '../../kit/button'
import { Card } from '../../kit/card'
import { Dialog } from '../../kit/dialog'
import { TextField } from '../../kit/fields/text-field'
import { FormDialog } from '../../kit/form-dialog'
import { type ColumnOf, titled } from '../../kit/list/data-table'
import { ListScreen } from '../../kit/list/list-screen'
import { useList } from '../../kit/list/use-list'
import { ChangeError } from '../../kit/notice'
import { useDates } from '../../kit/use-formats'
import type { Role } from '../../rights/rights'
import { ShownOnce } from '../tokens/shown-once'
import type { PendingInvitation, PersonView, Staff } from './person'
import { PersonMenu } from './person-menu'
import { RoleChoice } from './role-choice'

export default function PeopleScreen() {
  const { staff } = useDeskTexts()
  const words = staff.people
  const list = useList<Staff>('/staff')
  const { data } = list.read
  const columns = useColumns()
  const [inviting, setInviting] = useState(false)
  return (
    <ListScreen
      title={words.title}
      about={words.about}
      actions={
        <>
          <LinkButton to="/tokens">{words.tokens}</LinkButton>
          <Button look="main" icon="plus" onPress={() => setInviting(true)}>
            {words.invite}
          </Button>
        </>
      }
      list={list}
      columns={columns}
      rows={data?.people}
      empty={words.none}
    >
      {data && data.invitations.length > 0 && <Invitations invitations={data.invitations} />}
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </ListScreen>
  )
}

function useColumns(): ColumnOf<PersonView>[] {
  const { staff, frame } = useDeskTexts()
  const words = staff.people
  const { moment } = useDates()
  const own = useSession().staff.id
  const ways = ({ password, passkeys }: PersonView) =>
    [
      ...(passkeys > 0 ? [plural('en', words.passkeys, passkeys)] : []),
      ...(password ? [words.password] : []),
    ].join(', ') || words.none
  return titled(words, [
    {
      id: 'name',
      cell: ({ id, name }) => (
        <span>
          {name} {id === own && <Badge>{words.you}</Badge>}
        </span>
      ),
    },
    { id: 'email', cell: ({ email }) => email },
    { id: 'role', cell: ({ role }) => frame.roles[role] },
    { id: 'ways', title: words.signsInBy, cell: ways, wideOnly: true },
    {
      id: 'session',
      title: words.lastSession,
      cell: ({ signedInAt }) => (signedInAt ? moment(signedInAt) : words.none),
      wideOnly: true,
    },
    { id: 'do', title: words.change, end: true, cell: (person) => <PersonMenu person={person} /> },
  ])
}

function Invitations({ invitations }: { invitations: PendingInvitation[] }) {
  const { staff, frame } = useDeskTexts()
  const words = staff.people
  const { moment } = useDates()
  const withdraw = useChange(
    (id: string) => deskFetch('DELETE', `/staff/invitations/${id}`),
    ['/staff'],
  )
  return (
    <Card title={words.invitations}>
      <ul className="divide-y divide-line">
        {invitations.map(({ id, kind, email, role, expiresAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-2">
            <span className="min-w-0 break-words">
              {email ?? words.byLink}
              <span className="block text-muted text-sm">
                {kind === 'reset' ? words.newWay : frame.roles[role]},{' '}
                {fill(words.until, { at: moment(expiresAt) })}
              </span>
            </span>
            <Button
              aria-label={`${words.withdraw}: ${email ?? words.byLink}`}
              busy={withdraw.isPending && withdraw.variables === id}
              onPress={() => withdraw.mutate(id)}
            >
              {words.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      <ChangeError error={withdraw.error} />
    </Card>
  )
}

function InviteDialog({ onClose }: { onClose(): void }) {
  const { staff } = useDeskTexts()
  const words = staff.people
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('staff')
  const invite = useChange(
    () => deskFetch<{ link: string }>('POST', '/staff/invitations', { email, role }),
    ['/staff'],
  )
  if (invite.data)
    return (
      <Dialog title={words.sent} onClose={onClose}>
        <ShownOnce text={words.sentText} secret={invite.data.link} onKept={onClose} />
      </Dialog>
    )
  return (
    <FormDialog title={words.inviteTitle} onClose={onClose} action={words.send} change={invite}>
      <TextField
        label={staff.signIn.email}
        type="email"
        name="email"
        autoComplete="off"
        maxLength={254}
        value={email}
        onChange={setEmail}
        error={invite.error?.errors.email}
        autoFocus
        isRequired
      />
      <RoleChoice value={role} onChange={setRole} />
      <ChangeError error={invite.error} />
    </FormDialog>
  )
}
