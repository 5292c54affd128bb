import { useState } from 'react'
import { plural } from '../../../texts/fill'
import { deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useChange } from '../../client/use-data'
import { Dialog } from '../../kit/dialog'
import { ChangeError } from '../../kit/failed'
import { Select } from '../../kit/fields/select'
import { TextField } from '../../kit/fields/text-field'
import { FormDialog } from '../../kit/form-dialog'
import { RoleChoice } from '../people/role-choice'
import { ShownOnce } from './shown-once'
import { TOKEN_DAYS, TOKEN_ROLES, type TokenRole } from './token-rules'

/** Asks what the token is for, then shows it once. */
export function MakeTokenDialog({ onClose }: { onClose(): void }) {
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
    <FormDialog
      title={words.make}
      onClose={onClose}
      action={words.make}
      busy={make.isPending}
      onSubmit={() => make.mutate(undefined)}
    >
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
