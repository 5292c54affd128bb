import { Select } from '../fields/select'
import { SearchBox } from './search-box'
import type { List } from './use-list'

interface ListFilter {
  name: string
  label: string
  /** Labels by the value in the address. */
  options: Readonly<Record<string, string>>
  any?: string
}

export interface FiltersOfList {
  /** Label of the search box; undefined for none. */
  search?: string
  filters?: readonly ListFilter[]
}

/** Picks the options with these ids, in this order, from texts that hold others too. */
export const optionsOf = <Id extends string>(
  texts: Readonly<Record<Id, string>>,
  ids: readonly Id[],
): Record<string, string> => Object.fromEntries(ids.map((id) => [id, texts[id]]))

/** Filters of a list, side by side; stacked on a phone. */
export const ListFilters = ({
  list: { state, change },
  search,
  filters = [],
}: FiltersOfList & { list: List }) => (
  <div className="flex flex-wrap items-start gap-3 *:max-sm:w-full">
    {search !== undefined && (
      <SearchBox
        label={search}
        value={state.search ?? ''}
        onSearch={(text) => change({ search: text })}
      />
    )}
    {filters.map(({ name, label, options, any }) => (
      <Select
        key={name}
        bare
        label={label}
        none={any}
        value={state[name]}
        onChange={(id: string) => change({ [name]: id })}
        options={Object.entries(options).map(([id, text]) => ({ id, text }))}
      />
    ))}
  </div>
)
