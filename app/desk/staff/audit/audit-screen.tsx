import { useInfiniteQuery } from '@tanstack/react-query'
import { type DeskError, deskFetch, useRead, withQuery } from '../../client/desk-fetch'
import { useDeskTexts } from '../../client/desk-texts'
import { Button } from '../../kit/button'
import { Select } from '../../kit/fields/select'
import { type ColumnOf, titled } from '../../kit/list/data-table'
import { ListScreen } from '../../kit/list/list-screen'
import { SearchBox } from '../../kit/list/search-box'
import { useAddressState } from '../../kit/list/use-address-state'
import { useDates } from '../../kit/use-formats'
import { actionWords } from './action-words'
import { difference } from './difference'

interface Entry {
  id: number
  at: number
  staff: { id: string; name: string }
  action: string
  subject: string
  before?: unknown
  after?: unknown
}
interface AuditPage {
  entries: Entry[]
  next?: number
}
interface Known {
  doers: { id: string; name: string }[]
  actions: string[]
}

/** Shows who changed what; each page starts where the one before ended. */
export default function AuditScreen() {
  const words = useDeskTexts().staff.audit
  const [filters, change] = useAddressState({ staff: '', action: '', search: '' })
  const { data: known } = useRead<Known>('/audit/filters')
  const log = useInfiniteQuery<
    AuditPage,
    DeskError,
    { pages: AuditPage[] },
    unknown[],
    number | undefined
  >({
    queryKey: ['/audit', filters],
    queryFn: ({ pageParam }) =>
      deskFetch<AuditPage>('GET', withQuery('/audit', { ...filters, before: pageParam })),
    initialPageParam: undefined,
    getNextPageParam: ({ next }) => next,
  })
  const columns = useColumns()
  return (
    <ListScreen
      title={words.title}
      about={words.about}
      before={
        <div className="flex flex-wrap items-center gap-3">
          <Select
            bare
            label={words.who}
            none={words.anyone}
            value={filters.staff}
            onChange={(staff) => change({ staff })}
            options={(known?.doers ?? []).map(({ id, name }) => ({ id, text: name }))}
          />
          <Select
            bare
            label={words.what}
            none={words.anything}
            value={filters.action}
            onChange={(action) => change({ action })}
            options={(known?.actions ?? []).map((id) => ({ id, text: actionWords(id) }))}
          />
          <SearchBox
            label={words.subject}
            value={filters.search}
            onSearch={(search) => change({ search })}
          />
        </div>
      }
      list={{ state: filters, change, read: log }}
      columns={columns}
      rows={log.data?.pages.flatMap(({ entries }) => entries)}
      empty={words.empty}
    >
      {log.hasNextPage && (
        <div className="text-center">
          <Button busy={log.isFetchingNextPage} onPress={() => void log.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
    </ListScreen>
  )
}

function useColumns(): ColumnOf<Entry>[] {
  const words = useDeskTexts().staff.audit
  const { moment } = useDates()
  return titled(words, [
    { id: 'subject', title: words.of, cell: ({ subject }) => subject },
    { id: 'action', cell: ({ action }) => actionWords(action) },
    { id: 'change', cell: ({ before, after }) => <AuditChanges before={before} after={after} /> },
    { id: 'who', cell: ({ staff }) => staff.name },
    { id: 'at', cell: ({ at }) => moment(at) },
  ])
}

function AuditChanges({ before, after }: { before?: unknown; after?: unknown }) {
  const { staff, settings } = useDeskTexts()
  const { audit } = staff
  const titles: Record<string, { title: string } | undefined> = settings.fields
  const lines = difference(before, after)
  if (lines.length === 0) return null
  return (
    <dl className="min-w-0 text-sm">
      {lines.map((line) => (
        <div key={line.place} className="break-words">
          {line.place && (
            <dt className="inline text-muted">{titles[line.place]?.title ?? line.place}: </dt>
          )}
          <dd className="inline">
            {line.before !== undefined && (
              <del className="text-bad">
                <span className="sr-only">{audit.before} </span>
                {shown(line.before, audit.nothing)}
              </del>
            )}{' '}
            {line.after !== undefined && (
              <ins className="text-ok no-underline">
                <span className="sr-only">{audit.after} </span>
                {shown(line.after, audit.nothing)}
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const shown = (value: unknown, nothing: string) => {
  if (value === null || value === '') return nothing
  return typeof value === 'string' ? value : JSON.stringify(value)
}
