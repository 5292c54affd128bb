import { useState } from 'react'
import { LANGUAGES, type Language } from '../../../business'
import { useDeskTexts } from '../../client/desk-texts'
import { useMay, useSession } from '../../client/use-session'
import { Badge } from '../../kit/badge'
import { Button } from '../../kit/button'
import { type ColumnOf, titled } from '../../kit/list/data-table'
import { optionsOf } from '../../kit/list/list-filters'
import { ListScreen } from '../../kit/list/list-screen'
import type { PageOf } from '../../kit/list/pager'
import { useList } from '../../kit/list/use-list'
import { SettingsLinks } from '../settings-links'
import type { ShopText } from './shop-text'
import { useWordPlace } from './use-word-place'
import { WordsDialog } from './words-dialog'

const DEFAULTS = { search: '', own: 'all', page: '1' }

type Row = ShopText & { id: string }

export default function WordsScreen() {
  const { screens, settings } = useDeskTexts()
  const { words: texts, choices } = settings
  const { language } = useSession().shop
  const defaults = { ...DEFAULTS, language }
  const list = useList<{ words: ShopText[]; page: PageOf }, typeof defaults>(
    '/settings/words',
    defaults,
  )
  const { data } = list.read
  const [edited, setEdited] = useState<ShopText>()
  const mayChange = useMay()('settings.change')
  const columns = useColumns(mayChange ? setEdited : undefined)
  return (
    <ListScreen
      title={screens.words}
      about={texts.about}
      before={<SettingsLinks />}
      list={list}
      search={texts.search}
      filters={[
        { name: 'language', label: texts.language, options: optionsOf(choices, LANGUAGES) },
        { name: 'own', label: texts.filter, options: texts.filters },
      ]}
      columns={columns}
      rows={data?.words.map((one) => ({ ...one, id: one.path }))}
      empty={texts.none}
      page={data?.page}
    >
      {edited && (
        <WordsDialog
          words={edited}
          language={list.state.language as Language}
          onClose={() => setEdited(undefined)}
        />
      )}
    </ListScreen>
  )
}

function useColumns(edit: ((words: ShopText) => void) | undefined): ColumnOf<Row>[] {
  const { words: texts } = useDeskTexts().settings
  const placeOf = useWordPlace()
  return titled(texts.columns, [
    {
      id: 'text',
      cell: ({ shipped, own, missing }) => (
        <span className="break-words">
          {own ?? shipped} {own !== undefined && <Badge tone="info">{texts.own}</Badge>}
          {missing && <Badge tone="warn">{texts.missing}</Badge>}
        </span>
      ),
    },
    {
      id: 'place',
      wideOnly: true,
      cell: ({ path }) => <span className="text-muted text-sm">{placeOf(path)}</span>,
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
  ])
}
