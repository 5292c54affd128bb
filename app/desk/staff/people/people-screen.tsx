import { useState } from 'react'
import { plural } from '../../../texts/fill'
import { useDeskTexts } from '../../client/desk-texts'
import { useSession } from '../../client/use-session'
import { Badge } from '../../kit/badge'
import { Button, LinkButton } from '../../kit/button'
import type { ColumnOf } from '../../kit/list/data-table'
import { ListScreen } from '../../kit/list/list-screen'
import { useList } from '../../kit/list/use-list'
import { useDates } from '../../kit/use-formats'
import { Invitations } from './invitations'
import { InviteDialog } from './invite-dialog'
import type { PersonView, Staff } from './person'
import { PersonMenu } from './person-menu'

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
  return [
    {
      id: 'name',
      title: words.name,
      cell: ({ id, name }) => (
        <span>
          {name} {id === own && <Badge>{words.you}</Badge>}
        </span>
      ),
    },
    { id: 'email', title: words.email, cell: ({ email }) => email },
    { id: 'role', title: words.role, cell: ({ role }) => frame.roles[role] },
    { id: 'ways', title: words.signsInBy, cell: ways, wideOnly: true },
    {
      id: 'session',
      title: words.lastSession,
      cell: ({ signedInAt }) => (signedInAt ? moment(signedInAt) : words.none),
      wideOnly: true,
    },
    { id: 'do', title: words.change, end: true, cell: (person) => <PersonMenu person={person} /> },
  ]
}
