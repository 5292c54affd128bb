import { useState } from 'react'
import { toast } from 'sonner'
import type { MailAgain } from '../../../orders/mails/order-mails.server'
import { useChange } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay } from '../../client/use-session'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Card } from '../../kit/card'
import { Select } from '../../kit/fields/select'
import { ChangeError } from '../../kit/notice'
import { useDates } from '../../kit/use-formats'
import { mailName } from '../timeline/timeline'
import { useOrder } from './use-order'

const TONES = { sent: 'ok', waiting: 'info', failed: 'bad' } as const

export function MailsCard() {
  const { orders: t } = useDeskTexts()
  const { view, send: sendChange } = useOrder()
  const { moment } = useDates()
  const may = useMay()
  const [template, setTemplate] = useState<MailAgain>()
  const send = useChange<MailAgain>(
    (wanted) =>
      sendChange({ path: '/mails', body: { template: wanted, key: crypto.randomUUID() } }),
    ['/orders'],
    { onSuccess: () => toast.success(t.order.mailQueued) },
  )
  return (
    <Card title={t.order.mails}>
      {view.mails.length === 0 && (
        <p className="text-muted">
          {view.order.billing?.email === '' ? t.order.noAddress : t.order.noMails}
        </p>
      )}
      <ul className="flex flex-col gap-2">
        {view.mails.map(({ template: name, state, at, error }) => (
          <li key={`${name}${at}${state}`}>
            <span className="flex flex-wrap items-center justify-between gap-2">
              <span>{mailName(t, name)}</span>
              <Badge tone={TONES[state]}>{t.order.mailStates[state]}</Badge>
            </span>
            <span className="block break-words text-muted text-sm">{error ?? moment(at)}</span>
          </li>
        ))}
      </ul>
      {may('orders.change') && view.mailsAgain.length > 0 && (
        <div className="mt-4 flex flex-wrap items-end gap-2">
          <div className="min-w-40 grow">
            <Select
              label={t.order.sendMail}
              options={view.mailsAgain.map((id) => ({ id, text: mailName(t, id) }))}
              value={template}
              onChange={(id: MailAgain) => setTemplate(id)}
            />
          </div>
          <Button
            busy={send.isPending}
            isDisabled={!template}
            onPress={() => template && send.mutate(template)}
          >
            {t.order.sendAgain}
          </Button>
        </div>
      )}
      <ChangeError error={send.error} />
    </Card>
  )
}
