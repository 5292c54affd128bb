import { toast } from 'sonner'
import { fill, plural } from '../../texts/fill'
import { deskFetch } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useChange, useRead } from '../client/use-data'
import { useMay } from '../client/use-session'
import { Badge } from '../kit/badge'
import { Button } from '../kit/button'
import { Card } from '../kit/card'
import { Failed, useReason } from '../kit/failed'
import { type ColumnOf, DataTable } from '../kit/list/data-table'
import { titled } from '../kit/list/titled'
import { useDates } from '../kit/use-formats'

interface Job {
  id: string
  kind: string
  template?: string
  to?: string
  createdAt: number
  attempts: number
  reason: string
  held: boolean
}

/** Shows mails and other jobs that failed for good. */
export function GivenUp() {
  const { jobs: texts } = useDeskTexts().health
  const reason = useReason()
  const mayRetry = useMay()('jobs.change')
  const { data, error, refetch } = useRead<{ waiting: number; dead: number; jobs: Job[] }>('/jobs')
  const retry = useChange(
    (ids: string[] | 'all') => deskFetch<{ retried: number }>('POST', '/jobs/retry', { ids }),
    ['/jobs'],
    {
      onSuccess: ({ retried }) =>
        void toast(retried === 0 ? texts.gone : plural('en', texts.retried, retried)),
      onError: (failed) => void toast.error(reason(failed)),
    },
  )
  const columns = useColumns(mayRetry ? (id) => retry.mutate([id]) : undefined)
  if (error) return <Failed error={error} again={() => void refetch()} />
  if (!data) return null
  return (
    <Card
      title={texts.title}
      actions={
        mayRetry &&
        data.jobs.some(({ held }) => !held) && (
          <Button busy={retry.isPending} onPress={() => retry.mutate('all')}>
            {texts.retryAll}
          </Button>
        )
      }
    >
      <p className="mb-3 text-muted">{fill(texts.waiting, { count: data.waiting })}</p>
      <DataTable label={texts.title} columns={columns} rows={data.jobs} empty={texts.none} />
    </Card>
  )
}

function useColumns(retry: ((id: string) => void) | undefined): ColumnOf<Job>[] {
  const { jobs: texts } = useDeskTexts().health
  const { columns } = texts
  const dates = useDates()
  const customers = useMay()('customers.read')
  const kinds: Record<string, string> = texts.kinds
  return titled(columns, [
    {
      id: 'what',
      cell: ({ kind, template = '', to = '', held }) => (
        <span className="break-words">
          {kinds[kind] ?? kind} {to ? fill(texts.to, { template, to }) : template}{' '}
          {held && <Badge tone="info">{texts.held}</Badge>}
        </span>
      ),
    },
    ...(customers
      ? [
          {
            id: 'why',
            title: columns.why,
            cell: ({ reason }: Job) => <span className="break-words">{reason}</span>,
          },
        ]
      : []),
    { id: 'since', cell: ({ createdAt }) => dates.moment(createdAt) },
    { id: 'attempts', end: true, cell: ({ attempts }) => attempts },
    ...(retry
      ? [
          {
            id: 'retry',
            title: texts.retry,
            cell: ({ id }: Job) => <Button onPress={() => retry(id)}>{texts.retry}</Button>,
          },
        ]
      : []),
  ])
}
