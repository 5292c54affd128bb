import { type ComponentType, type MouseEvent, useState } from 'react'
import { useTexts } from '../../../texts/texts'
import { Icon } from '../../../ui/icon'
import { type ListingQuery, listingHref, type ShopFilters } from '../listing-query'
import type { Choices } from './filter-choices.server'
import { FilterGroup } from './filter-group'
import type { FilterSheetProps } from './filter-sheet'
import type { Narrowing } from './narrowing.server'

interface Props {
  path: string
  query: ListingQuery
  listed: Choices[]
  narrowing: Narrowing
  /** How many filters are picked. */
  picks: number
  /** True where the cards take no more than a row, beside which open filters would be long. */
  few: boolean
  /** True where nothing is found. */
  none: boolean
  pending?: string
}

/**
 * Shows the filters on the left: the spec's lists, then what else narrows, all of one make. On phones
 * they unfold, or with scripts a sheet opens.
 */
export function ListingFilters(props: Props) {
  const { path, query, listed, narrowing, picks, few, none, pending } = props
  const texts = useTexts('shop')
  const { bounds, choices } = narrowing
  const further = choices.filter(({ listed }) => !listed)
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>()

  // One search or one filter is taken back above the page; nothing is left to narrow.
  if (none && picks < 2 && !bounds.problem) return null

  async function openSheet(event: MouseEvent) {
    const lists = event.currentTarget.parentElement as HTMLDetailsElement
    // The visitor unfolded it before the scripts loaded: this press folds it.
    if (lists.open) return
    event.preventDefault()
    try {
      const sheet = await import('./filter-sheet')
      setSheet(() => sheet.FilterSheet)
    } catch {
      lists.open = true // Offline, the lists unfold in place.
    }
  }

  return (
    <>
      <details className="filters">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary className="filters-summary" onClick={openSheet}>
          {texts.filters} {picks > 0 && `(${picks})`} <Icon name="chevron-down" />
        </summary>
        <div className="filters-groups">
          {listed.map((group) => (
            <section key={group.kind} aria-label={group.title}>
              <FilterGroup group={group} bounds={bounds} pending={pending} />
            </section>
          ))}
          {further.length > 0 && (
            <section aria-label={texts.narrowBy}>
              {further.map((group) => (
                <FilterGroup key={group.kind} group={group} bounds={bounds} folded={few} />
              ))}
            </section>
          )}
        </div>
      </details>
      {Sheet && (
        <Sheet
          onClose={() => setSheet(undefined)}
          query={query}
          narrowing={narrowing}
          hrefOf={(filters: ShopFilters) =>
            listingHref(path, { ...query, ...filters, page: 1, all: false })
          }
        />
      )}
    </>
  )
}
