import { formatNumber } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import { type ListingQuery, listingHref } from './listing-query'
import { pageNumbers } from './listing-view'

interface Props {
  path: string
  query: ListingQuery
  last: number
}

export function Pagination({ path, query, last }: Props) {
  const texts = useTexts('shop')
  const language = useLanguage()
  const { page } = query
  if (last < 2) return null
  const href = (to: number) => listingHref(path, { ...query, page: to })
  return (
    <nav aria-label={texts.pages} className="pagination">
      {page > 1 ? (
        <a href={href(page - 1)} rel="prev">
          {texts.previous}
        </a>
      ) : (
        <span className="text-muted">{texts.previous}</span>
      )}
      <ol>
        {pageNumbers(page, last).map((number, position) => (
          <li key={number || -position}>
            {number === 0 ? (
              <span aria-hidden="true">…</span>
            ) : (
              <a
                href={href(number)}
                aria-label={fill(texts.page, { page: number })}
                aria-current={number === page ? 'page' : undefined}
              >
                {formatNumber(language, number)}
              </a>
            )}
          </li>
        ))}
      </ol>
      {page < last ? (
        <a href={href(page + 1)} rel="next">
          {texts.next}
        </a>
      ) : (
        <span className="text-muted">{texts.next}</span>
      )}
    </nav>
  )
}
