import { useState } from 'react'
import { toast } from 'sonner'
import type { Finding } from '../../settings/finding'
import { fill, plural } from '../../texts/fill'
import { deskFetch, useChange, useRead } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Badge, type Tone } from '../kit/badge'
import { Button, LinkButton } from '../kit/button'
import { Card } from '../kit/card'
import { type ColumnOf, DataTable, titled } from '../kit/list/data-table'
import { Failed, useReason } from '../kit/notice'
import { Page } from '../kit/page'
import { useDates } from '../kit/use-formats'
import { sectionOf } from '../settings/form/fields'
import { type FindingGroup, findingGroups } from './finding-groups'

interface Examined {
  at: number
  findings: Finding[]
}

const TONES: Record<Finding['state'], Tone> = { todo: 'bad', note: 'warn', ok: 'ok' }
const PLACES: Partial<Record<Finding['area'], string>> = {
  pages: '/settings/pages',
  database: '/backups',
  catalogue: '/categories',
}
/** Commands that a desk screen replaces; other commands are described in words. */
const AT_THE_DESK = /npm run shop -- (settings|setup|backup)\b/

export default function HealthScreen() {
  const { health, screens, kit, start } = useDeskTexts()
  const dates = useDates()
  const [anew, setAnew] = useState(0)
  const query = anew > 0 ? { anew: true, time: anew } : {}
  const { data, error, isFetching, refetch } = useRead<Examined>('/health', query)
  const titleOf = (id: FindingGroup['id'], count: number) => {
    if (id === 'others') return count === 0 ? health.allFine : plural('en', health.todo, count)
    return `${count} ${plural('en', { ...start.tasks.setup }, count)}`
  }
  return (
    <Page
      title={screens.health}
      about={data ? fill(health.checked, { when: dates.moment(data.at) }) : kit.loading}
      actions={
        <Button icon="undo" busy={isFetching} onPress={() => setAnew(Date.now())}>
          {health.again}
        </Button>
      }
    >
      {error && <Failed error={error} again={() => void refetch()} />}
      {data &&
        findingGroups(data.findings).map(({ id, count, findings }) => (
          <Card key={id} title={titleOf(id, count)}>
            <ul className="divide-y divide-line">
              {findings.map((finding) => (
                <FindingRow key={finding.area + finding.said} finding={finding} />
              ))}
            </ul>
          </Card>
        ))}
      <GivenUp />
    </Page>
  )
}

const placeOf = ({ area, state, setting, screen }: Finding) => {
  if (state === 'ok') return
  if (screen) return screen
  const section = setting && sectionOf(setting)
  return section ? `/settings/${section}` : PLACES[area]
}

function FindingRow({ finding }: { finding: Finding }) {
  const { area, state, said, todo } = finding
  const { areas, states, open } = useDeskTexts().health
  const place = placeOf(finding)
  const isDoneHere = finding.screen ?? (place && todo && AT_THE_DESK.test(todo))
  return (
    <li className="flex flex-wrap gap-x-4 gap-y-1 py-3">
      <span className="w-20">
        <Badge tone={TONES[state]}>{states[state]}</Badge>
      </span>
      <div className="min-w-0 grow basis-60">
        <p>
          <span className="font-medium">{areas[area]}:</span> {said}
        </p>
        {todo && !isDoneHere && <p className="mt-1 break-words text-muted">{todo}</p>}
      </div>
      {place && <LinkButton to={place}>{open}</LinkButton>}
    </li>
  )
}

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
function GivenUp() {
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
