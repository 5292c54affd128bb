import type { Language } from '../../business'
import type { PageValues } from '../../content/pages/own-page-values'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { Badge } from '../kit/badge'
import { LinkButton } from '../kit/button'
import { type ColumnOf, titled } from '../kit/list/data-table'
import { ListScreen } from '../kit/list/list-screen'
import { useList } from '../kit/list/use-list'
import { useDates } from '../kit/use-formats'

interface ListedPage extends Pick<PageValues, 'slug' | 'place' | 'published'> {
  id: string
  path: string
  titles: Partial<Record<Language, string>>
  changedAt: number
}

export default function OwnPagesScreen() {
  const { pages: texts, screens } = useDeskTexts()
  const dates = useDates()
  const mayChange = useMay()('settings.change')
  const list = useList<{ pages: ListedPage[] }>('/pages')
  const columns: ColumnOf<ListedPage>[] = titled(texts.columns, [
    {
      id: 'title',
      cell: ({ titles }) => (
        <span className="cell-words">{Object.values(titles).find(Boolean) ?? texts.untitled}</span>
      ),
    },
    { id: 'address', cell: ({ path }) => <span className="cell-words">{path}</span> },
    { id: 'place', cell: ({ place }) => texts.places[place] },
    {
      id: 'state',
      cell: ({ published }) => (
        <Badge tone={published ? 'ok' : 'neutral'}>
          {published ? texts.published : texts.draft}
        </Badge>
      ),
    },
    { id: 'changed', cell: ({ changedAt }) => dates.moment(changedAt) },
  ])
  return (
    <ListScreen
      title={screens.ownPages}
      about={texts.about}
      actions={
        mayChange && (
          <LinkButton to="/pages/new" look="main" icon="plus">
            {texts.add}
          </LinkButton>
        )
      }
      list={list}
      columns={columns}
      rows={list.read.data?.pages}
      href={({ id }) => `/pages/${id}`}
      empty={texts.none}
    />
  )
}
