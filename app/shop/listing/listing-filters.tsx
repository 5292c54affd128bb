import { type PriceBucket, priceBuckets } from '../../catalogue/price-buckets'
import { formatNumber, formatPrice } from '../../texts/figures'
import { fill } from '../../texts/fill'
import { useLanguage, useTexts } from '../../texts/texts'
import { Icon } from '../../ui/icon'
import { Part } from '../../ui/part'
import { type Filters, isFiltered, type ListingQuery, listingHref, pick } from './listing-query'
import type { ShownFacets } from './shown-facets'

interface Props {
  path: string
  query: ListingQuery
  facets: ShownFacets
}

/** Plain links, which work without JavaScript; the layout makes their clicks client navigation. */
export const ListingFilters = (listing: Props) => (
  <Part tag="details" className="filters" of={FiltersContent} given={listing} />
)

function FiltersContent({ path, query, facets }: Props) {
  const texts = useTexts('shop')
  const language = useLanguage()
  const group = { path, query }
  return (
    <>
      <summary className="filters-summary">
        {texts.filters} <Icon name="chevron-down" />
      </summary>
      <div className="filters-groups">
        <FilterGroup
          {...group}
          title={texts.byCategory}
          entries={[
            { label: texts.showAll, filters: {}, count: facets.total },
            ...facets.categories.map(({ slug, name, count }) => ({
              label: name,
              filters: { category: slug },
              count,
            })),
          ]}
        />
        <FilterGroup
          {...group}
          title={texts.byBrand}
          entries={facets.brands.map(({ name, count }) => ({
            label: name,
            filters: { brand: name },
            count,
          }))}
        />
        <FilterGroup
          {...group}
          title={texts.byPrice}
          entries={priceBuckets.map((price) => ({
            label: fill(
              texts.from,
              bucketEnds(price, (cents) => formatPrice(language, cents)),
            ),
            filters: { price },
            count: facets.prices[price],
          }))}
        />
      </div>
    </>
  )
}

/** '0-9.99' in the way the language writes prices. */
function bucketEnds(bucket: PriceBucket, format: (cents: number) => string) {
  const [low, high] = bucket.split('-').map((dollars) => Math.round(Number(dollars) * 100))
  return { low: format(low ?? 0), high: format(high ?? 0) }
}

interface GroupProps {
  path: string
  query: ListingQuery
  title: string
  entries: { label: string; filters: Filters; count: number }[]
}

function FilterGroup({ path, query, title, entries }: GroupProps) {
  const language = useLanguage()
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <ul className="filter-list">
        {entries.map(({ label, filters, count }) => (
          <li key={label}>
            <a
              href={listingHref(path, pick(query, filters))}
              aria-current={isPicked(query, filters) || undefined}
            >
              {`${label} (${formatNumber(language, count)})`}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

function isPicked(query: ListingQuery, filters: Filters) {
  if (!isFiltered(filters)) return !isFiltered(query)
  return (['category', 'brand', 'price'] as const).some(
    (name) => filters[name] !== undefined && filters[name] === query[name],
  )
}
