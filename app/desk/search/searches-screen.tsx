import { useState } from 'react'
import { useNavigate } from 'react-router'
import { fill, plural } from '../../texts/fill'
import { withQuery } from '../client/desk-fetch'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Button, LinkButton } from '../kit/button'
import { TextField } from '../kit/fields/text-field'
import { FormDialog } from '../kit/form-dialog'
import { type ColumnOf, titled } from '../kit/list/data-table'
import { ListScreen } from '../kit/list/list-screen'
import type { PageOf } from '../kit/list/pager'
import { useList } from '../kit/list/use-list'
import { useFigures } from '../kit/use-formats'
import { SearchLink } from './search-link'
import { SynonymLink } from './synonym-link'

interface Row {
  id: string
  visitors: number
  unanswered: number
  left: number
  carted: number
  decided: { pinned: number; boosted: number; buried: number; target: string | null }
}

const DEFAULTS = { search: '', show: 'lost', page: '1' }

/** Lists what visitors searched for; the searches that cost most come first. */
export default function SearchesScreen() {
  const { search: texts, screens } = useDeskTexts()
  const mayChange = useMay()('products.change')
  const list = useList<{ rows: Row[]; page: PageOf }, typeof DEFAULTS>('/search/searches', DEFAULTS)
  const [isOpen, setOpen] = useState(false)
  const columns = useColumns(mayChange)
  const none = { lost: texts.noneLost, visitors: texts.none, decided: texts.noneDecided }
  return (
    <ListScreen
      title={screens.search}
      about={texts.about}
      actions={
        <>
          <LinkButton to="/search/synonyms">{texts.synonyms}</LinkButton>
          {mayChange && (
            <Button look="main" icon="plus" onPress={() => setOpen(true)}>
              {texts.decide}
            </Button>
          )}
        </>
      }
      search={texts.find}
      filters={[{ name: 'show', label: texts.show, options: texts.shows }]}
      list={list}
      isSorted={false}
      columns={columns}
      rows={list.read.data?.rows}
      empty={none[list.state.show as keyof typeof none] ?? texts.none}
      page={list.read.data?.page}
    >
      {isOpen && <DecideAbout close={() => setOpen(false)} />}
    </ListScreen>
  )
}

function useColumns(mayChange: boolean): ColumnOf<Row>[] {
  const { columns } = useDeskTexts().search
  const figures = useFigures()
  const counts = (['visitors', 'unanswered', 'left', 'carted'] as const).map((id) => ({
    ...{ id, title: columns[id], end: true, wideOnly: id === 'carted' },
    cell: (row: Row) => figures(row[id]),
  }))
  return titled(columns, [
    { id: 'text', cell: ({ id }) => <SearchLink text={id} /> },
    ...counts,
    { id: 'decided', cell: ({ decided }) => <Decided {...decided} /> },
    ...(mayChange
      ? [
          {
            id: 'actions',
            title: columns.actions,
            cell: ({ id }: Row) => <SynonymLink text={id} />,
          },
        ]
      : []),
  ])
}

function Decided({ pinned, boosted, buried, target }: Row['decided']) {
  const texts = useDeskTexts().search
  const said = [
    ...(['pinned', 'boosted', 'buried'] as const).map((kind) => {
      const count = { pinned, boosted, buried }[kind]
      return count > 0 && plural('en', texts[kind], count)
    }),
    target && fill(texts.leads, { path: target }),
  ].filter(Boolean)
  return <span className="break-words">{said.join(', ') || '–'}</span>
}

function DecideAbout({ close }: { close(): void }) {
  const { search: texts } = useDeskTexts()
  const navigate = useNavigate()
  const [text, setText] = useState('')
  const submit = () => {
    if (text.trim() !== '') navigate(withQuery('/search/one', { text: text.trim() }))
  }
  return (
    <FormDialog title={texts.decide} onClose={close} action={texts.open} onSubmit={submit}>
      <TextField autoFocus isRequired label={texts.text} value={text} onChange={setText} />
    </FormDialog>
  )
}
