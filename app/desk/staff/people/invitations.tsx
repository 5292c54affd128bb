import { fill } from '../../../texts/fill'
import { deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useChange } from '../../client/use-data'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { useReason } from '../../kit/failed'
import { Notice } from '../../kit/notice'
import { useDates } from '../../kit/use-formats'
import type { PendingInvitation } from './person'

export function Invitations({ invitations }: { invitations: PendingInvitation[] }) {
  const { staff, frame } = useDeskTexts()
  const words = staff.people
  const { moment } = useDates()
  const reason = useReason()
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
      {withdraw.error && <Notice tone="bad" title={reason(withdraw.error)} />}
    </Card>
  )
}
