import { useState } from 'react'
import { LANGUAGES, type Language } from '../../../business'
import { useDeskTexts } from '../../client/desk-texts'
import { useRead } from '../../client/use-data'
import { useMay } from '../../client/use-session'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { Failed } from '../../kit/failed'
import { Select } from '../../kit/fields/select'
import { type ColumnOf, DataTable } from '../../kit/list/data-table'
import type { PageOf } from '../../kit/list/pager'
import { SearchBox } from '../../kit/list/search-box'
import { useAddressState } from '../../kit/list/use-address-state'
import { Page } from '../../kit/page'
import { SettingsLinks } from '../settings-links'
import type { Words } from './words'
import { WordsDialog } from './words-dialog'

type Row = Words & { id: string }

/** Every text of the shop, found by what it says, in the merchant's own words. */
export default function WordsScreen() {
  const { screens, settings } = useDeskTexts()
  const { words: texts, choices } = settings
  const [state, change] = useAddressState({ language: 'en', search: '', own: 'all', page: '1' })
  const { data, error, refetch } = useRead<{ words: Words[]; page: PageOf }>(
    '/settings/words',
    state,
  )
  const [edited, setEdited] = useState<Words>()
  const mayChange = useMay()('settings.change')
  const columns = useColumns(mayChange ? setEdited : undefined)
  const filters = Object.entries(texts.filters).map(([id, text]) => ({ id, text }))
  return (
    <Page title={screens.words} about={texts.about}>
      <SettingsLinks />
      <div className="flex flex-wrap gap-2">
        <SearchBox
          label={texts.search}
          value={state.search}
          onSearch={(search) => change({ search })}
        />
        <Select
          bare
          label={texts.language}
          value={state.language}
          options={LANGUAGES.map((id) => ({ id: id as string, text: choices[id] }))}
          onChange={(language) => change({ language })}
        />
        <Select
          bare
          label={texts.filter}
          value={state.own}
          options={filters}
          onChange={(own) => change({ own })}
        />
      </div>
      {error && !data && <Failed error={error} again={() => void refetch()} />}
      {data && (
        <DataTable
          label={screens.words}
          columns={columns}
          rows={data.words.map((one) => ({ ...one, id: one.path }))}
          empty={texts.none}
          page={data.page}
          onPage={(page) => change({ page: String(page) })}
        />
      )}
      {edited && (
        <WordsDialog
          words={edited}
          language={state.language as Language}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Page>
  )
}

function useColumns(edit: ((words: Words) => void) | undefined): ColumnOf<Row>[] {
  const { words: texts } = useDeskTexts().settings
  return [
    {
      id: 'text',
      title: texts.columns.text,
      cell: ({ shipped, own, missing }) => (
        <span className="break-words">
          {own ?? shipped} {own !== undefined && <Badge tone="info">{texts.own}</Badge>}
          {missing && <Badge tone="warn">{texts.missing}</Badge>}
        </span>
      ),
    },
    {
      id: 'key',
      title: texts.columns.key,
      wideOnly: true,
      cell: ({ path }) => <span className="break-all text-muted text-sm">{path}</span>,
    },
    ...(edit
      ? [
          {
            id: 'edit',
            title: texts.edit,
            cell: (words: Row) => (
              <Button icon="edit" onPress={() => edit(words)}>
                {texts.edit}
              </Button>
            ),
          },
        ]
      : []),
  ]
}
