import { fill } from '../../texts/fill'
import { useDeskTexts } from '../client/desk-texts'
import { useMay } from '../client/use-session'
import { LinkButton } from '../kit/button'
import { Card } from '../kit/card'
import { useFigures } from '../kit/use-formats'
import { SearchLink } from '../search/search-link'
import { SynonymLink } from '../search/synonym-link'
import type { Start } from './to-do'

/** The searches that cost most, each one step from a synonym or a decision. */
export function SearchesCard({ searches }: Pick<Start, 'searches'>) {
  const { start } = useDeskTexts()
  const mayChange = useMay()('products.change')
  const figures = useFigures()
  return (
    <Card
      title={start.searches}
      actions={<LinkButton to="/search">{start.allSearches}</LinkButton>}
    >
      <p className="mb-2 text-muted">{start.searchesAbout}</p>
      <ol className="divide-y divide-line">
        {searches.map(({ text, visitors, unanswered, left }) => (
          <li key={text} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-1">
            <span className="min-w-0 grow">
              <SearchLink text={text} />
            </span>
            <span className="text-muted">
              {fill(start.lostOf, {
                lost: figures(unanswered + left),
                visitors: figures(visitors),
              })}
            </span>
            {mayChange && <SynonymLink text={text} />}
          </li>
        ))}
      </ol>
    </Card>
  )
}
