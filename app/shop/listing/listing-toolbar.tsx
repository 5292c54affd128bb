import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { PAGE_SIZES } from '../../business'
import { inLanguage } from '../../texts/language'
import { useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'
import {
  arrange,
  type ListingQuery,
  listingHref,
  type PageSize,
  type Sort,
  sortsFor,
  VIEWS,
} from './listing-query'
import { KeptFields } from './narrowing/kept-fields'

const ICONS = { grid: 'grid-2x2', list: 'list' } as const

interface Props {
  path: string
  query: ListingQuery
  /** How many products the list and what comes close have. */
  total: number
}

/** The toolbar: a plain GET form, which works without JavaScript. */
export function ListingToolbar({ path, query, total }: Props) {
  const texts = useTexts('shop')
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)

  /** Applies the selects when they differ from the list. */
  function apply() {
    const chosen = new FormData(form.current as HTMLFormElement)
    const sort = chosen.get('sort') as Sort
    const show = Number(chosen.get('show') ?? query.show) as PageSize
    if (sort === query.sort && show === query.show) return
    const all = query.all && show === query.show
    navigate(listingHref(inLanguage('en', path), arrange(query, { sort, show, all })), {
      preventScrollReset: true,
    })
  }
  const applyEarly = useRef(apply)
  // Applies a choice that was made before this code loaded.
  useEffect(() => applyEarly.current(), [])

  const kept = { ...query, sort: undefined, show: undefined, page: 1, all: false }

  return (
    <form ref={form} method="get" action={path} className="toolbar">
      <fieldset className="toolbar-layout">
        <legend className="sr-only">{texts.layout}</legend>
        {VIEWS.map((view) => (
          <a
            key={view}
            href={listingHref(path, { ...query, view })}
            data-keep-scroll
            className="toolbar-view"
            aria-label={texts[view]}
            title={texts[view]}
            aria-current={query.view === view || undefined}
          >
            <Icon name={ICONS[view]} size={20} />
          </a>
        ))}
      </fieldset>
      <KeptFields kept={[...new URLSearchParams(listingHref('', kept))]} />
      <div className="toolbar-sort">
        <label htmlFor="sort">{texts.sortBy}</label>
        <select id="sort" name="sort" value={query.sort} onChange={apply}>
          {sortsFor(query.q).map((sort) => (
            <option key={sort} value={sort}>
              {texts.sorts[sort]}
            </option>
          ))}
        </select>
      </div>
      {total > PAGE_SIZES[0] && (
        <div className="toolbar-show">
          <label htmlFor="show">{texts.show}</label>
          <select id="show" name="show" value={query.show} onChange={apply}>
            {PAGE_SIZES.map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </div>
      )}
      <noscript>
        <button type="submit">{texts.apply}</button>
      </noscript>
    </form>
  )
}
