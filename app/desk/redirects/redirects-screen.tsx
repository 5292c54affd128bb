import { useState } from 'react'
import { toast } from 'sonner'
import type { ListedRedirect } from '../../redirects/redirect-list.server'
import { fill, plural } from '../../texts/fill'
import { deskFetch, useChange } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Button } from '../kit/button'
import { FormError } from '../kit/draft/form-error'
import { Checkbox } from '../kit/fields/checkbox'
import { TextField } from '../kit/fields/text-field'
import { FormDialog } from '../kit/form-dialog'
import { type ColumnOf, titled } from '../kit/list/data-table'
import { ListScreen } from '../kit/list/list-screen'
import type { PageOf } from '../kit/list/pager'
import { useList } from '../kit/list/use-list'
import { ChangeError } from '../kit/notice'
import { useDates } from '../kit/use-formats'
import { useUndo } from '../kit/use-undo'
import { ImportRedirects } from './import-redirects'

type Row = ListedRedirect & { id: string }
type Removed = Pick<ListedRedirect, 'source' | 'target' | 'kind'>[]

const DEFAULTS = { search: '', kind: '', page: '1' }

export default function RedirectsScreen() {
  const { redirects: texts, screens } = useDeskTexts()
  const changes = useMay()('settings.change')
  const list = useList<{ rows: ListedRedirect[]; page: PageOf }, typeof DEFAULTS>(
    '/redirects',
    DEFAULTS,
  )
  const [selected, setSelected] = useState<Set<string>>(new Set())
  const [opened, setOpened] = useState<'add' | 'import'>()
  const offerUndo = useUndo(texts, ['/redirects'])
  const remove = useChange(
    (sources: string[]) =>
      deskFetch<{ removed: Removed }>('POST', '/redirects/remove', { sources }),
    ['/redirects'],
    {
      onSuccess({ removed }) {
        setSelected(new Set())
        offerUndo(plural('en', texts.removed, removed.length), '/redirects/restore', { removed })
      },
    },
  )
  const columns = useColumns()
  const close = () => setOpened(undefined)
  return (
    <ListScreen
      title={screens.redirects}
      about={texts.about}
      actions={
        changes && (
          <>
            <Button icon="upload" onPress={() => setOpened('import')}>
              {texts.import}
            </Button>
            <Button look="main" icon="plus" onPress={() => setOpened('add')}>
              {texts.add}
            </Button>
          </>
        )
      }
      search={texts.search}
      filters={[{ name: 'kind', label: texts.kind, options: texts.kinds, any: texts.anyKind }]}
      notice=<ChangeError error={remove.error} />
      list={list}
      isSorted={false}
      columns={columns}
      rows={list.read.data?.rows.map((row) => ({ ...row, id: row.source }))}
      empty={texts.none}
      page={list.read.data?.page}
      {...(changes && {
        selected,
        onSelected: setSelected,
        bulk: (
          <Button
            look="bad"
            icon="bin"
            busy={remove.isPending}
            onPress={() => remove.mutate([...selected])}
          >
            {texts.remove}
          </Button>
        ),
      })}
    >
      {opened === 'add' && <AddRedirect close={close} />}
      {opened === 'import' && <ImportRedirects close={close} />}
    </ListScreen>
  )
}

function useColumns(): ColumnOf<Row>[] {
  const { columns, kinds } = useDeskTexts().redirects
  const dates = useDates()
  return titled(columns, [
    { id: 'from', cell: ({ source }) => <span className="cell-words">{source}</span> },
    { id: 'to', cell: ({ target }) => <span className="cell-words">{target}</span> },
    { id: 'kind', wideOnly: true, cell: ({ kind }) => kinds[kind] },
    { id: 'at', wideOnly: true, cell: ({ madeAt }) => dates.moment(madeAt) },
  ])
}

function AddRedirect({ close }: { close(): void }) {
  const { redirects: texts } = useDeskTexts()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [replace, setReplace] = useState(false)
  const save = useChange(
    () => deskFetch<{ to: string }>('POST', '/redirects', { from, to, replace }),
    ['/redirects'],
    {
      onSuccess(kept) {
        toast.success(fill(texts.added, { to: kept.to }))
        close()
      },
    },
  )
  return (
    <FormDialog title={texts.add} onClose={close} change={save}>
      <TextField
        autoFocus
        isRequired
        label={texts.from}
        hint={texts.fromHint}
        value={from}
        onChange={setFrom}
        error={save.error?.errors.from}
      />
      <TextField
        isRequired
        label={texts.to}
        hint={texts.toHint}
        value={to}
        onChange={setTo}
        error={save.error?.errors.to}
      />
      <Checkbox isSelected={replace} onChange={setReplace}>
        {texts.replace}
      </Checkbox>
      <FormError error={save.error} />
    </FormDialog>
  )
}
