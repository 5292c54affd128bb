import { useState } from 'react'
import { fill, plural } from '../../../texts/fill'
import { deskFetch, useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Confirm } from '../../kit/confirm'
import { Dialog } from '../../kit/dialog'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import { FormDialog } from '../../kit/form-dialog'
import { type ColumnOf, titled } from '../../kit/list/data-table'
import { ListScreen } from '../../kit/list/list-screen'
import { useList } from '../../kit/list/use-list'
import { ChangeError } from '../../kit/notice'
import { useDates } from '../../kit/use-formats'
import type { Role } from '../../rights/rights'
import { RoleChoice } from '../people/role-choice'
import { ShownOnce } from './shown-once'
import { TOKEN_DAYS, TOKEN_ROLES, type TokenRole } from './token-rules'

interface Token {
  id: string
  name: string
  role: Role
  madeBy: string
  expiresAt: number
  usedAt: number | null
}

export default function TokensScreen() {
  const words = useDeskTexts().staff.tokens
  const list = useList<{ tokens: Token[] }>('/tokens')
  const [making, setMaking] = useState(false)
  const [revoked, setRevoked] = useState<Token>()
  const revoke = useChange((id: string) => deskFetch('DELETE', `/tokens/${id}`), ['/tokens'], {
    onSuccess: () => setRevoked(undefined),
  })
  const columns = useColumns((token) => {
    revoke.reset()
    setRevoked(token)
  })
  return (
    <ListScreen
      title={words.title}
      about={words.about}
      back={{ to: '/staff', text: words.back }}
      actions={
        <Button look="main" icon="plus" onPress={() => setMaking(true)}>
          {words.make}
        </Button>
      }
      list={list}
      columns={columns}
      rows={list.read.data?.tokens}
      empty={words.empty}
    >
      {making && <MakeTokenDialog onClose={() => setMaking(false)} />}
      <Confirm
        title={fill(words.revokeTitle, { name: revoked?.name ?? '' })}
        text={words.revokeText}
        action={words.revoke}
        bad
        isOpen={revoked !== undefined}
        change={revoke}
        onClose={() => setRevoked(undefined)}
        onConfirm={() => revoked && revoke.mutate(revoked.id)}
      />
    </ListScreen>
  )
}

function useColumns(onRevoke: (token: Token) => void): ColumnOf<Token>[] {
  const { staff, frame } = useDeskTexts()
  const words = staff.tokens
  const { moment, day } = useDates()
  return titled(words, [
    { id: 'name', cell: ({ name }) => name },
    { id: 'role', cell: ({ role }) => frame.roles[role] },
    { id: 'by', cell: ({ madeBy }) => madeBy, wideOnly: true },
    {
      id: 'until',
      cell: ({ expiresAt }) =>
        expiresAt > Date.now() ? day(expiresAt) : <Badge tone="warn">{words.expired}</Badge>,
    },
    { id: 'used', cell: ({ usedAt }) => (usedAt ? moment(usedAt) : words.never) },
    {
      id: 'do',
      title: words.revoke,
      end: true,
      cell: (token) => (
        <Button aria-label={`${words.revoke}: ${token.name}`} onPress={() => onRevoke(token)}>
          {words.revoke}
        </Button>
      ),
    },
  ])
}

/** Asks what the token is for, then shows it once. */
function MakeTokenDialog({ onClose }: { onClose(): void }) {
  const { staff } = useDeskTexts()
  const words = staff.tokens
  const [name, setName] = useState('')
  const [role, setRole] = useState<TokenRole>('viewer')
  const [days, setDays] = useState('90')
  const make = useChange(
    () => deskFetch<{ token: string }>('POST', '/tokens', { name, role, days: Number(days) }),
    ['/tokens'],
  )
  if (make.data)
    return (
      <Dialog title={words.made} onClose={onClose}>
        <ShownOnce text={words.madeText} secret={make.data.token} onKept={onClose} />
      </Dialog>
    )
  return (
    <FormDialog title={words.make} onClose={onClose} action={words.make} change={make}>
      <TextField
        label={words.name}
        hint={words.nameHint}
        maxLength={60}
        value={name}
        onChange={setName}
        error={make.error?.errors.name}
        autoFocus
        isRequired
      />
      <RoleChoice<TokenRole>
        label={words.role}
        roles={TOKEN_ROLES}
        value={role}
        onChange={setRole}
      />
      <Select
        label={words.lasts}
        options={TOKEN_DAYS.map((count) => ({
          id: String(count),
          text: plural('en', words.days, count),
        }))}
        value={days}
        onChange={setDays}
      />
      <ChangeError error={make.error} />
    </FormDialog>
  )
}
