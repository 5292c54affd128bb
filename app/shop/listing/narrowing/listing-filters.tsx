import { type ComponentType, type MouseEvent, useState } from 'react'
import { useTexts } from '../../../texts/texts'
import { Icon } from '../../../ui/icon'
import { type ListingQuery, listingHref, type ShopFilters } from '../listing-query'
import { ChoiceList } from './choice-list'
import type { Choices } from './filter-choices.server'
import type { FilterSheetProps } from './filter-sheet'
import { NarrowFilters } from './narrow-filters'
import type { Narrowing } from './narrowing.server'
import { PriceForm } from './price-form'

interface Props {
  path: string
  query: ListingQuery
  listed: Choices[]
  narrowing: Narrowing
  /** How many filters are picked. */
  picks: number
  pending?: string
}

/** Shows the filters on the left: what narrows the list, then the lists that replace all picks. On phones they unfold, or with scripts a sheet opens. */
export function ListingFilters({ path, query, listed, narrowing, picks, pending }: Props) {
  const texts = useTexts('shop')
  const { bounds, choices } = narrowing
  // As long as nothing is picked, what replaces and what adds is the same.
  const adding = picks ? choices : choices.filter(({ listed }) => !listed)
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps>>()

  async function openSheet(event: MouseEvent) {
    const lists = event.currentTarget.parentElement as HTMLDetailsElement
    // The visitor unfolded it before the scripts loaded: this press folds it.
    if (lists.open) return
    event.preventDefault()
    try {
      const { FilterSheet } = await import('./filter-sheet')
      setSheet(() => FilterSheet)
    } catch {
      lists.open = true // Offline, the lists unfold in place.
    }
  }

  return (
    <>
      <details className="filters" open={!!bounds.problem || undefined}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control */}
        <summary className="filters-summary" onClick={openSheet}>
          {texts.filters} {picks > 0 && `(${picks})`} <Icon name="chevron-down" />
        </summary>
        <div className="filters-groups">
          <NarrowFilters choices={adding} bounds={bounds} />
          {listed.map(({ kind, title, choices, kept, most }) => (
            <section key={kind} aria-label={title}>
              <h2>{title}</h2>
              <ChoiceList choices={choices} pending={pending} most={most} boxes />
              {kept && <PriceForm bounds={bounds} kept={kept} />}
            </section>
          ))}
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
