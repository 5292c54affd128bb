import { fill } from '../../../texts/fill'
import { deskFetch } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useChange } from '../../client/use-data'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { useReason } from '../../kit/failed'
import { Notice } from '../../kit/notice'
import { useDates } from '../../kit/use-formats'
import type { StaffAccount } from './account'

export function Sessions({ sessions }: Pick<StaffAccount, 'sessions'>) {
  const words = useDeskTexts().staff.account
  const { moment } = useDates()
  const reason = useReason()
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
      {end.error && <Notice tone="bad" title={reason(end.error)} />}
    </Card>
  )
}
