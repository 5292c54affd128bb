import { useState } from 'react'
import { deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useChange } from '../../client/use-data'
import { Dialog } from '../../kit/dialog'
import { DialogForm } from '../../kit/dialog-form'
import { useReason } from '../../kit/failed'
import { TextField } from '../../kit/fields/text-field'
import { Notice } from '../../kit/notice'
import type { Role } from '../../rights/rights'
import { ShownOnce } from '../tokens/shown-once'
import { RoleChoice } from './role-choice'

export function InviteDialog({ onClose }: { onClose(): void }) {
  const { staff } = useDeskTexts()
  const words = staff.people
  const reason = useReason()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('staff')
  const invite = useChange(
    () => deskFetch<{ link: string }>('POST', '/staff/invitations', { email, role }),
    ['/staff'],
  )
  if (invite.data)
    return (
      <Dialog title={words.sent} isOpen onClose={onClose}>
        <ShownOnce text={words.sentText} secret={invite.data.link} onKept={onClose} />
      </Dialog>
    )
  return (
    <Dialog title={words.inviteTitle} isOpen onClose={onClose}>
      <DialogForm
        action={words.send}
        busy={invite.isPending}
        onClose={onClose}
        onSubmit={() => invite.mutate(undefined)}
      >
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
        {invite.error && <Notice tone="bad" title={reason(invite.error)} />}
      </DialogForm>
    </Dialog>
  )
}
